import { findUnitWord } from '../../goods/catalog/unit-words.rules';
import { MISSING_QUANTITY, type TypedLine } from './quick-order-lines.rules';

const PART_NAMES =
  /^((our|your|my|cust(omer)?|mfr?g?|mfgr|manufacturer['’]?s?|vendor|supplier|oem|ez|catalogu?e?|cat|model|item|product|prod|part|stock|order(?=.*code))[\s_./-]*)*(sku|mpn|upc|part|code|p\/?n|(no\.?|nr\.?|num(ber)?|#|id))$|^(no|n°|numero|num|code|ref|reference)\.?\s*(de |du |d['’])?\s*(piece|produit|article|fabricant|fournisseur)$|^piece$/i;
const WEAK_PART_NAMES =
  /^(item|product|model|number|no\.?|#|id|code|catalogu?e?|ref\.?|reference|produit|article)$/i;
const NOT_PART_NAMES =
  /^(line|ln|pos|po|order|cust(omer)?|job|invoice|account|acct|row)?[\s_.-]*(no\.?|nr\.?|num(ber)?|#|id)$/i;
const LINE_NAMES = /^(line|ln|ligne|pos|row|seq|item)\.?[\s_-]*(no\.?|nr\.?|num(ber)?|#|item)?$/i;
const QUANTITY_NAMES =
  /^(total[\s_-]*)?(qty\.?|quantity|q['’]?ty|count|amount|pcs\.?|pieces|units|no\. of units)([\s_.-]*(ord(er(ed)?)?|req(uired|uested|['’]?d)?|need(ed)?|wanted|to order|order))?\.?$|^((to[\s_-]*)?(ord(er(ed)?)?|req(uired|uested|['’]?d)?|need(ed)?))\.?[\s_-]*(qty\.?|quantity|pcs|units)?$|^(qte|quantite)(\s*(commandee?|requise|cmd|com))?\.?$/i;
const OTHER_QUANTITY_NAMES =
  /qty|quantity|q['’]ty|qte|quantite|on[\s_-]?hand|in[\s_-]?stock|\bship|b\/o|back[\s_-]?order/i;
const UNIT_NAMES =
  /^(uom|u\/m|um|unit|units? of (measure|issue)|unites?( de mesure)?|u\/i|pkg|packaging)\.?$/i;
const OTHER_NAMES =
  /^((item|product|part)[\s_-]*)?(desc(ription)?|name|details?|designation|libelle|prix( .*)?|notes?|comments?|remarks?)\.?$|price|cost|amount|total|montant|fabricant|fournisseur|marque|ext(ended|['’]?d)?\b|each|list|net|finish|color|brand|mfr?g?\.?$|manufacturer|vendor|category|location|bin|job|po|date|due|keying|hand(ing)?|tax|disc(ount)?/i;

/** What each column of a table has. */
interface Columns {
  count: number;
  parts: number[];
  quantities: number[];
  units: number[];
  /** Columns that say something about the product, for tables without a part number. */
  texts: number[];
  /** Columns without a known name, where no other surely has the part number. */
  unnamed: number[];
  /** What separates the columns; undefined if spaces do. */
  delimiter: string | undefined;
}

/** Reads the lines of a pasted or uploaded list, without empty ones. A header line names the columns. */
export function readList(text: string): TypedLine[] {
  const { found } = separateLines(text);
  return joinLoneQuantities(readLineNumbers(found));
}

/** Lists the lines that readList leaves out because they order nothing, such as a greeting, a total, or an address. */
export function listLeftOut(text: string): string[] {
  return separateLines(text).leftOut;
}

function separateLines(text: string): { found: TypedLine[]; leftOut: string[] } {
  const lines = text.split(/\r\n|\r|\n|\u2028/).map(cleanLine);
  const found: TypedLine[] = [];
  const leftOut: string[] = [];
  let columns: Columns | undefined;
  let isSignature = false;
  for (const [index, line] of lines.entries()) {
    if (isSeparator(line)) continue;
    const isHeading = found.length === 0 && ORDER_HEADING.test(line) && !LIKE_AN_ORDER.test(line);
    const isContactLine = isSignature && isContact(line);
    if (SIGN_OFF.test(line)) isSignature = true;
    if (isHeading || isContactLine || isNoise(line.replace(/^[\s;,|]+|[\s;,|]+$/g, ''))) {
      leftOut.push(line);
      continue;
    }
    // An uploaded list may follow a pasted one, so its header isn't always the first line.
    const header = findHeader(line, found.length === 0);
    if (header !== undefined) columns = findParts(header, lines.slice(index + 1));
    else found.push(columns === undefined ? toFreeLine(line) : readColumns(line, columns));
  }
  return { found, leftOut };
}

/** Longer than any line of a table; the rest is ignored. */
const READ_CHARACTERS = 1000;

/** Removes what surrounds a line: quoting, bullets, odd spaces, and wide characters. */
function cleanLine(line: string): string {
  return (
    line
      .slice(0, READ_CHARACTERS)
      .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[\u200B-\u200D\uFEFF\u2060\u00AD]/g, '')
      .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
      .replace(/[\u2010-\u2012\u2212]/g, '-')
      .replace(/^(\s*>)+/, '')
      // A dash before a number without a space would be a negative number.
      .replace(/^\s*(?:[•‣◦▪●○■□➢✓✔☐☑·–—]+|[-*](?=\s))\s*/, '')
      .replace(/^\[[ xX]?\]\s+/, '')
      .replace(/^ +| +$/g, '')
      .replace(/^\|(.*)\|$/, '$1')
      .replace(/^ +| +$/g, '')
  );
}

function isSeparator(line: string): boolean {
  return !/[\p{L}\d]/u.test(line);
}

const SIGN_OFF =
  /^(thanks|thank you|thx|regards|(kind |best |warm )regards|best wishes|sincerely|cheers|merci|cordialement|salutations)\b|^(best[,!.]?|--)$/i;
const GREETING =
  /^(hi|hello|hey|dear|bonjour|salut|veuillez|good (morning|afternoon)|please (order|send|ship|quote)|(sub|grand )?total|from|to|cc|subject|sent|date)\b/i;
const TOTAL =
  /^(?:grand |sub-?|order )?total(?: (?:qty|quantity|items?|pieces|pcs|units|lines))?[\s:=\t,;|]*\$?[\d.,]*\s*(?:ea|pcs|pieces|units|items|lines)?$/i;

/** 'PO 45112 - Maintenance shop' or 'FAX ORDER PO 1234' above the lines. With another digit, it may order something. */
const ORDER_HEADING =
  /^(?:(?:fax|our|your|customer|order|re|ref)\b[\s.:-]*)*(?:p\.?\s?o\.?|purchase order|bon de commande)(?=[\s#:])\s*(?:#|n°|no\.?|num(?:ber|éro)?)?\s*:?\s*#?\s*\d{3,}(?:\s*[-–—:,(][^\d]*)?$/i;

const SHIP_TO = /^(?:ship|bill|deliver|send)\s*to:/i;
/** A word with letters and digits, or a quantity with a mark; but not '12th'. */
const LIKE_AN_ORDER =
  /(?<![\w-])(?!\d+(?:st|nd|rd|th)\b)(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{3,}|[A-Z]{2,}-|\d\s*[x×*](?![a-z])|(?<![a-z])[x×*]\s*\d|\b(?:qty|quantity|ea|each|pcs|pieces|doz|dozen)\b/i;
const PHONE = /\+?1?[\s.(-]*\b\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}\b(?:\s*(?:x|ext\.?)\s*\d+)?/;

/** Lines that order nothing: a greeting, a total, a date. Digits are kept, except of totals, addresses, and phones. */
function isNoise(line: string): boolean {
  if (TOTAL.test(line)) return true;
  if (/^(on .* wrote:|sent from my .*|(sent|date|from|to|cc):\s.*)$/i.test(line)) return true;
  if (SHIP_TO.test(line) && !LIKE_AN_ORDER.test(line)) return true;
  if (SIGN_OFF.test(line)) return !/\d|[A-Z]{2,}-/.test(line.replace(PHONE, ''));
  return !/\d/.test(line) && GREETING.test(line) && !/[A-Z]{2,}-/.test(line);
}

/** Below the sign-off: names, phone numbers, and addresses of mail and web. */
function isContact(line: string): boolean {
  if (
    /^(?:(?:tel|phone|cell|mobile|office|fax|ph|c|o|p|m|f|t)[.:]*\s*)?\+?1?[\s.(-]*\d{3}[\s.)-]*\d{3}[\s.-]*\d{4}(?:\s*(?:x|ext\.?)\s*\d+)?$/i.test(
      line,
    )
  )
    return true;
  return (
    /^(?:e-?mail:?\s*)?\S+@\S+\.\w+$|^(?:https?:\/\/|www\.)\S+$/i.test(line) || !/\d|[A-Z]{2,}-/.test(line)
  );
}

function toFreeLine(line: string): TypedLine {
  const fields = /^"|["][,;]/.test(line) ? splitFields(line) : [];
  return { text: fields.length > 1 ? fields.join('\t') : unquote(line), quantity: undefined };
}

/** Finds the columns in a header such as 'SKU,QTY'; undefined if the line isn't a header. */
function findHeader(line: string, isFirst: boolean): Columns | undefined {
  const delimiter = findDelimiter(line);
  const columns = nameColumns(splitFields(line, delimiter), delimiter, isFirst);
  if (columns !== undefined || delimiter !== undefined) return columns;
  // 'Part number Qty', with single spaces.
  const [, name = '', count = ''] = /^(.+?)\s+(\S+)$/.exec(line) ?? [];
  if (isPartName(name) && QUANTITY_NAMES.test(count)) return nameColumns([name, count], undefined, isFirst);
  const [, first = '', second = ''] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
  return isPartName(second) && QUANTITY_NAMES.test(first)
    ? nameColumns([first, second], undefined, isFirst)
    : undefined;
}

function isPartName(field: string): boolean {
  return (PART_NAMES.test(field) && !NOT_PART_NAMES.test(field)) || WEAK_PART_NAMES.test(field);
}

/** Lists the names of a column, without accents: 'Qté / Qty' has two, and a scan's 'PART N0.' is 'PART NO.' */
function listNames(field: string): string[] {
  const plain = field
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/(?<=\p{L})0|0(?=\p{L}{2})/gu, 'O');
  const names = plain.split(/\s+[/|]\s+|\/(?=\p{L}{3})/u);
  return names.length > 1 ? [plain, ...names] : names;
}

function nameColumns(fields: string[], delimiter: string | undefined, isFirst: boolean): Columns | undefined {
  const find = (matches: (name: string) => boolean) =>
    fields.flatMap((field, index) => (listNames(field).some(matches) ? [index] : []));
  const strong = find(
    (field) => PART_NAMES.test(field) && !NOT_PART_NAMES.test(field) && !WEAK_PART_NAMES.test(field),
  );
  const weak = find((field) => WEAK_PART_NAMES.test(field));
  const lines =
    strong.length > 0
      ? find((field) => LINE_NAMES.test(field))
      : find((field) => /^(line|ln|pos|row|seq)\b/i.test(field));
  const parts = (strong.length > 0 ? strong : weak).filter(
    (index) => !lines.includes(index) || strong.length === 1,
  );
  const quantities = find((field) => QUANTITY_NAMES.test(field));
  const others = find((field) => OTHER_QUANTITY_NAMES.test(field)).filter(
    (index) => !quantities.includes(index),
  );
  const units = find((field) => UNIT_NAMES.test(field));
  const named = new Set([...parts, ...quantities, ...others, ...units, ...lines]);
  const rest = find((field) => OTHER_NAMES.test(field));
  for (const index of rest) named.add(index);
  const hasQuantity = quantities.length + others.length > 0;
  const isHeader = hasQuantity
    ? parts.length > 0 || (named.size === fields.length && fields.length > 1)
    : parts.length > 0 && (isFirst || named.size > 1) && named.size === fields.length;
  if (!isHeader || fields.some((field) => /^\d+$/.test(field) || isQuantity(field))) return undefined;
  const texts = rest.filter((index) =>
    /desc|name|item|product|designation|libelle/i.test(fields[index] ?? ''),
  );
  // Only a quantity of something else, such as on hand: every line asks.
  const counted = quantities.length > 0 ? quantities : others.length > 0 ? [-1] : [];
  const unnamed = strong.length > 0 ? [] : find(() => true).filter((index) => !named.has(index));
  return { count: fields.length, parts, quantities: counted, units, texts, unnamed, delimiter };
}

/** Rows from which a column is known to count the lines. */
const COUNTING_ROWS = 3;

/**
 * Finds the part numbers of a table whose header doesn't name them for sure. An 'Item' column may count the lines, and
 * then the part numbers are in the columns without a known name, or in the description.
 */
function findParts(columns: Columns, lines: string[]): Columns {
  const { count, parts, unnamed, texts } = columns;
  const [first] = parts;
  const isSure = unnamed.length + texts.length === 0 || parts.length !== 1 || first === undefined;
  if (isSure) return columns;
  const rows = lines
    .map((line) => splitRow(line, columns))
    .filter((fields) => fields.length === count)
    .slice(0, COUNTING_ROWS);
  const [step = 0, ...others] = rows.map((fields) => Number(fields[first]));
  const isCounting = [1, 10].includes(step) && others.every((value, at) => value === step * (at + 2));
  if (isCounting) return { ...columns, parts: [], texts: [...unnamed, ...texts] };
  return { ...columns, parts: [first, ...unnamed] };
}

/**
 * Reads a row by the columns of its header. A row that doesn't fit them is read as free text, as are lines typed below a
 * table. Unless a cell is surely the quantity, its numbers may be of any column, so it is asked about.
 */
function readColumns(line: string, columns: Columns): TypedLine {
  const { count, parts, quantities, units, texts, delimiter } = columns;
  const fields = splitRow(line, columns);
  const pick = (indexes: number[]) => [
    ...new Set(indexes.map((index) => fields[index]?.trim() ?? '').filter((text) => text !== '')),
  ];
  const numbers = pick(parts);
  const named = numbers.length > 0 ? numbers : pick(texts);
  const counts = pick(quantities);
  const hasNoQuantityColumn = quantities.length === 0;
  const hasPart = named.some((text) => !isQuantity(text) || (!hasNoQuantityColumn && LIKE_A_PART.test(text)));
  const hasQuantity = counts.length > 0 && counts.every(isQuantity);
  if (fields.length !== count || !hasPart || (counts.length > 0 && !hasQuantity)) {
    const isSwapped = named.length > 0 && !hasPart;
    const isClear = isSwapped || (hasQuantity && !isShifted(fields, columns));
    const isText = fields.length < 2 || named.length === 0 || (delimiter === undefined && count === 2);
    if (isClear || isText) return toFreeLine(line);
    // With fewer cells, it is more often text that was typed below the table.
    return { ...toFreeLine(line), isUnclear: true, ...(fields.length < count ? {} : { isMisfit: true }) };
  }
  const text = named.join('\t');
  // Without a column for it, the quantity may be in the description.
  if (hasNoQuantityColumn)
    return pick(texts).some(isQuantity) ? toFreeLine(line) : { text, quantity: undefined };
  const unit = pick(units)[0] ?? '';
  const values = counts.map((count) => count.replace(QUANTITY_MARK, ''));
  const [quantity = MISSING_QUANTITY] = values.length > 1 ? [values.join(' / ')] : values;
  const isCounted = findUnitWord(unit) !== undefined && /^[\d.,]+$/.test(quantity);
  return {
    text,
    quantity: isCounted ? `${quantity} ${unit}` : quantity,
    ...(named.length > 1 || numbers.length === 0 ? { isWholeLine: true } : {}),
  };
}

/** Three digits alone are more often a part number. */
const LIKE_A_PART = /^\d{3,}$/;

const QUANTITY_MARK = /^(?:x|×|qty|quantity|qt[eé])[\s.:=]*(?=\d)/i;

/** Whether a cell has a quantity and nothing else: '3', '2.00', 'qty 3', 'x 3', '3 ea'. */
function isQuantity(cell: string): boolean {
  const [matched, word = ''] =
    /^[+-]?\d{1,4}(?:[.,]\d*)?\s*(\p{L}*)\.?$/u.exec(cell.replace(QUANTITY_MARK, '')) ?? [];
  return matched !== undefined && (/^x?$/i.test(word) || findUnitWord(word) !== undefined);
}

/** Whether a delimiter inside of another cell may have moved the quantity: 'A-1,Lever, 3 in,2'. */
function isShifted(fields: string[], { count, parts, quantities, units }: Columns): boolean {
  const before = Array.from({ length: Math.max(...quantities) }, (_, index) => index);
  const isShort = (index: number) => [...parts, ...quantities, ...units].includes(index);
  return fields.length > count && !before.every(isShort);
}

function findDelimiter(line: string): string | undefined {
  return ['\t', '|', ';', ','].find((candidate) => line.includes(candidate));
}

/** Splits a row as its header. */
function splitRow(line: string, { count, delimiter }: Columns): string[] {
  if (delimiter === undefined) return splitAligned(line, count);
  const fields = splitFields(line, delimiter);
  // Spreadsheets end rows with empty cells.
  while (fields.length > count && fields.at(-1)?.trim() === '') fields.pop();
  return fields;
}

/** Splits a line at its delimiter, or at wide spaces. Removes CSV quotes. */
function splitFields(line: string, delimiter = findDelimiter(line)): string[] {
  if (delimiter === undefined) return line.split(/\s{2,}/).map(unquote);
  const escaped = delimiter === '|' ? '\\|' : delimiter;
  const fields = line.match(
    delimiter === '\t'
      ? /[^\t]*(\t|$)/g
      : new RegExp(`\\s*("(?:[^"]|"")*"|[^${escaped}]*)\\s*(${escaped}|$)`, 'g'),
  );
  const cut = (fields ?? []).map((field) => unquote(field.replace(new RegExp(`${escaped}$`), '')));
  // The pattern also matches the empty end of the line.
  return line.endsWith(delimiter) ? cut : cut.slice(0, -1);
}

/** Splits a row whose header has single or wide spaces between its columns. */
function splitAligned(line: string, count: number): string[] {
  const wide = line.split(/\s{2,}/).map(unquote);
  if (wide.length === count || count !== 2) return wide;
  const words = line.split(/\s+/);
  return words.length === 2 ? words : wide;
}

function unquote(field: string): string {
  const text = field.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

const LEADING_NUMBER = /^([(#]?)(\d{1,5})([.):]|\.\))?(?:[\t;|,]|\s)\s*(?=\S)/;

/**
 * Removes the numbers that only count the lines: '1. A-1', '2. B-2'. Without a dot they must count three lines, and
 * each line must have another number; otherwise they may be quantities, and are asked about.
 */
function readLineNumbers(lines: TypedLine[]): TypedLine[] {
  const numbers = lines.map(({ text, quantity }) => {
    const [matched, , digits, mark = ''] = quantity === undefined ? (LEADING_NUMBER.exec(text) ?? []) : [];
    if (matched === undefined) return undefined;
    const rest = text.slice(matched.length);
    return {
      value: Number(digits),
      isMarked: mark !== '' || /^[(#]/.test(matched),
      rest,
    };
  });
  return lines.map((line, index) => {
    const number = numbers[index];
    if (number === undefined || /^(x|×|\*|ea|pcs?|of)\b/i.test(number.rest)) return line;
    const run = getRun(numbers, index);
    if (run < 2) return line;
    if (number.isMarked) return { ...line, text: number.rest };
    return run >= 3 && !isLastCounting(numbers)
      ? { ...line, isNumbered: true }
      : { ...line, isUnclear: true };
  });
}

type Numbered = { value: number; isMarked: boolean; rest: string } | undefined;

/** Counts the lines around this one whose numbers rise by one, or by ten. */
function getRun(numbers: Numbered[], index: number): number {
  const step = [1, 10].find((one) => follows(numbers, index - 1, one) || follows(numbers, index, one)) ?? 1;
  let from = index;
  while (follows(numbers, from - 1, step)) from -= 1;
  let to = index;
  while (follows(numbers, to, step)) to += 1;
  return to - from + 1;
}

function follows(numbers: Numbered[], index: number, step: number): boolean {
  const one = numbers[index];
  const next = numbers[index + 1];
  return one !== undefined && next !== undefined && next.value - one.value === step;
}

/** Whether the last number of the lines counts, too, so that it is unclear which of the two does. */
function isLastCounting(numbers: Numbered[]): boolean {
  const last = numbers.flatMap((number) => {
    const value = /(\d{1,5})\D*$/.exec(number?.rest ?? '')?.[1];
    return value === undefined ? [] : [Number(value)];
  });
  return last.length > 1 && last.every((value, index) => index === 0 || value - (last[index - 1] ?? 0) === 1);
}

const LONE_QUANTITY = /^(?:(?:qty|quantity|x)[\s.:=]*\d+|\d{1,4}(?:\s*(?:ea|pcs?|each|units?|x))?)$/i;

/** A line with only a quantity belongs to a line next to it, and which one is asked unless the line says 'qty'. */
function joinLoneQuantities(lines: TypedLine[]): TypedLine[] {
  const isLone = lines.map(({ text, quantity }) => quantity === undefined && LONE_QUANTITY.test(text.trim()));
  if (!isLone.includes(true)) return lines;
  return lines.flatMap((line, index): TypedLine[] => {
    if (isLone[index] === true) {
      // Pure digits may be a part number, so the line stays.
      return /^(qty|quantity)/i.test(line.text) && index > 0 && isLone[index - 1] !== true
        ? []
        : [{ ...line, isUnclear: true }];
    }
    const isNeighbor = isLone[index - 1] === true || isLone[index + 1] === true;
    if (!isNeighbor || line.quantity !== undefined) return [line];
    const next = lines[index + 1]?.text ?? '';
    if (/^(qty|quantity)/i.test(next) && isLone[index + 1] === true)
      return [{ ...line, text: `${line.text}\t${next}` }];
    return [{ ...line, isUnclear: true }];
  });
}
