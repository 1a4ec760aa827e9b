/// The details of a sign, and its horoscope.
@MainActor
public final class HoroscopePresenter {
    /// Gets the name of a sign, and returns its horoscope, or throws why there is none.
    public typealias Source = @MainActor (String) async throws(HoroscopeError) -> String

    private let sign: Sign
    private let view: any HoroscopeView
    private let source: Source

    /// Shows `sign` in `view`, with the horoscope that comes from `source`.
    public init(_ sign: Sign, view: any HoroscopeView, source: @escaping Source) {
        self.sign = sign
        self.view = view
        self.source = source
    }

    /// Returns when the horoscope is there, or is known not to come.
    public func viewDidLoad() async {
        for text in [sign.name, sign.symbol, sign.month, sign.description] { view.show(text) }
    }
}
