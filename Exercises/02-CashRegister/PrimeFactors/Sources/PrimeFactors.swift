func primeFactors(of number: Int) -> [Int] {
    []
}
