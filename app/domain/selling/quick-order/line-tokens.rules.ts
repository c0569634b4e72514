import { findUnitWord } from '../../goods/catalog/unit-words.rules';

/** Longer than any part number with a description; the rest is ignored. */
const READ_CHARACTERS = 400;
export const READ_TOKENS = 40;

/** A word of a line, and whether a tab, comma, or similar separates it from the one before. */
export interface Token {
  text: string;
  startsField: boolean;
  /** Whether a comma separates it, so that another comma may not be a thousands separator. */
  followsComma?: boolean;
}

/** Splits a line into words. Inch marks stay with their number, so that 36" isn't a quantity. */
export function tokenize(line: string): Token[] {
  const tokens = line
    .slice(0, READ_CHARACTERS)
    .replace(/(\d)\s?(?:["”″]|'')(?=[\s,;)]|$)/g, '$1in')
    .replace(/["“”]/g, ' ')
    // '4,50 $' is how French Canada writes $4.50.
    .replace(/(\d),(\d\d)\s?\$(?=[\s,;/)]|$)/g, '$1.$2$')
    .replace(/([^\s(])(\(\d+\))(?=\s|$)/g, '$1 $2')
    .split(/([\t;|]|,(?!\d{3}(?!\d))|(?<!\d),)/)
    .flatMap((field, index, parts) =>
      // Every other part is a separator.
      index % 2 === 1
        ? []
        : field
            .split(/\s+/)
            .filter((text) => text !== '')
            .map((text, at): Token => ({
              text,
              startsField: at === 0,
              ...(at === 0 && parts[index - 1] === ',' ? { followsComma: true } : {}),
            })),
    )
    .flatMap(splitNumberList)
    .slice(0, READ_TOKENS);
  return readSpelledCount(tokens);
}

const COUNTS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Reads 'two' in 'two dozen' as 2. Beside other counts it may be a part of them: 'twenty two boxes', '2 one dozen'. */
function readSpelledCount(tokens: Token[]): Token[] {
  const words = tokens.flatMap(({ text }, index) => (NUMBER_WORD.test(text) ? [index] : []));
  const [at = -1] = words;
  const count = COUNTS.indexOf(tokens[at]?.text.toLowerCase() ?? '') + 1;
  const isAlone = words.length === 1 && !/^(and|a|&|\+|[\W\d]*\d\W*)$|-$/i.test(tokens[at - 1]?.text ?? '');
  const isCount = count > 0 && isAlone && findUnitWord(tokens[at + 1]?.text ?? '') !== undefined;
  return isCount
    ? tokens.map((token, index) => (index === at ? { ...token, text: String(count) } : token))
    : tokens;
}

/** '1,200' is a number, but '660,100' may be two columns, and 'M62,100' is. */
function splitNumberList(token: Token): Token[] {
  if (!token.text.includes(',') || THOUSANDS.test(token.text)) return [token];
  return token.text
    .split(',')
    .filter((text) => text !== '')
    .map((text, index) => ({ ...token, text, startsField: token.startsField || index > 0 }));
}

const THOUSANDS = /^[([$]?(?:x|qty[.:=]*)?\d{1,3}(?:,\d{3})+(?:\.\d+)?[)\]]?$/i;

/** A number in a line that may be its quantity. */
export interface LineNumber {
  /** The quantity as text, with its unit if it has one: '2 doz'. */
  value: string;
  /** Whether the line says that it is the quantity: 'x 2', 'qty 2', '2 ea'. */
  isExplicit: boolean;
  /** Whether it is in a place where quantities stand. */
  isPlain: boolean;
  /** The tokens of the number, its mark, and its unit. */
  from: number;
  to: number;
}

export interface LineNumbers {
  numbers: LineNumber[];
  /** Amounts such as '120.00' that are prices only if the product costs that. */
  amounts: { value: string; at: number }[];
  /** Whether something in the line forbids a guess: '2 + 3', '5 or 6', 'cancel'. */
  isUnclear: boolean;
  /** Whether a quantity was meant but isn't digits: 'two', 'qty'. */
  hasWords: boolean;
  /** The sum, where the line adds its numbers. */
  sum: number | undefined;
  /** A number at the start that may only count the lines: '2. ND80PD'. */
  ordinal: LineNumber | undefined;
}

const MARK_BEFORE = /^(x|×|\*|qty|quantity|qt[eé]|quantit[eé]|q|count)[.:=]*$/i;
const MARK_AFTER = /^(x|×|\*|off)$/i;
const TIMES = /^[x×*]$/i;
const INTEGER = /^[([]?([+-]?(?:\d{1,3}(?:,\d{3})+|\d+))[)\]]?[.:]?$/;
const MARKED = /^[([]?(?:x|×|\*|qty[.:=]*|quantity[.:=]*)([+-]?(?:\d{1,3}(?:,\d{3})+|\d+))[)\]]?[.:]?$/i;
const SUFFIXED = /^[([]?((?:\d{1,3}(?:,\d{3})+|\d+))(x|×|\*|off|[a-z]{2,8})[)\]]?[.:]?$/i;
const MONEY =
  /^(?:US|CA)?[$€£]\d|^\d[\d,]*(?:\.\d+)?(?:[$€£]|USD|CAD)$|^[\d,]*\.\d\d\/(?:ea|each|pc|bx|box)\.?$/i;
const AMOUNT = /^\d[\d,]*\.\d\d$/;
const ORDINAL = /^[(#]?(\d{1,5})(?:[.):]|\.\)|-)$/;
const LABEL =
  /^(#|no\.?|nr\.?|grade|size|series|model|type|style|class|level|line|ln|item|job|po|p\.o\.?|order|so|wo|ref\.?|room|rm|door|floor|fl|bldg|unit|suite|ste|pos\.?|page|version|v|ver|gen|step|bin|aisle|zone|phase|section|part|code|rev\.?|zip|tag|key|lot|loc|store|site|acct|account|quote|invoice|inv|tel|phone|ext\.?|year|fig\.?)[.:#]*$/i;
const MEASURE =
  /^(in|inch|inches|ft|foot|feet|yd|yards?|mm|cm|m|lbs?|oz|kg|g|v|volts?|vdc|vac|dc|ac|a|amps?|ma|w|watts?|hz|mhz|ghz|gb|tb|mp|btu|pins?|buttons?|btns?|hours?|hrs?|hr|min|mins|minutes?|years?|yrs?|days?|ways?|wires?|conductors?|gauge|ga|awg|points?|mil|%|percent|degrees?|deg|hooks?|keys?|users?|doors?|channels?|ch|ports?|digits?|dials?|wheels?|levers?|tumblers?|discs?|wafers?|holes?|legs?|pieces?\/|shelves|shelf|drawers?|gallons?|gal|stages?|speeds?|colors?|knuckles?)[.,]?$/i;
const NUMBER_WORD =
  /^(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|couple|half|\d+e\d+|\d+[?~+]|[~≈]\d+|approx\.?|about|\d+-\d+\??|\d+(\.\d+)?%)$/i;
const FORBIDS_GUESS =
  /^(not|don[’']?t|if|unless|except|already|received|returned|rma|back-?ordered|cancel(?:l?ed)?|void|tbd|tbc|\?+)[.,:]?$/i;
/** Next to a number, these change what it means: '5 or 6', '5 per box', 'not 5', '5 -> 7'. */
const CHANGES_NUMBER =
  /^(instead|was|were|maybe|or|either|less|minus|another|more|extra|plus|per|\/|->|→|=>|to|thru|through)$/i;
/** Sizes and finishes: 2-3/8in, 3/4, 12v, 26D. Others that begin with a digit may be a quantity: 5k, 2x6, #5, 5/ea. */
const SIZE =
  /^\d+-\d+\/\d+(?:in)?$|^\d+\/(?:2|4|8|16|32|64)(?:in)?$|^\d{1,3}[a-jl-wyz]$|^(?=.*[a-z])[\w./-]{5,}$/i;
/** A scan's '10', '1' or '20': 'l0', 'I', '2O'. */
const MISREAD = /^(?=.*[\dlI|])[\dlIO|]{2,4}$/;
const MISREAD_ALONE = /^[lIOS|]$/;
const ADDS = /^[+&]$/;

/** Returns the numbers of a line that has none. */
export function createLineNumbers(): LineNumbers {
  return {
    numbers: [],
    amounts: [],
    isUnclear: false,
    hasWords: false,
    sum: undefined,
    ordinal: undefined,
  };
}

/**
 * Reads the numbers of a line that aren't part of a part number.
 *
 * @param isTaken whether a token belongs to a part number, or to the product's name.
 */
export function readNumbers(tokens: Token[], isTaken: (index: number) => boolean): LineNumbers {
  const textAt = (index: number) =>
    index < 0 || index >= tokens.length || isTaken(index) ? '' : (tokens[index]?.text ?? '');
  const found = createLineNumbers();
  const used = new Set<number>();
  const dangling: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const text = textAt(index);
    if (text === '' || used.has(index)) continue;
    const before = textAt(index - 1);
    const after = textAt(index + 1);
    // '@ 120', 'at 120', 'USD 120': a price.
    if (/^(@|at|à|USD|CAD)$/i.test(before) && /\d/.test(text)) {
      if (/^(ea|each|per)\.?$/i.test(after)) used.add(index + 1);
      continue;
    }
    if (/^@?[$€£]$/.test(before) || MONEY.test(text) || /^@\d/.test(text)) {
      if (/^(ea|each|\/ea)\.?$/i.test(after)) used.add(index + 1);
      continue;
    }
    if (AMOUNT.test(text)) {
      found.amounts.push({ value: text, at: index });
      continue;
    }
    const number = readNumber(tokens, index, { textAt, used });
    if (number === undefined) {
      if (FORBIDS_GUESS.test(text) || changesNumber(text, index, textAt)) found.isUnclear = true;
      else if (isDangling(text, index, { textAt, isTaken, tokens })) dangling.push(text);
      continue;
    }
    if (number === 'measure') {
      // 'A-1 2 1/2' without inches may be a quantity.
      if (!/in$/i.test(after)) found.hasWords = true;
      continue;
    }
    if (isAtStart(index, textAt) && isOrdinal(tokens, index, { textAt, number })) found.ordinal = number;
    else found.numbers.push(number);
  }
  const isMisread = tokens.some((_, index) => isMisreadNumber(textAt(index), found.numbers.length > 0));
  // '#5' refers to something where the quantity is marked.
  const isMarked = found.numbers.some(({ isExplicit }) => isExplicit);
  if (isMisread || dangling.some((text) => !isMarked || !text.startsWith('#'))) found.hasWords = true;
  return { ...found, ...readOperators(tokens, isTaken, found.numbers) };
}

type Texts = (index: number) => string;

function readNumber(
  tokens: Token[],
  index: number,
  { textAt, used }: { textAt: Texts; used: Set<number> },
): LineNumber | 'measure' | undefined {
  const text = textAt(index);
  const before = textAt(index - 1);
  const after = textAt(index + 1);
  // 'A-1,1,200' may be two columns more.
  const isDoubtful = text.includes(',') && tokens.some(({ followsComma }) => followsComma === true);
  const make = (value: string, isExplicit: boolean, from = index, to = index + 1): LineNumber => ({
    value: isDoubtful ? value : value.replaceAll(',', ''),
    isExplicit: isExplicit && !isDoubtful,
    isPlain: !isDoubtful,
    from,
    to,
  });
  const marked = MARKED.exec(text)?.[1];
  if (marked !== undefined) return withUnit(make(marked, true), { after, used, index });
  const [, count, suffix = ''] = SUFFIXED.exec(text) ?? [];
  if (count !== undefined && (TIMES.test(suffix) || suffix.toLowerCase() === 'off')) {
    // '36x 80' is a size.
    if (/^\d/.test(after)) return 'measure';
    return make(count, true);
  }
  if (count !== undefined && findUnitWord(suffix) !== undefined) return make(`${count} ${suffix}`, true);
  if (/^\d*\.\d+$/.test(text)) return MEASURE.test(after) ? 'measure' : make(text, false);
  const value = INTEGER.exec(text)?.[1] ?? ORDINAL.exec(text)?.[1];
  if (value === undefined) return undefined;
  if (/^\d+\/\d+/.test(after)) return 'measure';
  const isSize =
    (TIMES.test(before) && /^[([]?\d/.test(textAt(index - 2))) ||
    (TIMES.test(after) && /^\d/.test(textAt(index + 2)));
  if (isSize) return { ...make(value, false), isPlain: false };
  const hasMark = MARK_BEFORE.test(before) || /^(qty|quantity)$/i.test(before.replace(/[.:=]+$/, ''));
  if (hasMark) return withUnit(make(value, true, index - 1), { after, used, index });
  if (isPriceMark(after, textAt(index + 2)) && !/[.):]$/.test(text)) return make(value, true);
  if (MARK_AFTER.test(after)) return make(value, true, index, index + 2);
  if (findUnitWord(after) !== undefined) return withUnit(make(value, true), { after, used, index });
  if (/^of$/i.test(after) && !/^\d/.test(textAt(index + 2))) return make(value, true, index, index + 2);
  if (MEASURE.test(after)) return { ...make(value, false), isPlain: false };
  // 'EA 6' and 'BX 6' come from a column for the unit before the quantity.
  const unit = used.has(index - 1) ? undefined : findUnitWord(before);
  if (unit !== undefined) return make(`${value} ${before}`, false, index - 1);
  const plain = make(value, false);
  return { ...plain, isPlain: plain.isPlain && !LABEL.test(before) && !/^#/.test(text) };
}

/** Whether a price follows a number: '12 @ 4.50', '12 at $4.50', '12 for $54'. */
function isPriceMark(text: string, after: string): boolean {
  return /^@/.test(text) || (/^(at|à|for|USD|CAD)$/i.test(text) && (MONEY.test(after) || AMOUNT.test(after)));
}

/** Adds the unit after a number: '2 doz', 'qty 3 pr'. */
function withUnit(
  number: LineNumber,
  { after, used, index }: { after: string; used: Set<number>; index: number },
): LineNumber {
  if (findUnitWord(after) === undefined) return number;
  used.add(index + 1);
  return { ...number, value: `${number.value} ${after}`, to: index + 2 };
}

function isAtStart(index: number, textAt: Texts): boolean {
  return index === 0 || (index === 1 && /^(line|ln|item|pos|#)[.:#]*$/i.test(textAt(0)));
}

/** '2.', '2)' and 'Line 2:' number a line. '(2)' does, too, but is also how a trade counts. */
function isOrdinal(
  tokens: Token[],
  index: number,
  { textAt, number }: { textAt: Texts; number: LineNumber },
): boolean {
  if (number.isExplicit || index + 1 >= tokens.length) return false;
  return index === 1 || ORDINAL.test(textAt(index));
}

/** Whether a scan may have misread a number here. A single letter only tells where no number is. */
function isMisreadNumber(text: string, hasNumber: boolean): boolean {
  return (MISREAD.test(text) && !/^\d+$/.test(text)) || (!hasNumber && MISREAD_ALONE.test(text));
}

/** A quantity's mark or word without its number: 'ND80PD x', 'ND80PD two', 'qty'. */
function isDangling(
  text: string,
  index: number,
  { textAt, isTaken, tokens }: { textAt: Texts; isTaken: (index: number) => boolean; tokens: Token[] },
): boolean {
  if (NUMBER_WORD.test(text)) return true;
  if (/^[#(~]?\d/.test(text)) return !SIZE.test(text) && !MEASURE.test(text.replace(/^[\d.,/-]+/, ''));
  if (/^(doz|dozen|pair|gross)\.?$/i.test(text)) return index === tokens.length - 1 || isTaken(index + 1);
  if (!TIMES.test(text) && !/^(qty|quantity)[.:=]*$/i.test(text)) return false;
  const isNumber = (at: number) => /\d/.test(textAt(at));
  return !isNumber(index - 1) && !isNumber(index + 1);
}

function changesNumber(text: string, index: number, textAt: Texts): boolean {
  if (!CHANGES_NUMBER.test(text)) return false;
  const before = findUnitWord(textAt(index - 1)) === undefined ? textAt(index - 1) : textAt(index - 2);
  return /^[([]?x?\d+\D{0,5}$/i.test(before) || /^[([]?x?\d+\D{0,5}$/i.test(textAt(index + 1));
}

function readOperators(tokens: Token[], isTaken: (index: number) => boolean, numbers: LineNumber[]) {
  const adds = tokens.some(({ text }, index) => ADDS.test(text) && !isTaken(index));
  if (!adds || numbers.length === 0) return {};
  const values = numbers.map(({ value }) => Number(value));
  const sum = values.reduce((total, value) => total + value, 0);
  return { isUnclear: true, sum: numbers.length > 1 && Number.isInteger(sum) ? sum : undefined };
}
