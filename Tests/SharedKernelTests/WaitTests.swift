import SharedKernel
import Testing

@Suite struct `A time to wait` {
    @Test(arguments: [
        (Duration.zero, "1 s", "1 с"), (.milliseconds(1_500), "2 s", "2 с"), (.seconds(119), "119 s", "119 с"),
        (.seconds(120), "2 min", "2 мин"), (.seconds(3_541), "60 min", "60 мин"),
        (.seconds(7_140), "119 min", "119 мин"), (.seconds(7_141), "2 h", "2 ч"), (.seconds(40_000), "12 h", "12 ч"),
    ])
    func `is told in the unit that says it shortest, rounded up`(_ wait: Duration, _ english: String, _ russian: String)
    {
        #expect(wait.words(in: .english) == english)
        #expect(wait.words(in: .russian) == russian)
    }
}
