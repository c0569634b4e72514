import { partKey, toPlain } from '../../../../db/search-text';
import { findUnitWord, toSalesUnits, type SalesUnit } from '../../goods/catalog/unit.rules';
import {
  createLineNumbers,
  readNumbers,
  tokenize,
  type LineNumber,
  type LineNumbers,
  type Token,
} from './line-tokens.rules';
import { readQuantity, type TypedLine } from './quick-order-lines.rules';
import type { AskReason } from './quick-order.rules';

/** Words of the longest part number, and of the longest line whose words are all looked up. */
const SPAN_TOKENS = 8;
const MAX_SPANS = 200;
/** Longer than any part number. */
const MAX_KEY_LENGTH = 40;
/** Shorter numbers among other words may match by chance, so the buyer is asked. */
const TELLING = 4;
/** Larger numbers without a mark are more often a job or a house number. */
const MAX_UNMARKED = 999;
/** A finish such as 626 may belong to the part number. */
const FINISH = /^6\d\d$/;
const MAX_CHOICES = 6;

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
export interface ReadProduct extends SalesUnit {
  id: number;
  sku: string;
  name: string;
  unitPriceCents: number;
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
function hasGivenPart({ quantity, isWholeLine = false }: TypedLine): boolean {
  return quantity !== undefined && quantity.trim() !== '' && !isWholeLine;
}

/** Lists the keys to look up. */
export function listKeys({ variants }: ReadableLine): string[] {
  return variants.flatMap(({ spans }) => spans.map(({ key }) => key));
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
      // Longer runs of words without a digit are a description.
      if (isKey(span) && (to - from < 4 || /\d/.test(span.key))) spans.push(span);
    }
  }
  return spans.slice(0, MAX_SPANS);
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

/** A part number to look for similar ones, and the quantity that would go with it. */
export interface NearReading {
  part: string;
  key: string;
  quantity: string;
  /** Whether words are left over. */
  isPartial: boolean;
}

/** Lists what may be a misspelled part number in a line without a known one: the line first, then its parts. */
export function listNearReadings({ typed, variants }: ReadableLine): NearReading[] {
  const words = variants.at(-1)?.tokens ?? [];
  const spans = variants.at(-1)?.spans ?? [];
  const given = typed.quantity?.trim() ?? '';
  const numbers = given === '' ? readNumbers(words, () => false) : NO_NUMBERS;
  const said = numbers.numbers.find(({ isExplicit }) => isExplicit);
  const [only, ...more] = numbers.numbers;
  const number = said ?? (more.length === 0 ? only : undefined);
  const quantity = given === '' ? (number?.value ?? '') : given;
  const kept = words.filter(
    ({ text }, index) =>
      (number === undefined || index < number.from || index >= number.to) && /[\p{L}\d]/u.test(text),
  );
  const whole = createSpan(kept, 0, kept.length);
  const isCounted = (index: number) => number !== undefined && index >= number.from && index < number.to;
  const parts = spans.filter(
    ({ key, from, to }) =>
      key.length >= 5 && /\d/.test(key) && ![...Array(to - from).keys()].some((at) => isCounted(from + at)),
  );
  return [
    { ...whole, quantity, isPartial: false },
    ...parts.map(({ part, key }) => ({ part, key, quantity, isPartial: true })),
  ]
    .filter(({ key }) => key !== '')
    .map(({ part, key, quantity: count, isPartial }) => ({ part, key, quantity: count, isPartial }));
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
  const outer = hasGivenPart(typed) ? spans : removeStrayNumbers(tokens, listOuter(spans));
  if (outer.length === 0) return undefined;
  const perSpan = outer.map((span) => ({ span, products: pickProducts(lookup.findByKey(span.key), lookup) }));
  const products = removeDuplicates(perSpan.flatMap((one) => one.products));
  const isTaken = (index: number) => outer.some(({ from, to }) => index >= from && index < to);
  const count = (product: ReadProduct) => countProduct(typed, tokens, { isTaken, product, spans: outer });
  const [product] = products;
  if (product === undefined) return undefined;
  if (products.length > 1) {
    const readings = products.map((one) => ({ productId: one.id, quantity: count(one).quantities[0] ?? '' }));
    return { reading: undefined, asks: outer.length > 1 ? 'products' : 'product', readings };
  }
  const counted = count(product);
  const readings = counted.quantities
    .slice(0, MAX_CHOICES)
    .map((quantity) => ({ productId: product.id, quantity }));
  const rest = listRest(tokens, isTaken, counted.numbers);
  const isShort = rest.length > 0 && outer.every(({ key }) => key.length < TELLING);
  if (!lookup.isCertain || isShort) return { reading: undefined, asks: 'product', readings };
  const [reading] = readings;
  if (reading !== undefined && counted.isCertain && !hasShorterReading(tokens, spans, outer, lookup))
    return { reading, asks: undefined };
  return { reading: undefined, asks: 'quantity', readings };
}

/** Lists the spans that no other contains. */
function listOuter(spans: Span[]): Span[] {
  return spans.filter(
    (span) => !spans.some((other) => other !== span && other.from <= span.from && other.to >= span.to),
  );
}

/**
 * Removes numbers that are a quantity rather than a part number. In '2 x something unknown', '2' is a quantity even if a
 * product is called '2'.
 */
function removeStrayNumbers(tokens: Token[], spans: Span[]): Span[] {
  const isNumber = ({ part }: Span) => /^\W*\d{1,4}\W*$/.test(part);
  if (spans.some((span) => !isNumber(span))) return spans.filter((span) => !isNumber(span));
  const hasWords = tokens.some(({ text }) => /\p{L}{3,}/u.test(text) && !isCountWord(text));
  if (hasWords) return [];
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

interface Counted {
  /** Possible quantities in sales units, most likely first. */
  quantities: string[];
  isCertain: boolean;
  numbers: LineNumbers;
}

interface Place {
  isTaken: (index: number) => boolean;
  product: ReadProduct;
  spans: Span[];
}

const NO_NUMBERS = createLineNumbers();

/** Finds how many of a product a line asks for. */
function countProduct(typed: TypedLine, tokens: Token[], { isTaken, product, spans }: Place): Counted {
  const given = typed.quantity?.trim() ?? '';
  if (given !== '') {
    const { quantity, isCertain, others } = toProductUnits(given, product);
    return { quantities: [quantity, ...others], isCertain, numbers: NO_NUMBERS };
  }
  const named = findName(tokens, isTaken, product.name);
  const isUsed = (index: number) => isTaken(index) || named(index);
  const numbers = readNumbers(tokens, isUsed);
  const all = listCandidates(numbers, product);
  const [first, ...others] = all;
  // A line number, where the line has a quantity besides.
  const isCounting = typed.isNumbered === true && first?.from === 0 && others.length > 0;
  const candidates = isCounting ? others : all;
  const explicit = removeSame(candidates.filter(({ isExplicit }) => isExplicit));
  const counted = (values: string[], isCertain: boolean): Counted => {
    const converted = values.map((value) => toProductUnits(value, product));
    const unique = [...new Set(converted.flatMap((one) => [one.quantity, ...one.others]))];
    return { quantities: unique, isCertain: isCertain && converted[0]?.isCertain === true, numbers };
  };
  const values = [...new Set([...explicit, ...candidates].flatMap(({ value }) => listValues(value)))];
  const sum = numbers.sum === undefined ? [] : [String(numbers.sum)];
  if (numbers.isUnclear) return counted([...values, ...sum, ...(values.length === 0 ? ['1'] : [])], false);
  const [said] = explicit;
  if (said !== undefined) return counted([said.value, ...values], explicit.length === 1);
  const { ordinal } = numbers;
  const [only] = candidates;
  if (only === undefined) {
    const isClear = !numbers.hasWords && typed.isUnclear !== true;
    if (ordinal === undefined || ordinal.value === '1') return counted(['1'], isClear);
    return counted(['1', ordinal.value], false);
  }
  const isSure =
    candidates.length === 1 &&
    !numbers.hasWords &&
    typed.isUnclear !== true &&
    (typed.isNumbered !== true || isCounting) &&
    isQuantityPlace(tokens, only, { isTaken: isUsed, product, spans });
  return counted(isSure ? values : [...values, '1'], isSure);
}

/** '1,200' after another comma is one number or two. */
function listValues(value: string): string[] {
  return value.includes(',') ? [value.replaceAll(',', ''), ...value.split(',')] : [value];
}

/** An amount that is the product's price isn't a quantity; other amounts may be. */
function listCandidates({ numbers, amounts }: LineNumbers, product: ReadProduct): LineNumber[] {
  const prices = new Set([product.unitPriceCents]);
  const others = amounts.filter(({ value }) => {
    const cents = Math.round(Number(value.replaceAll(',', '')) * 100);
    return cents % 100 === 0 && !prices.has(cents);
  });
  return [
    ...numbers,
    ...others.map(({ value, at }) => ({
      value,
      isExplicit: false,
      isPlain: true,
      from: at,
      to: at + 1,
    })),
  ];
}

function removeSame(numbers: LineNumber[]): LineNumber[] {
  return numbers.filter(({ value }, index) => numbers.findIndex((other) => other.value === value) === index);
}

/** Whether an unmarked number stands where quantities do: first, last, in a field of its own, or before the part. */
function isQuantityPlace(
  tokens: Token[],
  { value, isPlain, from, to }: LineNumber,
  { isTaken, product, spans }: Place,
): boolean {
  if (!isPlain || /[.?]/.test(value)) return false;
  const digits = Number(value.split(' ')[0]);
  const hasComma = tokens.slice(from, to).some(({ text }) => text.includes(','));
  if (digits > MAX_UNMARKED && !hasComma) return false;
  const rest = tokens.filter(
    ({ text }, index) => !isTaken(index) && (index < from || index >= to) && /\p{L}{2,}/u.test(text),
  );
  const words = rest.filter(({ text }) => findUnitWord(text) === undefined);
  if (FINISH.test(value) && !hasComma) return false;
  // 'Lockbox 5400' repeats the product's name, and so may the number.
  if (words.length > 0 && product.name.split(/\s+/).includes(value)) return false;
  const isFirst = tokens
    .slice(0, from)
    .every(({ text }) => !/[\p{L}\d]/u.test(text) || /^[(#]?\d+[.):]/.test(text));
  const isLast = tokens.slice(to).every(({ text }, at) => isTaken(to + at) || !/\p{L}{2,}/u.test(text));
  const isField = tokens[from]?.startsField === true && (tokens[to]?.startsField ?? true);
  const isBeforePart = spans.some((span) => span.from === to);
  return isFirst || isLast || isField || isBeforePart;
}

/** Finds where the words of the product's name repeat it, so that its numbers aren't read. */
function findName(tokens: Token[], isTaken: (index: number) => boolean, name: string) {
  const words = toWords(name);
  const texts = tokens.map(({ text }, index) => (isTaken(index) ? [''] : toWords(text)));
  for (let from = 0; from < tokens.length; from += 1) {
    let length = 0;
    for (let to = from; to < tokens.length; to += 1) {
      const next = texts[to] ?? [];
      if (next.some((word, at) => words[length + at] !== word)) break;
      length += next.length;
      if (length === words.length && length > 1) return (index: number) => index >= from && index <= to;
    }
  }
  return () => false;
}

function toWords(text: string): string[] {
  return toPlain(text)
    .replace(/(\d)\s?(?:"|'')/g, '$1in')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

interface Converted {
  quantity: string;
  isCertain: boolean;
  others: string[];
}

/** Converts a quantity with a unit to the product's. A plain number counts boxes, unless it would fill one. */
export function toProductUnits(value: string, product: SalesUnit): Converted {
  const [, count = value.trim(), word = ''] = /^(.*?\d)\s*([\p{L}]+\.?)$/u.exec(value.trim()) ?? [];
  const { quantity } = readQuantity(count);
  if (quantity === undefined) return { quantity: value, isCertain: true, others: [] };
  if (word !== '' && findUnitWord(word) !== undefined) {
    const units = toSalesUnits(quantity, word, product);
    if (units !== undefined) return { quantity: String(units), isCertain: true, others: [] };
    // Not a quantity yet: the buyer says how many.
    return { quantity: value, isCertain: true, others: [] };
  }
  if (product.packSize > 1 && quantity >= product.packSize) {
    const boxes = quantity / product.packSize;
    const others = Number.isInteger(boxes) ? [String(boxes)] : [];
    return { quantity: String(quantity), isCertain: false, others };
  }
  return { quantity: word === '' ? count : value, isCertain: true, others: [] };
}
