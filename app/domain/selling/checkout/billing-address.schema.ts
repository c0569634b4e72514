import { z } from 'zod';

import {
  CustomerInfoSchema,
  matchPostalCode,
  withoutCardNumber,
  ZipConfirmation,
} from '../../base/customers/customer-info.schema';
import { checkbox, requiredLine, trimmed, withoutLinks } from '../../base/shared/form-fields';
import { findRegionQuestion } from '../../base/shared/postal-regions.rules';
import { t } from '~/i18n/text';

/** Where the bill goes, if not to the shipping address. */
export const BillingAddressSchema = CustomerInfoSchema.pick({
  address: true,
  city: true,
  state: true,
  zipCode: true,
}).extend({
  /** A company's or a person's. */
  name: withoutCardNumber(withoutLinks(requiredLine(2, () => t`Enter a company or name`))),
});

export type BillingAddress = z.infer<typeof BillingAddressSchema>;

/** The billing address in a form, by field. What is typed counts only while the box is ticked. */
export const BillingFields = {
  billElsewhere: checkbox(),
  billingName: trimmed,
  billingAddress: trimmed,
  billingCity: trimmed,
  billingState: trimmed,
  billingZipCode: trimmed,
  billingZipConfirmed: ZipConfirmation.zipConfirmed,
};

type TypedBilling = z.infer<z.ZodObject<typeof BillingFields>>;

/** The form's fields by those of the address. */
const FIELDS = {
  name: 'billingName',
  address: 'billingAddress',
  city: 'billingCity',
  state: 'billingState',
  zipCode: 'billingZipCode',
} as const;

const toField = (name: string | number | undefined) =>
  Object.entries(FIELDS).find(([key]) => key === name)?.[1] ?? 'billElsewhere';

/** Says of which of a form's two addresses a message is. */
const ofBilling = (message: string) => t`Bill to: ${message}`;

/** Returns the question about a ZIP code of another state, as the form confirms it. */
export function findBillingQuestion(region: Pick<BillingAddress, 'state' | 'zipCode'>): string {
  const question = findRegionQuestion(region);
  return question === undefined ? '' : ofBilling(question);
}

function toAddress(typed: TypedBilling) {
  const { billingName, billingAddress, billingCity, billingState, billingZipCode } = typed;
  const zipConfirmed = typed.billingZipConfirmed?.slice(ofBilling('').length);
  return {
    ...{ name: billingName, address: billingAddress, city: billingCity },
    ...{ state: billingState, zipCode: billingZipCode, zipConfirmed },
  };
}

const Matching = BillingAddressSchema.extend(ZipConfirmation).superRefine(matchPostalCode);

/** Checks the billing address like the shipping address, once the box is ticked. */
export function checkBilling(typed: TypedBilling, context: z.RefinementCtx): void {
  if (!typed.billElsewhere) return;
  for (const { path, message } of Matching.safeParse(toAddress(typed)).error?.issues ?? []) {
    const field = toField(path[0]);
    context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message: ofBilling(message) });
  }
}

/** Turns the checked fields into an address, or nothing. */
export function nestBilling<Typed extends TypedBilling>({
  billElsewhere,
  billingName: name,
  billingAddress: address,
  billingCity: city,
  billingState: state,
  billingZipCode: zipCode,
  billingZipConfirmed: _zipConfirmed,
  ...order
}: Typed) {
  const typed = { name, address, city, state, zipCode };
  return { ...order, billing: billElsewhere ? BillingAddressSchema.parse(typed) : undefined };
}
