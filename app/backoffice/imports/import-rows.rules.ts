import { z } from 'zod';

import { parseJson } from '../../domain/base/shared/stored-json';
import { FIELD_KEYS, type FieldTexts } from './import-fields.rules';

/** Why a line of a file is rejected, and in which column. */
export interface RowProblem {
  column: string;
  message: string;
}

const Problems = z.array(z.object({ column: z.string(), message: z.string() })).catch([]);
const Texts = z.record(z.string()).catch({});

export function parseProblems(json: string): RowProblem[] {
  return Problems.parse(parseJson(json));
}

/** Texts of fields as a column keeps them. */
export function parseTexts(json: string): FieldTexts {
  const known = Texts.parse(parseJson(json));
  const texts: FieldTexts = {};
  for (const key of FIELD_KEYS) if (known[key] !== undefined) texts[key] = known[key];
  return texts;
}
