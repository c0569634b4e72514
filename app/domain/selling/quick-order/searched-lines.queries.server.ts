import type { Db } from '../../../../db/schema';
import { toPlain } from '../../../../db/search-text';
import { findUnitWord } from '../../goods/catalog/unit-words.rules';
import { readListingQuery } from '../../goods/catalog/listing/listing.schema';
import { listBestIds } from '../../goods/catalog/listing/suggestions.queries.server';
import { toProductUnits } from './line-quantity.server';
import { readOrderProducts } from './order-products.queries.server';
import { describeNear, type CheckedLine } from './quick-order.rules';

/** A line with fewer near part numbers is searched for, too. */
const ENOUGH = 3;
/** A keyway such as 'SC1' or 'HU100'. On a list, it usually means the key blank. */
const KEYWAY = /^[a-z]{1,4}-?\d{1,3}[a-z]?$/i;

/** Offers what the search of the store finds for part numbers that few products resemble: 'SC1' is a keyway, too. */
export async function offerSearched(db: Db, lines: CheckedLine[]): Promise<CheckedLine[]> {
  const found = new Map<CheckedLine, Found>();
  for (const line of lines.filter(isUnknown)) found.set(line, await search(db, line.part));
  const products = await readOrderProducts(
    db,
    [...found.values()].flatMap(({ ids }) => ids),
  );
  return lines.map((line) => {
    const { ids, hasBlank } = found.get(line) ?? { ids: [], hasBlank: false };
    // A part number that only looks like a keyway, '10KS/110' for 'KW1 10', is none.
    const near = hasBlank ? [] : line.choices;
    const known = new Set(near.map(({ product }) => product.id));
    const added = ids
      .flatMap((id) => products.get(id) ?? [])
      .filter(({ id }) => !known.has(id))
      .slice(0, ENOUGH - near.length)
      .flatMap((product) => {
        const others = namesUnit(line) ? [] : toProductUnits(line.quantity, product).others;
        return [line.quantity, ...others].map((quantity) => ({ product, quantity }));
      });
    if (added.length === 0) return line;
    const choices = [...near, ...added];
    return { ...line, choices, sentence: describeNear(choices) };
  });
}

/** '2 boxes KW1' doesn't count pieces. */
function namesUnit({ typed: { text, quantity = '' } }: CheckedLine): boolean {
  return `${text} ${quantity}`.split(/[\s\d]+/).some((word) => findUnitWord(word) !== undefined);
}

interface Found {
  /** The key blanks of a keyway alone, if there are any: its picks and cylinders are asked for by their own numbers. */
  ids: number[];
  hasBlank: boolean;
}

async function search(db: Db, part: string): Promise<Found> {
  const find = (q: string) => listBestIds(db, readListingQuery(new URLSearchParams({ q })));
  const named = await readOrderProducts(db, KEYWAY.test(part) ? await find(`${part} key blank`) : []);
  const blanks = [...named.values()].filter(({ englishName }) =>
    toPlain(englishName)
      .split(/[^a-z0-9]+/)
      .includes(toPlain(part)),
  );
  if (blanks.length > 0) return { ids: blanks.map(({ id }) => id), hasBlank: true };
  return { ids: await find(part), hasBlank: false };
}

function isUnknown({ status, part, choices }: CheckedLine): boolean {
  return status === 'not-found' && part !== '' && (choices.length < ENOUGH || KEYWAY.test(part));
}
