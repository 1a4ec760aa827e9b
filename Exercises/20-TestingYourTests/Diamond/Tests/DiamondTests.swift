import Testing

@testable import Diamond

struct DiamondTests {}
