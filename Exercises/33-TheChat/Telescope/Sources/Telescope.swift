/// Where the telescope looks now, after the order `number`.
func direction(in line: String, after number: Int) throws(ReplyError) -> Direction {
    throw .garbled
}
