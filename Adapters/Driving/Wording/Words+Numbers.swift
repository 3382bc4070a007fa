import SharedKernel

/// The space that does not break between a number and its unit.
private let fixedSpace = "\u{A0}"

extension Words {
    /// `1,234,567`; «1 234 567» with narrow spaces that do not break.
    public func number(_ number: Int) -> String {
        let digits = String(number.magnitude)
        let separator = language == .english ? "," : "\u{202F}"
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += separator }
            grouped.append(digit)
        }
        // U+2212, the sign that is as wide as a digit.
        return number < 0 ? "\u{2212}" + grouped : grouped
    }

    /// A number with at most one digit after the point (a comma in Russian), rounded half up: `1.2`, `12`.
    public func number(tenths: Int) -> String {
        let whole = number(tenths / 10)
        let tenth = abs(tenths % 10)
        return tenth == 0 ? whole : whole + (language == .english ? "." : ",") + "\(tenth)"
    }

    /// A size in units of 1,000: `999 bytes`, `12 KB`, `1.2 GB`; «1,2 ГБ».
    ///
    /// - Parameter bytes: a negative size counts as none.
    public func size(_ bytes: Int64) -> String {
        guard bytes >= 1000 else { return count(Int(max(0, bytes)), .byte) }
        let units = language == .english ? ["KB", "MB", "GB", "TB", "PB", "EB"] : ["КБ", "МБ", "ГБ", "ТБ", "ПБ", "ЭБ"]
        var unit: Int64 = 1000
        for name in units {
            let next = unit.multipliedReportingOverflow(by: 1000)
            // Rounded up to a thousand, it is one of the next unit.
            if next.overflow || bytes < next.partialValue - unit / 2 {
                let isWhole = bytes / unit >= 100 || name == units[0]
                let told = isWhole ? number(rounded(bytes, by: unit)) : number(tenths: rounded(bytes, by: unit / 10))
                return told + fixedSpace + name
            }
            unit = next.partialValue
        }
        return number(Int(bytes)) + fixedSpace + (language == .english ? "bytes" : "байт")
    }

    /// A length as a player shows it: `0:07`, `12:05`, `1:02:03`.
    public func clock(_ duration: Duration) -> String {
        let seconds = max(0, duration.components.seconds)
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let last = twoDigits(Int(seconds % 60))
        return hours > 0 ? "\(hours):\(twoDigits(Int(minutes))):\(last)" : "\(minutes):\(last)"
    }

    /// A length in words, in its two largest units: `45 s`, `3 min 20 s`, `2 h 5 min`; «2 ч 5 мин».
    public func duration(_ duration: Duration) -> String {
        let seconds = Int(max(0, duration.components.seconds))
        let units = language == .english ? ["d", "h", "min", "s"] : ["д", "ч", "мин", "с"]
        let parts = zip([seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60], units)
        let told = parts.drop { $0.0 == 0 }.prefix(2).filter { $0.0 > 0 }
        guard !told.isEmpty else { return "0" + fixedSpace + units[3] }
        return told.map { number($0.0) + fixedSpace + $0.1 }.joined(separator: " ")
    }

    private func rounded(_ bytes: Int64, by unit: Int64) -> Int {
        Int(bytes / unit + (bytes % unit >= unit / 2 ? 1 : 0))
    }

    func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
