import { z } from 'zod';

import { emailAddress, trimmed } from '../../domain/base/shared/form-fields';

/** Whose data is exported or erased: an account with its users, or a guest known by an email address. */
export type Buyer = { customerId: number } | { email: string };

const emailOfBuyer = emailAddress.transform((email) => email.toLowerCase());

/** The two fields that name a buyer, in forms and URLs; one of them is set. */
const buyerFields = {
  customer: trimmed.pipe(z.union([z.literal(''), z.coerce.number().int().positive()])),
  email: trimmed.pipe(z.union([z.literal(''), emailOfBuyer])),
};

/** Parses the buyer that a URL or a form names. */
export function parseBuyer(fields: { customer?: unknown; email?: unknown }): Buyer | undefined {
  const { success, data } = z.object(buyerFields).safeParse(fields);
  if (!success) return undefined;
  if (data.customer !== '') return { customerId: data.customer };
  return data.email === '' ? undefined : { email: data.email };
}

/** Names a buyer in a URL or in the hidden fields of a form. */
export function toBuyerFields(buyer: Buyer): { customer: number } | { email: string } {
  return 'customerId' in buyer ? { customer: buyer.customerId } : { email: buyer.email };
}

export const EraseSchema = z.object({ typedEmail: emailOfBuyer });
