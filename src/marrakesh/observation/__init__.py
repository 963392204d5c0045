"""What a seat may know, encoded as a row of numbers for networks in bots and environments."""
