import type { Db } from '../../../../db/schema';
import { toPlain } from '../../../../db/search-text';
import { listActiveCategories } from '../catalog/categories.queries.server';
import { VersionedCache } from '../catalog/versioned-cache.server';
import { listBareWords } from './bare-words.rules';
import type { SearchWord } from './search-words.server';

const kinds = new VersionedCache<string[]>({ version: 'assortment', max: 1 });

/**
 * Lists the words that name a kind of product: a category or type, or what its name ends in. A 'lever' is a kind because
 * of 'Grade 1 levers', and a 'pick' because of 'Picks & decoders'.
 */
export async function listKindWords(db: Db, words: readonly SearchWord[]): Promise<SearchWord[]> {
  const names = await readKinds(db);
  const isKind = (form: string) => names.some((name) => ` ${name}`.endsWith(` ${form}`));
  return words.filter(({ forms }) => forms.map(listBareWords).some((form) => form !== '' && isKind(form)));
}

function readKinds(db: Db): Promise<string[]> {
  return kinds.read(db, '', async () => {
    const types = await db.selectFrom('product_counts').select('type as name').distinct().execute();
    const all = [...(await listActiveCategories(db)), ...types];
    return all.flatMap(({ name }) =>
      toPlain(name)
        .split(/[,&]| and /)
        .map(listBareWords),
    );
  });
}

/** So many letters begin few words. */
const MIN_BEGUN = 4;

/** Completes a search's last word if it begins only one that names a kind of product: 'schlage deadb' is for deadbolts. */
export async function completeKind(db: Db, q: string): Promise<string> {
  const begun = /[a-z]+$/i.exec(q)?.[0].toLowerCase() ?? '';
  if (begun.length < MIN_BEGUN) return q;
  const names = (await readKinds(db)).map((name) => name.split(' ').at(-1) ?? '');
  const [only, ...others] = new Set(names.filter((name) => name.startsWith(begun)));
  return only === undefined || others.length > 0 ? q : q.slice(0, -begun.length) + only;
}

const brands = new VersionedCache<ReadonlySet<string>>({ version: 'assortment', max: 1 });

/** Returns whether words name nothing but brands. */
export async function areBrands(db: Db, words: readonly SearchWord[]): Promise<boolean> {
  const known = await brands.read(db, '', async () => {
    const rows = await db.selectFrom('product_counts').select('brand').distinct().execute();
    return new Set(rows.map(({ brand }) => listBareWords(toPlain(brand))));
  });
  const texts = words.map(({ text }) => listBareWords(text));
  return known.has(texts.join(' ')) || texts.every((text) => known.has(text));
}
