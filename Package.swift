// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TDDKata",
    platforms: [.macOS(.v15)],
    products: program("mybiz", of: "MyBizProgram") + program("newbiz", of: "MyBizNewProgram"),
    targets: only(
        Context.environment["ONLY"],
        of: [
            // Chapter 1
            stage("VowelCounter"),
            exercise("Seconds", in: "01-VowelCounter"),
            exercise("PasswordRule", in: "01-VowelCounter"),
            short("Parrot", in: "01-VowelCounter"),

            // Chapter 2
            stage("CashRegister"),
            short("FerrisWheel", in: "02-CashRegister"),
            exercise("Visitors", in: "02-CashRegister"),
            exercise("CashPayment", in: "02-CashRegister"),
            exercise("OpeningFunds", in: "02-CashRegister"),
            exercise("ReceiptPrinter", in: "02-CashRegister"),

            // Chapter 3
            stage("BloggerHeadlines"),
            short("Umbrella", in: "03-BloggerHeadlines"),
            exercise("Byline", in: "03-BloggerHeadlines"),
            exercise("ReverseText", in: "03-BloggerHeadlines"),
            exercise("Filename", in: "03-BloggerHeadlines"),
            exercise("Teaser", in: "03-BloggerHeadlines"),

            // Chapter 4
            stage("CustomAssertions", tests: ["CustomAssertionsTests", "CustomAssertionsXCTests"]),
            short("Guitar", in: "04-CustomAssertions"),
            exercise("EvenNumbers", in: "04-CustomAssertions"),
            exercise("PackingList", in: "04-CustomAssertions"),
            exercise("Receipt", in: "04-CustomAssertions"),

            // Chapter 5
            acceptance(
                "ToDoAppTests",
                uses: [
                    "Coordinator", "DetailPresenter", "DueDate", "InputForm", "ItemModel",
                    "ListPresenter", "Store", "ToDoDoubles",
                ]),
            short("CatFlap", in: "05-TheToDoApp"),
            exercise("ScreensAsText", in: "05-TheToDoApp"),
            exercise("ReallyPassed", in: "05-TheToDoApp"),
            exercise("RedAndGreenWithoutLooking", in: "05-TheToDoApp"),

            // Chapter 6
            stage(
                "ItemModel", testUses: ["CustomAssertions"],
                tests: ["ItemModelTests", "CoordinateTests"]),
            stage("ItemModelTesting", uses: ["ItemModel", "CustomAssertions"]),
            short("NightSky", in: "06-ItemModel"),
            exercise("KitchenBalance", in: "06-ItemModel"),
            exercise("BirdSightings", in: "06-ItemModel"),
            exercise("AddressCard", in: "06-ItemModel"),

            // Chapter 7
            stage(
                "Store", uses: ["ItemModel", "ListFile"], testUses: ["ItemModelTesting"],
                tests: [
                    "ObservableValueTests", "StoreTests", "StoreFileTests", "StoreSafetyTests",
                ],
                beside: ["StoreFileTests/last-year.json"]),
            short("Radio", in: "07-Store"),
            exercise("WithoutWaiting", in: "07-Store"),
            exercise("Aquarium", in: "07-Store"),

            // Chapter 8
            stage("ListFile"),
            short("HighScore", in: "08-StoreFile"),
            exercise("EditAndDelete", in: "08-StoreFile", uses: ["ItemModel", "Store"]),
            exercise("Diary", in: "08-StoreFile"),
            exercise("IsItJSON", in: "08-StoreFile"),

            // Chapter 9
            stage(
                "ListPresenter", uses: ["DueDate", "ItemModel", "Store"], testUses: ["ToDoDoubles"]),
            stage(
                "ToDoDoubles",
                uses: [
                    "APIClient", "Coordinator", "CustomAssertions", "DetailPresenter", "InputForm",
                    "ItemModel", "ListPresenter", "Store",
                ],
                tests: ["ToDoDoublesTests", "MoreDoublesTests"]),
            exercise("Doorbell", in: "09-ListPresenter"),
            exercise("Departures", in: "09-ListPresenter"),

            // Chapter 10
            exercise("BorrowedBooks", in: "10-ListSections"),
            exercise("Voicemail", in: "10-ListSections"),

            // Chapter 11
            short("Carousel", in: "11-ListActions"),
            exercise("RollCall", in: "11-ListActions"),
            exercise("CoatCheck", in: "11-ListActions"),

            // Chapter 12
            stage("DueDate", tests: []),
            stage(
                "DetailPresenter", uses: ["DueDate", "ItemModel", "Store"],
                testUses: ["CustomAssertions", "ListPresenter", "ToDoDoubles"]),
            exercise("BorrowButton", in: "12-DetailPresenter"),
            exercise("PhotoPage", in: "12-DetailPresenter"),
            exercise("FlightCard", in: "12-DetailPresenter"),
            exercise("VoteOnce", in: "12-DetailPresenter"),
            exercise("ShipMap", in: "12-DetailPresenter"),
            exercise("MuseumTicket", in: "12-DetailPresenter"),

            // Chapter 13
            stage(
                "InputForm", uses: ["ItemModel", "Store"],
                testUses: ["ItemModelTesting", "ToDoDoubles"]),
            exercise("PizzaOrder", in: "13-InputForm"),
            exercise("RaceEntry", in: "13-InputForm"),
            exercise("LibraryCard", in: "13-InputForm"),
            exercise("TicketMachine", in: "13-InputForm"),
            exercise("ComplaintBox", in: "13-InputForm"),

            // Chapter 14
            short("Teapot", in: "14-FormSaving"),
            exercise("NoticeBoard", in: "14-FormSaving"),
            exercise("CinemaVoucher", in: "14-FormSaving"),

            // Chapter 15
            stage(
                "APIClient", uses: ["InputForm", "ItemModel", "Store"],
                testUses: [
                    "CustomAssertions", "ItemModelTesting", "LoopbackServer", "ToDoDoubles",
                ]),
            short("BankVault", in: "15-APIClient"),
            exercise("TaxiCall", in: "15-APIClient"),
            exercise("ParcelTracker", in: "15-APIClient"),
            exercise("IceRink", in: "15-APIClient"),

            // Chapter 16
            stage("LoopbackServer", tests: ["LoopbackServerTests", "LoopbackBytesTests"]),
            exercise("StormWarning", in: "16-RealNetwork"),

            // Chapter 17
            stage(
                "Coordinator",
                uses: ["DetailPresenter", "InputForm", "ItemModel", "ListPresenter", "Store"],
                testUses: ["DueDate", "ToDoDoubles"]),
            short("Kite", in: "17-Coordinator"),
            exercise("AudioGuide", in: "17-Coordinator"),
            exercise("CarFerry", in: "17-Coordinator"),
            exercise("PhotoBin", in: "17-Coordinator"),

            // Chapter 18
            stage(
                "ToDoText",
                uses: [
                    "Coordinator", "DetailPresenter", "InputForm", "ItemModel", "ListPresenter",
                    "Store", "TerminalText",
                ],
                testUses: ["ToDoDoubles", "ToDoTextTesting"],
                tests: ["ToDoTextTests", "FoundByUsingTests"]),
            stage(
                "ToDoTextTesting",
                uses: [
                    "DueDate", "InputForm", "ItemModel", "Store", "TerminalText", "ToDoDoubles",
                    "ToDoText",
                ],
                tests: []),
            stage("TerminalText"),
            stage("Terminal", uses: ["TerminalText"], tests: []),
            stage("TerminalTesting", tests: []),
            app(
                "todo",
                uses: [
                    "APIClient", "DueDate", "ItemModel", "Store", "Terminal", "TerminalText",
                    "ToDoText",
                ],
                testUses: ["TerminalTesting"]),
            exercise("Jukebox", in: "18-TheRunningApp"),

            // Chapter 19
            stage("HolidayFlat"),
            exercise("LiftLimit", in: "19-TestingYourTests"),
            exercise("SledHire", in: "19-TestingYourTests"),
            exercise("Standings", in: "19-TestingYourTests"),

            // Chapter 20
            acceptance(
                "FitNessAppTests",
                uses: ["FitNessAlerts", "FitNessChase", "FitNessModel", "FitNessPedometer"]),
            stage("FitNessModel", uses: ["FitNessAlerts", "Store"]),
            exercise("Gumball", in: "20-FitNess"),
            exercise("Drawbridge", in: "20-FitNess"),
            exercise("PuppetShow", in: "20-FitNess"),
            exercise("Pinball", in: "20-FitNess"),
            exercise("BeeYard", in: "20-FitNess"),

            // Chapter 21
            stage("FitNessAlerts"),
            exercise("WakeUpCall", in: "21-FitNessAlerts"),
            exercise("Karaoke", in: "21-FitNessAlerts"),
            exercise("GreenhouseSign", in: "21-FitNessAlerts"),

            // Chapter 22
            exercise("PancakeTower", in: "22-StepsAndNessie"),

            // Chapter 23
            stage("FitNessChase", uses: ["FitNessAlerts", "FitNessModel", "Store"]),
            stage(
                "FitNessText",
                uses: ["FitNessAlerts", "FitNessModel", "Store", "Terminal", "TerminalText"]),
            app(
                "fitness",
                uses: [
                    "FitNessChase", "FitNessModel", "FitNessPedometer", "FitNessText", "Terminal",
                ],
                testUses: ["TerminalTesting"]),
            exercise("FlowerCart", in: "23-TheChase"),
            exercise("TugOfWar", in: "23-TheChase"),

            // Chapter 24
            stage("FitNessPedometer", uses: ["FitNessAlerts", "FitNessModel", "Store"]),
            exercise("GardenPump", in: "24-ThePedometer"),
            exercise("SnailRace", in: "24-ThePedometer"),
            exercise("HenHouse", in: "24-ThePedometer"),

            // Chapter 25
            stage(
                "DailyHoroscope", uses: ["APIClient"],
                testUses: ["LoopbackServer", "ToDoDoubles"]),
            app(
                "horoscope", uses: ["APIClient", "DailyHoroscope"], testUses: ["TerminalTesting"]),
            exercise("Planets", in: "25-Horoscope"),
            exercise("Canteen", in: "25-Horoscope"),
            exercise("TideBoard", in: "25-Horoscope"),

            // Chapters 26 and 27
            stage(
                "DogPatchClient", uses: ["APIClient"],
                testUses: ["AskedServer", "LoopbackServer", "ToDoDoubles"]),
            stage("AskedServer"),
            exercise("PhraseBook", in: "26-PuppiesForSale"),
            exercise("SwimLocker", in: "26-PuppiesForSale"),
            exercise("ZooDesk", in: "26-PuppiesForSale"),

            // Chapter 27
            exercise("LetterBag", in: "27-APictureOfOneself"),

            // Chapter 28
            stage("DogPatchChat"),
            exercise("OrderPad", in: "28-TheChat"),
            exercise("Lighthouse", in: "28-TheChat"),
            exercise("Telescope", in: "28-TheChat"),
            stage("DogPatchKennel", uses: ["AskedServer", "DogPatchChat"], tests: []),
            stage("DogPatchLine", uses: ["DogPatchChat"], testUses: ["DogPatchKennel"]),
            app(
                "dogpatch",
                uses: [
                    "APIClient", "AskedServer", "DogPatchChat", "DogPatchClient", "DogPatchKennel",
                    "DogPatchLine", "Terminal", "TerminalText",
                ],
                testUses: ["LoopbackServer", "TerminalTesting"]),
            acceptance(
                "DogPatchAppTests",
                uses: [
                    "APIClient", "AskedServer", "DogPatchChat", "DogPatchClient", "DogPatchKennel",
                    "LoopbackServer",
                ]),

            // Chapter 29
            stage(
                "MyBizBefore",
                beside: [
                    "MyBizBeforeTests/data", "MyBizBeforeTests/golden", "MyBizBeforeTests/odd",
                ]),
            Part(
                name: "mybiz", uses: ["MyBizBefore"],
                targets: [
                    .executableTarget(name: "MyBizProgram", dependencies: ["MyBizBefore"])
                ]),
            exercise("BoatHire", in: "29-HoldItStill"),
            exercise("LostAndFound", in: "29-HoldItStill"),

            // Chapter 30
            stage("DependencyMap", beside: ["DependencyMapTests/map.txt"]),
            exercise("Cookbook", in: "30-SeeItWhole"),
            exercise("ModelRailway", in: "30-SeeItWhole"),

            // Chapter 31
            stage("Overtime"),
            stage(
                "MyBiz", uses: ["ListFile", "Overtime", "Stock"],
                beside: ["MyBizTests/data", "MyBizTests/golden", "MyBizTests/odd"]),
            Part(
                name: "newbiz", uses: ["MyBiz"],
                targets: [
                    .executableTarget(name: "MyBizNewProgram", dependencies: ["MyBiz"])
                ]),
            exercise("Ropeway", in: "31-LoosenIt"),
            exercise("GameShelf", in: "31-LoosenIt"),
            exercise("Washer", in: "31-LoosenIt"),
            exercise("PubQuiz", in: "31-LoosenIt"),
            exercise("Campsite", in: "31-LoosenIt"),

            // Chapter 32
            stage("Stock"),
            exercise("Marina", in: "32-IslandsGrow"),

            // The companion: swift run kata
            companion("kata", onlyOnLinux: "Lab/Linux"),
        ]
    ),
    swiftLanguageModes: [.v6]
)

/// A part of the package: a name to ask for it (`ONLY=Filename swift test`), and its targets.
struct Part {
    var name: String
    var uses: [String] = []
    var targets: [Target]
    /// The folder in `Exercises`, of an exercise.
    var exercise: String?
}

/// What a chapter builds: `Sources/NAME`, and its tests in `Tests/NAMETests` unless named otherwise.
///
/// - Parameter beside: the files in `Tests` that are not Swift.
func stage(
    _ name: String, uses: [String] = [], testUses: [String] = [], tests: [String]? = nil,
    beside: [String] = []
) -> Part {
    let tests = tests ?? [name + "Tests"]
    return Part(
        name: name,
        uses: uses + testUses,
        targets: [.target(name: name, dependencies: dependencies(uses))]
            + tests.map { tests in
                .testTarget(
                    name: tests, dependencies: dependencies([name] + uses + testUses),
                    exclude: beside.filter { $0.hasPrefix(tests + "/") }
                        .map { String($0.dropFirst(tests.count + 1)) })
            }
    )
}

/// What a person runs: `Sources/NAME`, and tests of the built program in `Tests/NAMETests`.
func app(_ name: String, uses: [String] = [], testUses: [String] = []) -> Part {
    Part(
        name: name,
        uses: uses + testUses,
        targets: [
            .executableTarget(name: name, dependencies: dependencies(uses)),
            .testTarget(
                name: name + "Tests", dependencies: dependencies([name] + uses + testUses)),
        ]
    )
}

/// A program that is not called as its folder in `Sources`: on many disks, `mybiz` and `MyBiz` are one.
func program(_ name: String, of target: String) -> [Product] {
    [nil, name].contains(Context.environment["ONLY"])
        ? [.executable(name: name, targets: [target])] : []
}

/// What the app has to do: tests in `Tests/NAME` of several stages together, or of none yet.
func acceptance(_ name: String, uses: [String] = []) -> Part {
    Part(
        name: name,
        uses: uses,
        targets: [.testTarget(name: name, dependencies: dependencies(uses))]
    )
}

/// What the learner builds: `Exercises/CHAPTER/NAME`, with folders `Sources` and `Tests`.
///
/// - Parameter beside: the files in `Tests` that are not Swift.
func exercise(
    _ name: String, in chapter: String, uses: [String] = [], beside: [String] = []
) -> Part {
    let home = "Exercises/\(chapter)/\(name)"
    return Part(
        name: name,
        uses: uses,
        targets: [
            .target(name: name, dependencies: dependencies(uses), path: home + "/Sources"),
            .testTarget(
                name: name + "Tests",
                dependencies: dependencies([name] + uses),
                path: home + "/Tests",
                exclude: beside
            ),
        ],
        exercise: "\(chapter)/\(name)"
    )
}

/// What the learner does in a few minutes: an exercise in two targets that all short ones share.
func short(_ name: String, in chapter: String) -> Part {
    Part(name: name, targets: [], exercise: "\(chapter)/\(name)")
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
    return [
        .target(
            name: "Short", path: "Exercises", exclude: others + inEach("Tests"),
            sources: inEach("Sources")),
        .testTarget(
            name: "ShortTests", dependencies: ["Short"], path: "Exercises",
            exclude: others + inEach("Sources"), sources: inEach("Tests")),
    ]
}

/// The companion: the program `name` in `Sources/Kata`.
///
/// Its tests are for those who change it: `COMPANION=1 swift test`.
///
/// - Parameter onlyOnLinux: the folder of what only Linux has; `PLAIN=1` leaves it out there, too.
func companion(_ name: String, onlyOnLinux folder: String) -> Part {
    let tests = Target.testTarget(
        name: "KataTests", dependencies: dependencies([name]), path: "Tests/Kata")
    let isTested = ["COMPANION", "ONLY"].contains { Context.environment[$0] != nil }
    return Part(
        name: name,
        targets: [
            .executableTarget(
                name: name, path: "Sources/Kata", exclude: isPlain() ? [folder] : [],
                swiftSettings: isPlain() ? [.define("PLAIN")] : [])
        ] + (isTested ? [tests] : [])
    )
}

/// Whether the companion does without all that only Linux has.
func isPlain() -> Bool {
    #if os(Linux)
        Context.environment["PLAIN"] != nil
    #else
        true
    #endif
}

func dependencies(_ names: [String]) -> [Target.Dependency] {
    names.map { .byName(name: $0) }
}

/// The targets of all parts, or of the one asked for with what it uses.
func only(_ name: String?, of parts: [Part]) -> [Target] {
    guard let name else { return parts.flatMap(\.targets) + shared(parts, among: parts) }
    guard parts.contains(where: { $0.name == name }) else {
        fatalError(
            "ONLY=\(name) names no stage or exercise; there are: "
                + parts.map(\.name).joined(separator: ", ")
        )
    }
    var wanted: Set = [name]
    while true {
        let uses = parts.filter { wanted.contains($0.name) }.flatMap(\.uses)
        if wanted.isSuperset(of: uses) { break }
        wanted.formUnion(uses)
    }
    let found = parts.filter { wanted.contains($0.name) }
    return found.flatMap(\.targets) + shared(found, among: parts)
}
