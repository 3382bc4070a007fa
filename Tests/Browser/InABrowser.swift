import Testing
import WebDriver

/// Every test that drives a browser, one after the other: one Chromium at a time is enough for two slow cores.
@Suite(
    .serialized,
    // Skipped where there is nothing to drive: `apt-get install chromium chromium-driver` brings it.
    .enabled(if: Installed.canDriveABrowser, "chromedriver and Chromium are not installed on this machine"),
    .timeLimit(.minutes(5)))
struct `In a browser` {}
