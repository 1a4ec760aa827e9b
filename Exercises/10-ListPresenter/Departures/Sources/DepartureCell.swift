/// A row of the board, which is used again for other trains.
protocol DepartureCell: AnyObject {
    var title: String { get set }
    var platform: String { get set }
}
