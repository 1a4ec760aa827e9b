import Course
import Foundation

extension Verification {
    /// Links between the course's pages, and blocks that are there for the eye only.
    func pages(_ subjects: [Subject]) throws -> Subject {
        let pages = try Disk.tree(below: project.root, ending: ".md").files.filter {
            !$0.key.hasPrefix(".") && !$0.key.hasPrefix("Practice/")
        }
        var findings: [Finding] = []
        var count = 0
        for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
            for (index, line) in text.lines.enumerated() {
                for target in line.linkTargets where !target.contains("://") {
                    count += 1
                    let folder = project.url(path).deletingLastPathComponent()
                    let file = target.prefix { $0 != "#" }
                    if !file.isEmpty, !Disk.exists(folder.appendingPathComponent(String(file))) {
                        findings.append(
                            Finding(
                                path: path, line: index + 1, expected: "a link to a file",
                                actual: "there is no \(target)"))
                    }
                }
            }
        }
        let blocks = subjects.reduce(0) { $0 + $1.blocks }
        let illustrations = subjects.reduce(0) { $0 + $1.illustrations }
        if illustrations * 20 > blocks + illustrations {
            findings.append(
                Finding(
                    path: "Chapters", line: 1, expected: "at most one block in twenty for the eye",
                    actual: "\(illustrations) of \(blocks + illustrations)"))
        }
        let found = findings
        return Subject(name: "links", checks: count + 1, runs: []) { _ in found }
    }
}
