import { z } from 'zod';

import { BusinessInformationSchema } from '../../base/customers/registration.schema';
import { toText, trimmed, withMessage } from '../../base/shared/form-fields';
import { parseDay } from '../../base/shared/store-day.rules';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
export const FILE_TOO_LARGE = perLanguage(() => t`Upload a file of 5 MB or less`);
export const FILE_MISSING = perLanguage(() => t`Choose a PDF, JPEG, or PNG file`);
/** Maximum documents awaiting review per account. */
export const MAX_PENDING = 10;

const DAY_MESSAGE = perLanguage(() => t`Enter a date as YYYY-MM-DD`);
const PAST_MESSAGE = perLanguage(() => t`The expiration date has passed`);

const day = trimmed.transform((value, context) => {
  if (value === '') return null;
  const read = parseDay(value);
  if (read !== undefined) return read;
  context.addIssue({ code: z.ZodIssueCode.custom, message: DAY_MESSAGE() });
  return z.NEVER;
});

/** An expiry date, today included. */
function notPast(value: string): boolean {
  return value >= new Date().toISOString().slice(0, 10);
}

const description = {
  number: toText(2, () => t`Enter the document number`, 60),
  issuedBy: toText(2, () => t`Enter the issuing state, province, or authority`, 100),
};

function getFileSize(value: unknown): number {
  const size = typeof value === 'object' && value !== null && 'size' in value ? value.size : 0;
  return typeof size === 'number' ? size : 0;
}

/** Checks what the browser declares; the bytes decide later. */
const file = z.unknown().superRefine((value, context) => {
  const size = getFileSize(value);
  if (size === 0) context.addIssue({ code: z.ZodIssueCode.custom, message: FILE_MISSING() });
  else if (size > MAX_FILE_BYTES)
    context.addIssue({ code: z.ZodIssueCode.custom, message: FILE_TOO_LARGE() });
});

/** Registration's business step with an optional license. The bytes decide later, too. */
export const BusinessStepSchema = BusinessInformationSchema.and(
  z.object({
    file: z
      .unknown()
      .refine((value) => getFileSize(value) <= MAX_FILE_BYTES, withMessage(FILE_TOO_LARGE))
      .transform(() => undefined),
  }),
);

/** A buyer's upload. Reviewers can add the expiry date. */
export const UploadDocumentSchema = z.object({
  kind: z.enum(['licence', 'tax-certificate'], { errorMap: withMessage(() => t`Select a document type`) }),
  ...description,
  expiresOn: day.refine((value) => value === null || notPast(value), withMessage(PAST_MESSAGE)),
  file,
});

export type UploadDocument = Omit<z.infer<typeof UploadDocumentSchema>, 'file'>;

/** Acceptance by staff, who can correct the data; an expiry date is required. */
export const AcceptDocumentSchema = z.object({
  ...description,
  expiresOn: trimmed
    .refine((value) => value !== '', 'Enter the expiration date')
    .refine((value) => value === '' || parseDay(value) !== undefined, withMessage(DAY_MESSAGE))
    .refine((value) => parseDay(value) === undefined || notPast(value), withMessage(PAST_MESSAGE)),
});

export type AcceptDocument = z.infer<typeof AcceptDocumentSchema>;

/** The reason is mailed to the buyer. */
export const DeclineDocumentSchema = z.object({
  reason: toText(5, 'Enter a reason', 500),
});
