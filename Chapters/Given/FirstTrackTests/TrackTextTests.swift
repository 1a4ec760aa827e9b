import FitNessChase
import XCTest

final class TrackTextTests: XCTestCase {
}
