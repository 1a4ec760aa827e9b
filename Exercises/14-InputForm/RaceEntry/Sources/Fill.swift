/// Types a text into the input that has this label, as a runner would.
///
/// - Throws: `FillError`, if it is not clear which input is meant. Then nothing is typed.
func fill(_ label: String, with text: String, on page: [Input]) throws {
    guard let input = page.first else { throw FillError.missing(label) }
    input.text = text
}

/// Why nothing could be typed: of the inputs with this label there are none, or several.
enum FillError: Error, Equatable {
    case missing(String)
    case several(String)
}
