import Foundation

/// The program that loads compiled tests, runs them and reports what happens to each.
///
/// What it reports begins with a secret that it reads before anything else is loaded. Nothing keeps
/// code that runs in the same process from doing all that the runner can do: what is kept from it
/// are the easy ways. The secret is in one place that nobody can read while no event is sent, tests
/// that are not announced before the first of them begins do not count, and those that are have to
/// run; what our own tests are called is known besides. Code and tests are in no file that a run
/// could find: they come over the channel. Their bytes in memory still tell one version from another.
///
/// Each framework is blind to the other's assertions:
/// those that fail out of their framework are caught here and reported as strays.
enum Runner {
    /// With or without an eye on XCTest's assertions; to load XCTest takes time.
    case swiftTesting(besideXCTest: Bool)
    /// With the source text of a list of the tests, which is compiled with them.
    case xcTest(list: String)

    /// What it is called as a module, and what the list of XCTest's tests is called.
    static let module = "KataRunner"
    static let listModule = "KataTests"
    /// Where it is in the folder of a run, with the libraries that it loads.
    static let folder = "program"
    static let path = folder + "/" + program
    /// What it is called as a file, and what the libraries beside it are called.
    static let program = "runner"
    static let code = "code"
    static let tests = "tests"
    /// The file descriptor of the channel; it closes when the Lab is gone.
    static let channel: Int32 = 9
    /// Bytes of the secret, with the blank behind it.
    static let secretLength = 37
    /// The word for a run that ends with the first failure.
    static let untilFailure = "untilFailure"

    /// What the runner reads first: the secret, the number of a fault, whether it ends with the first
    /// failure, what it may use, and how Swift Testing is to run.
    ///
    /// NB: the version of the events is the oldest one, which all toolchains know.
    static func greeting(_ secret: String, _ conditions: Conditions, _ limits: Limits) -> String {
        struct Configuration: Encodable {
            var eventStreamVersion = 0
            var parallel = false
            var filter: [String]?
        }
        let filters = conditions.filters
        let fault = conditions.fault.map(String.init) ?? "-"
        let end = conditions.stopsAtFailure ? untilFailure : "toTheEnd"
        let configuration = Configuration(filter: filters.isEmpty ? nil : filters)
        let json = (try? JSONEncoder().encode(configuration)) ?? Data()
        let swiftTesting = String(decoding: json, as: UTF8.self)
        return "\(secret) \(fault) \(end) \(limits.words) \(swiftTesting)\n"
    }

    /// The source text of the program, whatever the tests are.
    var source: String {
        switch self {
        case .swiftTesting(besideXCTest: true): Self.watchXCTest + Self.runSwiftTesting
        case .swiftTesting(besideXCTest: false): Self.ignoreXCTest + Self.runSwiftTesting
        case .xcTest: Self.runXCTest
        }
    }

    /// The libraries that it needs and others may do without.
    var libraries: [String] {
        if case .swiftTesting(besideXCTest: false) = self { [] } else { ["XCTest"] }
    }
}

extension Module {
    /// Whether this is the program that runs the tests, or their list.
    ///
    /// The package manager's own is compiled in Swift 5 mode too, where methods of a class on the
    /// main actor may be named from outside of it.
    var isRunner: Bool { [Runner.module, Runner.listModule].contains(name) }
}
