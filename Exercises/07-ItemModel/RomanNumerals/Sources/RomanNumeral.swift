func romanNumeral(for number: Int) -> String {
    ""
}
