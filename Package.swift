// swift-tools-version: 6.2
import PackageDescription

/// What the screens of the to-do app are made of.
let toDoScreens = "Coordinator DetailPresenter InputForm ItemModel ListPresenter Observing Store"

/// The course, chapter by chapter: its exercises, and the code that it grows or is given.
///
/// `swift build` builds all of it. `ONLY=Store swift test` builds one part of it, a stage or an
/// exercise, with what that uses: a few seconds in place of some minutes.
let course: [[Part]] = [
    // MARK: First steps
    chapter(
        "01-VowelCounter", exercises: "Seconds PasswordRule", short: "Parrot",
        stage("VowelCounter", in: "FirstSteps")),
    chapter(
        "02-CashRegister",
        exercises: "Visitors PrimeFactors CashPayment OpeningFunds ReceiptPrinter",
        short: "FerrisWheel", stage("CashRegister", in: "FirstSteps")),
    chapter(
        "03-BloggerHeadlines", exercises: "FizzBuzz Filename Teaser JamStall", short: "Umbrella",
        stage("BloggerHeadlines", in: "FirstSteps")),
    chapter(
        "04-CustomAssertions", exercises: "EvenNumbers Translations Receipt Stitches",
        short: "Guitar",
        stage(
            "CustomAssertions", in: "FirstSteps",
            tests: "CustomAssertionsTests CustomAssertionsXCTests")),

    // MARK: The to-do app
    chapter(
        "05-TheToDoApp", exercises: "ScreensAsText RedAndGreenWithoutLooking", short: "CatFlap",
        acceptance("ToDoAppTests", in: "ToDo", uses: "\(toDoScreens) DueDate ToDoDoubles")),
    chapter("06-ItWalks", stage("WalkingSkeleton", in: "ToDo")),
    chapter(
        "07-ItemModel", exercises: "KitchenBalance BirdSightings RomanNumerals AddressCard",
        short: "NightSky", stage("ItemModel", in: "ToDo", testUses: "CustomAssertions")),
    chapter(
        "08-Store", exercises: "WithoutWaiting Aquarium", short: "Radio",
        stage("Observing", in: "Shared"),
        stage(
            "Store", in: "ToDo", uses: "ItemModel ListFile Observing",
            tests: "StoreTests StoreFileTests", beside: "StoreFileTests/last-year.json")),
    chapter(
        "09-StoreFile", exercises: "Diary IsItJSON", short: "HighScore Cellar",
        exercise("EditAndDelete", in: "09-StoreFile", uses: "ItemModel Store")),
    chapter(
        "10-ListPresenter", exercises: "Doorbell Departures",
        given("ListFile", in: "Shared"),
        stage(
            "ListPresenter", in: "ToDo", uses: "DueDate ItemModel Observing Store",
            testUses: "ToDoDoubles"),
        stage(
            "ToDoDoubles", in: "TestSupport", uses: "\(toDoScreens) CustomAssertions",
            testUses: "DueDate")),
    chapter("11-ListSections", exercises: "Voicemail Toadstools"),
    chapter("12-ListActions", exercises: "RollCall CoatCheck TinBeetle", short: "Carousel"),
    chapter(
        "13-DetailPresenter", exercises: "BorrowButton VoteOnce ShipMap MuseumTicket",
        stage("DueDate", in: "ToDo", tests: ""),
        stage(
            "DetailPresenter", in: "ToDo", uses: "DueDate ItemModel Observing Store",
            testUses: "CustomAssertions ListPresenter ToDoDoubles")),
    chapter(
        "14-InputForm", exercises: "RaceEntry LibraryCard TicketMachine",
        stage("InputForm", in: "ToDo", uses: "ItemModel", testUses: "Store ToDoDoubles")),
    chapter("15-FormSaving", exercises: "NoticeBoard CinemaVoucher", short: "Teapot"),
    chapter(
        "16-APIClient", exercises: "TaxiCall ParcelTracker IceRink", short: "BankVault",
        stage(
            "APIClient", in: "ToDo", uses: "HTTP InputForm ItemModel Store",
            testUses: "CustomAssertions HTTPDoubles LoopbackServer ToDoDoubles"),
        stage("HTTP", in: "Shared", tests: ""),
        stage("HTTPDoubles", in: "TestSupport", uses: "HTTP", tests: "")),
    chapter(
        "17-RealNetwork", exercises: "StormWarning BalloonRide",
        given("Sockets", in: "Shared", testUses: "SocketsTesting"),
        given("SocketsTesting", in: "TestSupport", tests: ""),
        stage("LoopbackServer", in: "TestSupport", uses: "Sockets", testUses: "SocketsTesting")),
    chapter(
        "18-Coordinator", exercises: "CarFerry PhotoBin", short: "Kite",
        stage(
            "Coordinator", in: "ToDo",
            uses: "DetailPresenter InputForm ItemModel ListPresenter Store",
            testUses: "DueDate ToDoDoubles")),
    chapter(
        "19-TheRunningApp", exercises: "SavingsPig Jukebox",
        given(
            "ToDoText", in: "ToDo", uses: "\(toDoScreens) TerminalText",
            testUses: "ToDoDoubles ToDoTextTesting"),
        given(
            "ToDoTextTesting", in: "TestSupport",
            uses: "\(toDoScreens) DueDate TerminalText ToDoDoubles ToDoText", tests: ""),
        given("TerminalText", in: "Shared"),
        given("Terminal", in: "Shared", uses: "TerminalText"),
        given("TerminalTesting", in: "TestSupport"),
        app(
            "todo", in: "ToDo",
            uses: "APIClient DueDate ItemModel RequestServer Store Terminal TerminalText ToDoText")),

    // MARK: Tests of tests
    chapter(
        "20-TestingYourTests", exercises: "LiftLimit SledHire Diamond Standings Bowling",
        stage("HolidayFlat", in: "TestsOfTests")),
    chapter(
        "21-SomebodyElseWroteIt", exercises: "MushroomSoup DuckRace Kiln NightBus",
        stage("CornerShop", in: "TestsOfTests", beside: "CornerShopTests/bill.txt")),

    // MARK: Code that nobody dares to touch
    chapter(
        "22-HoldItStill", exercises: "BoatHire LostAndFound",
        stage(
            "MyBizBefore", in: "LegacyCode",
            beside: "MyBizBeforeTests/data MyBizBeforeTests/golden MyBizBeforeTests/odd"),
        app("mybiz", target: "MyBizProgram", in: "LegacyCode", uses: "MyBizBefore")),
    chapter(
        "23-SeeItWhole", exercises: "Cookbook ModelRailway",
        stage("DependencyMap", in: "LegacyCode", beside: "DependencyMapTests/map.txt")),
    chapter(
        "24-LoosenIt", exercises: "GameShelf Washer PubQuiz FarmShop",
        stage("Overtime", in: "LegacyCode"),
        stage(
            "MyBiz", in: "LegacyCode", uses: "Overtime Stock",
            beside: "MyBizTests/data MyBizTests/golden MyBizTests/odd"),
        app("newbiz", target: "MyBizNewProgram", in: "LegacyCode", uses: "MyBiz")),
    chapter(
        "25-IslandsGrow", exercises: "Marina", stage("Stock", in: "LegacyCode", uses: "ListFile")),

    // MARK: FitNess
    chapter(
        "26-FitNess", exercises: "Drawbridge Pinball BeeYard",
        acceptance(
            "FitNessAppTests", in: "FitNess",
            uses: "FitNessAlerts FitNessChase FitNessModel FitNessPedometer"),
        stage("FitNessModel", in: "FitNess", uses: "FitNessAlerts Observing")),
    chapter(
        "27-AlertsAndSteps", exercises: "WakeUpCall Karaoke FlowerCart",
        stage("FitNessAlerts", in: "FitNess")),
    chapter(
        "28-TheChase", exercises: "CuckooClock TugOfWar",
        stage("FitNessChase", in: "FitNess", uses: "FitNessAlerts FitNessModel Observing"),
        given(
            "FitNessText", in: "FitNess",
            uses: "FitNessAlerts FitNessModel Observing Terminal TerminalText"),
        app(
            "fitness", in: "FitNess",
            uses: "FitNessChase FitNessModel FitNessPedometer FitNessText Terminal")),
    chapter(
        "29-ThePedometer", exercises: "GardenPump SnailRace HenHouse",
        stage("FitNessPedometer", in: "FitNess", uses: "FitNessAlerts FitNessModel Observing")),

    // MARK: Two clients
    chapter(
        "30-Horoscope", exercises: "Canteen TideBoard",
        stage(
            "DailyHoroscope", in: "Horoscope", uses: "HTTP", testUses: "HTTPDoubles LoopbackServer"),
        app("horoscope", in: "Horoscope", uses: "DailyHoroscope HTTP TerminalText")),
    chapter(
        "31-PuppiesForSale", exercises: "PhraseBook SwimLocker ZooDesk",
        stage(
            "DogPatchClient", in: "DogPatch", uses: "HTTP",
            testUses: "HTTPDoubles LoopbackServer RequestServer Sockets"),
        given("RequestServer", in: "TestSupport", uses: "Sockets", testUses: "SocketsTesting")),
    chapter("32-APictureOfOneself", exercises: "LetterBag InnSign"),
    chapter(
        "33-TheChat", exercises: "OrderPad Lighthouse Telescope CheeseMarks",
        stage("DogPatchChat", in: "DogPatch"),
        given("DogPatchServer", in: "DogPatch", uses: "DogPatchChat RequestServer"),
        given(
            "DogPatchSocket", in: "DogPatch", uses: "DogPatchChat",
            testUses: "DogPatchServer LoopbackServer"),
        app(
            "dogpatch", in: "DogPatch",
            uses:
                "DogPatchChat DogPatchClient DogPatchServer DogPatchSocket HTTP RequestServer Terminal TerminalText"
        ),
        acceptance(
            "DogPatchAppTests", in: "DogPatch",
            uses: "DogPatchChat DogPatchClient DogPatchServer HTTP LoopbackServer RequestServer")
    ),

    // MARK: Practise until it is easy
    chapter("34-Katas", stage("SeedList", in: "TestsOfTests")),

    // MARK: For who wants more
    chapter("35-WhatDisksDo"),
]

let all = course.flatMap(\.self) + [companion()]
let asked = only(Context.environment["ONLY"], of: all)

let package = Package(
    name: "TDDKata", platforms: [.macOS(.v15)], products: programs(asked),
    targets: asked.flatMap(\.targets) + shared(asked, among: all), swiftLanguageModes: [.v6])

// MARK: - How a part is built

/// A part of the package: a name to ask for it (`ONLY=Filename swift test`), and its targets.
struct Part {
    var name: String
    var uses: [String] = []
    var targets: [Target]
    /// The folder in `Exercises`, of an exercise.
    var exercise: String?
}

/// What a chapter grows or is given, and its exercises: those that need no stage, and short ones.
func chapter(_ folder: String, exercises: String = "", short: String = "", _ parts: Part...)
    -> [Part]
{
    parts + exercises.words.map { exercise($0, in: folder) }
        + short.words.map { Part(name: $0, targets: [], exercise: "\(folder)/\($0)") }
}

/// What chapters grow: `Sources/GROUP/NAME`, and its tests in `Tests/GROUP/NAMETests` unless named
/// otherwise.
///
/// - Parameter beside: the files of the tests that are not Swift.
func stage(
    _ name: String, in group: String, uses: String = "", testUses: String = "",
    tests: String? = nil, beside: String = "", isProgram: Bool = false
) -> Part {
    let used = uses.words + testUses.words
    let suites = (tests ?? name + "Tests").words.map { tests in
        Target.testTarget(
            name: tests, dependencies: dependencies([name] + used), path: "Tests/\(group)/\(tests)",
            exclude: beside.words.filter { $0.hasPrefix(tests + "/") }.map {
                String($0.dropFirst(tests.count + 1))
            })
    }
    let (uses, path) = (dependencies(uses.words), "Sources/\(group)/\(name)")
    let code =
        isProgram
        ? Target.executableTarget(name: name, dependencies: uses, path: path)
        : .target(name: name, dependencies: uses, path: path)
    return Part(name: name, uses: used, targets: [code] + suites)
}

/// The same, where no chapter grows it: learners get it whole.
func given(
    _ name: String, in group: String, uses: String = "", testUses: String = "", tests: String? = nil
) -> Part { stage(name, in: group, uses: uses, testUses: testUses, tests: tests) }

/// What a person runs, and tests of the built program, in a terminal or with a server.
///
/// - Parameter target: its folder where on many disks its name is another's, as with `MyBiz`.
func app(_ name: String, target: String? = nil, in group: String, uses: String) -> Part {
    var part = stage(
        target ?? name, in: group, uses: uses, testUses: "LoopbackServer TerminalTesting",
        tests: target.map { _ in "" }, isProgram: true)
    part.name = name
    return part
}

/// The programs that are not called as their targets.
func programs(_ parts: [Part]) -> [Product] {
    parts.flatMap { part in
        part.targets.filter { $0.type == .executable && $0.name != part.name }.map {
            .executable(name: part.name, targets: [$0.name])
        }
    }
}

/// What an app has to do: tests of several stages together, or of none yet.
func acceptance(_ name: String, in group: String, uses: String) -> Part {
    let tests = Target.testTarget(
        name: name, dependencies: dependencies(uses.words), path: "Tests/\(group)/\(name)")
    return Part(name: name, uses: uses.words, targets: [tests])
}

/// What a learner builds: `Exercises/CHAPTER/NAME`, with folders `Sources` and `Tests`.
func exercise(_ name: String, in chapter: String, uses: String = "") -> Part {
    let (home, uses) = ("Exercises/\(chapter)/\(name)", uses.words)
    let code = Target.target(name: name, dependencies: dependencies(uses), path: home + "/Sources")
    let tests = Target.testTarget(
        name: name + "Tests", dependencies: dependencies([name] + uses), path: home + "/Tests")
    return Part(name: name, uses: uses, targets: [code, tests], exercise: "\(chapter)/\(name)")
}

/// The two targets of the short exercises among `parts`.
///
/// - Parameter all: the parts whose folders are beside theirs.
func shared(_ parts: [Part], among all: [Part]) -> [Target] {
    let homes = parts.filter(\.targets.isEmpty).compactMap(\.exercise)
    if homes.isEmpty { return [] }
    func inEach(_ names: String...) -> [String] {
        homes.flatMap { home in names.map { "\(home)/\($0)" } }
    }
    let others =
        all.compactMap(\.exercise).filter { !homes.contains($0) }
        + inEach("README.md", "Solution.md", "Mutants.md")
    let (code, tests) = (inEach("Sources"), inEach("Tests"))
    return [
        .target(name: "Short", path: "Exercises", exclude: others + tests, sources: code),
        .testTarget(
            name: "ShortTests", dependencies: ["Short"], path: "Exercises", exclude: others + code,
            sources: tests),
    ]
}

/// The companion: `swift run kata`, in `Sources/Kata`.
///
/// Its tests are for those who change it: `COMPANION=1 swift test`. A folder is left out of it
/// where it is not on Linux, and there, too, with `PLAIN=1`.
func companion() -> Part {
    #if os(Linux)
        let isPlain = Context.environment["PLAIN"] != nil
    #else
        let isPlain = true
    #endif
    let code = Target.executableTarget(
        name: "kata", path: "Sources/Kata", exclude: isPlain ? ["Lab/Linux"] : [],
        swiftSettings: isPlain ? [.define("PLAIN")] : [])
    let tests = Target.testTarget(
        name: "KataTests", dependencies: dependencies(["kata"]), path: "Tests/Kata")
    let isTested = ["COMPANION", "ONLY"].contains { Context.environment[$0] != nil }
    return Part(name: "kata", targets: isTested ? [code, tests] : [code])
}

extension String { var words: [String] { split(separator: " ").map(String.init) } }

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

/// All parts, or the one asked for and what it uses.
func only(_ name: String?, of parts: [Part]) -> [Part] {
    guard let name else { return parts }
    guard parts.contains(where: { $0.name == name }) else {
        let names = parts.map(\.name).joined(separator: ", ")
        fatalError("ONLY=\(name) names no stage or exercise; there are: \(names)")
    }
    var wanted: Set = [name]
    while true {
        let uses = parts.filter { wanted.contains($0.name) }.flatMap(\.uses)
        if wanted.isSuperset(of: uses) { break }
        wanted.formUnion(uses)
    }
    return parts.filter { wanted.contains($0.name) }
}
