extension Course {
    /// The first generation's entries: one text for all of them, square pictures, and one stream behind every link.
    public static let videos = [
        (950, "Hold Still: Five Ways to Steady a Phone"),
        (7991, "The Camera in One Second, From a Locked Screen"),
        (1486, "Let Go of the Shutter’s Button"),
        (3657, "Where to Tap: Focus & Exposure"),
        (400, "The Horizon, and Why It’s Never Level"),
        (851, "Thirds, and When to Forget Them"),
        (3722, "Walk Around It First"),
        (3679, "Kneel: The World From Below the Knee"),
        (2372, "Golden Hour, Blue Hour [and the Hour Between]"),
        (4850, "Reflections in Lakes, Puddles & Shop Windows"),
        (5630, "Faces by a Window"),
        (1481, "Steam, Smoke, Breath, Fog"),
        (1045, "One Color Is Enough"),
        (6230, "Choose One: Ten Pictures In, Nine Out"),
    ].enumerated().map { place, row in
        Lesson(
            id: row.0, name: row.1, description: textOfAllVideos,
            picture: place.isMultiple(of: 2) ? "hills-at-dawn-square.jpg" : "water-like-silk-square.jpg",
            clip: "hls/playlist.m3u8")
    }

    private static let textOfAllVideos = """
        A short lesson for a walk of half an hour: one idea, one exercise, one picture to bring home. Nothing but a \
        phone is needed. Watch it once, go out, and do not look at the screen more often than at the world.
        """
}
