import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a feed has to say: the description of its first item.
public func horoscope(in feed: Data) throws(HoroscopeError) -> String {
    let reader = FeedReader()
    let parser = XMLParser(data: feed)
    parser.delegate = reader
    _ = parser.parse()
    return reader.text
}

private final class FeedReader: NSObject, XMLParserDelegate {
    var text = ""

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {}
}
