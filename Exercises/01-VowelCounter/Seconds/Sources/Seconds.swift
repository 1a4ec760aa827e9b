/// How many seconds there are in so many minutes.
func seconds(inMinutes minutes: Int) -> Int {
    minutes * 60
}
