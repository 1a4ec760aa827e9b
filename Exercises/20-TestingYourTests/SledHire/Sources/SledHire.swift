/// What a hire costs in cents. No hire is longer than a day.
func price(minutes: Int, sleds: Int) -> Int {
    guard minutes > 0 else { return 0 }
    let halfHours = max(0, minutes - 60 + 29) / 30
    let each = min(600 + halfHours * 250, 2_000)
    let full = each * sleds
    return sleds >= 5 ? full - full * 15 / 100 : full
}
