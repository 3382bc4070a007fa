/// A domain that brings styles and scripts of its own, in the folder of its name; only its pages fetch them.
enum Domain: String, CaseIterable, Sendable {
    case gallery = "Gallery"
    case discover = "Discover"
    case videos = "Videos"
    case drive = "Drive"
    case registration = "Registration"
}
