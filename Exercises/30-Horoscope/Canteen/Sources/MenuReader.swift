import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The dish of the first day in a menu; nil if this is no menu.
func dish(in menu: String) -> String? {
    let reader = MenuReader()
    let parser = XMLParser(data: Data(menu.utf8))
    parser.delegate = reader
    guard parser.parse(), parser.parserError == nil else { return nil }
    return reader.dish.isEmpty ? nil : reader.dish
}

private final class MenuReader: NSObject, XMLParserDelegate {
    var dish = ""
    /// The tags that are open, the innermost last.
    private var open: [String] = []
    private var days = 0

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        open.append(name)
        if name == "day" { days += 1 }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if days == 1, open.suffix(2) == ["day", "dish"] { dish += string }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
    }
}
