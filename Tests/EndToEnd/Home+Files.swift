import Foundation
import RunningVitrine

extension Home {
    /// Every file that lies anywhere in one of its folders, by its path below it.
    func files(in folder: String = "") throws -> [String: Data] {
        let top = directory.appending(path: folder)
        guard FileManager.default.fileExists(atPath: top.path) else { return [:] }
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: top.path) {
            let file = top.path + "/" + path
            let type = try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
            if type == .typeRegular { files[path] = FileManager.default.contents(atPath: file) }
        }
        return files
    }
}
