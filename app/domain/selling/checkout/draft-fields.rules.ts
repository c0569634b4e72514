/** What a draft keeps of each part of a checkout. A page saves its own parts and leaves the others as they are. */
export const DRAFT_FIELDS = {
  shipping: ['firstName', 'lastName', 'email', 'phone', 'company', 'address', 'city', 'state', 'zipCode'],
  payment: ['poNumber', 'paymentMethod'],
} as const;

export type DraftPart = keyof typeof DRAFT_FIELDS;

/** As it was typed, field by field. */
export type TypedCheckout = Record<string, string>;

/** The names of the fields of some parts. */
export function draftFieldsOf(parts: readonly DraftPart[]): readonly string[] {
  return parts.flatMap((part): readonly string[] => DRAFT_FIELDS[part]);
}
