import { toPlain } from '../../../../db/search-text';
import type { SalesUnit } from '../../goods/catalog/unit.rules';
import { findUnitWord, toSalesUnits } from '../../goods/catalog/unit-words.rules';
import {
  createLineNumbers,
  readNumbers,
  type LineNumber,
  type LineNumbers,
  type Token,
} from './line-tokens.rules';
import { readQuantity, type TypedLine } from './quick-order-lines.rules';

/** Larger numbers without a mark are more often a job or a house number. */
const MAX_UNMARKED = 999;
/** A finish such as 626 may belong to the part number. */
const FINISH = /^6\d\d$/;

/** What the quantity depends on: how a product is sold, and its names and price, which a line may repeat. */
export interface CountedProduct extends SalesUnit {
  name: string;
  englishName: string;
  unitPriceCents: number;
}

/** How many of a product a line asks for. */
export interface LineQuantity {
  /** Possible quantities in sales units, most likely first. */
  quantities: string[];
  isCertain: boolean;
  numbers: LineNumbers;
}

/** Where a line names its product. */
interface PartPlace {
  product: CountedProduct;
  /** Whether a word belongs to a part number. */
  isTaken: (index: number) => boolean;
  /** The first words of its part numbers. */
  starts: number[];
}

/** Determines how many of a product a line asks for. */
export function determineQuantity(
  typed: TypedLine,
  tokens: Token[],
  { product, isTaken, starts }: PartPlace,
): LineQuantity {
  const given = typed.quantity?.trim() ?? '';
  if (given !== '') {
    const { quantity, isCertain, others } = toProductUnits(given, product);
    return { quantities: [quantity, ...others], isCertain, numbers: createLineNumbers() };
  }
  const inName = findName(tokens, isTaken, product.name);
  const inEnglishName = findName(tokens, isTaken, product.englishName);
  const isUsed = (index: number) => isTaken(index) || inName(index) || inEnglishName(index);
  const numbers = readNumbers(tokens, isUsed);
  const all = listCandidates(numbers, product);
  const [first, ...others] = all;
  // A line number, where the line has a quantity besides.
  const isCounting = typed.isNumbered === true && first?.from === 0 && others.length > 0;
  const candidates = isCounting ? others : all;
  const explicit = removeSame(candidates.filter(({ isExplicit }) => isExplicit));
  const counted = (values: string[], isCertain: boolean): LineQuantity => {
    const converted = values.map((value) => toProductUnits(value, product));
    const unique = [...new Set(converted.flatMap((one) => [one.quantity, ...one.others]))];
    if (isCertain && converted[0]?.isCertain === true)
      return { quantities: unique, isCertain: true, numbers };
    const orderable = unique.filter(canBeOrdered);
    // With none, the first is refused in words.
    return orderable.length > 0
      ? { quantities: orderable, isCertain: false, numbers }
      : { quantities: unique, isCertain: true, numbers };
  };
  const values = [...new Set([...explicit, ...candidates].flatMap(({ value }) => listValues(value)))];
  const sum = numbers.sum === undefined ? [] : [String(numbers.sum)];
  if (numbers.isUnclear) return counted([...values, ...sum, ...(values.length === 0 ? ['1'] : [])], false);
  const [said] = explicit;
  if (said !== undefined) {
    const competing = candidates.filter((one) => competes(one, said, { typed, tokens, product, starts }));
    const offered = [...explicit, ...competing].flatMap(({ value }) => listValues(value));
    const isOnly = explicit.length === 1 && competing.length === 0;
    return counted(offered, isOnly && !numbers.hasWords && typed.isMisfit !== true);
  }
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
    isQuantityPlace(tokens, only, { isTaken: isUsed, product, starts });
  const isOrderable = values.some((value) => canBeOrdered(toProductUnits(value, product).quantity));
  if (isSure || !isOrderable) return counted(values, isSure);
  // In '10 - PART 689' and '10. PART 689', the finish isn't offered, so that the 10 is.
  const isFinish = (value: string) => FINISH.test(value);
  const leading = [
    ...values.filter((value) => !isFinish(value)),
    ...(ordinal === undefined ? [] : [ordinal.value]),
  ];
  return counted([...(leading.length > 0 ? leading : values), '1'], false);
}

interface LinePlace {
  typed: TypedLine;
  tokens: Token[];
  product: CountedProduct;
  starts: number[];
}

/**
 * Whether a number may be the quantity where the line marks another one: '2 x A-1 12'. Not a line number in a column in
 * front, a finish, nor an amount with cents, which is a price.
 */
function competes(
  { value, isExplicit, isPlain, from, to }: LineNumber,
  said: LineNumber,
  { typed, tokens, product, starts }: LinePlace,
): boolean {
  if (isExplicit || !isPlain || value === said.value) return false;
  if (FINISH.test(value.replace(/ .*/, ''))) return false;
  if (/^0\d|\.\d\d$/.test(value)) return false;
  const isColumn = typed.isNumbered === true || tokens[to]?.startsField === true;
  if (from === 0 && isColumn && starts.every((start) => start >= to)) return false;
  return listValues(value).some((one) => canBeOrdered(toProductUnits(one, product).quantity));
}

function canBeOrdered(value: string): boolean {
  return readQuantity(value).quantity !== undefined;
}

/** '1,200' after another comma is one number or two. */
function listValues(value: string): string[] {
  return value.includes(',') ? [value.replaceAll(',', ''), ...value.split(',')] : [value];
}

/** An amount that is the product's price isn't a quantity; other amounts may be. */
function listCandidates({ numbers, amounts }: LineNumbers, product: CountedProduct): LineNumber[] {
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
  { isTaken, product, starts }: PartPlace,
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
  const names = `${product.name} ${product.englishName}`;
  if (words.length > 0 && names.split(/\s+/).includes(value)) return false;
  const isFirst = tokens
    .slice(0, from)
    .every(({ text }) => !/[\p{L}\d]/u.test(text) || /^[(#]?\d+[.):]/.test(text));
  const isLast = tokens.slice(to).every(({ text }, at) => isTaken(to + at) || !/\p{L}{2,}/u.test(text));
  const isField = tokens[from]?.startsField === true && (tokens[to]?.startsField ?? true);
  const isBeforePart = starts.includes(to);
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

/**
 * Converts a quantity with a unit to the product's. A plain number counts boxes, unless it would fill one. The others are
 * the boxes that hold as many pieces.
 */
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
  const fillsOne = quantity >= product.packSize;
  if (product.packSize > 1 && (fillsOne || word === '')) {
    const boxes = Math.ceil(quantity / product.packSize);
    const others = boxes < quantity ? [String(boxes)] : [];
    return { quantity: String(quantity), isCertain: !fillsOne, others };
  }
  return { quantity: word === '' ? count : value, isCertain: true, others: [] };
}
