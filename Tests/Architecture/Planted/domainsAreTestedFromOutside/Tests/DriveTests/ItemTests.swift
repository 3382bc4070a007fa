@testable import DiskAdapter
@testable import Drive
