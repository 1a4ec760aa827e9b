import Testing

@testable import Telescope

struct TelescopeTests {}
