import { partKey } from '../../../../db/search-text';
import { findUnitWord } from '../../goods/catalog/unit-words.rules';
import { createLineNumbers, readNumbers, tokenize, type LineNumbers, type Token } from './line-tokens.rules';
import { determineQuantity, type CountedProduct, type LineQuantity } from './line-quantity.server';
import { MISSING_QUANTITY, type TypedLine } from './quick-order-lines.rules';
import type { AskReason } from './quick-order.rules';

/** Words of the longest part number, and of the longest line whose words are all looked up. */
const SPAN_TOKENS = 8;
const MAX_SPANS = 200;
/** As long as an SKU may be. */
const MAX_KEY_LENGTH = 60;
/** Shorter numbers among other words may match by chance, so the buyer is asked. */
const TELLING = 4;
/** Quantities offered per product, and in total. */
const MAX_QUANTITIES = 6;
const MAX_READINGS = 10;

/** Words of a line that may be a part number. */
export interface Span {
  part: string;
  key: string;
  from: number;
  to: number;
}

export interface ReadableLine {
  typed: TypedLine;
  /** The words, and for '5xND80PD' also its words when cut. The first that has a known part number counts. */
  variants: { tokens: Token[]; spans: Span[] }[];
}

/** What the rules need to know about a product that a part number finds. */
export interface ReadProduct extends CountedProduct {
  id: number;
  sku: string;
}

/** A product found by a part number; not certain if the number is shared, as a model's name is. */
export interface FoundProduct {
  product: ReadProduct;
  isOwnNumber: boolean;
  isSku: boolean;
}

/** One way to read a line. */
export interface Reading {
  productId: number;
  quantity: string;
}

/** What a line says: one product and quantity, or what to ask. Readings are possible, most likely first. */
export type LineMeaning =
  { reading: Reading; asks: undefined } | { reading: undefined; asks: AskReason; readings: Reading[] };

/** Lists the words of a line that may be part numbers, to look up all lines at once. */
export function readLine(typed: TypedLine): ReadableLine {
  if (hasGivenPart(typed)) {
    const tokens = [{ text: typed.text, startsField: true }];
    return { typed, variants: [{ tokens, spans: [createSpan(tokens, 0, 1)].filter(isKey) }] };
  }
  const tokens = tokenize(typed.text);
  const cut = tokens.flatMap(cutToken);
  const variants = cut.length === tokens.length ? [tokens] : [tokens, cut];
  return { typed, variants: variants.map((words) => ({ tokens: words, spans: listSpans(words) })) };
}

/** A field of its own is a part number as a whole, whatever numbers are in it. */
function hasGivenPart(typed: TypedLine): boolean {
  return hasQuantity(typed) && typed.isWholeLine !== true;
}

function hasQuantity({ quantity = '' }: TypedLine): boolean {
  return quantity.trim() !== '';
}

/** Lists the keys to look up. */
export function listKeys({ variants }: ReadableLine): string[] {
  return variants.flatMap(({ spans }) => spans.map(({ key }) => key));
}

/** Shorter part numbers resemble too many, so they must stand alone. */
const MIN_SCANNED_LENGTH = 5;
const MIN_SCANNED_ALONE = 3;
const MAX_SCANNED_TOKENS = 4;

/** Lists the keys that a scan may have misread: single words, and several with a digit. */
export function listScannedKeys({ variants }: ReadableLine): string[] {
  return variants.flatMap(({ tokens, spans }) =>
    spans
      .filter((span) => {
        const { key, from, to } = span;
        const isLikely = to - from === 1 || (to - from <= MAX_SCANNED_TOKENS && /\d/.test(key));
        return isLikely && (key.length >= MIN_SCANNED_LENGTH || isShortPart(span, tokens));
      })
      .map(({ key }) => key),
  );
}

/** Whether a short word is all of a line but its quantity, and can't be a number misread. */
function isShortPart({ key, from, to }: Span, tokens: Token[]): boolean {
  if (key.length < MIN_SCANNED_ALONE || !/[^\doilsb]/.test(key)) return false;
  return tokens.every(
    ({ text }, at) =>
      (at >= from && at < to) || isCountWord(text) || /^\W*(?:\d*\W*|x|x\d+|\d+x)$/i.test(text),
  );
}

/** Whether a key is so short that what looks like it must be one product. */
export function mustBeOnlyMatch(key: string): boolean {
  return key.length < MIN_SCANNED_LENGTH;
}

/** '5xND80PD' and 'ND80PDx5' are two words where they aren't part numbers themselves. */
function cutToken(token: Token): Token[] {
  const [, count, part] = /^(\d{1,4}[x×*])([a-z].{2,})$/i.exec(token.text) ?? [];
  if (count !== undefined && part !== undefined)
    return [
      { ...token, text: count },
      { text: part, startsField: false },
    ];
  const [, name, marked] = /^(.{3,}?)[=:]?([x×*=:]\d{1,4})$/i.exec(token.text) ?? [];
  if (name === undefined || marked === undefined) return [token];
  return [
    { ...token, text: name },
    { text: marked.replace(/^[=:]/, ''), startsField: true },
  ];
}

function listSpans(tokens: Token[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + SPAN_TOKENS); to += 1) {
      if (to > from + 1 && tokens[to - 1]?.startsField === true) break;
      const span = createSpan(tokens, from, to);
      if (isPriceSign(tokens[to - 1])) continue;
      // Longer runs of words without a digit are a description.
      if (isKey(span) && (to - from < 4 || /\d/.test(span.key))) spans.push(span);
    }
  }
  return spans.slice(0, MAX_SPANS);
}

/** '@ 4.50' after a part number is a price, and no more of the number. */
function isPriceSign(token: Token | undefined): boolean {
  return /^[@$€£]$/.test(token?.text ?? '');
}

function createSpan(tokens: Token[], from: number, to: number): Span {
  const part = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  return { part, key: partKey(part), from, to };
}

function isKey({ key }: Span): boolean {
  return key !== '' && key.length <= MAX_KEY_LENGTH;
}

/**
 * Decides what a line says; undefined if no part number in it is known.
 *
 * @param findByKey the products with a part number.
 */
export function interpretLine(
  line: ReadableLine,
  findByKey: (key: string) => FoundProduct[],
): LineMeaning | undefined {
  for (const { tokens, spans } of line.variants) {
    const known = spans.filter(({ key }) => findByKey(key).length > 0);
    const own = known.filter((span) => findByKey(span.key).some(({ isOwnNumber }) => isOwnNumber));
    const found = interpretWords(line.typed, tokens, own, { findByKey, isCertain: true });
    if (found !== undefined) return found;
    const shared = interpretWords(line.typed, tokens, known, { findByKey, isCertain: false });
    if (shared !== undefined) return shared;
  }
  return undefined;
}

/** Words of a line that may be a misspelled part number. */
export interface NearReading {
  part: string;
  key: string;
  /** Whether words are left over. */
  isPartial: boolean;
  tokens: Token[];
  /** Whether a word belongs to the part number. */
  isTaken: (index: number) => boolean;
}

/** Lists what may be a misspelled part number in a line without a known one: the line first, then its parts. */
export function listNearReadings({ typed, variants }: ReadableLine): NearReading[] {
  const { tokens, spans } = variants.at(-1) ?? { tokens: [], spans: [] };
  const { numbers } = hasGivenPart(typed) ? createLineNumbers() : readNumbers(tokens, () => false);
  const explicit = numbers.filter(({ isExplicit }) => isExplicit);
  const counting = explicit.length > 0 || numbers.length > 1 ? explicit : numbers;
  const isCounting = (index: number) => counting.some(({ from, to }) => index >= from && index < to);
  const isPartWord = (index: number) => !isCounting(index) && /[\p{L}\d]/u.test(tokens[index]?.text ?? '');
  const partWords = tokens.filter((_, index) => isPartWord(index));
  const whole = {
    ...createSpan(partWords, 0, partWords.length),
    isPartial: false,
    tokens,
    isTaken: isPartWord,
  };
  const parts = spans.flatMap(({ part, key, from, to }): NearReading[] => {
    const isTaken = (index: number) => index >= from && index < to;
    const canBePart = key.length >= 5 && /\d/.test(key) && !explicit.some((one) => isTaken(one.from));
    return canBePart ? [{ part, key, isPartial: true, tokens, isTaken }] : [];
  });
  return [whole, ...parts].filter(({ key }) => key !== '');
}

/** Returns the quantity to show while the product is unknown, with its unit. Empty if the line has no number. */
export function readOpenQuantity({ typed, variants }: ReadableLine): string {
  if (hasQuantity(typed)) return typed.quantity ?? '';
  const tokens = variants.at(-1)?.tokens ?? [];
  // A number alone is a part number.
  if (tokens.length === 1) return '';
  const { numbers, isUnclear, hasWords } = readNumbers(tokens, () => false);
  const explicit = numbers.filter(({ isExplicit }) => isExplicit);
  const values = new Set((explicit.length > 0 ? explicit : numbers).map(({ value }) => value));
  const [only] = values;
  if (values.size > 1 || isUnclear || (hasWords && explicit.length === 0)) return MISSING_QUANTITY;
  return only ?? '';
}

/** Lists the possible quantities of a product whose part number is similar. Its own numbers, such as 626, aren't any. */
export function listNearQuantities(
  { typed }: ReadableLine,
  { tokens, isTaken }: NearReading,
  product: ReadProduct,
): string[] {
  const own = product.sku.split(/[^a-z\d]+/i);
  const { numbers } = readNumbers(tokens, () => false);
  const isOther = (index: number) =>
    numbers.some(({ value, from, to }) => index >= from && index < to && !own.includes(value));
  const isOwn = (index: number) => isTaken(index) && !isOther(index);
  const starts = [tokens.findIndex((_, index) => isOwn(index))];
  const counted = determineQuantity(typed, tokens, { product, isTaken: isOwn, starts });
  // Empty, so that a corrected part may bring its quantity.
  const isEmpty = !hasQuantity(typed) && counted.numbers.numbers.length === 0;
  return isEmpty && counted.isCertain ? [''] : listQuantities(counted, product);
}

/** Returns the quantities to offer with a product that the buyer has to confirm: of packs, also those for the pieces. */
function listQuantities({ quantities, isCertain }: LineQuantity, { packSize }: ReadProduct): string[] {
  if (isCertain) return quantities.slice(0, packSize > 1 ? 2 : 1);
  // 'ND80PD two' has no number that can be offered.
  return quantities.length === 1 && quantities[0] === '1'
    ? [MISSING_QUANTITY]
    : quantities.slice(0, MAX_QUANTITIES);
}

/** Offers each product with each of its quantities. Too many are left to the buyer to enter. */
export function createReadings(products: { productId: number; quantities: string[] }[]): Reading[] {
  const readings = products.flatMap(({ productId, quantities }) =>
    quantities.map((quantity) => ({ productId, quantity })),
  );
  if (readings.length <= MAX_READINGS) return readings;
  return products.map(({ productId, quantities: [first = '', ...others] }) => ({
    productId,
    quantity: others.length === 0 ? first : MISSING_QUANTITY,
  }));
}

interface Lookup {
  findByKey: (key: string) => FoundProduct[];
  /** Whether only numbers of one product are looked at. */
  isCertain: boolean;
}

function interpretWords(
  typed: TypedLine,
  tokens: Token[],
  spans: Span[],
  lookup: Lookup,
): LineMeaning | undefined {
  const outer = hasGivenPart(typed) ? spans : removeChanceMatches(tokens, listOuter(spans));
  if (outer.length === 0) return undefined;
  const perSpan = outer.map((span) => ({ span, products: pickProducts(lookup.findByKey(span.key), lookup) }));
  const products = removeDuplicates(perSpan.flatMap((one) => one.products));
  const isTaken = (index: number) => outer.some(({ from, to }) => index >= from && index < to);
  const starts = outer.map(({ from }) => from);
  const count = (product: ReadProduct) => determineQuantity(typed, tokens, { product, isTaken, starts });
  const [product] = products;
  if (product === undefined) return undefined;
  if (products.length > 1) {
    const readings = createReadings(
      products.map((one) => ({ productId: one.id, quantities: listQuantities(count(one), one) })),
    );
    return { reading: undefined, asks: outer.length > 1 ? 'products' : 'product', readings };
  }
  const counted = count(product);
  const rest = listRest(tokens, isTaken, counted.numbers);
  const isShort = rest.length > 0 && outer.every(({ key }) => key.length < TELLING);
  const toReadings = (quantities: string[]) => createReadings([{ productId: product.id, quantities }]);
  if (!lookup.isCertain || isShort) {
    const offered = toReadings(listQuantities(counted, product));
    return { reading: undefined, asks: offered.length > 1 ? 'quantity' : 'product', readings: offered };
  }
  const readings = toReadings(
    counted.isCertain ? counted.quantities.slice(0, MAX_QUANTITIES) : listQuantities(counted, product),
  );
  const [reading] = readings;
  const isMissing = reading?.quantity === MISSING_QUANTITY;
  const isSettled = counted.isCertain && !hasShorterReading(tokens, spans, outer, lookup);
  if (reading !== undefined && (isMissing || isSettled)) return { reading, asks: undefined };
  return { reading: undefined, asks: 'quantity', readings };
}

/** Lists the spans that no other contains. */
function listOuter(spans: Span[]): Span[] {
  return spans.filter(
    (span) => !spans.some((other) => other !== span && other.from <= span.from && other.to >= span.to),
  );
}

/**
 * Removes numbers that are a quantity rather than a part number, and short words of a sentence. In '2 x something
 * unknown', '2' is a quantity even if a product is called '2'; in 'padlock by the box', 'by' isn't a product.
 */
function removeChanceMatches(tokens: Token[], all: Span[]): Span[] {
  const hasWord = ({ from, to }: { from: number; to: number }, pattern: RegExp) =>
    tokens.some(({ text }, at) => (at < from || at >= to) && pattern.test(text) && !isCountWord(text));
  const spans = all.filter(
    (span) => span.key.length >= TELLING || /\d/.test(span.key) || !hasWord(span, /\p{L}{2,}/u),
  );
  const isNumber = ({ part }: Span) => /^\W*\d{1,4}\W*$/.test(part);
  if (spans.some((span) => !isNumber(span))) return spans.filter((span) => !isNumber(span));
  if (hasWord({ from: 0, to: 0 }, /\p{L}{3,}/u)) return [];
  return spans.filter(({ key, part }) => key.length > 2 || part.startsWith('#'));
}

function isCountWord(text: string): boolean {
  return (
    /^(qty|quantity|count|off)[.:=]*\d*$/i.test(text) || findUnitWord(text.replace(/^\d+/, '')) !== undefined
  );
}

/** 'ABC 12' may be one of ABC-12, or twelve of ABC. */
function hasShorterReading(tokens: Token[], spans: Span[], outer: Span[], { findByKey }: Lookup): boolean {
  return outer.some((span) =>
    spans.some((inner) => {
      const isCut =
        inner.from >= span.from && inner.to <= span.to && inner.to - inner.from < span.to - span.from;
      if (!isCut) return false;
      const ids = new Set(findByKey(span.key).map(({ product }) => product.id));
      if (findByKey(inner.key).every(({ product }) => ids.has(product.id))) return false;
      const left = tokens.filter(
        (_, at) => at >= span.from && at < span.to && (at < inner.from || at >= inner.to),
      );
      return left.length === 1 && /^\d+$/.test(left[0]?.text ?? '') && tokens.length === span.to - span.from;
    }),
  );
}

/** A SKU wins over other numbers. */
function pickProducts(found: FoundProduct[], { isCertain }: Lookup): ReadProduct[] {
  const own = isCertain ? found.filter(({ isOwnNumber }) => isOwnNumber) : found;
  const bySku = own.filter(({ isSku }) => isSku);
  return removeDuplicates((bySku.length > 0 ? bySku : own).map(({ product }) => product));
}

function removeDuplicates(products: ReadProduct[]): ReadProduct[] {
  return products.filter(({ id }, index) => products.findIndex((other) => other.id === id) === index);
}

/** Lists the words that are neither part number nor quantity. */
function listRest(tokens: Token[], isTaken: (index: number) => boolean, { numbers }: LineNumbers): Token[] {
  return tokens.filter(
    ({ text }, index) =>
      !isTaken(index) &&
      !numbers.some(({ from, to }) => index >= from && index < to) &&
      /[\p{L}\d]/u.test(text),
  );
}
