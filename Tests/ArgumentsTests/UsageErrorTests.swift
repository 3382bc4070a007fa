import Arguments
import Testing

@Suite struct `What is wrong with a line` {
    @Test(arguments: [
        ("count --jsn", "Unknown option --jsn: did you mean --json?"),
        ("count --bogus", "Unknown option --bogus."),
        ("count -x", "Unknown option -x."),
        ("count --days 3", "Unknown option --days here: it belongs to “books lend”, after its name."),
        ("boks", "Unknown command “boks”: did you mean “books”?"),
        ("books lned Emma", "Unknown command “lned”: did you mean “lend”?"),
        ("books cou", "Unknown command “cou”. There are: lend, list, open."),
        ("cou", "Unknown command “cou”: did you mean “count”?"),
        ("help boks", "Unknown command “boks”: did you mean “books”?"),
        ("books", "Say which command of “books”: lend, list, open."),
        ("--json", "Say which command: books, scan, count, help."),
        ("books lend", "TITLE is missing."),
        ("scan", "FILE is missing."),
        ("count everything", "There is nothing to do with “everything”."),
        ("books lend Emma --days", "--days needs a value: --days N"),
        ("books lend Emma --days --json", "--days needs a value: --days N"),
        ("count --data -- x", "--data needs a value: --data DIR"),
        ("count --json=yes", "--json takes no value, but got “yes”."),
        ("books lend Emma --days many", "--days must be a whole number from 1 to 30, not “many”."),
        ("books lend Emma --days 3.5", "--days must be a whole number from 1 to 30, not “3.5”."),
        ("books lend Emma -d 31", "-d must be from 1 to 30, not 31."),
        (
            "books lend Emma --days 99999999999999999999",
            "--days must be a whole number from 1 to 30, not “99999999999999999999”."
        ),
        ("books open 501", "PAGE must be from -5 to 500, not 501."),
        ("books list potry", "SHELF cannot be “potry”: did you mean “poetry”?"),
        ("--lang de count", "--lang cannot be “de”. It is one of: en, ru."),
        ("--data= count", "--data needs a path."),
        ("--demo count --memory", "--demo and --memory exclude each other: give one of them."),
    ])
    func `is said in the line's own words, with what would be right`(_ line: String, _ message: String) {
        #expect(Library.problem(line)?.message(in: .english) == message)
    }

    @Test(arguments: [
        ("count --jsn", "Неизвестный параметр --jsn. Может быть, --json?"),
        ("count --bogus", "Неизвестный параметр --bogus."),
        ("count --days 3", "Параметра --days здесь нет: он ставится после команды «books lend»."),
        ("boks", "Неизвестная команда «boks». Может быть, «books»?"),
        ("books cou", "Неизвестная команда «cou». Есть: lend, list, open."),
        ("books", "Укажите команду после «books»: lend, list, open."),
        ("--json", "Укажите команду: books, scan, count, help."),
        ("books lend", "Не хватает TITLE."),
        ("count everything", "Лишнее слово «everything»."),
        ("books lend Emma --days", "Параметру --days нужно значение: --days N"),
        ("count --json=yes", "Параметр --json не принимает значения, а получил «yes»."),
        ("books lend Emma --days many", "--days: нужно целое число от 1 до 30, а не «many»."),
        ("books lend Emma -d 31", "-d: нужно число от 1 до 30, а не 31."),
        ("books list potry", "SHELF: нет значения «potry». Может быть, «poetry»?"),
        ("--lang de count", "--lang: нет значения «de». Возможные: en, ru."),
        ("--data= count", "--data: нужен путь."),
        ("--demo count --memory", "--demo и --memory исключают друг друга: оставьте один из них."),
    ])
    func `is said in Russian too`(_ line: String, _ message: String) {
        #expect(Library.problem(line)?.message(in: .russian) == message)
    }

    @Test func `comes with the place where more is told`() {
        let error = Library.problem("books lend Emma --dys 3")
        #expect(error?.hint(in: .english) == "See: library books lend --help")
        #expect(error?.hint(in: .russian) == "Справка: library books lend --help")
    }
}
