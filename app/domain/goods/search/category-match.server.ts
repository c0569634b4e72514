import { toPlain } from '../../../../db/search-text';
import { listForms } from './search-words.server';
import { listBareWords } from './trade-words.rules';

/** Categories related to a search by name. */
export interface CategoryMatch<Category> {
  /** The search is the category's name: 'safe', or 'crash bar' for exit devices. */
  named: Category[];
  /** The name contains every word: 'lock' and 'Door Locks'. */
  holding: Category[];
}

export function matchCategories<Category extends { name: string }>(
  categories: readonly Category[],
  words: readonly string[],
): CategoryMatch<Category> {
  const forms = words.map((word) => listForms(word).map(listBareWords));
  const [only] = forms;
  const wanted = new Set([listBareWords(words.join(' ')), ...(forms.length === 1 ? (only ?? []) : [])]);
  const bare = categories.map((category) => ({ category, name: listBareWords(toPlain(category.name)) }));
  const named = bare.filter(({ name }) => wanted.has(name));
  const holding = bare.filter(
    (one) =>
      !named.includes(one) &&
      forms.length > 0 &&
      forms.every((ways) => ways.some((way) => ` ${one.name} `.includes(` ${way} `))),
  );
  return { named: named.map(({ category }) => category), holding: holding.map(({ category }) => category) };
}
