/** What an endpoint is. The store switches one off that fails too often; people pause one. */
export const ENDPOINT_STATE_NAMES = { active: 'Active', paused: 'Paused', off: 'Switched off' } as const;

export type EndpointState = keyof typeof ENDPOINT_STATE_NAMES;

/** The name that people give an endpoint, or the machine that it is on. */
export function endpointName({ url, description }: { url: string; description: string }): string {
  return description === '' ? new URL(url).host : description;
}

/** What a delivery is. 'failed' is given up: staff may send it once more. */
export const DELIVERY_STATE_NAMES = { due: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

export type DeliveryState = keyof typeof DELIVERY_STATE_NAMES;

export const DELIVERY_STATES = ['due', 'delivered', 'failed'] as const satisfies readonly DeliveryState[];

export function isDeliveryState(text: string): text is DeliveryState {
  return Object.hasOwn(DELIVERY_STATE_NAMES, text);
}
