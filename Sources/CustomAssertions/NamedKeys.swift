/// The keys in order, each with its text, and with its type if another one looks like it.
func named<Key: Hashable>(_ keys: Set<Key>) -> [(key: Key, name: String)] {
    let exhibits = keys.map { (key: $0, exhibit: Exhibit($0)) }.sorted { $0.exhibit < $1.exhibit }
    let lookAlikes = Dictionary(grouping: exhibits, by: \.exhibit.glimpse)
    return exhibits.map { key, exhibit in
        let isUnmistakable = lookAlikes[exhibit.glimpse]?.count == 1
        return (key, isUnmistakable ? exhibit.text : exhibit.textAndType)
    }
}
