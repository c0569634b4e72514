import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { toPlain } from '../../../../db/search-text';
import type { IdSet } from '../../base/shared/id-set';
import { readIds } from '../../base/shared/list-queries.server';
import { findVehicleInText } from '../fitment/vehicle-from-text.queries.server';
import { readFitting } from '../fitment/vehicle-fit.queries.server';
import type { Vehicle } from '../fitment/vehicle.rules';
import { listMatching } from './found-products.queries.server';
import { areBrands, listKindWords } from './kind-words.queries.server';
import { isNumber, listNearestByText, type NearProduct } from './nearest-by-text.queries.server';
import { getWrittenNumber, listByPartNumber, listNearPartNumbers } from './part-numbers.queries.server';
import { splitIntoWords, type SearchWord, type Synonyms } from './search-words.server';
import { correctWords, listCatalogWords, readVocabulary, type Correction } from './spelling.queries.server';
import { readSynonyms } from './synonyms.queries.server';
import { containsAny, containsEveryWord, whereIsOneOf } from './text-match.server';

/** Maximum products found by part number, listed before other results. */
const MAX_PARTS = 100;
/** Maximum products that come nearest to a description. */
const MAX_DESCRIBED = 24;
/** The nearest must have this share of the words' weight, and others this share of the nearest's. */
const MIN_SHARE = 0.25;
const MIN_RELATIVE_SHARE = 0.7;
/** A search of so many words names a product; a longer one describes it, and may name another kind: 'to look into a safe'. */
const MAX_NAMING_WORDS = 4;
const MIN_WITHOUT_KIND = 3;
/** Up to this many products are handled by ID; more in ranges or along an index. */
export const FEW_RESULTS = 3000;

/** How a listing finds a search's results. */
export interface ProductSearch {
  /** Words that the text must contain; empty for pure part numbers and for a vehicle alone. */
  words: readonly SearchWord[];
  /** Products listed before others, best first: found by part number, or nearest to a description. */
  firstIds: number[];
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
  firstIds: [],
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
  const firstIds = await listByPartNumber(db, q, MAX_PARTS);
  const named = firstIds.length === 0 ? await findNamedVehicle(db, q, synonyms) : undefined;
  const surelyFitting = named?.isSure === true ? await findFitting(db, named, synonyms) : undefined;
  if (surelyFitting !== undefined) return surelyFitting;

  const foundIds = await listMatching(db, words, FEW_RESULTS);
  const asTyped = { ...NOTHING, words, firstIds, foundIds };
  if (firstIds.length > 0) return asTyped;
  const nearNumber = foundIds?.length === 0 ? await findNearNumber(db, q) : undefined;
  if (nearNumber !== undefined) return nearNumber;

  const vehicle = named !== undefined && isMeant(named, foundIds) ? named : undefined;
  const fitting = vehicle?.isSure === false ? await findFitting(db, vehicle, synonyms) : undefined;
  if (fitting !== undefined) return fitting;
  if (foundIds?.length !== 0) return asTyped;
  const other =
    (await findNumberAmongWords(db, words)) ??
    (await findUnglued(db, q, synonyms)) ??
    (vehicle && (await leaveOutWords(db, vehicle, synonyms)));
  if (other !== undefined) return other;
  const correction = await correctWords(db, words, synonyms);
  return (
    (await findCorrected(db, correction, synonyms)) ?? (await findDescribed(db, words, correction)) ?? asTyped
  );
}

/** Finds the vehicle that a search names, with the products that fit it; undefined if none does. */
async function findNamedVehicle(db: Db, q: string, synonyms: Synonyms): Promise<SearchedVehicle | undefined> {
  const named = await findVehicleInText(db, q, synonyms);
  if (named === undefined) return undefined;
  const fitting = await readFitting(db, named.vehicle);
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
  const { right, unknown, isCorrected } = await correctWords(db, words, synonyms, vehicle.make);
  if (words.length > 0 && right.length === 0) return undefined;
  if (isCorrected && vehicle.model === '') {
    const correctedTo = [vehicle.year, vehicle.make, ...right.map(({ text }) => text)].join(' ').trim();
    const exact = await findNamedVehicle(db, correctedTo, synonyms);
    const fitting = exact && exact.model !== '' ? await findFitting(db, exact, synonyms) : undefined;
    if (fitting !== undefined) return { ...fitting, correctedTo };
  }
  const foundIds = await listFittingMatching(db, right, vehicle.fitting);
  if (foundIds?.length === 0) return undefined;
  return { ...NOTHING, words: right, foundIds, vehicle, ...describeChange(right, unknown, isCorrected) };
}

/** Lists the fitting products that contain every word; undefined if too many fit to look at each. */
async function listFittingMatching(db: Db, words: readonly SearchWord[], fitting: IdSet) {
  if (fitting.size > FEW_RESULTS) return undefined;
  const matching = db
    .selectFrom('products as p')
    .select('p.id')
    .where(whereIsOneOf(fitting))
    .where((build) => build.and(words.map(({ forms }) => containsAny(sql`p.search_text`, forms))))
    .orderBy('p.id');
  return readIds(db, sql`${matching}`);
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
  const correction = await correctWords(db, words, synonyms, vehicle.make);
  const described = await findDescribed(db, words, correction, fitting);
  return {
    ...NOTHING,
    vehicle,
    firstIds: described?.firstIds ?? [],
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
    firstIds: [...new Set(near.map(({ productId }) => productId))],
    nearNumber: await getWrittenNumber(db, nearest),
  };
}

/**
 * 'schlage nd80pd626': no text contains both words, but one is a part number. What contains words that its products
 * don't, such as 'lishi' of 'lishi hon66', follows.
 */
async function findNumberAmongWords(
  db: Db,
  words: readonly SearchWord[],
): Promise<ProductSearch | undefined> {
  if (words.length < 2) return undefined;
  for (const { text } of words.filter((one) => /\d/.test(one.text) && one.text.length >= 5)) {
    const ids = await listByPartNumber(db, text, MAX_PARTS);
    if (ids.length === 0) continue;
    const others = words.filter((one) => one.text !== text);
    const missing = await listMissing(db, others, ids);
    const near = missing.length === 0 ? [] : await listNearestByText(db, missing, { limit: MAX_DESCRIBED });
    return {
      ...NOTHING,
      words,
      firstIds: [...ids, ...near.map(({ id }) => id)],
      leftOut: missing.map((word) => word.text),
    };
  }
  return undefined;
}

/** Lists the words that none of these products contains. */
async function listMissing(db: Db, words: readonly SearchWord[], ids: readonly number[]) {
  const rows = await db
    .selectFrom('products as p')
    .select('p.search_text')
    .where(whereIsOneOf(ids))
    .execute();
  return words.filter((word) => !rows.some(({ search_text }) => containsEveryWord(search_text, [word])));
}

/** 'LCN4040' is 'LCN 4040': a word of the catalog, then a number. */
async function findUnglued(db: Db, q: string, synonyms: Synonyms): Promise<ProductSearch | undefined> {
  const glued = /[a-z]{2,}[a-z0-9.-]*\d[a-z0-9.-]*/gi;
  if (q.search(glued) === -1) return undefined;
  const terms = new Set(await readVocabulary(db, synonyms));
  const unglued = q.replace(glued, (word) => {
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
 * Corrects typos and leaves out words that no product contains. At least half of the words must stay, and more than a
 * brand: of 'schlage ad-400', 'schlage' alone isn't what was meant.
 */
async function findCorrected(
  db: Db,
  { right, unknown, isCorrected }: Correction,
  synonyms: Synonyms,
): Promise<ProductSearch | undefined> {
  // With words both corrected and left out, little is left of what was typed.
  if (right.length === 0 || right.length < unknown.length || (isCorrected && unknown.length > 0))
    return undefined;
  if (unknown.length > 0 && (await areBrands(db, right))) return undefined;
  const text = right.map((word) => word.text).join(' ');
  const named = isCorrected ? await findNamedVehicle(db, text, synonyms) : undefined;
  const fitting =
    named?.isSure === true
      ? ((await findFitting(db, named, synonyms)) ?? (await leaveOutWords(db, named, synonyms)))
      : undefined;
  if (fitting !== undefined) return { ...fitting, correctedTo: text };
  const foundIds = await listMatching(db, right, FEW_RESULTS);
  if (foundIds?.length === 0) return undefined;
  return { ...NOTHING, words: right, foundIds, ...describeChange(right, unknown, isCorrected) };
}

/**
 * Finds the products that come nearest to a description, if no product contains all its words: 'rubber strip for the
 * bottom of a door'. The best must contain enough of them, and be of the kind that one of them names, if any is.
 *
 * @param fitting the products to choose from, if the search names a vehicle.
 */
async function findDescribed(
  db: Db,
  words: readonly SearchWord[],
  { right }: Correction,
  fitting?: IdSet,
): Promise<ProductSearch | undefined> {
  const corrected = right.filter(({ text }) => !words.some((word) => word.text === text));
  const kinds = right.length <= MAX_NAMING_WORDS ? await listKindWords(db, right) : [];
  const all = await listNearestByText(db, right, { corrected, kinds, fitting });
  const ofKind = all.filter(({ isWanted }) => isWanted);
  const near = ofKind[0] !== undefined && isNear(ofKind[0], right) ? ofKind : all;
  const [best] = near;
  if (best === undefined || !isNear(best, right)) return undefined;
  const texts = new Set(best.contained.map(({ text }) => text));
  // Without the kind, little says what was meant: 'hold open deadbolt' is no closer.
  if (kinds.length > 0 && texts.size < MIN_WITHOUT_KIND && !kinds.some(({ text }) => texts.has(text)))
    return undefined;
  return {
    ...NOTHING,
    words: best.contained,
    firstIds: near
      .filter(({ share }) => share >= best.share * MIN_RELATIVE_SHARE)
      .slice(0, MAX_DESCRIBED)
      .map(({ id }) => id),
    leftOut: words.map(({ text }) => text).filter((text) => !texts.has(text)),
  };
}

/** Returns whether a product is what most words describe, or contains a number or two words that say enough. */
function isNear({ isOfKind, share, contained }: NearProduct, words: readonly SearchWord[]): boolean {
  const isSpecific =
    contained.length > 1 || contained.some((word) => isNumber(word) || word.text.includes(' '));
  return (isOfKind && contained.length > words.length / 2) || (isSpecific && share >= MIN_SHARE);
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
