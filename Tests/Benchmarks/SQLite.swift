import Foundation
import Glibc

/// The little of SQLite's C interface that a comparison needs, from the shared library where it is installed.
struct SQLite {
    struct Failure: Error {
        let message: String
    }

    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
    private typealias Close = @convention(c) (OpaquePointer?) -> Int32
    private typealias Prepare =
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>, UnsafeMutableRawPointer?
        ) -> Int32
    private typealias Step = @convention(c) (OpaquePointer?) -> Int32
    private typealias Text = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<UInt8>?

    private let database: OpaquePointer
    private let prepare: Prepare
    private let step: Step
    private let finalize: Close
    private let text: Text
    private let closeDatabase: Close

    /// `nil` where the library is not installed.
    init?(path: String) throws {
        guard let library = dlopen("libsqlite3.so.0", RTLD_NOW) else { return nil }
        func symbol<Function>(_ name: String, as type: Function.Type) throws -> Function {
            guard let address = dlsym(library, name) else { throw Failure(message: "no \(name)") }
            return unsafeBitCast(address, to: type)
        }
        let open = try symbol("sqlite3_open", as: Open.self)
        prepare = try symbol("sqlite3_prepare_v2", as: Prepare.self)
        step = try symbol("sqlite3_step", as: Step.self)
        finalize = try symbol("sqlite3_finalize", as: Close.self)
        text = try symbol("sqlite3_column_text", as: Text.self)
        closeDatabase = try symbol("sqlite3_close", as: Close.self)
        var handle: OpaquePointer?
        guard open(path, &handle) == 0, let handle else { throw Failure(message: "cannot open \(path)") }
        database = handle
    }

    /// Runs one statement and hands over the first column of each row.
    func run(_ sql: String, row: (String) -> Void = { _ in }) throws {
        var statement: OpaquePointer?
        guard prepare(database, sql, -1, &statement, nil) == 0 else { throw Failure(message: sql) }
        defer { _ = finalize(statement) }
        while true {
            switch step(statement) {
            case 100: if let value = text(statement, 0) { row(String(cString: value)) }
            case 101: return
            case let code: throw Failure(message: "\(code): \(sql)")
            }
        }
    }

    func close() {
        _ = closeDatabase(database)
    }
}
