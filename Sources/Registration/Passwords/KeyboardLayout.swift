/// The Russian and the American layout of one keyboard: whoever types a Russian word with the other one switched on gets
/// `gfhjkm` for `пароль`, which guessing programs know.
enum KeyboardLayout {
    private static let american = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
    private static let russian = "ёйцукенгшщзхъфывапролджэячсмитьбю"

    private static let other = Dictionary(
        uniqueKeysWithValues: zip(american, russian).flatMap { [($0, $1), ($1, $0)] })

    /// What the same keys give in the other layout; small letters only.
    static func switched(_ text: String) -> String {
        String(text.map { other[$0] ?? $0 })
    }
}
