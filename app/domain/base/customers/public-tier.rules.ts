/** The price tier whose quantity prices everyone pays, guests included. A migration adds it; it has no discount. */
export const PUBLIC_TIER = 'everyone';
