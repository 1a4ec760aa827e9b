/// Where a board's lights come from: the network, or a shared folder.
protocol RoomHall: AnyObject {
    var board: RoomBoard { get }
    /// What is worth a turn when it can be read.
    func descriptors(at now: Double) -> [Int32]
    /// Does all that can be done now.
    func serve(_ ready: Set<Int32>, at now: Double)
    /// Offers to everybody to come to a step.
    func gather(at place: RoomPlace, now: Double)
    /// Goes on with a call that was made at a time.
    func resume(_ call: Gathering, from time: Double)
    /// Draws who duels with whom, of those who wait for it.
    func drawDuels()
}
