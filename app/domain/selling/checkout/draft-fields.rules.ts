/** Draft fields by part of the checkout. A page saves only its own parts. */
export const DRAFT_FIELDS = {
  shipping: ['firstName', 'lastName', 'email', 'phone', 'company', 'address', 'city', 'state', 'zipCode'],
  payment: ['poNumber', 'paymentMethod'],
} as const;

export type DraftPart = keyof typeof DRAFT_FIELDS;

/** Input by field name, as typed. */
export type TypedCheckout = Record<string, string>;

/** Lists the field names of some parts. */
export function listDraftFields(parts: readonly DraftPart[]): readonly string[] {
  return parts.flatMap((part): readonly string[] => DRAFT_FIELDS[part]);
}
