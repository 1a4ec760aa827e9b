import Testing

@testable import ParcelTracker

struct ParcelTrackerTests {}
