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
import { expectedRevision } from './supplier.schema';

const TOO_MANY = `Enter at most ${MAX_UNITS.toLocaleString('en-US')}`;

const units = wholeNumber('Enter a whole number of 1 or more')
  .refine((number) => number >= 1, 'Enter a whole number of 1 or more')
  .refine((number) => number <= MAX_UNITS, TOO_MANY);

/** A form's key, which makes it idempotent. */
export const formKey = z
  .string({ required_error: 'Reload the page' })
  .trim()
  .min(10, 'Reload the page')
  .max(60);

/** Returns the field key of a line: 'l12' is line 12. */
export function getLineField(
  field: 'quantities' | 'costs' | 'partNumbers' | 'remove' | 'received' | 'reasons',
  lineId: number,
): string {
  return `${field}.l${lineId}`;
}

export const NewOrderSchema = z.object({
  formKey,
  supplierId: trimmed.refine((value) => /^[1-9]\d{0,8}$/.test(value), 'Choose a supplier').transform(Number),
});

/**
 * A draft's particulars, its lines, and optionally a new line, in one form, so that adding a line loses no input.
 * Missing lines stay unchanged.
 */
export const DraftSchema = z
  .object({
    formKey,
    expectedRevision,
    expectedOn: dayOrNothing.refine((day) => day === null || !isPastDay(day), {
      message: PAST_EXPECTED_DAY,
    }),
    /** The receiving location; unchanged if missing. */
    deliverTo: trimmed.transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)),
    reference: lineUpTo(60),
    notes: textUpTo(2000),
    quantities: z.record(z.string(), units).default({}),
    costs: z.record(z.string(), requiredCents('Enter the unit cost', 'Enter a cost, e.g. 12.50')).default({}),
    partNumbers: z.record(z.string(), lineUpTo(60)).default({}),
    remove: z.record(z.string(), checkbox()).default({}),
    newSku: lineUpTo(60),
    newQuantity: wholeNumber('Enter a whole number of 1 or more', 0).refine(
      (number) => number <= MAX_UNITS,
      TOO_MANY,
    ),
    newCost: optionalCents('Enter a cost, e.g. 12.50'),
    /** Save costs and part numbers to the supplier. */
    keepTerms: checkbox(),
  })
  .superRefine(({ newSku, newQuantity, newCost }, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
    if (newSku !== '' && newQuantity === 0) problem('newQuantity', 'Enter a quantity');
    if (newSku === '' && (newQuantity > 0 || newCost !== undefined))
      problem('newSku', 'Enter a SKU for the new line');
  });

export type DraftInput = z.infer<typeof DraftSchema>;

export const SendOrderSchema = z.object({ expectedRevision });

/** Cancels an order, or closes one that won't arrive in full. */
export const EndOrderSchema = z.object({ expectedRevision, reason: toText(3, 'Enter a reason', 300) });

export type EndOrderInput = z.infer<typeof EndOrderSchema>;

const discrepancy = trimmed.transform((value, context) => {
  if (isDiscrepancy(value)) return value;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Choose a reason from the list' });
  return z.NEVER;
});

/** Receipt by line: units received, a reason for differences, and the invoiced cost. */
export const ReceiptSchema = z.object({
  formKey,
  expectedRevision,
  reference: lineUpTo(60),
  received: z
    .record(
      z.string(),
      wholeNumber('Enter a whole number of 0 or more', 0).refine((number) => number <= MAX_UNITS, TOO_MANY),
    )
    .default({}),
  reasons: z.record(z.string(), discrepancy).default({}),
  costs: z.record(z.string(), requiredCents('Enter the unit cost', 'Enter a cost, e.g. 12.50')).default({}),
  updateCosts: checkbox(),
});

export type ReceiptInput = z.infer<typeof ReceiptSchema>;
