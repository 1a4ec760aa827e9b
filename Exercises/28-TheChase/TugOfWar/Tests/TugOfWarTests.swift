import XCTest

@testable import TugOfWar

final class TugOfWarTests: XCTestCase {}
