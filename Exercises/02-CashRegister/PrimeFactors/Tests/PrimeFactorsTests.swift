import XCTest

@testable import PrimeFactors

final class PrimeFactorsTests: XCTestCase {}
