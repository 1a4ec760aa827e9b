/// Knows who is here, and may be changed by others, too.
protocol Register: AnyObject {
    var children: [Child] { get }

    func signIn(_ child: Child)
    func signOut(_ child: Child)
}
