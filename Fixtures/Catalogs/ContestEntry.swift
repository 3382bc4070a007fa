/// A contest of the simulated service, before it is put on the wire.
public struct ContestEntry: Hashable, Sendable {
    public var name: String?
    public var url: String?
    /// In seconds from now; `nil` while no date is set.
    public var start: Int?
    /// In seconds from the start; `nil` while it is not known.
    public var length: Int?
    /// As it stands on the wire: `7200`, `7200.0`, `0.0`, `-`.
    public var duration: String?
    public var site: String

    public init(
        _ name: String?, _ url: String?, start: Int?, length: Int?, duration: String? = nil, site: String
    ) {
        self.name = name
        self.url = url
        self.start = start
        self.length = length
        self.duration = duration
        self.site = site
    }
}

extension ContestEntry {
    private static let hour = 3_600
    private static let day = 86_400

    /// One of each kind that the service knows, by their beginnings; those without a date last.
    public static let all: [ContestEntry] = [
        ContestEntry(
            "Endless Practice+", "https://hackerrank.example/contests/practice", start: -4_000 * day,
            length: 6_230 * day,
            duration: "538272000.0", site: "HackerRank"),
        ContestEntry(
            "1v1 Games", "https://codechef.example/GAMES", start: -700 * day, length: 3_653 * day,
            duration: "315619200.0", site: "CodeChef"),
        ContestEntry(
            "Весенний кубок — отборочный тур", "https://codeforces.example/contests/9100", start: -hour,
            length: 3 * hour,
            duration: "10800", site: "CodeForces"),
        ContestEntry(
            "Weekly Contest 858", "https://leetcode.example/contest/weekly-contest-858", start: 5 * hour,
            length: 5_400, duration: "5400", site: "LeetCode"),
        ContestEntry(
            "ハーバープログラミングコンテスト 2026（Beginner 400）", "https://atcoder.example/contests/harbor400",
            start: 22 * hour, length: 6_000, duration: "6000", site: "AtCoder"),
        ContestEntry(
            "", "https://hackerearth.example/challenges/november-circuits-26/", start: 2 * day, length: 9 * day,
            duration: "777600.0", site: "HackerEarth"),
        ContestEntry(
            "Starters 901 (Rated till 5 stars) & more", "https://codechef.example/START901", start: 3 * day,
            length: 2 * hour, duration: "7200", site: "CodeChef"),
        ContestEntry(
            "2026 Single Round Match 880", "https://topcoder.example/challenges", start: 4 * day, length: 2 * hour,
            duration: "7200.0", site: "TopCoder"),
        ContestEntry(
            "Sprint with <three> tasks", "https://toph.example/c/sprint", start: 5 * day, length: 0, duration: "0.0",
            site: "Toph"),
        ContestEntry(
            "Gym: Training of the North ", "https://codeforces.example/gymRegistration/105/virtual/true",
            start: 6 * day, length: 5 * hour, duration: "18000", site: "CodeForces::Gym"),
        ContestEntry(
            "Round #96", "https://csacademy.example/contest/round-96", start: 12 * day, length: nil, duration: "-",
            site: "CS Academy"),
        ContestEntry(
            "Round 1001 (date to be decided)", "https://codeforces.example/contestRegistration/9001", start: nil,
            length: nil, duration: "7200", site: "CodeForces"),
    ]

    /// What the service knows of each site: its name, its path and its address.
    public static let sites = [
        ["CodeForces", "codeforces", "https://codeforces.example"],
        ["CodeForces::Gym", "codeforces_gym", "https://codeforces.example/gyms"],
        ["TopCoder", "top_coder", "https://topcoder.example"], ["AtCoder", "at_coder", "https://atcoder.example"],
        ["CS Academy", "cs_academy", "https://csacademy.example"],
        ["CodeChef", "code_chef", "https://codechef.example"],
        ["HackerRank", "hacker_rank", "https://hackerrank.example"],
        ["HackerEarth", "hacker_earth", "https://hackerearth.example"],
        ["LeetCode", "leet_code", "https://leetcode.example"], ["Toph", "toph", "https://toph.example"],
    ]
}
