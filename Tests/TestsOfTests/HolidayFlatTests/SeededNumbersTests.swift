import Testing

struct SeededNumbersTests {
    @Test func `the numbers are those of SplitMix64`() {
        var numbers = SeededNumbers(seed: 1_234_567)

        let first = [numbers.next(), numbers.next(), numbers.next()]

        #expect(
            first == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }
}
