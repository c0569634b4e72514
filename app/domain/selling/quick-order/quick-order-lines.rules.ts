/** Maximum lines per quick order. */
export const MAX_LINES = 200;
const MAX_LINE_QUANTITY = 9999;
/** Longer than any part number with a description; the rest is ignored. */
const READ_CHARACTERS = 240;
const READ_TOKENS = 14;
const CANDIDATES_PER_LINE = 24;

/** A typed line: free text, or separate part number and quantity fields. */
export interface TypedLine {
  text: string;
  /** Undefined if the quantity may be anywhere in the text. */
  quantity: string | undefined;
  /** Whether `quantity` overrides the one in a full line of text. */
  isWholeLine?: boolean;
}

/** One reading of a line. The catalog decides between readings, because a part number can end like a quantity. */
export interface LineReading {
  part: string;
  quantity: string;
  /** Certainty that the number is a quantity: 2 explicit ('x 2', 'qty 2'), 1 first or last in the line. */
  certainty: 0 | 1 | 2;
  /** Whether words are left over, such as a description. */
  isPartial: boolean;
}

const PART_NAMES =
  /^(sku|mpn|part|item|product|code|number|catalogu?e|model|(part|item|product|catalogu?e|ez|oem|model|sku)[\s_-]*(no\.?|nr\.?|num(ber)?|#|code|id|sku))$/i;
const QUANTITY_NAMES =
  /^(qty\.?|quantity|q['’]ty|count|amount|pcs\.?|pieces|units|(order|req)[\s_-]*(qty|quantity))$/i;

type Columns = NonNullable<ReturnType<typeof findHeader>>;

/** Reads the lines of a pasted or uploaded list, without empty ones. A header line names the columns. */
export function readList(text: string): TypedLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n|\u2028/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const found: TypedLine[] = [];
  let columns: Columns | undefined;
  for (const [index, line] of lines.entries()) {
    // An uploaded list may follow a pasted one, so its header isn't always the first line.
    const header = findHeader(line, index === 0);
    if (header !== undefined) columns = header;
    else found.push(columns === undefined ? { text: line, quantity: undefined } : readColumns(line, columns));
  }
  return found;
}

/** Finds the columns in a header such as 'SKU,QTY'; undefined if the line isn't a header. */
function findHeader(line: string, isFirst: boolean) {
  const fields = splitFields(line);
  const part = fields.findIndex((field) => PART_NAMES.test(field));
  const quantity = fields.findIndex((field) => QUANTITY_NAMES.test(field));
  if (part !== -1 && (quantity !== -1 || (isFirst && fields.length === 1))) return { part, quantity };
  // 'Part number Qty', separated only by spaces.
  const [, name = '', count = ''] = /^(.+?)\s+(\S+)$/.exec(line) ?? [];
  return PART_NAMES.test(name) && QUANTITY_NAMES.test(count) ? { part: -1, quantity: -1 } : undefined;
}

function readColumns(line: string, { part, quantity }: Columns): TypedLine {
  const fields = splitFields(line);
  const text = fields[part];
  // A row without these columns is read as free text.
  if (text === undefined || text === '' || fields.length < 2 || quantity === -1)
    return { text: line, quantity: undefined };
  return { text, quantity: fields[quantity] ?? '' };
}

/** Splits a delimited line into fields and removes CSV quotes. */
function splitFields(line: string): string[] {
  const delimiter = ['\t', ';', ','].find((candidate) => line.includes(candidate));
  if (delimiter === undefined) return [unquote(line)];
  const fields = line.match(
    delimiter === '\t'
      ? /[^\t]*(\t|$)/g
      : new RegExp(`("(?:[^"]|"")*"|[^${delimiter}]*)\\s*(${delimiter}|$)`, 'g'),
  );
  const cut = (fields ?? []).map((field) => unquote(field.replace(new RegExp(`${delimiter}$`), '')));
  // The pattern also matches the empty end of the line.
  return line.endsWith(delimiter) ? cut : cut.slice(0, -1);
}

function unquote(field: string): string {
  const text = field.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

/** Lists the readings of a line, each a part number with a quantity. */
export function listReadings({ text, quantity, isWholeLine = false }: TypedLine): LineReading[] {
  const line = text.slice(0, READ_CHARACTERS);
  const given = quantity === undefined || quantity.trim() === '' ? undefined : quantity;
  if (given !== undefined && !isWholeLine)
    return [{ part: line, quantity: given, certainty: 2, isPartial: false }];
  const tokens = tokenize(line);
  const unread = findUnreadQuantity(tokens);
  const all: LineReading[] = [
    { part: line, quantity: '', certainty: 0, isPartial: false },
    ...findNumbers(tokens).flatMap((number) => listReadingsAround(tokens, number)),
    ...listStarts(tokens).map((part) => ({ part, quantity: unread, certainty: 0, isPartial: true }) as const),
  ];
  const seen = new Set<string>();
  return all
    .map((reading) => ({ ...reading, quantity: given ?? reading.quantity }))
    .filter(({ part, quantity: count, isPartial }) => {
      const name = `${part}\n${count}`;
      // In '2 x something unknown', '2' is a quantity even if a product is called '2'.
      if (part === '' || seen.has(name) || (isPartial && /^\W*\d{1,4}\W*$/.test(part))) return false;
      seen.add(name);
      return true;
    })
    .slice(0, CANDIDATES_PER_LINE);
}

function tokenize(line: string): string[] {
  return line
    .replace(/(\s\d{1,3}),(\d{3})$/, '$1$2')
    .replace(/["“”]/g, ' ')
    .split(/[\s,;]+/)
    .filter((token) => token !== '')
    .slice(0, READ_TOKENS);
}

/** Quantities that aren't plain digits: words, exponents, or a mark without a number. */
const UNREAD_QUANTITY =
  /^(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|dozen|\d+e\d+|[x×*]|(qty|quantity)[.:=]*)$/i;

/** Returns trailing text that was meant as a quantity, to ask about instead of assuming one; empty if none. */
function findUnreadQuantity(tokens: string[]): string {
  const last = tokens.length > 1 ? (tokens.at(-1) ?? '') : '';
  return UNREAD_QUANTITY.test(last) ? last : '';
}

interface NumberInLine {
  value: string;
  certainty: 1 | 2;
  /** The tokens that the quantity occupies: the number and its mark. */
  from: number;
  to: number;
}

const BEFORE = /^(x|×|\*|qty|quantity|q|count|-|–|=|:)[.:=]*$/i;
const AFTER = /^(x|×|\*|pcs?|pieces?|ea|each|units?|off|of|-|–|=|:)[.:]*$/i;
const QUANTITY_WORDS = /^(x|×|\*|qty|quantity|q|count|pcs?|pieces?|ea|each|units?|off|of)[.:=]*$/i;
const NUMBER =
  /^[([]?(x|×|\*|qty[.:=]*|quantity[:=]*)?([+-]?\d+(?:\.\d+)?)(x|×|\*|pcs?|ea|off)?[.:]?[)\]]?$/i;

/** Lists the numbers that may be the quantity: explicit ones first, then last, first, and others. */
function findNumbers(tokens: string[]): NumberInLine[] {
  const found = tokens.flatMap((token, index): NumberInLine[] => {
    const [, ahead, value, behind] = NUMBER.exec(token) ?? [];
    if (value === undefined) return [];
    const before = tokens[index - 1] ?? '';
    const after = tokens[index + 1] ?? '';
    const hasBefore = BEFORE.test(before);
    const hasAfter = AFTER.test(after);
    const isSaid =
      ahead !== undefined ||
      behind !== undefined ||
      /^[([]/.test(token) ||
      (hasBefore && QUANTITY_WORDS.test(before)) ||
      (hasAfter && QUANTITY_WORDS.test(after));
    return [
      {
        value,
        certainty: isSaid ? 2 : 1,
        from: hasBefore ? index - 1 : index,
        to: hasAfter ? index + 2 : index + 1,
      },
    ];
  });
  const last = found.at(-1);
  const place = (number: NumberInLine) => (number === last ? 0 : number === found[0] ? 1 : 2);
  return [...found].sort((a, b) => b.certainty - a.certainty || place(a) - place(b)).slice(0, 4);
}

function listReadingsAround(tokens: string[], { value, certainty, from, to }: NumberInLine): LineReading[] {
  const left = tokens.slice(0, from);
  const right = tokens.slice(to);
  const rest = [...left, ...right].join(' ');
  return [rest, left.join(' '), right.join(' '), ...listStarts(left), ...listStarts(right)].map((part) => ({
    part,
    quantity: value,
    certainty,
    isPartial: part !== rest,
  }));
}

/** 'ND80PD RHO 626 Rhodes lever' may be a part number followed by a description. */
function listStarts(tokens: string[]): string[] {
  return tokens
    .slice(0, 5)
    .map((_, index) => tokens.slice(0, index + 1).join(' '))
    .reverse();
}

/** Parses a typed quantity, or returns what is wrong with it. Empty means one. */
export function readQuantity(text: string) {
  if (text.trim() === '') return { quantity: 1, problem: undefined };
  const typed = text.trim().replace(/^x\s*(?=.)|(?<=.)\s*(x|pcs?|ea)$/i, '');
  const refuse = (problem: string) => ({ quantity: undefined, problem });
  const [, sign, whole = '', fraction = ''] =
    /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(typed) ?? [];
  if (sign === undefined) return refuse(`“${typed.slice(0, 20)}” isn’t a quantity.`);
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (!/^0*$/.test(fraction)) return refuse(`${typed.slice(0, 20)} isn’t a whole number.`);
  if (sign === '-') return refuse(`Enter a quantity of 1 or more, not ${typed.slice(0, 20)}.`);
  if (digits === '0') return refuse('Enter a quantity of 1 or more, or remove the line.');
  if (digits.length > 4)
    return refuse(`Enter a quantity of ${MAX_LINE_QUANTITY.toLocaleString('en-US')} or less.`);
  return { quantity: Number(digits), problem: undefined };
}
