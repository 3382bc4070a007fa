import SimulatorKit
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the Disk API says instead of an answer: a stable code, and words in two languages.
struct Refusal: Error, Hashable, Sendable {
    var status: Status
    var error: String
    var description: String
    var message: String
    /// In seconds.
    var retryAfter: Int?

    init(_ status: Int, _ error: String, _ description: String, _ message: String, retryAfter: Int? = nil) {
        self.status = Status(rawValue: status)
        self.error = error
        self.description = description
        self.message = message
        self.retryAfter = retryAfter
    }

    /// `application/json`, without a charset.
    var response: Response {
        let body: JSONValue = [
            "message": .text(message), "description": .text(description), "error": .text(error),
        ]
        var response = Response.text(status, body.encoded(), type: "application/json")
        response.acceptsRanges = false
        if let retryAfter { response.headers["Retry-After"] = "\(retryAfter)" }
        return response
    }

    static let unauthorized = Refusal(401, "UnauthorizedError", "Unauthorized", "Не авторизован.")
    static let forbidden = Refusal(
        403, "ForbiddenError", "Forbidden",
        "Доступ запрещён. Возможно, у приложения недостаточно прав для данного действия.")
    static let notFound = Refusal(
        404, "DiskNotFoundError", "Resource not found.", "Не удалось найти запрошенный ресурс.")
    static let noOperation = Refusal(
        404, "DiskOperationNotFoundError", "Operation not found.", "Не удалось найти указанную операцию.")
    static let locked = Refusal(
        423, "DiskResourceLockedError", "Resource is locked by another operation.",
        "Ресурс заблокирован. Возможно, над ним выполняется другая операция.")
    static let full = Refusal(
        507, "DiskStorageQuotaExhaustedError", "Not enough disk space.", "Недостаточно свободного места.")
    static let tooLarge = Refusal(
        413, "DiskFileTooLargeError", "The file is too large.", "Загрузка файла недоступна. Файл слишком большой.")
    static let passwordRequired = Refusal(
        403, "DiskSymlinkPasswordRequiredError", "Password required", "Требуется пароль")
    static let otherHash = Refusal(409, "MD5DifferError", "MD5 differs.", "Переданная и фактическая MD5 отличаются.")
    static let noEndpoint = Refusal(404, "NotFoundError", "Not Found", "Ресурс не найден.")

    static func missing(_ field: String) -> Refusal {
        Refusal(
            400, "FieldValidationError", "Error validating field \"\(field)\": This field is required.",
            "Ошибка проверки поля \"\(field)\": Это поле является обязательным.")
    }

    static func invalid(_ field: String) -> Refusal {
        Refusal(
            400, "FieldValidationError", "Error validating field \"\(field)\": Incorrect value.",
            "Ошибка проверки поля \"\(field)\": Некорректное значение.")
    }

    /// - Parameter path: as the client sent it, here and below.
    static func exists(_ path: String) -> Refusal {
        Refusal(
            409, "DiskResourceAlreadyExistsError", "Resource \"\(path)\" already exists.",
            "Ресурс \"\(path)\" уже существует.")
    }

    static func folderExists(_ path: String) -> Refusal {
        Refusal(
            409, "DiskPathPointsToExistentDirectoryError",
            "Specified path \"\(path)\" points to existent directory.",
            "По указанному пути \"\(path)\" уже существует папка с таким именем.")
    }

    static func noParent(_ path: String) -> Refusal {
        Refusal(
            409, "DiskPathDoesntExistsError", "Specified path \"\(path)\" doesn't exists.",
            "Указанного пути \"\(path)\" не существует.")
    }
}
