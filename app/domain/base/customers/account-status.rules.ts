/** Account statuses (SPEC 2.10), as staff see them. */
export const CUSTOMER_STATUS_NAMES = {
  applied: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
} as const;

export type CustomerStatus = keyof typeof CUSTOMER_STATUS_NAMES;

export function isCustomerStatus(value: string): value is CustomerStatus {
  return Object.hasOwn(CUSTOMER_STATUS_NAMES, value);
}
