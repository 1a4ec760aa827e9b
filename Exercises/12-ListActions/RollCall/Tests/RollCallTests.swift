import Testing

@testable import RollCall

struct RollCallTests {}
