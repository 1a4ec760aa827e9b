import Testing

@testable import RomanNumerals

struct RomanNumeralsTests {}
