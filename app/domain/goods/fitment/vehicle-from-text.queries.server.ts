import { toPlain } from '../../../../db/search-text';
import type { Db } from '../../../../db/schema';
import { VersionedCache } from '../catalog/versioned-cache.server';
import { MAKE_GROUPS } from './makes.rules';
import { selectCovering } from './vehicle-fit.queries.server';
import { FIRST_YEAR, LAST_YEAR, type Vehicle } from './vehicle.rules';

/** Short names by what they stand for, such as 'chevy'. */
type ShortNames = ReadonlyMap<string, readonly string[]>;

/** 'Grand Cherokee', 'F-150', '1500 Classic': the longest names. */
const MAX_WORDS = 4;

/** A vehicle that a text names, as far as it does. */
export interface NamedVehicle {
  vehicle: Vehicle;
  /** The text without the vehicle. */
  rest: string;
  /** Whether two of make, model, and year are named. One alone may mean something else, such as 'Edge' or 'Mini'. */
  isSure: boolean;
}

interface Place {
  from: number;
  to: number;
}

/**
 * Finds the vehicle a text names by make, model, or both, and optionally year: 'keys for honda civic 2019'. Names
 * count if they are complete, and words that only one model has: 'miata'.
 *
 * @param synonyms short names of makes and models, such as 'chevy' and 'miata'.
 */
export async function findVehicleInText(
  db: Db,
  q: string,
  synonyms: ShortNames,
): Promise<NamedVehicle | undefined> {
  const plain = toPlain(q);
  const words = [...plain.matchAll(/[a-z0-9]+/g)].map(({ 0: text, index }) => ({ text, index }));
  const made = findMake(words, synonyms);
  const models = await readModels(db);
  const modeled = findModel(made === undefined ? models : models.filter(({ make }) => make === made.make), {
    words,
    made,
    synonyms,
  });
  const make = made?.make ?? modeled?.make;
  if (make === undefined) return undefined;
  const named: Place[] = [made, modeled].filter((place) => place !== undefined);
  const isNamed = (index: number) => named.some(({ from, to }) => index >= from && index < to);
  const years = words.map((_, index) => (isNamed(index) ? undefined : readYear(words, index, modeled)));
  const yearAt = years.findIndex((one) => one !== undefined);
  const year = years[yearAt];
  const rest = [...plain];
  for (const [index, { text, index: start }] of words.entries())
    if (isNamed(index) || index === yearAt) rest.fill(' ', start, start + text.length);
  return {
    vehicle: { make, model: modeled?.model ?? '', year },
    rest: rest
      .join('')
      .replace(/(?<![a-z0-9])[^a-z0-9]+(?![a-z0-9"])/g, ' ')
      .trim(),
    isSure: named.length + (year === undefined ? 0 : 1) > 1,
  };
}

/** '2014', or '14' and '08' of a model where locksmiths write the year: in front, or with its zero. */
function readYear(words: Words, index: number, modeled: Place | undefined): number | undefined {
  const text = words[index]?.text ?? '';
  if (isModelYear(text)) return Number(text);
  const isShort = /^\d{2}$/.test(text) && (index === 0 || text.startsWith('0'));
  if (modeled === undefined || !isShort || isCount(words[index + 1]?.text)) return undefined;
  const year = Number(text) + (Number(text) > LAST_YEAR % 100 ? 1900 : 2000);
  return year >= FIRST_YEAR ? year : undefined;
}

/** Returns whether a number before the word counts something: '3 button key', '10 pack'. */
function isCount(next: string | undefined): boolean {
  return /^(buttons?|btns?|packs?|pk|pcs?|ea|pins?)$/.test(next ?? '');
}

type Words = readonly { text: string }[];

const makes = MAKE_GROUPS.flatMap((group) => [...group.makes]).map((make) => ({
  make,
  plain: toPlain(make),
}));

function findMake(words: Words, synonyms: ShortNames): (Place & { make: string }) | undefined {
  for (let from = 0; from < words.length; from += 1) {
    for (const length of [2, 1]) {
      const said = joinWords(words, from, from + length);
      const meant = [said, ...(synonyms.get(said) ?? [])];
      const found = makes.find(
        ({ plain }) => meant.includes(plain) || meant.includes(plain.replace('-', ' ')),
      );
      if (found !== undefined) return { make: found.make, from, to: Math.min(words.length, from + length) };
    }
  }
  return undefined;
}

function joinWords(words: Words, from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** Shorter texts begin too many names. */
const MIN_BEGUN_LENGTH = 3;

/**
 * Lists the vehicles whose name a text begins, with or without make and year: 'honda ci', 'civ', '2015 civic'. What
 * follows a complete name is ignored, as in 'civic key'.
 */
export async function listBegunVehicles(
  db: Db,
  q: string,
  { synonyms, limit }: { synonyms: ShortNames; limit: number },
): Promise<Vehicle[]> {
  const named = await findVehicleInText(db, q, synonyms);
  const words = toPlain(q).split(/[^a-z0-9]+/);
  const typed = words.filter((word) => !isModelYear(word)).join('');
  const begun: Vehicle[] =
    typed.length < MIN_BEGUN_LENGTH
      ? []
      : (await readModels(db)).filter(
          ({ key, wholeKey }) => key.startsWith(typed) || wholeKey.startsWith(typed),
        );
  const isNamed = named?.isSure === true || named?.rest === '';
  const found = [
    ...(isNamed ? [named.vehicle] : []),
    ...begun.filter(({ model }) => !isNamed || model !== named.vehicle.model),
  ];
  const year = words.find(isModelYear);
  const vehicles: Vehicle[] = [];
  for (const { make, model } of found.slice(0, limit)) {
    const vehicle = { make, model, year: year === undefined ? undefined : Number(year) };
    vehicles.push((await isCovered(db, vehicle)) ? vehicle : { make, model });
  }
  return vehicles;
}

async function isCovered(db: Db, vehicle: Vehicle): Promise<boolean> {
  const row = selectCovering(vehicle).select('f.id').limit(1);
  return (await db.selectFrom(row.as('f')).select('f.id').executeTakeFirst()) !== undefined;
}

interface Model {
  make: string;
  model: string;
  /** 'f150' for 'F-150'. */
  key: string;
  /** 'fordf150' for it. */
  wholeKey: string;
  /** 'miata' for 'MX-5 Miata'. */
  longWords: string[];
}

/** Finds the longest model name in the words outside the make. */
function findModel(
  models: readonly Model[],
  { words, made, synonyms }: { words: Words; made: Place | undefined; synonyms: ShortNames },
) {
  const byKey = mapModels(models);
  const found: (Place & Model)[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to += 1) {
      if (made !== undefined && from < made.to && to > made.from) continue;
      const said = joinWords(words, from, to);
      const key = said.replaceAll(' ', '');
      const model = [key, ...(synonyms.get(said) ?? []).map(toModelKey)]
        .map((one) => byKey.get(one))
        .find((one) => one !== undefined);
      if (model !== undefined && isClear(key, words[to]?.text, made, from))
        found.push({ ...model, from, to });
    }
  }
  return found.sort((a, b) => b.to - b.from - (a.to - a.from) || b.key.length - a.key.length)[0];
}

/** Maps models by their key, and by a word that only one of them has: 'Miata' for 'MX-5 Miata'. */
function mapModels(models: readonly Model[]): Map<string, Model> {
  const byWord = new Map<string, Model[]>();
  for (const model of models)
    for (const word of model.longWords) byWord.set(word, [...(byWord.get(word) ?? []), model]);
  const alone = [...byWord].flatMap(([word, [model, ...others]]): [string, Model][] =>
    model === undefined || others.length > 0 ? [] : [[word, model]],
  );
  return new Map([...alone, ...models.map((model): [string, Model] => [model.key, model])]);
}

/**
 * '3' is a Mazda only directly after the make and not as a count: 'mazda 3 button key'. '1500' alone may be a part
 * number.
 */
function isClear(key: string, next: string | undefined, made: Place | undefined, from: number): boolean {
  if (made === undefined) return /[a-z]/.test(key) && key.length > 2;
  return key.length > 1 || (from === made.to && !isCount(next));
}

const models = new VersionedCache<Model[]>({ version: 'assortment', max: 1 });

/** Reads every model that a fitment names. */
export function readModels(db: Db): Promise<Model[]> {
  return models.read(db, '', async () => {
    const rows = await db
      .selectFrom('fitments')
      .select(['make', 'model'])
      .distinct()
      .where('model', '!=', '')
      .orderBy('make')
      .orderBy('model')
      .execute();
    return rows.map(({ make, model }) => ({
      make,
      model,
      key: toModelKey(model),
      wholeKey: toModelKey(`${make} ${model}`),
      longWords: toPlain(model).match(/[a-z]{5,}/g) ?? [],
    }));
  });
}

function toModelKey(name: string): string {
  return toPlain(name).replace(/[^a-z0-9]+/g, '');
}

function isModelYear(word: string): boolean {
  return /^\d{4}$/.test(word) && Number(word) >= FIRST_YEAR && Number(word) <= LAST_YEAR;
}
