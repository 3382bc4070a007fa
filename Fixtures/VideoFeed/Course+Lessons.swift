/// A small course in photography, in the two shapes that the feed had.
public enum Course {
    /// The second generation's entries: a text, a picture and a clip of its own for each.
    public static let lessons = [
        Lesson(
            id: 950, name: "Get Up Before the Sun",
            description: """
                The quarter of an hour before sunrise is worth the whole day after it. Mist lies in the valleys, every \
                hill is a shade lighter than the one before it, and nobody stands in the way.

                Bring the phone, a warm coat and something to lean on. Expose for the sky: hold a finger on the \
                brightest part, then draw it down a little. What is dark may stay dark.
                """,
            picture: "hills-at-dawn.jpg", clip: "hills-at-dawn.mp4"),
        Lesson(
            id: 7991, name: "One Window, One Subject",
            description: """
                You don’t need a studio. One window, one wall and the hour when the sun comes in low are a whole \
                lighting kit.

                Put the subject where the light ends, not where it is brightest. Turn off every lamp in the room: two \
                colors of light in one picture seldom agree.
                """,
            picture: "window-light.jpg", clip: "window-light.mp4"),
        Lesson(
            id: 1486, name: "Photograph the Moon & Keep the Sea",
            description: """
                Why does the moon come out as a white dot? Because the phone believes in the dark around it. Tap the \
                moon itself, lower the exposure until its face appears, and let the water show where it is.

                Best on the evening before full moon: it rises while there is still some blue left in the sky.
                """,
            picture: "moon-over-the-sea.jpg", clip: "moon-over-the-sea.mp4"),
        Lesson(
            id: 3657, name: "Draw With Traffic [Long Exposure, Any Phone]",
            description: """
                A bridge over a busy road, the blue after sunset, five seconds of patience: the cars vanish and their \
                lights stay.

                • rest the phone on the railing, never on a parked car
                • start the exposure just before the lights turn green
                • red lines leave, white lines arrive: choose which should lead the eye
                """,
            picture: "light-trails.jpg", clip: "light-trails.mp4"),
        Lesson(
            id: 400, name: "Water Like Silk",
            description: """
                Open a live picture, choose “Long Exposure”, done. The sea forgets its waves and the rocks come \
                forward. It works by day as well, with clouds, crowds & fountains: whatever moves turns soft, and \
                whatever stays becomes the subject.
                """,
            picture: "water-like-silk.jpg", clip: "water-like-silk.mp4"),
        Lesson(
            id: 851, name: "Leave It Empty",
            description: """
                The hardest thing to photograph is nothing. Find one thing, alone (a tree, a chair, a person with an \
                umbrella), walk away from it until it looks lost, then take three steps more.

                Four fifths of this picture are sky. Cover them with your hand: it’s only a tree.
                """,
            picture: "one-tree.jpg", clip: "one-tree.mp4"),
        Lesson(
            id: 3722, name: "Let Shadows Draw the Shape",
            description: """
                At noon a dune is a flat yellow field. In the evening the same dune has a back, a shoulder and a spine.

                Light from the side draws; light from behind you explains. Look for the line where the two sides of a \
                thing meet, and put that line first.
                """,
            picture: "dunes.jpg", clip: "dunes.mp4"),
        Lesson(
            id: 3679, name: "Out of Focus, on Purpose ✨",
            description: """
                Lock the focus on your own hand, take the hand away, and the whole street turns into lights. 🌃

                The farther the lights, the larger the circles. Rain helps; so does a thumbprint on the lens (wipe it \
                off afterwards…).
                """,
            picture: "lights-out-of-focus.jpg", clip: "lights-out-of-focus.mp4"),
        Lesson(
            id: 2372, name: "Wait Twenty Minutes More",
            description: """
                When the sun is down everybody packs up. Stay. Between ten and twenty minutes later the clouds are lit \
                from below, and for three or four minutes there is no wrong direction to point a camera in.

                If there’s a gap at the horizon, wait. If there’s none, go home: you will hear about it if it burns.
                """,
            picture: "burning-clouds.jpg", clip: "burning-clouds.mp4"),
        Lesson(
            id: 4850, name: "Night Skies [Night Mode, Self-Timer, Something Steady]",
            description: """
                Three things make a night picture sharp: a phone that does not move, a timer, so that your finger \
                doesn’t move it either, and the patience to let it look for ten seconds.

                “But mine came out green.” Good: that is the color it has. Eyes in the dark see little of it.
                """,
            picture: "northern-lights.jpg", clip: "northern-lights.webm"),
        Lesson(
            id: 5630, name: "When Black & White Says More",
            description: """
                Ask what the picture is about. If the answer is a color, leave it. If it is a line, a face, a distance \
                or the weather, take the color out and look again.

                Fog does half of the work: it removes everything behind the thing you came for.
                """,
            picture: "pier-in-black-and-white.jpg", clip: "pier-in-black-and-white.mp4"),
    ]
}
