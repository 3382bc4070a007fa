public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Makes an office document readable for a browser.
public protocol DocumentConverter: Sendable {
    /// Writes the document as a PDF. The PDF appears when it is whole, and not earlier.
    ///
    /// - Parameters:
    ///   - document: a whole file, whose name ends as its kind asks for.
    ///   - pdf: where the PDF belongs; its folder is there.
    /// - Throws: ``ConversionError``; ``ConversionError/cancelled`` within a second when the task is cancelled.
    func convert(_ document: URL, to pdf: URL) async throws(ConversionError)

    /// Whether there is what it needs on this computer.
    func isInstalled() async -> Bool
}

/// Why a document cannot be shown.
public enum ConversionError: Error, Hashable, Sendable {
    /// The program that reads such documents is not on this computer.
    case notInstalled
    /// It took too long, or too much memory.
    case tooMuchWork
    /// The document is damaged, locked with a password, or of another kind than its name says.
    case unreadable
    /// The PDF cannot be written.
    case storageFailed
    /// The caller stopped waiting: nobody is told.
    case cancelled
}

extension ConversionError {
    /// What happened and what to do about it.
    public func message(in language: Language) -> String {
        switch (self, language) {
        case (.notInstalled, .english):
            "To read this document here, install LibreOffice on this computer. It can be saved as it is."
        case (.notInstalled, .russian):
            "Чтобы читать этот документ здесь, установите на компьютер LibreOffice. Сам файл можно сохранить."
        case (.tooMuchWork, .english): "This document is too large to be shown here. It can be saved as it is."
        case (.tooMuchWork, .russian): "Документ слишком велик, чтобы показать его здесь. Сам файл можно сохранить."
        case (.unreadable, .english):
            "This document cannot be read: it may be damaged, or locked with a password. It can be saved as it is."
        case (.unreadable, .russian):
            "Документ не читается: возможно, он повреждён или закрыт паролем. Сам файл можно сохранить."
        case (.storageFailed, .english):
            "The document cannot be written on this computer. Check the free space and the folder's permissions."
        case (.storageFailed, .russian):
            "Не удаётся записать документ на этом компьютере. Проверьте свободное место и права на папку."
        case (.cancelled, .english): "Cancelled."
        case (.cancelled, .russian): "Отменено."
        }
    }
}
