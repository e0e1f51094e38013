"""Physics engines that games share."""
