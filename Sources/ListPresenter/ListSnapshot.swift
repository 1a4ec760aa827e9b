/// What the list shows at one moment.
public struct ListSnapshot: Equatable {
    public var sections: [Section]

    public struct Section: Equatable {
        /// The word above the rows; nil if none is needed.
        public var title: String?
        public var rows: [Row]
    }
}
