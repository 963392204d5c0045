"""What a seat may know as a row of numbers: for networks, so for bots and environments alike."""
