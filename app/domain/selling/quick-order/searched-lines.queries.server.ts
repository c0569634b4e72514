import type { Db } from '../../../../db/schema';
import { toPlain } from '../../../../db/search-text';
import { readListingQuery } from '../../goods/catalog/listing/listing.schema';
import { listBestIds } from '../../goods/catalog/listing/suggestions.queries.server';
import { readOrderProducts } from './order-products.queries.server';
import { describeNear, type CheckedLine } from './quick-order.rules';

/** A line with fewer near part numbers is searched for, too. */
const ENOUGH = 3;
/** A keyway such as 'SC1' or 'HU100'. On a list, it usually means the key blank. */
const KEYWAY = /^[a-z]{1,4}-?\d{1,3}[a-z]?$/i;

/** Offers what the search of the store finds for part numbers that few products resemble: 'SC1' is a keyway, too. */
export async function offerSearched(db: Db, lines: CheckedLine[]): Promise<CheckedLine[]> {
  const found = new Map<CheckedLine, number[]>();
  for (const line of lines.filter(isUnknown)) found.set(line, await search(db, line.part));
  const products = await readOrderProducts(db, [...found.values()].flat());
  return lines.map((line) => {
    const known = new Set(line.choices.map(({ product }) => product.id));
    const others = (found.get(line) ?? []).flatMap((id) => products.get(id) ?? []);
    const added = others.filter(({ id }) => !known.has(id)).slice(0, ENOUGH - line.choices.length);
    if (added.length === 0) return line;
    const choices = [...line.choices, ...added.map((product) => ({ product, quantity: line.quantity }))];
    return { ...line, choices, sentence: describeNear(choices.length) };
  });
}

async function search(db: Db, part: string): Promise<number[]> {
  const find = (q: string) => listBestIds(db, readListingQuery(new URLSearchParams({ q })));
  const blanks = await readOrderProducts(db, KEYWAY.test(part) ? await find(`${part} key blank`) : []);
  const named = [...blanks.values()].filter(({ englishName }) =>
    toPlain(englishName)
      .split(/[^a-z0-9]+/)
      .includes(toPlain(part)),
  );
  return [...new Set([...named.slice(0, 1).map(({ id }) => id), ...(await find(part))])];
}

function isUnknown({ status, part, choices }: CheckedLine): boolean {
  return status === 'not-found' && part !== '' && choices.length < ENOUGH;
}
