import HTMLBuilder

/// Drawings in line style, in the colour of the text around them.
enum Icon {
    static let brand = drawn("<path d='M4 9 12 3l8 6v11H4Z'/><path d='M4 9h16M9.5 20v-6h5v6'/>")
    static let home = drawn("<path d='M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1Z'/>")
    static let videos = drawn(
        "<rect x='3' y='5' width='18' height='14' rx='3'/><path d='m10.5 9.2 4.6 2.8-4.6 2.8Z'/>")
    static let gallery = drawn(
        "<rect x='4' y='4' width='16' height='16' rx='3'/><circle cx='9' cy='9.3' r='1.6'/><path d='m4.5 17.5 5-4.8 3.4 3.2 3-2.8 3.6 3.4'/>"
    )
    static let discover = drawn(
        "<circle cx='12' cy='12' r='8.5'/><path d='m15.4 8.6-2 4.8-4.8 2 2-4.8Z'/>")
    static let more = drawn(
        "<circle cx='5.5' cy='12' r='1'/><circle cx='12' cy='12' r='1'/><circle cx='18.5' cy='12' r='1'/>")
    static let up = drawn("<path d='m6 14.5 6-6 6 6'/>")
    static let down = drawn("<path d='m6 9.5 6 6 6-6'/>")
    static let handle = drawn("<path d='M5 9h14M5 15h14'/>")
    static let heart = drawn(
        "<path d='M12 19.5 4.9 12.4a4.5 4.5 0 0 1 6.4-6.4l.7.7.7-.7a4.5 4.5 0 0 1 6.4 6.4Z'/>")
    static let drive = drawn(
        "<path d='M5.5 5h13l2.5 9v4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-4Z'/><path d='M3 14h18M16.5 16.5h1'/>")
    static let folder = drawn(
        "<path d='M3.5 6.5a1 1 0 0 1 1-1h5l2 2.5h8a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1Z'/>")
    static let newFolder = drawn(
        "<path d='M3.5 6.5a1 1 0 0 1 1-1h5l2 2.5h8a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1ZM12 10.7v5.6M9.2 13.5h5.6'/>"
    )
    static let file = drawn(
        "<path d='M6 3.5h8l4.5 4.5v11.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Z'/><path d='M13.5 3.5v5h5'/>")
    static let document = drawn(
        "<path d='M6 3.5h8l4.5 4.5v11.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Z'/><path d='M13.5 3.5v5h5M8.5 12.5h7M8.5 16h5'/>"
    )
    static let bin = drawn("<path d='M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5M10.3 10.5v6M13.7 10.5v6'/>")
    static let chart = drawn("<path d='M12 3.5V12h8.5'/><circle cx='12' cy='12' r='8.5'/>")
    static let upload = drawn("<path d='M12 15V4.5M7.5 9 12 4.5 16.5 9M4.5 19.5h15'/>")
    static let sound = drawn(
        "<path d='M9.5 17.5V6l9-2v11.5'/><circle cx='7' cy='17.5' r='2.5'/><circle cx='16' cy='15.5' r='2.5'/>")
    static let link = drawn(
        "<path d='M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.4-1.4'/>"
    )
    static let share = drawn("<path d='M12 14.5V4M8.3 7.3 12 3.6l3.7 3.7M8 10.5H6.5V20h11v-9.5H16'/>")
    static let signOut = drawn("<path d='M11 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h5M15.5 8l4 4-4 4M19 12h-9'/>")
    static let settings = drawn(
        "<path d='M4 7h9M19 7h1M4 17h1M11 17h9'/><circle cx='16' cy='7' r='2.5'/><circle cx='8' cy='17' r='2.5'/>")
    static let refresh = drawn("<path d='M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2'/><path d='M20 4.5v4.7h-4.7'/>")
    static let back = drawn("<path d='m14.5 5.5-6.5 6.5 6.5 6.5'/>")
    static let forward = drawn("<path d='m9.5 5.5 6.5 6.5-6.5 6.5'/>")
    static let moon = drawn("<path d='M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z'/>")
    static let sun = drawn(
        "<circle cx='12' cy='12' r='4'/><path d='M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1'/>"
    )
    static let play = drawn("<circle cx='12' cy='12' r='8.5'/><path d='m10.3 8.7 5 3.3-5 3.3Z'/>")
    static let stream = drawn(
        "<circle cx='12' cy='12' r='1.6'/><path d='M8 16a5.6 5.6 0 0 1 0-8M16 8a5.6 5.6 0 0 1 0 8M5.2 18.8a9.6 9.6 0 0 1 0-13.6M18.8 5.2a9.6 9.6 0 0 1 0 13.6'/>"
    )
    static let outward = drawn(
        "<path d='M13.5 5H19v5.5M19 5l-8.5 8.5M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4'/>")
    static let attention = drawn("<circle cx='12' cy='12' r='8.5'/><path d='M12 7.8v5M12 16v.2'/>")
    static let clock = drawn("<circle cx='12' cy='12' r='8.5'/><path d='M12 7v5l3.2 2'/>")
    static let done = drawn("<path d='m5 12.5 4.5 4.5L19 7.5'/>")
    static let shelf = drawn("<path d='M12 4v10.5M7.5 10l4.5 4.5 4.5-4.5M4.5 19.5h15'/>")
    static let search = drawn("<circle cx='11' cy='11' r='6.5'/><path d='m16 16 4 4'/>")
    static let key = drawn("<circle cx='8' cy='15' r='4'/><path d='m11 12 8-8M16 7l3 3'/>")

    static let person = drawn("<circle cx='12' cy='8' r='3.7'/><path d='M4.8 20c.5-4 3.4-6 7.2-6s6.7 2 7.2 6'/>")
    static let catalog = drawn("<path d='M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.2M4.5 12h.2M4.5 17.5h.2'/>")
    static let eye = drawn(
        "<path d='M3 12c2-4 5.3-6 9-6s7 2 9 6c-2 4-5.3 6-9 6s-7-2-9-6Z'/><circle cx='12' cy='12' r='2.7'/>")
    static let open = drawn("<circle cx='12' cy='12' r='5'/>")

    private static func drawn(_ lines: StaticString) -> HTML {
        .group([
            HTML(trusted: "<svg class='icon' viewBox='0 0 24 24' aria-hidden='true' focusable='false'>"),
            HTML(trusted: lines), HTML(trusted: "</svg>"),
        ])
    }
}
