/// Whether the flap in Grandma's door opens.
///
/// - Parameter hour: the hour of the day, from 0 to 23.
func catFlapOpens(for cat: String, at hour: Int) -> Bool {
    cat == "Mia" && hour < 22
}
