import { toPlain } from '../../../../db/search-text';
import type { Db } from '../../../../db/schema';
import { listModels } from './fitment.queries.server';
import { MAKE_GROUPS, makeValue } from './makes.rules';
import { FIRST_YEAR, LAST_YEAR, type Vehicle } from './vehicle.rules';

/** 'Grand Cherokee', 'F-150', '1500 Classic': the longest model names. */
const MAX_WORDS = 4;

const makes = MAKE_GROUPS.flatMap((group) => [...group.makes]).map((make) => ({
  make,
  value: makeValue(make),
  words: makeValue(make).split('-'),
}));

/**
 * Finds the vehicle a text names by make and model, optionally year: 'keys for honda civic 2019'. Only complete names
 * of the fitment data count.
 */
export async function findVehicleInWords(db: Db, q: string): Promise<Vehicle | undefined> {
  const words = toPlain(q)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  for (const { make, value, words: name } of makes) {
    const at = words.findIndex((_, index) => name.every((word, offset) => words[index + offset] === word));
    if (at === -1) continue;
    const models = await listModels(db, value);
    const found = findModelIn(models, words, { from: at, to: at + name.length });
    if (found === undefined) continue;
    const year = words.find((word, index) => (index < found.from || index >= found.to) && isModelYear(word));
    return { make, model: found.model, year: year === undefined ? undefined : Number(year) };
  }
  return undefined;
}

interface Place {
  from: number;
  to: number;
}

/** Finds the longest model name in the words outside the make. */
function findModelIn(models: readonly string[], words: readonly string[], make: Place) {
  const byKey = new Map(models.map((model) => [toModelKey(model), model]));
  const found: (Place & { model: string })[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to += 1) {
      if (from < make.to && to > make.from) continue;
      const key = words.slice(from, to).join('');
      const model = byKey.get(key);
      // '3' is a Mazda only directly after the make and not as a count: 'mazda 3 button key'.
      const isClear =
        key.length > 1 || (from === make.to && !/^(buttons?|btns?|packs?|pins?)$/.test(words[to] ?? ''));
      if (model !== undefined && isClear) found.push({ model, from, to });
    }
  }
  return found.sort((a, b) => toModelKey(b.model).length - toModelKey(a.model).length)[0];
}

function toModelKey(model: string): string {
  return toPlain(model).replace(/[^a-z0-9]+/g, '');
}

function isModelYear(word: string): boolean {
  return /^\d{4}$/.test(word) && Number(word) >= FIRST_YEAR && Number(word) <= LAST_YEAR;
}
