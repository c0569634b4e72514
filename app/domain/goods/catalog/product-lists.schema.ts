import { z } from 'zod';

import { textUpTo } from '../../base/shared/form-fields';

/** Maximum rows per list; form field names count to 99. */
export const MAX_ROWS = { features: 30, specifications: 60, fitments: 90 } as const;

/** Forms send empty trailing rows; JSON may omit the list. */
function listSchema<Row extends z.ZodTypeAny>(
  row: Row,
  most: number,
  isFilled: (row: z.output<Row>) => boolean,
) {
  return z
    .array(row)
    .nullish()
    .transform((rows) => (rows ?? []).filter(isFilled))
    .refine((rows) => rows.length <= most, `Use at most ${most} rows`);
}

export const FeaturesSchema = listSchema(textUpTo(300), MAX_ROWS.features, (text) => text !== '');

const SpecificationSchema = z
  .object({ name: textUpTo(100), value: textUpTo(300) })
  .superRefine(({ name, value }, context) => {
    if (name === '' && value !== '') addProblem(context, 'name', 'Enter what this specification is called');
    if (name !== '' && value === '') addProblem(context, 'value', `Enter the value of ${name}`);
  });

export const SpecificationsSchema = listSchema(
  SpecificationSchema,
  MAX_ROWS.specifications,
  ({ name }) => name !== '',
);

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const YEAR_MESSAGE = `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}`;

/** Forms send text, programs numbers. */
const year = z
  .union([z.string(), z.number()], { errorMap: () => ({ message: YEAR_MESSAGE }) })
  .nullish()
  .transform((value) => String(value ?? '').trim());

const FitmentSchema = z
  .object({ make: textUpTo(60), model: textUpTo(60), yearFrom: year, yearTo: year })
  .superRefine(({ make, model, yearFrom, yearTo }, context) => {
    if ([make, model, yearFrom, yearTo].every((text) => text === '')) return;
    if (make === '') addProblem(context, 'make', 'Enter the make');
    if (model === '') addProblem(context, 'model', 'Enter the model');
    if (!isYear(yearFrom)) addProblem(context, 'yearFrom', YEAR_MESSAGE);
    if (yearTo !== '' && !isYear(yearTo)) addProblem(context, 'yearTo', YEAR_MESSAGE);
    else if (yearTo !== '' && Number(yearTo) < Number(yearFrom))
      addProblem(context, 'yearTo', 'The last year is before the first');
  })
  // A single year is the first and the last.
  .transform(({ make, model, yearFrom, yearTo }) => ({
    make,
    model,
    yearFrom: Number(yearFrom),
    yearTo: Number(yearTo || yearFrom),
  }));

export const FitmentsSchema = listSchema(FitmentSchema, MAX_ROWS.fitments, ({ make }) => make !== '');

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;
}

function addProblem(context: z.RefinementCtx, field: string, message: string): void {
  context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
}
