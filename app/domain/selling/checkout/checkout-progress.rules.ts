import { ShippingSchema, type ShippingInfo } from './checkout.schema';
import { DRAFT_FIELDS, type TypedCheckout } from './checkout-steps.rules';

// The browser imports the other module, which needs no zod.
export * from './checkout-steps.rules';

/** Returns the first unfinished step; later steps can't be entered. */
export function getFirstUnfinishedStep(lines: readonly { isAvailable: boolean }[], typed: TypedCheckout) {
  if (lines.length === 0 || lines.some((line) => !line.isAvailable)) return 'cart';
  return findCustomer(typed) === undefined ? 'shipping' : 'payment';
}

/** Parses the customer from the draft; undefined while it is incomplete. */
export function findCustomer(typed: TypedCheckout): ShippingInfo | undefined {
  const result = ShippingSchema.safeParse(typed);
  return result.success ? result.data : undefined;
}

/** Validates the fields that have input. Empty fields aren't errors yet. */
export function listTypedErrors(typed: TypedCheckout): Record<string, string> {
  const result = ShippingSchema.safeParse(typed);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const name of DRAFT_FIELDS.shipping) {
    const issue = result.error.issues.find(({ path }) => path[0] === name);
    if (issue !== undefined && (typed[name] ?? '').trim() !== '') errors[name] = issue.message;
  }
  return errors;
}
