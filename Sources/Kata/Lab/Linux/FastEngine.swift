import Foundation

/// Calls compiler and linker itself, and runs tests in a program of its own.
struct FastEngine: TestEngine {
    let toolchain: Toolchain
    let cache: Cache
    let isolation: Isolation
    /// Whether the code is that of people nobody knows: then the compiler, too, is where it reaches
    /// nothing.
    var isForStrangers = false
    var limits = Limits()
    var surroundings = Self.visible(ProcessInfo.processInfo.environment)

    var confinement: Confinement {
        get throws { try cell.confinement }
    }

    var cell: Cell {
        get throws { try isolation.cell(toolchain) }
    }

    var traits: [String] {
        [
            "fast", Runner.swiftTesting(besideXCTest: true).source,
            Runner.xcTest(list: "").source, Runner.list(of: [], in: []),
        ]
            + isolation.traits
            + Linking.compilerFlags(toolchain)
            + Linking.program([], using: [], to: "", toolchain).arguments
    }

    func run(_ tests: Module, with needed: [Module], under conditions: Conditions) throws -> Report
    {
        try run(tests, with: needed, under: conditions, isLastTry: false)
    }

    private func run(
        _ tests: Module, with needed: [Module], under conditions: Conditions,
        isLastTry: Bool
    ) throws -> Report {
        let products: [Compiler.Product]
        switch try compile(tests, with: needed) {
        case .broken(let diagnostics): return .doesNotCompile(diagnostics)
        case .ready(let ready): products = ready
        }
        do {
            var reports: [Report] = []
            for runner in try runners(for: tests, products, conditions)
            where !conditions.stopsAtFailure || !reports.contains(where: \.isBad) {
                reports.append(try run(tests, products, by: runner, conditions))
            }
            var report = Report.combining(reports)
            report.transcript = products.map(\.diagnostics).joined() + report.transcript
            return report
        } catch let error as NotCalled {
            return .doesNotCompile(error.diagnostics)
        } catch {
            // Another process may have removed, in between, what had not been used for long.
            if isLastTry || products.allSatisfy(\.entry.isWhole) { throw error }
            return try run(
                tests, with: needed, under: conditions, isLastTry: true)
        }
    }

    func run(_ program: String, _ words: [String], for folder: URL, limits: Limits) throws
        -> Subprocess
    {
        try cell.run(program, words, for: folder, environment: surroundings, limits: limits)
    }
}

extension Report {
    /// Whether something went wrong in these tests: enough to know about a fault.
    fileprivate var isBad: Bool { ![.green, .empty].contains(verdict) }
}
