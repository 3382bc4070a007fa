// Headers only; SwiftPM wants a source file.
