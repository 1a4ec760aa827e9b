/// What a lift does when its doors have closed.
enum Answer {
    case waits, goes, goesSlowly, refuses
}

/// The lift takes eight people and 630 kg, and with more than 500 kg it goes slowly.
func answer(people: Int, kilograms: Int) -> Answer {
    if people > 8 || kilograms > 630 { return .refuses }
    if people == 0 { return .waits }
    return kilograms > 500 ? .goesSlowly : .goes
}
