import { z } from 'zod';

import {
  checkbox,
  dayOrNothing,
  lineUpTo,
  optionalCents,
  requiredCents,
  toText,
  textUpTo,
  trimmed,
  wholeNumber,
} from '../../base/shared/form-fields';
import { isPastDay } from '../../base/shared/store-day.rules';
import { isDiscrepancy, MAX_UNITS, PAST_EXPECTED_DAY } from './purchase-order.rules';
import { seenRevision } from './supplier.schema';

const TOO_MANY = `Enter at most ${MAX_UNITS.toLocaleString('en-US')}`;

const units = wholeNumber('Enter a whole number from 1')
  .refine((number) => number >= 1, 'Enter a whole number from 1')
  .refine((number) => number <= MAX_UNITS, TOO_MANY);

/** The key that a form carries, so that sent twice it does its work once. */
export const formKey = z
  .string({ required_error: 'Open the page again' })
  .trim()
  .min(10, 'Open the page again')
  .max(60);

/** 'l12' is the key of line 12 in the fields of an order's forms. */
export function getLineField(
  field: 'quantities' | 'costs' | 'partNumbers' | 'remove' | 'received' | 'reasons',
  lineId: number,
): string {
  return `${field}.l${lineId}`;
}

export const NewOrderSchema = z.object({
  formKey,
  supplierId: trimmed
    .refine((value) => /^[1-9]\d{0,8}$/.test(value), 'Choose the supplier')
    .transform(Number),
});

/**
 * A draft's particulars and lines, and perhaps one line more: one form, so that adding a line loses nothing that was
 * typed in the others. A line that the form does not have stays as it is.
 */
export const DraftSchema = z
  .object({
    formKey,
    seenRevision,
    expectedOn: dayOrNothing.refine((day) => day === null || !isPastDay(day), {
      message: PAST_EXPECTED_DAY,
    }),
    /** A branch; left out, it stays what it is. */
    deliverTo: trimmed.transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)),
    reference: lineUpTo(60),
    notes: textUpTo(2000),
    quantities: z.record(z.string(), units).default({}),
    costs: z
      .record(z.string(), requiredCents('Enter the unit cost', 'Enter a cost such as 12.50'))
      .default({}),
    partNumbers: z.record(z.string(), lineUpTo(60)).default({}),
    remove: z.record(z.string(), checkbox()).default({}),
    newSku: lineUpTo(60),
    newQuantity: wholeNumber('Enter a whole number from 1', 0).refine(
      (number) => number <= MAX_UNITS,
      TOO_MANY,
    ),
    newCost: optionalCents('Enter a cost such as 12.50'),
    /** Keep costs and part numbers as the supplier's. */
    keepTerms: checkbox(),
  })
  .superRefine(({ newSku, newQuantity, newCost }, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
    if (newSku !== '' && newQuantity === 0) problem('newQuantity', 'Enter how many');
    if (newSku === '' && (newQuantity > 0 || newCost !== undefined))
      problem('newSku', 'Enter the SKU of the line to add');
  });

export type DraftInput = z.infer<typeof DraftSchema>;

export const SendOrderSchema = z.object({ seenRevision });

/** Cancelling an order, or closing one that will not arrive in full. */
export const EndOrderSchema = z.object({ seenRevision, reason: toText(3, 'Say why', 300) });

export type EndOrderInput = z.infer<typeof EndOrderSchema>;

const discrepancy = trimmed.transform((value, context) => {
  if (isDiscrepancy(value)) return value;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Choose a reason from the list' });
  return z.NEVER;
});

/** What arrived, line by line: units that go on the shelf, a reason where they are not what was to come, the invoice's cost. */
export const ReceiptSchema = z.object({
  formKey,
  seenRevision,
  reference: lineUpTo(60),
  received: z
    .record(
      z.string(),
      wholeNumber('Enter a whole number from 0', 0).refine((number) => number <= MAX_UNITS, TOO_MANY),
    )
    .default({}),
  reasons: z.record(z.string(), discrepancy).default({}),
  costs: z.record(z.string(), requiredCents('Enter the unit cost', 'Enter a cost such as 12.50')).default({}),
  updateCosts: checkbox(),
});

export type ReceiptInput = z.infer<typeof ReceiptSchema>;
