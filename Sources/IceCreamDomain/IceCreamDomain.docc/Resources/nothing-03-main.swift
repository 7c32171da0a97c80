print("Scoops")
