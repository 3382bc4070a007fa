import Arguments

extension CommandTree {
    static let firstName = Option.optional(
        "first-name", placeholder: "NAME", Phrase("Your first name", "Ваше имя"))
    static let lastName = Option.optional(
        "last-name", placeholder: "NAME", Phrase("Your last name", "Ваша фамилия"))
    static let birthDate = Option.optional(
        "birth-date", placeholder: "DATE", Phrase("The day you were born, like 1990-02-28", "День рождения: 1990-02-28")
    )
    static let isSure = Option.flag("yes", Phrase("Do not ask whether you are sure", "Не переспрашивать"))

    static let register = Command(
        "register", Phrase("Register on this computer", "Зарегистрироваться на этом компьютере"),
        details: Phrase(
            """
            Asks for whatever the line leaves out. In a script, each missing field is a line of standard input: \
            first name, last name, birth date, password, and the password again, or nothing more.
            The password is checked and stored nowhere; it cannot stand in the line.
            """,
            """
            Спрашивает о том, чего нет в строке. В сценарии каждое недостающее поле — строка стандартного ввода: \
            имя, фамилия, дата рождения, пароль и пароль ещё раз либо конец ввода.
            Пароль только проверяется и нигде не хранится; в самой строке его указать нельзя.
            """),
        options: [firstName, lastName, birthDate])
    static let profile = Command(
        "profile", Phrase("Who has registered here", "Кто здесь зарегистрирован"),
        commands: [
            Command("show", Phrase("Show the profile", "Показать профиль")),
            Command("forget", Phrase("Forget the profile", "Удалить профиль"), options: [isSure]),
        ])
    static let catalog = Command(
        "catalog", Phrase("A live list of products, books or contests", "Список товаров, книг или соревнований"),
        commands: [
            Command("products", Phrase("Products with their prices", "Товары с ценами")),
            Command("books", Phrase("Books with their authors", "Книги с авторами")),
            Command("contests", Phrase("Contests with their times", "Соревнования со временем проведения")),
        ])
}
