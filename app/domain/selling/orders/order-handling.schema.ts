import { z } from 'zod';

import {
  checkbox,
  optionalCents,
  requiredCents,
  toText,
  textUpTo,
  trimmed,
} from '../../base/shared/form-fields';
import { publishInput } from '../../base/shared/published-input';
import { CARRIERS, isCarrier, normalizeTrackingNumber, type Carrier } from './carriers.rules';
import { lineQuantitiesSchema } from '../../base/shared/line-quantities.schema';
import { SHIPPING_CHOICES } from './refund-split.rules';

/** Order forms carry the version they were opened with, to detect concurrent changes. */
const seen = {
  expectedUpdatedAt: z.string().datetime().catch('1970-01-01T00:00:00.000Z'),
  expectedEventId: z.coerce.number().int().min(0).catch(0),
};

const reason = toText(3, 'Enter a reason', 300);

const carrier = publishInput(
  z
    .string()
    .nullish()
    .transform((value, context) => {
      if (value != null && isCarrier(value)) return value;
      context.addIssue({ code: z.ZodIssueCode.custom, message: 'Select a carrier' });
      return z.NEVER;
    }),
  { type: 'string', enum: CARRIERS },
);

type ParcelInput = { carrier: Carrier; trackingNumber: string };

/** A tracking number is required unless we deliver ourselves. */
function requireTrackingNumber<Form extends ParcelInput>(form: Form, context: z.RefinementCtx): Form {
  if (form.carrier === 'Other') return form;
  const trackingNumber = normalizeTrackingNumber(form.trackingNumber);
  const problem =
    trackingNumber === ''
      ? 'Enter the tracking number'
      : /^[A-Z0-9]{5,40}$/.test(trackingNumber)
        ? undefined
        : 'Enter 5 to 40 letters and digits';
  if (problem === undefined) return { ...form, trackingNumber };
  context.addIssue({ code: z.ZodIssueCode.custom, path: ['trackingNumber'], message: problem });
  return z.NEVER;
}

const parcel = { carrier, trackingNumber: textUpTo(60) };

/** Confirms that goods leave although the buyer disputes the payment. */
const shipDisputed = checkbox();

export const FulfillSchema = z.object({ ...seen, ...parcel, shipDisputed }).transform(requireTrackingNumber);

export const CorrectTrackingSchema = z.object({ ...seen, ...parcel }).transform(requireTrackingNumber);

const SAY_UPDATED_AT = 'Enter the updatedAt value from the order you read';

/** For the API, `updatedAt` is the expected version. */
export const ShipmentSchema = z
  .object({
    updatedAt: z
      .string()
      .datetime(SAY_UPDATED_AT)
      .regex(/T\d\d:\d\d:[0-5]\d(?:\.\d+)?Z$/, SAY_UPDATED_AT),
    ...parcel,
    shipDisputed: z.boolean().default(false),
  })
  .strict()
  .transform(requireTrackingNumber)
  .transform(({ updatedAt, ...sent }) => ({ ...sent, expectedUpdatedAt: updatedAt, expectedEventId: 0 }));

/** The pickup location; empty for shipped orders. */
export const ChoosePickupSchema = z.object({
  ...seen,
  pickupLocation: trimmed.transform((value) => (/^\d{1,9}$/.test(value) ? Number(value) : undefined)),
});

/** For handing over a pickup. */
export const PickedUpSchema = z.object({ ...seen, shipDisputed });

/** For buttons that need only the expected version. */
export const ExpectedOrderSchema = z.object(seen);

export const CancelOrderSchema = z.object({ ...seen, reason });

/** For a hold in a list. */
export const ExtendHoldSchema = z.object({ ...seen, orderId: z.coerce.number().int().positive() });

/** Expected versions by order: `holds.o12` is order 12. */
const holds = z
  .record(z.string(), z.string().datetime())
  .default({})
  .transform(
    (byField) =>
      new Map(
        Object.entries(byField).flatMap(([field, updatedAt]): [number, string][] => {
          const orderId = /^o(\d{1,9})$/.exec(field)?.[1];
          return orderId === undefined ? [] : [[Number(orderId), updatedAt]];
        }),
      ),
  )
  .refine(({ size }) => size > 0, 'Select at least one hold');

/** Returns the name of the field of an order’s hold. */
export function getHoldField(orderId: number): string {
  return `holds.o${orderId}`;
}

export const ReleaseHoldsSchema = z.object({ holds, reason });

export const AcceptReviewSchema = z.object({ ...seen, reason });

export const ConfirmTransferSchema = z.object({
  ...seen,
  receivedAmount: requiredCents('Enter the amount received', 'Enter an amount, e.g. 37.59').refine(
    (cents) => cents > 0,
    'Enter the amount received',
  ),
});

export const RefundSentSchema = z.object({ ...seen, refundId: z.coerce.number().int().positive() });

/** By order line, without those of which nothing is refunded. */
const quantities = lineQuantitiesSchema('Enter a whole number of 0 or more').transform(
  (byLine) => new Map([...byLine].filter(([, quantity]) => quantity > 0)),
);

/** Query parameters that select the full shipping refund. */
export const ALL_SHIPPING = { shipping: 'rest' } as const;

/** The refund a clerk chose, before confirming the amount. */
export const RefundChoiceSchema = z.object({
  whole: checkbox(),
  quantities,
  shipping: z.enum(SHIPPING_CHOICES, { message: 'Select an option' }).default('none'),
  /** An amount not tied to a line, for example for a late delivery. */
  amount: optionalCents('Enter an amount, e.g. 12.50').refine(
    (cents) => cents !== 0,
    'Enter an amount above 0',
  ),
});

export const RefundSchema = RefundChoiceSchema.extend({
  ...seen,
  reason,
  /** The amount the clerk confirmed. */
  expectedCents: z.coerce.number().int().min(0).catch(0),
});

export const RestockSchema = z.object({ ...seen, quantities, reason });
export type RefundChoice = z.infer<typeof RefundChoiceSchema>;
