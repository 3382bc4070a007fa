/// What is to be seen on a picture, in the words that people search with.
struct Subject {
    let picture: String
    let altText: String
    let words: String
    let russianWords: String
    let descriptions: [String?]

    static let all = [
        Subject(
            picture: "blue-ridges", altText: "blue mountain ridges one behind the other in the mist",
            words: "mountains ridges blue mist morning layers", russianWords: "горы хребты синий туман утро",
            descriptions: ["Layers upon layers, an hour after sunrise.", nil, "Seven ridges. I counted."]),
        Subject(
            picture: "amber-valley", altText: "the sun rising behind brown hills",
            words: "sunrise hills valley amber gold sun", russianWords: "рассвет холмы долина янтарь золото солнце",
            descriptions: [nil, "The valley was full of light & dust.", "Золотой час, как он есть."]),
        Subject(
            picture: "tall-peaks", altText: "sharp gray mountain peaks under a pale sky",
            words: "mountains peaks gray alps stone portrait", russianWords: "горы вершины серый камень",
            descriptions: ["First light on the north side.", nil]),
        Subject(
            picture: "fir-slope", altText: "green forested slopes fading into fog",
            words: "forest slope green fog trees hills", russianWords: "лес склон зелёный туман деревья холмы",
            descriptions: [nil, "Fog below, rain above,\nand a path in between.", nil]),
        Subject(
            picture: "lilac-hills", altText: "a white sun over violet hills",
            words: "hills violet lilac sunset sun purple", russianWords: "холмы сиреневый закат солнце",
            descriptions: ["Lilac o’clock 💜", nil]),
        Subject(
            picture: "copper-sea", altText: "a low sun and its path over a copper colored sea",
            words: "sea sunset copper ocean water evening", russianWords: "море закат медь океан вода вечер",
            descriptions: ["The last minute of the day.", nil, "Мгновение до темноты"]),
        Subject(
            picture: "morning-bay", altText: "a pale sun above a calm blue bay",
            words: "sea bay morning calm blue water sun", russianWords: "море залив утро спокойствие вода солнце",
            descriptions: [nil, "No wind at all."]),
        Subject(
            picture: "moonlit-water", altText: "the full moon over dark water",
            words: "moon night sea water dark reflection", russianWords: "луна ночь море вода отражение",
            descriptions: ["Full moon, 30 seconds, a borrowed tripod.", nil]),
        Subject(
            picture: "pale-horizon", altText: "a gray sea under a nearly white sky",
            words: "sea horizon minimal gray winter calm", russianWords: "море горизонт минимализм серый зима",
            descriptions: [nil, "Less."]),
        Subject(
            picture: "red-dunes", altText: "red sand dunes under a blue sky",
            words: "desert dunes red sand sahara", russianWords: "пустыня дюны красный песок сахара",
            descriptions: ["Walk along the crest, not across it.", nil]),
        Subject(
            picture: "evening-dunes", altText: "dunes in evening light below a violet sky",
            words: "desert dunes evening sand sunset portrait", russianWords: "пустыня дюны вечер песок закат",
            descriptions: [nil, "The wind drew all of this."]),
        Subject(
            picture: "snow-dunes", altText: "white snow drifts below a pale sky",
            words: "snow winter white minimal drift", russianWords: "снег зима белый минимализм сугроб",
            descriptions: ["−31 °C, and worth it ❄️", nil]),
        Subject(
            picture: "emerald-aurora", altText: "green northern lights over dark hills",
            words: "aurora night green stars north lights", russianWords: "северное сияние ночь зелёный звёзды",
            descriptions: ["It went on until four.", nil, "Северное сияние над заливом"]),
        Subject(
            picture: "rose-aurora", altText: "pink northern lights above a mountain",
            words: "aurora night pink stars mountain portrait",
            russianWords: "северное сияние ночь розовый звёзды гора",
            descriptions: [nil, "Pink is rare. I didn’t believe it either."]),
        Subject(
            picture: "storm-light", altText: "dark clouds and yellow light on the horizon",
            words: "storm clouds sky light weather evening", russianWords: "гроза облака небо свет погода вечер",
            descriptions: ["Ten minutes before the rain.", nil]),
        Subject(
            picture: "peach-sky", altText: "soft pink clouds in an evening sky",
            words: "sky clouds pastel peach pink sunset", russianWords: "небо облака пастель персик розовый закат",
            descriptions: [nil, "A sky like this every evening, and nobody looks up."]),
        Subject(
            picture: "winter-dawn", altText: "blue hills in the first light of a winter day",
            words: "winter dawn hills blue cold mountains", russianWords: "зима рассвет холмы синий холод горы",
            descriptions: ["Cold hands, warm tea.", nil]),
        Subject(
            picture: "deep-forest", altText: "dark green wooded hills behind each other",
            words: "forest green hills dark trees nature", russianWords: "лес зелёный холмы тёмный деревья природа",
            descriptions: [nil, "Somewhere in there is a river."]),
    ]
}
