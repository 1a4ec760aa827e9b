/// What the board shows, with `side` signs on each side of the middle.
///
/// - Parameters:
///   - left: What the meter of the left team says, in newtons.
///   - right: What the meter of the right team says.
func picture(left: Double, right: Double, side: Int) -> String {
    ""
}
