/// A product of the simulated store, before it is put on the wire.
public struct Ware: Hashable, Sendable {
    public let id: Int
    /// Some end in a space, as in the real store.
    public let title: String
    /// As it stands on the wire: `109.95`, `695`.
    public let price: String
    public let description: String
    /// One of ``categories``, in the service's own spelling.
    public let category: String
    /// What its picture is called on the wire: some with a `+`, some with an ending that is not theirs.
    public let imageName: String
    /// The painted picture that it shows.
    public let picture: String
    /// As it stands on the wire: `3.9`, `3`.
    public let averageRating: String
    public let ratings: Int

    /// In the order in which the service names them.
    public static let categories = ["electronics", "jewelery", "men's clothing", "women's clothing"]
}

extension Ware {
    /// Everything that there is to buy, by number.
    public static let all: [Ware] = [
        ware(
            1, "Canvas Satchel, Fits a 15 Inch Notebook", "109.95", 2, "gold-dunes-604x403.jpg", ("3.9", 120),
            "Waxed canvas, a brass buckle and one pocket too many. Straps long enough to be worn over a winter coat."),
        ware(
            2, "Striped Cotton Shirt ", "22.3", 2, "valley-604x403.jpg", ("4.1", 259),
            "Soft after the first wash, straight at the waist. Sleeves roll up & stay there."),
        ware(
            3, "Harbor Jacket", "55.99", 2, "harbor-lights-453x604.jpg", ("4.7", 500),
            "Keeps off wind and most rain. Made for people who wait on quays."),
        ware(
            4, "Felt Slippers | Slim", "15.99", 2, "rose-hills-604x453.jpg", ("2.1", 430),
            "The color could differ slightly between the screen and the floor. / Sizes run small."),
        ware(
            5, "Bracelet “Storm”, Oxidized Silver", "695", 1, "violet-aurora-453x604.jpg", ("4.6", 400),
            "A band of dark silver with a line of light along its edge. Each one is hammered by hand, so no two agree."),
        ware(
            6, "Ring Set With a Small Moon ", "168", 1, "moon-604x403.jpg", ("3.9", 70),
            "Satisfaction guaranteed – return it within 30 days, in whatever phase."),
        ware(
            7, "Plain Band", "9.99", 1, "green-forest-453x604.jpg", ("3", 400), "A plain band, for plain promises."),
        ware(
            8, "Earrings, Violet Glass", "10.99", 1, "violet-hour-453x604.jpg", ("1.9", 100),
            "Blown glass on steel hooks. They catch the light of the hour that they are named for."),
        ware(
            9, "Pocket Drive 2 TB, USB 3 ", "64", 0, "steel-peaks-604x403.jpg", ("3.3", 203),
            "Small enough to lose, so it comes with a cord. Works with whatever has a port."),
        ware(
            10, "Internal Drive 1 TB", "109", 0, "blue-dunes-453x604.jpg", ("2.9", 470),
            "Faster start, shutdown and everything in between."),
        ware(
            11, "Solid Drive 256 GB With Good Intentions", "109", 0, "night-street-604x403.jpg", ("4.8", 319),
            "Nothing moves in it, and that is the point."),
        ware(
            12, "Game Drive 4 TB, Portable", "114", 0, "red-sun-453x604.jpg", ("4.8", 400),
            "Room for all the games that nobody will finish."),
        ware(
            13, "Monitor 21.5 Inches, Matt", "599", 0, "mountain-lake-604x403.jpg", ("2.9", 250),
            "75 Hz, wide angles, a stand that does not wobble much."),
        ware(
            14, "Monitor 49 Inches, Curved, for Two Windows Side by Side ", "999.99", 0, "sunrise-sea-604x403.jpg",
            ("2.2", 140), "As wide as a desk. Bend closer, and the horizon is on it."),
        ware(
            15, "Snow Coat, Three Layers", "56.99", 3, "green-aurora-604x403.jpg", ("2.6", 235),
            "Warm, windproof, with a hood that can be taken off and found again."),
        ware(
            16, "Biker Jacket Without a Bike", "29.95", 3, "burning-sky-604x403.jpg", ("2.9", 340),
            "Imitation leather, real zips. Detach the hood for a sterner look."),
        ware(
            17, "Rain Jacket, Striped", "39.99", 3, "lilac-silk-453x604.jpg", ("3.8", 679),
            "Lightweight; a drawstring where a drawstring should be."),
        ware(
            18, "Short-Sleeved Boat-Neck ", "9.85", 3, "amber-silk-604x453.jpg", ("4.7", 130),
            "95 % rayon, 5 % something that stretches. Wash it with its friends."),
        ware(
            19, "Running Shirt, Quick to Dry", "7.95", 3, "pink-lake-604x453.jpg", ("4.5", 146),
            "Moves with whoever moves. Pre-shrunk, so that nobody is surprised."),
        ware(
            20, "Casual Shirt, “It’s Only Cotton”", "12.99", 3, "gold-dunes-604x403.jpg", ("3.6", 145),
            "V-neck, short sleeves, machine wash. It’s only cotton: iron it or don’t."),
    ]

    private static func ware(
        _ id: Int, _ title: String, _ price: String, _ category: Int, _ picture: String,
        _ rating: (average: String, count: Int), _ description: String
    ) -> Ware {
        // The real store's names: most end in `_.jpg`, later ones in `t.png`, one has a plus sign in it.
        let name = String(picture.prefix { $0.isLetter }) + (id == 11 ? "+c+L" : "\(id)")
        return Ware(
            id: id, title: title, price: price, description: description, category: categories[category],
            imageName: name + (id.isMultiple(of: 5) ? "t.png" : "._AC_.jpg"), picture: picture,
            averageRating: rating.average, ratings: rating.count)
    }
}
