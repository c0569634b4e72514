/** Endpoint states. The store disables endpoints that keep failing; staff pause them. */
export const ENDPOINT_STATE_NAMES = { active: 'Active', paused: 'Paused', off: 'Disabled' } as const;

export type EndpointState = keyof typeof ENDPOINT_STATE_NAMES;

/** Returns an endpoint's description, or its host. */
export function formatEndpointName({ url, description }: { url: string; description: string }): string {
  return description === '' ? new URL(url).host : description;
}

/** Delivery states. 'failed' deliveries were given up; staff can resend them. */
export const DELIVERY_STATE_NAMES = { due: 'Queued', delivered: 'Delivered', failed: 'Failed' } as const;

export type DeliveryState = keyof typeof DELIVERY_STATE_NAMES;

export const DELIVERY_STATES = ['due', 'delivered', 'failed'] as const satisfies readonly DeliveryState[];

export function isDeliveryState(text: string): text is DeliveryState {
  return Object.hasOwn(DELIVERY_STATE_NAMES, text);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays after failed attempts; then a delivery is given up, after about two days. */
const RETRY_DELAYS_MS = [
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

/** An endpoint is disabled after this many consecutive failures. */
export const MAX_FAILURES = 15;

const MIN_REST_MS = 5 * SECOND;
const MAX_REST_MS = 30 * MINUTE;

/**
 * Returns the delay before the next attempt; undefined to give up. Adds up to 20 % jitter, so that failures aren't
 * retried together.
 */
export function getRetryDelay(tries: number, chance = Math.random()): number | undefined {
  const wait = RETRY_DELAYS_MS[tries - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + chance / 5));
}

/**
 * Returns how long an endpoint rests after consecutive failures, so that a server that is down is disabled after
 * about three hours, not within seconds.
 */
export function getRestAfter(failures: number): number {
  return Math.min(MAX_REST_MS, MIN_REST_MS * 2 ** (failures - 1));
}
