import Testing

@testable import Teaser

struct TeaserTests {}
