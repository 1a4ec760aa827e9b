/// What the list shows at one moment.
public struct ListSnapshot: Equatable {
    /// The sections of the list, from the top.
    public var sections: [Section]

    /// Rows of the same kind, one below the other.
    public struct Section: Equatable {
        /// Whether the items of a section are still to be done.
        public enum Kind {
            case open
            case done
        }

        /// Whether its items are still to be done.
        public var kind: Kind

        /// The word above the rows; nil if none is needed.
        public var title: String? {
            switch kind {
            case .open: nil
            case .done: "Done"
            }
        }
        /// Its rows, from the top.
        public var rows: [Row]
    }
}
