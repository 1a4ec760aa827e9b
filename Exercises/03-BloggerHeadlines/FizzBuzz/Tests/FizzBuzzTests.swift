import Testing

@testable import FizzBuzz

struct FizzBuzzTests {}
