import type { Db } from '../../../../db/schema';
import { toPlain } from '../../../../db/search-text';
import { readListingQuery } from '../../goods/catalog/listing/listing.schema';
import { listBestIds } from '../../goods/catalog/listing/suggestions.queries.server';
import { readOrderProducts } from './order-products.queries.server';
import { describeNear, type CheckedLine, type LineChoice } from './quick-order.rules';

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
    const { ids, blank } = found.get(line) ?? { ids: [], blank: undefined };
    const known = new Set(line.choices.map(({ product }) => product.id));
    const others = ids.flatMap((id) => products.get(id) ?? []);
    const added = others
      .filter(({ id }) => !known.has(id))
      .slice(0, ENOUGH - line.choices.length)
      .map((product) => ({ product, quantity: line.quantity }));
    if (added.length === 0) return line;
    const isBlank = ({ product }: LineChoice) => product.id === blank;
    const all = [...line.choices, ...added];
    const choices = [...all.filter(isBlank), ...all.filter((choice) => !isBlank(choice))];
    return { ...line, choices, sentence: describeNear(choices.length) };
  });
}

interface Found {
  ids: number[];
  /** The key blank of a keyway, which comes first. */
  blank: number | undefined;
}

async function search(db: Db, part: string): Promise<Found> {
  const find = (q: string) => listBestIds(db, readListingQuery(new URLSearchParams({ q })));
  const blanks = await readOrderProducts(db, KEYWAY.test(part) ? await find(`${part} key blank`) : []);
  const blank = [...blanks.values()].find(({ englishName }) =>
    toPlain(englishName)
      .split(/[^a-z0-9]+/)
      .includes(toPlain(part)),
  )?.id;
  return { ids: [...new Set([...(blank === undefined ? [] : [blank]), ...(await find(part))])], blank };
}

function isUnknown({ status, part, choices }: CheckedLine): boolean {
  return status === 'not-found' && part !== '' && choices.length < ENOUGH;
}
