public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// ``FreeSpace`` as the system tells it to a person without privileges (statvfs(3), `f_bavail`).
public struct DiskFreeSpace: FreeSpace {
    public init() {}

    public func availableBytes(at file: URL) async -> Int? {
        var path = file.path
        var status = statvfs()
        // A folder that is not made yet will be on the disk of the one above it.
        while statvfs(path, &status) != 0 {
            guard errno == ENOENT || errno == ENOTDIR, let slash = path.lastIndex(of: "/") else { return nil }
            if path == "/" { return nil }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
        return Int(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
    }
}
