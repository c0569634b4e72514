import { withMeasures } from '../../../db/measures';
import { partKey, plain } from '../../../db/search-text';

const MOST_WORDS = 12;

/**
 * The words of a search as the search text holds them: plain, without the marks around them, measures in their one
 * form. 'Schlage 1-1/8" cyl.' → 'schlage', 'cyl', '1.125in'.
 */
export function searchWords(q: string): string[] {
  const { measures, rest } = withMeasures(plain(q));
  const words = rest
    .split(/[\s,;|]+/)
    .map((word) => word.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''))
    .filter((word) => word !== '');
  return [...new Set([...words, ...measures])].slice(0, MOST_WORDS);
}

/** The ways in which a word may stand in the text: as it is, as one of several, without its hyphens. */
export function formsOf(word: string): string[] {
  const forms = [word];
  if (/^[a-z]{4,}s$/.test(word) && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  if (/^[a-z]{3,}ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/^[a-z]{3,}(?:ch|sh|x)es$/.test(word)) forms.push(word.slice(0, -2));
  const joined = partKey(word);
  if (joined !== word && joined.length >= 3) forms.push(joined);
  return forms;
}
