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
            let single = try decoder.singleValueContainer()
            // Each asks which kind it is; what is none of these must be a list, or that error is thrown.
            let bool = (try? single.decode(Bool.self)).map(JSONValue.bool)
            let number = (try? single.decode(Int.self)).map(JSONValue.number)
            let decimal = (try? single.decode(Double.self)).map { JSONValue.decimal("\($0)") }
            let text = (try? single.decode(String.self)).map(JSONValue.text)
            value =
                if single.decodeNil() {
                    .null
                } else if let known = bool ?? number ?? decimal ?? text {
                    known
                } else {
                    .list(try single.decode([Read].self).map(\.value))
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
