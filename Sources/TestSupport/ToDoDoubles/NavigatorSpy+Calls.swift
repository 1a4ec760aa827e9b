extension NavigatorSpy {
    /// Whether nothing would lie on top of the root, after all that it was asked to do.
    public var isRootOnTop: Bool {
        var (pushed, presented) = (0, 0)
        for call in calls {
            switch call {
            case .setRoot: (pushed, presented) = (1, 0)
            case .push: pushed += 1
            case .pop: if pushed > 1 { pushed -= 1 }
            case .present: presented += 1
            case .dismiss: if presented > 0 { presented -= 1 }
            }
        }
        return pushed == 1 && presented == 0
    }
}
