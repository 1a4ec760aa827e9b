import Testing

@testable import PhotoBin

struct PhotoBinTests {
    let beach = Photo(name: "Beach")
    let thumb = Photo(name: "My thumb")
    let ceiling = Photo(name: "Ceiling")
    let cat = Photo(name: "Cat")
    let library: Library
    let screen = ScreenSpy()
    let page: BinPage

    init() {
        library = Library(album: [beach, cat], bin: [thumb, ceiling])
        page = BinPage(library: library, screen: screen)
    }
}
