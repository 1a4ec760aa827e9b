extension Report {
    /// The same, where the compiler misses what an import would bring: with that line as advice.
    func advisingImports(of modules: [Module]) -> Report {
        guard verdict == .doesNotCompile, let first = failures.first else { return self }
        var report = self
        // What is missing may have confused the compiler before it says so.
        // Another file's name is not brought by an import that something else needs.
        let others = first.missingName == nil ? failures : [first]
        let line = others.lazy.filter { $0.file == first.file }
            .compactMap { $0.missingImport(in: modules) }.first
        report.failures[0].advice = line.map { "Add this line at the top of the file: " + $0 }
        return report
    }
}

extension Failure {
    fileprivate func missingImport(in modules: [Module]) -> String? {
        guard let file, let module = modules.first(where: { $0.files[file] != nil }),
            let text = module.files[file]
        else { return nil }
        let imports = Module(name: "", isTests: false, files: [file: text]).imports
        let place = text.lines.dropFirst((line ?? 1) - 1).first ?? ""
        let formats = place.contains("String(format:") ? "Foundation" : nil
        if let library = missingLibrary ?? formats, !imports.contains(library) {
            let bringsFoundation = ["XCTest", "FoundationNetworking", "UIKit", "AppKit", "SwiftUI"]
            let isThere = library == "Foundation" && !imports.isDisjoint(with: bringsFoundation)
            return isThere ? nil : "import " + library
        }
        guard let name = missingName else { return nil }
        let others = modules.filter { $0.name != module.name }
        // What a suite of other tests has is missed where a file lies with the wrong ones.
        if others.contains(where: { $0.isTests && $0.declares(name, publicly: false) }) {
            return nil
        }
        let code = others.filter { !$0.isTests }
        let open = code.first { $0.declares(name, publicly: true) }
        let hidden = module.isTests ? code.first { $0.declares(name, publicly: false) } : nil
        let line = open.map { "import " + $0.name } ?? hidden.map { "@testable import " + $0.name }
        return line.flatMap { text.contains($0) ? nil : $0 }
    }

    /// A name that cannot be found, or not be used, from here.
    fileprivate var missingName: String? {
        (message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)
            ?? message.firstMatch(of: /'(\w+)' is inaccessible due to 'internal'/))
            .map { String($0.1) }
    }

    /// The library that has what cannot be found here.
    private var missingLibrary: String? {
        if let match = message.firstMatch(of: /missing import of defining module '(\w+)'/) {
            return String(match.1)
        }
        if message.contains("unknown attribute 'Test'")
            || message.contains("unknown attribute 'Suite'")
            || message.contains(/no macro named '(expect|require)'/)
        {
            return "Testing"
        }
        if let name = missingName {
            if name.hasPrefix("XCT") { return "XCTest" }
            if Self.testing.contains(name) { return "Testing" }
            return Self.foundation.contains(name) ? "Foundation" : nil
        }
        let member = message.firstMatch(
            of:
                /type '(?:String|Substring|Character|Double|Int|Data|\[.*\])(?:\.\w+)?' has no member '(\w+)'/
        )
        return member.flatMap { Self.members.contains(String($0.1)) ? "Foundation" : nil }
    }

    private static let testing: Set = ["Issue", "withKnownIssue", "confirmation", "Tag"]

    /// The names of Foundation that a beginner meets first; there are many more.
    private static let foundation: Set = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "DispatchQueue", "FileManager", "ISO8601DateFormatter",
        "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
        "LocalizedError", "Measurement", "NSError", "NSLock", "NSObject", "NSPredicate",
        "NSRegularExpression", "NSString", "Notification", "NotificationCenter", "NumberFormatter",
        "OperationQueue", "PersonNameComponents", "ProcessInfo", "RunLoop", "Scanner", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "URLRequest",
        "URLSession", "UUID", "UserDefaults", "arc4random_uniform", "ceil", "cos", "exit", "fabs",
        "floor", "fmod", "log", "log10", "pow", "round", "sin", "sleep", "sqrt", "tan", "usleep",
    ]

    /// Members that Foundation adds to types of the standard library.
    private static let members: Set = [
        "addingPercentEncoding", "appendingPathComponent", "capitalized",
        "caseInsensitiveCompare", "compare", "components", "data", "enumerateLines", "folding",
        "formatted", "localizedCaseInsensitiveContains", "localizedCompare",
        "localizedCapitalized", "localizedStandardContains", "localizedUppercase",
        "padding", "range", "removingPercentEncoding", "replacingCharacters",
        "replacingOccurrences", "trimmingCharacters", "write",
    ]
}

extension Module {
    /// Whether it declares something called `name` outside of every type.
    fileprivate func declares(_ name: String, publicly: Bool) -> Bool {
        sources.values.contains { text in
            text.contains(name)
                && [Declaration](reading: text.lines).contains { declaration in
                    let words = declaration.name.split(separator: " ", maxSplits: 1)
                    return words.count == 2 && !["extension", "import", "case"].contains(words[0])
                        && words[1].prefix { $0 != "(" } == name
                        && (!publicly || declaration.header.contains { $0.contains("public ") })
                }
        }
    }
}
