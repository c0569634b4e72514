import { z } from 'zod';

import { textUpTo } from '../../base/shared/form-fields';
import { FILLED, publishInput, type InputSchema } from '../../base/shared/published-input';

/** Maximum rows per list; form field names count to 99. */
export const MAX_ROWS = { features: 30, specifications: 60, fitments: 90 } as const;

/** Forms send empty trailing rows; JSON may omit the list. */
function listSchema<Row extends z.ZodTypeAny>(
  row: Row,
  most: number,
  isFilled: (row: z.output<Row>) => boolean,
  filled: InputSchema,
) {
  const rows = z
    .array(row)
    .nullish()
    .transform((given) => (given ?? []).filter(isFilled))
    .refine((given) => given.length <= most, `Use at most ${most} rows`);
  return publishInput(rows, { contains: filled, minContains: 0, maxContains: most });
}

export const FeaturesSchema = listSchema(textUpTo(300), MAX_ROWS.features, (text) => text !== '', FILLED);

const WITH_NAME = { required: ['name'], properties: { name: FILLED } };

const SpecificationSchema = publishInput(
  z
    .object({ name: textUpTo(100), value: textUpTo(300) })
    .strict()
    .superRefine(({ name, value }, context) => {
      if (name === '' && value !== '') addProblem(context, 'name', 'Enter a name');
      if (name !== '' && value === '') addProblem(context, 'value', `Enter the value of ${name}`);
    }),
  {
    if: WITH_NAME,
    then: { required: ['value'], properties: { value: FILLED } },
    else: { properties: { value: { not: FILLED } } },
  },
);

export const SpecificationsSchema = listSchema(
  SpecificationSchema,
  MAX_ROWS.specifications,
  ({ name }) => name !== '',
  WITH_NAME,
);

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const YEAR_MESSAGE = `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}`;

/** Forms send text, programs numbers. */
const year = publishInput(
  z
    .union([z.string(), z.number()], { errorMap: () => ({ message: YEAR_MESSAGE }) })
    .nullish()
    .transform((value) => String(value ?? '').trim()),
  {
    anyOf: [
      { type: 'integer', minimum: FIRST_YEAR, maximum: LAST_YEAR },
      { type: 'string', pattern: '^\\s*(?:19\\d{2}|20\\d{2}|2100)?\\s*$' },
      { type: 'null' },
    ],
  },
);

const A_YEAR = { anyOf: [FILLED, { type: 'number' }] };
const WITH_MAKE = { required: ['make'], properties: { make: FILLED } };

const FitmentFields = z
  .object({ make: textUpTo(60), model: textUpTo(60), yearFrom: year, yearTo: year })
  .strict()
  .superRefine(({ make, model, yearFrom, yearTo }, context) => {
    if ([make, model, yearFrom, yearTo].every((text) => text === '')) return;
    if (make === '') addProblem(context, 'make', 'Enter a make');
    if (model === '') addProblem(context, 'model', 'Enter a model');
    if (!isYear(yearFrom)) addProblem(context, 'yearFrom', YEAR_MESSAGE);
    if (yearTo !== '' && !isYear(yearTo)) addProblem(context, 'yearTo', YEAR_MESSAGE);
    else if (yearTo !== '' && Number(yearTo) < Number(yearFrom))
      addProblem(context, 'yearTo', 'The last year can’t be before the first year');
  })
  // A single year is the first and the last.
  .transform(({ make, model, yearFrom, yearTo }) => ({
    make,
    model,
    yearFrom: Number(yearFrom),
    yearTo: Number(yearTo || yearFrom),
  }));

const FitmentSchema = publishInput(FitmentFields, {
  if: {
    anyOf: [
      WITH_MAKE,
      { required: ['model'], properties: { model: FILLED } },
      { required: ['yearFrom'], properties: { yearFrom: A_YEAR } },
      { required: ['yearTo'], properties: { yearTo: A_YEAR } },
    ],
  },
  then: {
    required: ['make', 'model', 'yearFrom'],
    properties: { make: FILLED, model: FILLED, yearFrom: A_YEAR },
  },
});

export const FitmentsSchema = listSchema(
  FitmentSchema,
  MAX_ROWS.fitments,
  ({ make }) => make !== '',
  WITH_MAKE,
);

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;
}

function addProblem(context: z.RefinementCtx, field: string, message: string): void {
  context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
}
