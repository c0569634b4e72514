import { z } from 'zod';

import { requiredLine, textUpTo } from '../../base/shared/form-fields';

const MAX_WORDS = 4;
const MAX_PHRASES = 16;
const MAX_PHRASE_LENGTH = 60;

const said = requiredLine(1, 'Enter what buyers type', MAX_PHRASE_LENGTH)
  .refine((phrase) => /^[a-z0-9 ]*$/i.test(phrase), 'Use only letters, digits, and spaces')
  .transform(normalizePhrase)
  .refine((phrase) => phrase.split(' ').length <= MAX_WORDS, `Enter at most ${MAX_WORDS} words`);

const finds = textUpTo(2000)
  .transform((text) => [...new Set(text.split(/[,|\r\n]+/).map(normalizePhrase))].filter(Boolean))
  .refine((phrases) => phrases.length > 0, 'Enter at least one phrase')
  .refine((phrases) => phrases.length <= MAX_PHRASES, `Enter at most ${MAX_PHRASES} phrases`)
  .refine(
    (phrases) => phrases.every((phrase) => phrase.length <= MAX_PHRASE_LENGTH),
    `Enter phrases of ${MAX_PHRASE_LENGTH} characters or fewer`,
  )
  .transform((phrases) => phrases.join(' | '));

/** The synonym form. What it finds is stored as phrases joined by ' | '. */
export const SynonymSchema = z.object({ said, finds });

export type SynonymInput = z.infer<typeof SynonymSchema>;

/** A search without results to remove. */
export const FailedSearchSchema = z.object({ q: requiredLine(1, 'Choose a search', 100) });

function normalizePhrase(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
