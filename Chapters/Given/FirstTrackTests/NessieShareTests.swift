import FitNessChase
import FitNessModel
import XCTest

final class NessieShareTests: XCTestCase {
}
