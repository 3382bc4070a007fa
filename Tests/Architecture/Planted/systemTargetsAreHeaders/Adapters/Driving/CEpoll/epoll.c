/* Nothing should stand below. */
int surprise(void) { return 1; }
