// Nothing is needed here.
