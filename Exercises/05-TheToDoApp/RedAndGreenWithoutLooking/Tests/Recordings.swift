/// What a run of `swift test` printed, and the exit status with which it ended.
///
/// All of these were recorded, none was typed: Swift 6.3.1 on Linux, in a small package with one test
/// of XCTest and two of Swift Testing.
struct Recording {
    var exitStatus: Int32
    var output: String
}

extension Recording {
    /// All three tests passed.
    static let bothPassed = Recording(
        exitStatus: 0,
        output: #"""
            [0/1] Planning build
            Building for debugging...
            [0/3] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.11s)
            Test Suite 'All tests' started at 2026-11-21 06:32:23.000
            Test Suite 'debug.xctest' started at 2026-11-21 06:32:23.002
            Test Suite 'OldTests' started at 2026-11-21 06:32:23.002
            Test Case 'OldTests.test_total_addsPrices' started at 2026-11-21 06:32:23.002
            Test Case 'OldTests.test_total_addsPrices' passed (0.001 seconds)
            Test Suite 'OldTests' passed at 2026-11-21 06:32:23.003
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'debug.xctest' passed at 2026-11-21 06:32:23.003
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'All tests' passed at 2026-11-21 06:32:23.003
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
            ↳ Target Platform: x86_64-unknown-linux-gnu
            ◇ Suite TotalTests started.
            ◇ Test "prices add up" started.
            ◇ Test nothingIsFree() started.
            ✔ Test "prices add up" passed after 0.001 seconds.
            ✔ Test nothingIsFree() passed after 0.001 seconds.
            ✔ Suite TotalTests passed after 0.001 seconds.
            ✔ Test run with 2 tests in 1 suite passed after 0.001 seconds.
            """#
    )

    /// There are no tests but the one of XCTest.
    static let xcTestOnly = Recording(
        exitStatus: 0,
        output: #"""
            [0/1] Planning build
            Building for debugging...
            [0/3] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.09s)
            Test Suite 'All tests' started at 2026-11-21 06:32:38.797
            Test Suite 'debug.xctest' started at 2026-11-21 06:32:38.798
            Test Suite 'OldTests' started at 2026-11-21 06:32:38.798
            Test Case 'OldTests.test_total_addsPrices' started at 2026-11-21 06:32:38.798
            Test Case 'OldTests.test_total_addsPrices' passed (0.001 seconds)
            Test Suite 'OldTests' passed at 2026-11-21 06:32:38.799
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'debug.xctest' passed at 2026-11-21 06:32:38.799
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'All tests' passed at 2026-11-21 06:32:38.799
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
            ↳ Target Platform: x86_64-unknown-linux-gnu
            ✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.
            """#
    )

    /// The test of XCTest failed.
    static let xcTestFailed = Recording(
        exitStatus: 1,
        output: #"""
            [0/1] Planning build
            Building for debugging...
            [0/2] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.09s)
            Test Suite 'All tests' started at 2026-11-21 06:32:25.477
            Test Suite 'debug.xctest' started at 2026-11-21 06:32:25.479
            Test Suite 'OldTests' started at 2026-11-21 06:32:25.479
            Test Case 'OldTests.test_total_addsPrices' started at 2026-11-21 06:32:25.479
            /tmp/Shop/Tests/ShopTests/OldTests.swift:6: error: OldTests.test_total_addsPrices : XCTAssertEqual failed: ("5") is not equal to ("6") - 
            Test Case 'OldTests.test_total_addsPrices' failed (0.001 seconds)
            Test Suite 'OldTests' failed at 2026-11-21 06:32:25.480
            	 Executed 1 test, with 1 failure (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'debug.xctest' failed at 2026-11-21 06:32:25.480
            	 Executed 1 test, with 1 failure (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'All tests' failed at 2026-11-21 06:32:25.480
            	 Executed 1 test, with 1 failure (0 unexpected) in 0.001 (0.001) seconds
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
            ↳ Target Platform: x86_64-unknown-linux-gnu
            ◇ Suite TotalTests started.
            ◇ Test "prices add up" started.
            ◇ Test nothingIsFree() started.
            ✔ Test "prices add up" passed after 0.001 seconds.
            ✔ Test nothingIsFree() passed after 0.001 seconds.
            ✔ Suite TotalTests passed after 0.001 seconds.
            ✔ Test run with 2 tests in 1 suite passed after 0.001 seconds.
            """#
    )

    /// A test of Swift Testing failed.
    static let swiftTestingFailed = Recording(
        exitStatus: 1,
        output: #"""
            [0/1] Planning build
            Building for debugging...
            [0/2] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.10s)
            Test Suite 'All tests' started at 2026-11-21 06:32:27.011
            Test Suite 'debug.xctest' started at 2026-11-21 06:32:27.013
            Test Suite 'OldTests' started at 2026-11-21 06:32:27.013
            Test Case 'OldTests.test_total_addsPrices' started at 2026-11-21 06:32:27.013
            Test Case 'OldTests.test_total_addsPrices' passed (0.001 seconds)
            Test Suite 'OldTests' passed at 2026-11-21 06:32:27.014
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'debug.xctest' passed at 2026-11-21 06:32:27.014
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'All tests' passed at 2026-11-21 06:32:27.014
            	 Executed 1 test, with 0 failures (0 unexpected) in 0.001 (0.001) seconds
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
            ↳ Target Platform: x86_64-unknown-linux-gnu
            ◇ Suite TotalTests started.
            ◇ Test nothingIsFree() started.
            ◇ Test "prices add up" started.
            ✘ Test "prices add up" recorded an issue at TotalTests.swift:6:9: Expectation failed: (total([2, 3]) → 5) == 6
            ✔ Test nothingIsFree() passed after 0.001 seconds.
            ✘ Test "prices add up" failed after 0.001 seconds with 1 issue.
            ✘ Suite TotalTests failed after 0.001 seconds with 1 issue.
            ✘ Test run with 2 tests in 1 suite failed after 0.001 seconds with 1 issue.
            """#
    )

    /// Run with `--disable-xctest`, and one test crashed. The lines of its stack trace are left out.
    static let crashed = Recording(
        exitStatus: 1,
        output: #"""
            [0/1] Planning build
            Building for debugging...
            [0/3] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.09s)
            error: Process '/tmp/Shop/.build/x86_64-unknown-linux-gnu/debug/ShopPackageTests.xctest --disable-xctest --testing-library swift-testing' exited with unexpected signal code 4
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
            ↳ Target Platform: x86_64-unknown-linux-gnu
            ◇ Suite TotalTests started.
            ◇ Test "prices add up" started.
            ◇ Test nothingIsFree() started.
            Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
            Current stack trace:
            ✔ Test nothingIsFree() passed after 0.001 seconds.
            """#
    )

    /// The code has a spelling mistake.
    static let codeDoesNotCompile = Recording(
        exitStatus: 1,
        output: #"""
            Building for debugging...
            [0/4] Write sources
            [1/4] Write swift-version-6A52383ED409C6A7.txt
            [3/6] Emitting module Shop
            [4/6] Compiling Shop Shop.swift
            /tmp/Shop/Sources/Shop/Shop.swift:2:5: error: cannot find 'price' in scope
            1 | package func total(_ prices: [Int]) -> Int {
            2 |     price.reduce(0, +)
              |     `- error: cannot find 'price' in scope
            3 | }
            4 | 
            error: fatalError
            """#
    )

    /// Run with `--filter Totals`, and there is no such test.
    static let nothingMatched = Recording(
        exitStatus: 0,
        output: #"""
            Building for debugging...
            [0/3] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.09s)
            warning: No matching test cases were run
            Test Suite 'Selected tests' started at 2026-11-21 06:32:23.480
            Test Suite 'Selected tests' passed at 2026-11-21 06:32:23.482
            	 Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
            ↳ Target Platform: x86_64-unknown-linux-gnu
            ✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.
            """#
    )

    /// There is no test target in the package.
    static let noTests = Recording(
        exitStatus: 1,
        output: #"""
            [0/1] Planning build
            Building for debugging...
            [0/1] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.09s)
            error: no tests found; create a target in the 'Tests' directory
            """#
    )

    /// All three tests were skipped.
    static let allSkipped = Recording(
        exitStatus: 0,
        output: #"""
            [0/1] Planning build
            Building for debugging...
            [0/2] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.10s)
            Test Suite 'All tests' started at 2026-11-21 06:32:32.875
            Test Suite 'debug.xctest' started at 2026-11-21 06:32:32.876
            Test Suite 'OldTests' started at 2026-11-21 06:32:32.876
            Test Case 'OldTests.test_total_addsPrices' started at 2026-11-21 06:32:32.876
            /tmp/Shop/Tests/ShopTests/OldTests.swift:6: OldTests.test_total_addsPrices : Test skipped: required true value but got false - Write me
            Test Case 'OldTests.test_total_addsPrices' skipped (0.001 seconds)
            Test Suite 'OldTests' passed at 2026-11-21 06:32:32.877
            	 Executed 1 test, with 1 test skipped and 0 failures (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'debug.xctest' passed at 2026-11-21 06:32:32.877
            	 Executed 1 test, with 1 test skipped and 0 failures (0 unexpected) in 0.001 (0.001) seconds
            Test Suite 'All tests' passed at 2026-11-21 06:32:32.877
            	 Executed 1 test, with 1 test skipped and 0 failures (0 unexpected) in 0.001 (0.001) seconds
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
            ↳ Target Platform: x86_64-unknown-linux-gnu
            ◇ Suite TotalTests started.
            ➜ Test "prices add up" skipped: "Write me"
            ➜ Test nothingIsFree() skipped.
            ✔ Suite TotalTests passed after 0.001 seconds.
            ✔ Test run with 2 tests in 1 suite passed after 0.001 seconds.
            """#
    )

    /// Run with `--disable-xctest`. Both tests passed, and one of them printed something.
    static let errorPrinted = Recording(
        exitStatus: 0,
        output: #"""
            [0/1] Planning build
            Building for debugging...
            [0/2] Write swift-version-6A52383ED409C6A7.txt
            Build complete! (0.08s)
            ◇ Test run started.
            ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
            ↳ Target Platform: x86_64-unknown-linux-gnu
            ◇ Suite TotalTests started.
            ◇ Test "prices add up" started.
            ◇ Test nothingIsFree() started.
            ✔ Test "prices add up" passed after 0.001 seconds.
            ✔ Test nothingIsFree() passed after 0.001 seconds.
            ✔ Suite TotalTests passed after 0.001 seconds.
            error: the shop is closed, 1 test failed
            ✔ Test run with 2 tests in 1 suite passed after 0.001 seconds.
            """#
    )
}
