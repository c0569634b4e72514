const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a delivery waits after each try that failed; after the last of them it is given up: about two days. */
const WAITS_MS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** So many failures in a row, of whatever deliveries, switch an endpoint off. */
export const MOST_FAILURES = 15;

const FIRST_REST_MS = 5 * SECOND;
const LONGEST_REST_MS = 30 * MINUTE;

/**
 * How long a delivery waits after so many tries; undefined: it is given up. Up to a fifth is added by chance, so that
 * what failed together is not tried together.
 */
export function waitAfter(tries: number, chance = Math.random()): number | undefined {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + chance / 5));
}

/**
 * How long nothing at all is sent to an endpoint after so many failures in a row. A server that is down is so not
 * asked for every event that happens meanwhile, and is switched off after about three hours, not within seconds.
 */
export function restAfter(failures: number): number {
  return Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (failures - 1));
}
