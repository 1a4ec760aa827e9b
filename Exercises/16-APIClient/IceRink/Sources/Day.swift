/// A day of the week.
enum Day {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
