import { z } from 'zod';

import { lineUpTo } from '../../domain/base/shared/form-fields';
import { lineListSchema, linesOf, sentencesSchema } from '../../domain/base/shared/multi-line-fields';
import type { FrenchTextForm } from './french-kinds.rules';

/** As long as Markdown may be in English. */
const MOST = 30_000;

interface Field {
  name: string;
  form: FrenchTextForm;
  /** As shown: a list with one item per line. */
  english: string;
}

/** Builds the schema of a form from its texts. An empty field removes the French; one that isn’t sent leaves it. */
export function createFrenchSchema(texts: readonly Field[]) {
  return z.object(Object.fromEntries(texts.map((text) => [text.name, fieldSchema(text).optional()])));
}

function fieldSchema({ form, english }: Field): z.ZodType<string, z.ZodTypeDef, unknown> {
  if (form === 'line') return lineUpTo(MOST);
  if (form !== 'list') return sentencesSchema(MOST);
  const { length } = linesOf(english);
  return lineListSchema(MOST).refine(
    (text) => text === '' || linesOf(text).length === length,
    `Enter ${length} ${length === 1 ? 'line' : 'lines'}, one for each in English, or leave it blank`,
  );
}

/** The error of a field whose text or French changed since the form was opened. */
export const FRENCH_CHANGED = 'Someone else changed this. Save again to overwrite it.';
