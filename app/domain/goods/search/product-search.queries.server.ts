import type { Db } from '../../../../db/schema';
import { toPlain } from '../../../../db/search-text';
import { IdSet } from '../../base/shared/id-set';
import { findVehicleInText } from '../fitment/vehicle-from-text.queries.server';
import { listFittingIds } from '../fitment/vehicle-fit.queries.server';
import type { Vehicle } from '../fitment/vehicle.rules';
import { getWrittenNumber, listByPartNumber, listNearPartNumbers } from './part-numbers.queries.server';
import { splitIntoWords, type SearchWord, type Synonyms } from './search-words.server';
import { correctWords, listCatalogWords, readVocabulary } from './spelling.queries.server';
import { readSynonyms } from './synonyms.queries.server';
import { containsEveryWord, listMatching, sortByRarity, whereIsOneOf } from './text-match.server';

/** Maximum products found by part number, listed before other results. */
const MAX_PARTS = 100;
/** Up to this many products are handled by ID; more in ranges or along an index. */
export const FEW_RESULTS = 3000;

/** How a listing finds a search's results. */
export interface ProductSearch {
  /** Words that the text must contain; empty for pure part numbers and for a vehicle alone. */
  words: readonly SearchWord[];
  /** Products found by part number, best first. */
  partIds: number[];
  /** All products that the words find, if few; undefined if many. */
  foundIds: number[] | undefined;
  /** The vehicle that the search names and the results fit. */
  vehicle: SearchedVehicle | undefined;
  /** The corrected search, if the original found nothing. */
  correctedTo: string | undefined;
  /** Words left out to find something. */
  leftOut: string[];
  /** A similar part number in the catalog. */
  nearNumber: string | undefined;
}

export interface SearchedVehicle extends Vehicle {
  /** The search without the vehicle. */
  rest: string;
  /** Whether the search names two of make, model, and year. */
  isSure: boolean;
  fitting: IdSet;
}

const NOTHING: ProductSearch = {
  words: [],
  partIds: [],
  foundIds: [],
  vehicle: undefined,
  correctedTo: undefined,
  leftOut: [],
  nearNumber: undefined,
};

/**
 * Parses a search as a part number in any spelling, as a vehicle and words, or as words alone. If these find nothing,
 * it corrects typos and leaves out words that no product contains.
 */
export async function parseSearch(db: Db, q: string): Promise<ProductSearch> {
  const synonyms = await readSynonyms(db);
  const words = splitIntoWords(q, synonyms);
  const partIds = await listByPartNumber(db, q, MAX_PARTS);
  const named = partIds.length === 0 ? await findNamedVehicle(db, q, synonyms) : undefined;
  const surelyFitting = named?.isSure === true ? await findFitting(db, named, synonyms) : undefined;
  if (surelyFitting !== undefined) return surelyFitting;

  const foundIds = await listMatching(db, words, FEW_RESULTS);
  const asTyped = { ...NOTHING, words, partIds, foundIds };
  if (partIds.length > 0) return asTyped;
  const nearNumber = foundIds?.length === 0 ? await findNearNumber(db, q) : undefined;
  if (nearNumber !== undefined) return nearNumber;

  const vehicle = named !== undefined && isMeant(named, foundIds) ? named : undefined;
  const fitting = vehicle?.isSure === false ? await findFitting(db, vehicle, synonyms) : undefined;
  if (fitting !== undefined) return fitting;
  if (foundIds?.length !== 0) return asTyped;
  return (
    (await findNumberAmongWords(db, words)) ??
    (await findUnglued(db, q, synonyms)) ??
    (vehicle && (await leaveOutWords(db, vehicle, synonyms))) ??
    (await findCorrected(db, words, synonyms)) ??
    asTyped
  );
}

/** Finds the vehicle that a search names, with the products that fit it; undefined if none does. */
async function findNamedVehicle(db: Db, q: string, synonyms: Synonyms): Promise<SearchedVehicle | undefined> {
  const named = await findVehicleInText(db, q, synonyms);
  if (named === undefined) return undefined;
  const fitting = IdSet.of(await listFittingIds(db, named.vehicle));
  return fitting.size === 0
    ? undefined
    : { ...named.vehicle, rest: named.rest, isSure: named.isSure, fitting };
}

/**
 * Returns whether a search means the vehicle. A make or model alone may mean something else, as in 'mini padlock': then
 * most products that contain the words don't fit it.
 */
function isMeant({ isSure, fitting }: SearchedVehicle, foundIds: readonly number[] | undefined): boolean {
  const count = foundIds?.length ?? FEW_RESULTS;
  const others = foundIds?.filter((id) => !fitting.has(id)).length ?? count - fitting.size;
  return isSure || others <= count / 2;
}

/** Finds what fits the vehicle and contains the other words; undefined if nothing does. */
async function findFitting(
  db: Db,
  vehicle: SearchedVehicle,
  synonyms: Synonyms,
): Promise<ProductSearch | undefined> {
  const words = splitIntoWords(vehicle.rest, synonyms);
  const { right, unknown, isCorrected } = await correctWords(db, words, synonyms);
  if (words.length > 0 && right.length === 0) return undefined;
  const foundIds = await listFittingMatching(db, right, vehicle.fitting);
  if (foundIds?.length === 0) return undefined;
  return { ...NOTHING, words: right, foundIds, vehicle, ...describeChange(right, unknown, isCorrected) };
}

/** Lists the fitting products that contain every word; undefined if too many fit to look at each. */
async function listFittingMatching(db: Db, words: readonly SearchWord[], fitting: IdSet) {
  if (fitting.size > FEW_RESULTS) return undefined;
  const rows = await db
    .selectFrom('products as p')
    .select(['p.id', 'p.search_text'])
    .where(whereIsOneOf(fitting))
    .orderBy('p.id')
    .execute();
  return rows.filter(({ search_text }) => containsEveryWord(search_text, words)).map(({ id }) => id);
}

/**
 * Everything that fits the vehicle, if nothing that fits it contains the other words. A make or model alone isn't
 * enough, if the catalog knows the other words: 'edge pull' isn't for a Ford Edge.
 */
async function leaveOutWords(
  db: Db,
  vehicle: SearchedVehicle,
  synonyms: Synonyms,
): Promise<ProductSearch | undefined> {
  const { fitting, rest, isSure } = vehicle;
  const words = splitIntoWords(rest, synonyms);
  if (!isSure && (await listCatalogWords(db, words)).length > 0) return undefined;
  return {
    ...NOTHING,
    vehicle,
    foundIds: fitting.size > FEW_RESULTS ? undefined : [...fitting],
    leftOut: words.map(({ text }) => text),
  };
}

async function findNearNumber(db: Db, q: string): Promise<ProductSearch | undefined> {
  const near = await listNearPartNumbers(db, q, MAX_PARTS);
  // Several numbers may have the same normalized form; the SKU is preferred.
  const nearest = near.find(({ kind, partKey }) => kind === 'sku' && partKey === near[0]?.partKey) ?? near[0];
  if (nearest === undefined) return undefined;
  return {
    ...NOTHING,
    partIds: [...new Set(near.map(({ productId }) => productId))],
    nearNumber: await getWrittenNumber(db, nearest),
  };
}

/** 'schlage nd80pd626': no text contains both words, but one is a part number. */
async function findNumberAmongWords(
  db: Db,
  words: readonly SearchWord[],
): Promise<ProductSearch | undefined> {
  if (words.length < 2) return undefined;
  for (const { text } of words.filter((one) => /\d/.test(one.text) && one.text.length >= 5)) {
    const partIds = await listByPartNumber(db, text, MAX_PARTS);
    if (partIds.length > 0) return { ...NOTHING, words, partIds };
  }
  return undefined;
}

/** 'LCN4040' is 'LCN 4040': a word of the catalog, then a number. */
async function findUnglued(db: Db, q: string, synonyms: Synonyms): Promise<ProductSearch | undefined> {
  const terms = new Set(await readVocabulary(db, synonyms));
  const unglued = q.replace(/[a-z]{2,}[a-z0-9.-]*\d[a-z0-9.-]*/gi, (word) => {
    for (let cut = /\d/.exec(word)?.index ?? 0; cut >= 2; cut -= 1)
      if (terms.has(toPlain(word.slice(0, cut)))) return `${word.slice(0, cut)} ${word.slice(cut)}`;
    return word;
  });
  if (unglued === q) return undefined;
  const words = splitIntoWords(unglued, synonyms);
  const foundIds = await listMatching(db, words, FEW_RESULTS);
  return foundIds?.length === 0 ? undefined : { ...NOTHING, words, foundIds };
}

/**
 * Corrects typos and leaves out what nothing contains. If no product contains all the words that are left, one goes, the
 * most common first because it says least; then more, the most common each time. More than half must stay, unless what
 * stays is a number.
 */
async function findCorrected(
  db: Db,
  words: readonly SearchWord[],
  synonyms: Synonyms,
): Promise<ProductSearch | undefined> {
  const { right, unknown, isCorrected } = await correctWords(db, words, synonyms);
  if (right.length < unknown.length) return undefined;
  const common = (await sortByRarity(db, right)).reverse();
  // 'deadbolt under 50' asks for a deadbolt at a price.
  common.sort((one, other) => Number(isAmount(other)) - Number(isAmount(one)));
  const attempts = [
    [],
    ...common.map((word) => [word]),
    ...common.map((_, index) => common.slice(0, index + 1)),
  ];
  for (const without of attempts) {
    const kept = right.filter((word) => !without.includes(word));
    const isEnough = kept.length > words.length / 2 || kept.every(isNumber);
    if (kept.length === 0 || (without.length > 0 && !isEnough)) continue;
    const foundIds = await listMatching(db, kept, FEW_RESULTS);
    if (foundIds?.length === 0) continue;
    return {
      ...NOTHING,
      words: kept,
      foundIds,
      ...describeChange(kept, [...unknown, ...without], isCorrected),
    };
  }
  return undefined;
}

function isNumber({ text }: SearchWord): boolean {
  return /\d/.test(text) && !isAmount({ text });
}

function isAmount({ text }: Pick<SearchWord, 'text'>): boolean {
  return /^\d{1,2}$/.test(text);
}

/** What the page says about a search that isn't listed as typed. */
function describeChange(
  kept: readonly SearchWord[],
  leftOut: readonly SearchWord[],
  isCorrected: boolean,
): Pick<ProductSearch, 'correctedTo' | 'leftOut'> {
  const listTexts = (words: readonly SearchWord[]) => words.map(({ text }) => text);
  return { correctedTo: isCorrected ? listTexts(kept).join(' ') : undefined, leftOut: listTexts(leftOut) };
}
