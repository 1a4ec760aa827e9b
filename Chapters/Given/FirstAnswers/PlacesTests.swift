import APIClient
import Foundation
import HTTPDoubles
import InputForm
import ItemModel
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct PlacesTests {
}
