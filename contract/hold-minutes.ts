/**
 * How long a checkout holds its goods: half an hour to pay, and ten minutes for clocks that differ
 * and tries that are repeated, as the provider takes no session that would live under 30 minutes by
 * its own clock. Apart, for pages that check nothing.
 */
export const holdMinutes = 40;
