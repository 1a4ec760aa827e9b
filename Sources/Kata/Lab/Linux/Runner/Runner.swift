import Foundation

/// The program that loads compiled tests, runs them and reports what happens to each.
///
/// What it reports begins with a token that it reads before anything else is loaded, so that nobody
/// writes a report by accident; code that runs in the same process can do all that the runner can do.
/// Tests that are not announced before the first of them begins do not count, and those that are have
/// to run, one after the other; what our own tests are called is known besides.
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
    /// The file descriptor of the channel when the program begins; it closes when the Lab is gone.
    static let channel: Int32 = 9
    /// The word for a run that ends with the first failure.
    static let untilFailure = "untilFailure"

    /// What the runner reads first: the token, the number of a fault, whether it ends with the first
    /// failure, and how Swift Testing is to run.
    ///
    /// NB: the version of the events is the oldest one, which all toolchains know.
    static func greeting(_ token: String, _ conditions: Conditions) -> String {
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
        return "\(token) \(fault) \(end) \(swiftTesting)\n"
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
