import { z } from 'zod';

import {
  checkbox,
  emailText,
  requiredLine,
  lineUpTo,
  optionalCents,
  textUpTo,
  trimmed,
  wholeNumber,
} from '../../base/shared/form-fields';

/** Forms carry the revision they were opened with, to detect concurrent changes. */
export const expectedRevision = z.coerce.number().int().min(0).catch(-1);

const email = trimmed
  .refine((value) => value === '' || emailText.safeParse(value).success, {
    message: 'Enter an email address, e.g. orders@supplier.example',
  })
  .transform((value) => value.toLowerCase());

/** The supplier form. */
export const SupplierSchema = z.object({
  expectedRevision,
  name: requiredLine(1, 'Enter the supplier’s name', 120),
  contactName: lineUpTo(120),
  email,
  phone: lineUpTo(40),
  accountNumber: lineUpTo(60),
  leadTimeDays: wholeNumber('Enter a whole number of days', 0).refine(
    (days) => days <= 365,
    'Enter at most 365 days',
  ),
  minimumOrder: optionalCents('Enter an amount, e.g. 250.00').transform((cents) => cents ?? 0),
  notes: textUpTo(2000),
});

export type SupplierInput = z.infer<typeof SupplierSchema>;

/** A form with only the expected revision. */
export const ExpectedRevisionSchema = z.object({ expectedRevision });

const unitCost = optionalCents('Enter a cost, e.g. 12.50').transform((cents) => cents ?? null);

/** A new product of a supplier, by SKU. */
export const SupplierProductSchema = z.object({
  sku: requiredLine(1, 'Enter the SKU', 60),
  partNumber: lineUpTo(60),
  unitCost,
  isPreferred: checkbox(),
});

export type SupplierProductInput = z.infer<typeof SupplierProductSchema>;

/** An existing product of a supplier. */
export const SupplierProductEditSchema = z.object({
  expectedRevision,
  partNumber: lineUpTo(60),
  unitCost,
  isPreferred: checkbox(),
});

export type SupplierProductEdit = z.infer<typeof SupplierProductEditSchema>;
