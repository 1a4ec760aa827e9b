import DailyHoroscope
import Testing

struct SignTests {
    @Test func `twelve signs come in the order of the year`() {
        #expect(
            Sign.all.map(\.name) == [
                "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio",
                "Sagittarius", "Capricorn", "Aquarius", "Pisces",
            ])
    }

    @Test func `each sign has its symbol`() {
        #expect(
            Sign.all.map(\.symbol) == [
                "Ram", "Bull", "Twins", "Crab", "Lion", "Maiden", "Scales", "Scorpion", "Archer",
                "Goat", "Water bearer", "Fishes",
            ])
    }

    @Test func `each sign has its month and a sentence`() {
        let months = [
            "April", "May", "June", "July", "August", "September", "October", "November",
            "December", "January", "February", "March",
        ]

        #expect(Sign.all.map(\.month) == months)
        #expect(Sign.all.first?.description == "Courageous and Energetic.")
        #expect(Sign.all.allSatisfy { $0.description.hasSuffix(".") })
        #expect(Set(Sign.all.map(\.description)).count == 12)
    }
}
