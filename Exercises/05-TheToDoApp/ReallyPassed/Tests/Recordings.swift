/// What a run of `swift test` printed.
///
/// All of these were recorded, none was typed: Swift 6.3.1 on Linux, in a small package with one test
/// of XCTest and two of Swift Testing.
enum Recording {
    /// All three tests passed.
    static let bothPassed = #"""
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

    /// Run with `--filter Totals`, and there is no such test.
    static let nothingMatched = #"""
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

    /// There are no tests but the one of XCTest.
    static let xcTestOnly = #"""
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

    /// There are no tests but those of Swift Testing.
    static let swiftTestingOnly = #"""
        [0/1] Planning build
        Building for debugging...
        [0/3] Write swift-version-6A52383ED409C6A7.txt
        Build complete! (0.11s)
        Test Suite 'All tests' started at 2026-11-21 06:32:36.627
        Test Suite 'debug.xctest' started at 2026-11-21 06:32:36.629
        Test Suite 'debug.xctest' passed at 2026-11-21 06:32:36.629
        	 Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
        Test Suite 'All tests' passed at 2026-11-21 06:32:36.629
        	 Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
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

    /// The test of XCTest failed.
    static let xcTestFailed = #"""
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

    /// Two tests were skipped, one passed.
    static let someSkipped = #"""
        [0/1] Planning build
        Building for debugging...
        [0/2] Write swift-version-6A52383ED409C6A7.txt
        Build complete! (0.10s)
        Test Suite 'All tests' started at 2026-11-21 06:32:30.288
        Test Suite 'debug.xctest' started at 2026-11-21 06:32:30.290
        Test Suite 'OldTests' started at 2026-11-21 06:32:30.290
        Test Case 'OldTests.test_total_addsPrices' started at 2026-11-21 06:32:30.290
        /tmp/Shop/Tests/ShopTests/OldTests.swift:6: OldTests.test_total_addsPrices : Test skipped: required true value but got false - Write me
        Test Case 'OldTests.test_total_addsPrices' skipped (0.001 seconds)
        Test Suite 'OldTests' passed at 2026-11-21 06:32:30.291
        	 Executed 1 test, with 1 test skipped and 0 failures (0 unexpected) in 0.001 (0.001) seconds
        Test Suite 'debug.xctest' passed at 2026-11-21 06:32:30.291
        	 Executed 1 test, with 1 test skipped and 0 failures (0 unexpected) in 0.001 (0.001) seconds
        Test Suite 'All tests' passed at 2026-11-21 06:32:30.291
        	 Executed 1 test, with 1 test skipped and 0 failures (0 unexpected) in 0.001 (0.001) seconds
        ◇ Test run started.
        ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
        ↳ Target Platform: x86_64-unknown-linux-gnu
        ◇ Suite TotalTests started.
        ➜ Test "prices add up" skipped: "Write me"
        ◇ Test nothingIsFree() started.
        ✔ Test nothingIsFree() passed after 0.001 seconds.
        ✔ Suite TotalTests passed after 0.001 seconds.
        ✔ Test run with 2 tests in 1 suite passed after 0.001 seconds.
        """#

    /// All three tests were skipped.
    static let allSkipped = #"""
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

    /// There is no test target in the package.
    static let noTests = #"""
        [0/1] Planning build
        Building for debugging...
        [0/1] Write swift-version-6A52383ED409C6A7.txt
        Build complete! (0.09s)
        error: no tests found; create a target in the 'Tests' directory
        """#
}
