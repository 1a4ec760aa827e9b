import Testing

@testable import BirdSightings

struct BirdSightingsTests {}
