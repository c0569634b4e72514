import { z } from 'zod';

import { parseJson } from '../../domain/base/shared/stored-json';
import { FIELD_KEYS, type FieldTexts } from './import-fields.rules';

const ProblemSchema = z.object({ column: z.string(), message: z.string() });

/** Why a line is rejected, and in which column. */
export type RowProblem = z.infer<typeof ProblemSchema>;

const Problems = z.array(ProblemSchema).catch([]);
const Texts = z.record(z.string()).catch({});

export function parseProblems(json: string): RowProblem[] {
  return Problems.parse(parseJson(json));
}

/** Parses stored field texts. */
export function parseTexts(json: string): FieldTexts {
  const known = Texts.parse(parseJson(json));
  const texts: FieldTexts = {};
  for (const key of FIELD_KEYS) if (known[key] !== undefined) texts[key] = known[key];
  return texts;
}
