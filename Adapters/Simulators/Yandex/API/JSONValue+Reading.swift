import SimulatorKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONValue {
    /// `nil` for what is no JSON.
    init?(reading data: Data) {
        // What is wrong with it is told by the answer to the whole request.
        guard let read = try? JSONDecoder().decode(Read.self, from: data) else { return nil }
        self = read.value
    }

    private struct Read: Decodable {
        let value: JSONValue

        init(from decoder: any Decoder) throws {
            if let fields = try? decoder.container(keyedBy: Name.self) {  // Not a record: one of the others.
                value = .record(
                    try fields.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
                        Field(name: key.stringValue, value: try fields.decode(Read.self, forKey: key).value)
                    })
                return
            }
            // Each `try?` here asks which kind it is; the last kind's error is thrown.
            let single = try decoder.singleValueContainer()
            if single.decodeNil() {
                value = .null
            } else if let bool = try? single.decode(Bool.self) {
                value = .bool(bool)
            } else if let number = try? single.decode(Int.self) {
                value = .number(number)
            } else if let number = try? single.decode(Double.self) {
                value = .decimal("\(number)")
            } else if let text = try? single.decode(String.self) {
                value = .text(text)
            } else {
                value = .list(try single.decode([Read].self).map(\.value))
            }
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}
