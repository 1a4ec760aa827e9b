/// What the list shows at one moment.
public struct ListSnapshot: Equatable {
    public var sections: [Section]

    public struct Section: Equatable {
        public enum Kind {
            case open
            case done
        }

        public var kind: Kind

        /// The word above the rows; nil if none is needed.
        public var title: String? {
            switch kind {
            case .open: nil
            case .done: "Done"
            }
        }
        public var rows: [Row]
    }
}
