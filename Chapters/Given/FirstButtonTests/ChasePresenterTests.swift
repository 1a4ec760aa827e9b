import FitNessModel
import XCTest

final class ChasePresenterTests: XCTestCase {
}
