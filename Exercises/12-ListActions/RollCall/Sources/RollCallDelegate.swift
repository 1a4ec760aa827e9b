/// Opens what the roll call asks for.
protocol RollCallDelegate: AnyObject {
    func openCard(of child: Child)
}
