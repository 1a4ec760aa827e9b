import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a feed has to say: the description of its first item.
public func horoscope(in feed: Data) throws(HoroscopeError) -> String {
    guard feed.count <= 1_000_000 else { throw .tooLong }
    guard !feed.contains(0), feed.range(of: Data("<!ENTITY".utf8)) == nil else {
        throw .unreadable
    }
    let reader = FeedReader()
    let parser = XMLParser(data: feed)
    parser.delegate = reader
    let isWhole = parser.parse() && parser.parserError == nil
    let text = reader.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard isWhole, !text.isEmpty else { throw .unreadable }
    return text
}

private final class FeedReader: NSObject, XMLParserDelegate {
    var text = ""
    /// The tags that are open, the innermost last.
    private var open: [String] = []
    private var isFirstItem = true

    private var isInHoroscope: Bool {
        isFirstItem && open.suffix(2) == ["item", "description"]
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        open.append(name)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInHoroscope { text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
        if name == "item" { isFirstItem = false }
    }
}
