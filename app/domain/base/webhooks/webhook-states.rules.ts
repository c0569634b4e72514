/** Endpoint states. The store disables endpoints that keep failing; staff pause them. */
export const ENDPOINT_STATE_NAMES = { active: 'Active', paused: 'Paused', off: 'Switched off' } as const;

export type EndpointState = keyof typeof ENDPOINT_STATE_NAMES;

/** Returns an endpoint's description, or its host. */
export function formatEndpointName({ url, description }: { url: string; description: string }): string {
  return description === '' ? new URL(url).host : description;
}

/** Delivery states. 'failed' deliveries were given up; staff can resend them. */
export const DELIVERY_STATE_NAMES = { due: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

export type DeliveryState = keyof typeof DELIVERY_STATE_NAMES;

export const DELIVERY_STATES = ['due', 'delivered', 'failed'] as const satisfies readonly DeliveryState[];

export function isDeliveryState(text: string): text is DeliveryState {
  return Object.hasOwn(DELIVERY_STATE_NAMES, text);
}
