import Foundation
import PackagePlugin

/// Puts every file of a target's `Files` folder inside the executable, as the target's own `EmbeddedFiles`.
///
/// SwiftPM's `.embedInCode` writes array literals, which take minutes to compile from some hundred kilobytes on.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Files")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let files = names.map { folder.appending(path: $0) }.filter { !$0.pathExtension.isEmpty }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the files of \(target.name)",
                executable: try context.tool(named: "embed-files").url,
                arguments: [folder.path, output.path],
                inputFiles: files,
                outputFiles: [output])
        ]
    }
}
