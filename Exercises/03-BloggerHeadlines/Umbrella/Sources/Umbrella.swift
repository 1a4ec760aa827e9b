/// Whether somebody takes an umbrella.
///
/// - Parameter rain: how likely it is that it rains, in percent.
/// - Parameter wind: how fast the wind is, in kilometres an hour.
func takesUmbrella(rain: Int, wind: Int) -> Bool {
    rain >= 50 && wind < 60
}
