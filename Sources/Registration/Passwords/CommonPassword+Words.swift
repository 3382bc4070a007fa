extension CommonPassword {
    /// In small letters, without the digits that people put around them.
    static let words = Set(
        [english, names, translated, russian].flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init))

    private static let english = """
        password passwort passwd pass passw passcode pword secret secrets letmein login logon welcome hello hey admin \
        administrator root user guest test testing tester demo default changeme change sample temp temporary master \
        access system server oracle cisco mysql windows linux ubuntu microsoft google facebook instagram linkedin yahoo \
        apple samsung nokia xbox playstation nintendo pokemon minecraft roblox naruto starwars startrek batman superman \
        spiderman ironman wolverine matrix trustno iloveyou ilove love lovely lover loveme loveyou mylove sweet sweety \
        honey baby babygirl princess prince queen king angel angels devil sunshine sunny summer winter spring autumn \
        january february march april may june july august september october november december monday friday sunday \
        dragon monkey tiger lion eagle falcon horse dog cat kitty puppy bear wolf shark dolphin butterfly flower rose \
        lily jasmine orange banana cherry apple cookie cookies chocolate cheese pepper ginger coffee whiskey bailey \
        football soccer baseball basketball hockey tennis golf gamer player game games computer internet killer hunter \
        ranger shadow ninja samurai warrior knight wizard magic merlin phoenix pussy fuckyou fuckoff fuck asshole bitch \
        shit sex sexy hello hellokitty liverpool chelsea arsenal barcelona juventus manchester realmadrid yankees \
        lakers cowboys steelers eagles ferrari porsche mercedes corvette mustang harley yamaha honda toyota bmw audi \
        silver golden gold diamond purple yellow green black white blue red rainbow forever family mother father mom \
        freedom liberty america american canada london paris russia moscow india pakistan brasil mexico china japan \
        jesus christ jesuschrist god heaven blessed faith hope grace church money dollar million rich lucky happy smile \
        star stars moon sun sky ocean snow thunder storm lightning flash rocket apollo guitar music dance metal \
        metallica nirvana slipknot eminem whatever nothing something anything blink blahblah qwe qwer qwert qwerty qwertz \
        azerty asd asdf asdfg zxc zxcv zxcvb zxcvbn qaz qazwsx wsx edc abc abcd abcde aaa xxx zzz secure \
        security company office work school student teacher college university doctor mobile phone iphone android
        """

    private static let names = """
        michael jordan jennifer jessica ashley amanda daniel david andrew anthony joshua matthew robert william thomas \
        charlie george james john john johnny jack jackson harry jason justin brandon nicholas nicole michelle hannah \
        samantha taylor alexander alex alexis andrea anna maria mary patrick peter richard ryan kevin steven stephen \
        martin victor victoria elizabeth emily emma olivia sophie sophia charlotte chloe lauren melissa rachel rebecca \
        maggie buster bailey rocky max buddy molly jake sam tigger snoopy scooter
        """

    private static let translated = """
        parol paroli privet poka lubov lyubov ljubov lubimaya solnce solnyshko zaika kotenok koshka sobaka spartak zenit \
        dinamo lokomotiv moskva rossiya rossia piter ukraina kiev mama papa mamapapa babushka druzhba svoboda pobeda \
        natasha nastya masha dasha sasha misha dima andrey andrei sergey sergei aleksandr alexandr alexey aleksey maksim \
        maxim nikita denis roman ivan vova vladimir igor oleg pavel anton artem kirill kristina marina irina elena olga \
        tatiana tanya sveta svetlana katya ekaterina julia yulia ksenia vika viktoria polina alina samsung nokia stalker \
        kuku dom zvezda krasotka princessa admin lol ololo
        """

    private static let russian = """
        пароль пароли привет секрет админ администратор любовь люблю любимая любимый солнце солнышко зайка зайчик котенок \
        котёнок кошка кот собака мама папа мамапапа бабушка семья друг дружба счастье радость жизнь свобода победа россия \
        москва питер киев украина спартак зенит динамо локомотив цска марина наташа наталья настя анастасия маша мария \
        даша дарья саша александр александра миша михаил дима дмитрий андрей сергей алексей максим никита денис роман \
        иван вова владимир игорь олег павел антон артем артём кирилл кристина ирина елена ольга татьяна таня света \
        светлана катя екатерина юля юлия ксения вика виктория полина алина анна йцук йцуке йцукен йцу фыв фыва ячс ячсм \
        звезда красотка принцесса ангел дракон тигр волк медведь лето зима весна осень январь февраль март апрель май июнь \
        июль август сентябрь октябрь ноябрь декабрь компьютер интернет телефон гость тест вход доступ мир дом работа школа \
        футбол хоккей хуй пизда блядь сука жопа
        """
}
