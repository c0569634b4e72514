/** How many lines one quick order takes. */
export const MAX_LINES = 200;
/** How many of one product a line may ask for. */
export const MAX_LINE_QUANTITY = 9999;
/** No part number with its description is longer; what comes after is not looked at. */
const READ_CHARACTERS = 240;
const READ_TOKENS = 14;
const CANDIDATES_A_LINE = 24;

/** A line as it was typed: free text, or a part number and a quantity that stood in fields of their own. */
export interface TypedLine {
  text: string;
  /** Undefined where the quantity may be anywhere in the text. */
  quantity: string | undefined;
  /** The text is a whole line although it has a quantity: one that the buyer put in place of what the text says. */
  isWholeLine?: boolean;
}

/** One way to read a line. The catalogue decides which is right: a part number may end in what looks like a quantity. */
export interface LineReading {
  part: string;
  /** As typed; empty where the line names none. */
  quantity: string;
  /** How sure it is that the number is a quantity: 2 it says so ('x 2', 'qty 2'), 1 it stands last or first. */
  certainty: 0 | 1 | 2;
  /** Words of the line are left over: a description, or the sign that it means something else. */
  isPartial: boolean;
}

const PART_NAMES =
  /^(sku|mpn|part|item|product|code|number|catalogu?e|model|(part|item|product|catalogu?e|ez|oem|model|sku)[\s_-]*(no\.?|nr\.?|num(ber)?|#|code|id|sku))$/i;
const QUANTITY_NAMES =
  /^(qty\.?|quantity|q['’]ty|count|amount|pcs\.?|pieces|units|(order|req)[\s_-]*(qty|quantity))$/i;

interface Columns {
  part: number;
  quantity: number;
}

/** The lines of a pasted or uploaded list. Empty lines are no lines; a header line names the columns. */
export function readList(text: string): TypedLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n|\u2028/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const found: TypedLine[] = [];
  let columns: Columns | undefined;
  for (const [index, line] of lines.entries()) {
    // An uploaded list may stand behind a pasted one: its header is then not the first line.
    const header = headerOf(line, index === 0);
    if (header !== undefined) columns = header;
    else
      found.push(columns === undefined ? { text: line, quantity: undefined } : lineOfColumns(line, columns));
  }
  return found;
}

/** Where a header such as 'SKU,QTY' says the part number and the quantity are; undefined when the line is no header. */
function headerOf(line: string, isFirst: boolean): Columns | undefined {
  const fields = fieldsOf(line);
  const part = fields.findIndex((field) => PART_NAMES.test(field));
  const quantity = fields.findIndex((field) => QUANTITY_NAMES.test(field));
  if (part !== -1 && (quantity !== -1 || (isFirst && fields.length === 1))) return { part, quantity };
  // 'Part number  Qty', with nothing but spaces between.
  const [, name = '', count = ''] = /^(.+?)\s+(\S+)$/.exec(line) ?? [];
  return PART_NAMES.test(name) && QUANTITY_NAMES.test(count) ? { part: -1, quantity: -1 } : undefined;
}

function lineOfColumns(line: string, { part, quantity }: Columns): TypedLine {
  const fields = fieldsOf(line);
  const text = fields[part];
  // A row that does not have the columns is read like any other line.
  if (text === undefined || text === '' || fields.length < 2 || quantity === -1)
    return { text: line, quantity: undefined };
  return { text, quantity: fields[quantity] ?? '' };
}

/** The fields of a delimited line, without the quotes of CSV. */
function fieldsOf(line: string): string[] {
  const delimiter = ['\t', ';', ','].find((candidate) => line.includes(candidate));
  if (delimiter === undefined) return [unquoted(line)];
  const fields = line.match(
    delimiter === '\t'
      ? /[^\t]*(\t|$)/g
      : new RegExp(`("(?:[^"]|"")*"|[^${delimiter}]*)\\s*(${delimiter}|$)`, 'g'),
  );
  const cut = (fields ?? []).map((field) => unquoted(field.replace(new RegExp(`${delimiter}$`), '')));
  // The pattern also finds the nothing at the end of the line.
  return line.endsWith(delimiter) ? cut : cut.slice(0, -1);
}

function unquoted(field: string): string {
  const text = field.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

/** The ways to read a line, each a part number with a quantity. */
export function readingsOf({ text, quantity, isWholeLine = false }: TypedLine): LineReading[] {
  const line = text.slice(0, READ_CHARACTERS);
  const given = quantity === undefined || quantity.trim() === '' ? undefined : quantity;
  if (given !== undefined && !isWholeLine)
    return [{ part: line, quantity: given, certainty: 2, isPartial: false }];
  const tokens = tokensOf(line);
  const unread = unreadQuantity(tokens);
  const all: LineReading[] = [
    { part: line, quantity: '', certainty: 0, isPartial: false },
    ...numbersIn(tokens).flatMap((number) => readingsAround(tokens, number)),
    ...startsOf(tokens).map((part) => ({ part, quantity: unread, certainty: 0, isPartial: true }) as const),
  ];
  const seen = new Set<string>();
  return all
    .map((reading) => ({ ...reading, quantity: given ?? reading.quantity }))
    .filter(({ part, quantity: count, isPartial }) => {
      const name = `${part}\n${count}`;
      // '2' out of '2 x something unknown' is a quantity, even where a product is called '2'.
      if (part === '' || seen.has(name) || (isPartial && /^\W*\d{1,4}\W*$/.test(part))) return false;
      seen.add(name);
      return true;
    })
    .slice(0, CANDIDATES_A_LINE);
}

function tokensOf(line: string): string[] {
  return line
    .replace(/(\s\d{1,3}),(\d{3})$/, '$1$2')
    .replace(/["“”]/g, ' ')
    .split(/[\s,;]+/)
    .filter((token) => token !== '')
    .slice(0, READ_TOKENS);
}

/** A quantity that is none of digits: in words, with an exponent, or a mark with nothing behind it. */
const UNREAD_QUANTITY =
  /^(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|dozen|\d+e\d+|[x×*]|(qty|quantity)[.:=]*)$/i;

/** What stands last and was meant as a quantity, to be asked about instead of taken for one unit; empty where nothing does. */
function unreadQuantity(tokens: string[]): string {
  const last = tokens.length > 1 ? (tokens.at(-1) ?? '') : '';
  return UNREAD_QUANTITY.test(last) ? last : '';
}

interface NumberInLine {
  value: string;
  certainty: 1 | 2;
  /** The tokens that the quantity takes up: the number and its mark. */
  from: number;
  to: number;
}

const BEFORE = /^(x|×|\*|qty|quantity|q|count|-|–|=|:)[.:=]*$/i;
const AFTER = /^(x|×|\*|pcs?|pieces?|ea|each|units?|off|of|-|–|=|:)[.:]*$/i;
const SAYS_QUANTITY = /^(x|×|\*|qty|quantity|q|count|pcs?|pieces?|ea|each|units?|off|of)[.:=]*$/i;
const NUMBER =
  /^[([]?(x|×|\*|qty[.:=]*|quantity[:=]*)?([+-]?\d+(?:\.\d+)?)(x|×|\*|pcs?|ea|off)?[.:]?[)\]]?$/i;

/** The numbers of a line that may be its quantity: those that say so first, then the last, the first, the others. */
function numbersIn(tokens: string[]): NumberInLine[] {
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
      (hasBefore && SAYS_QUANTITY.test(before)) ||
      (hasAfter && SAYS_QUANTITY.test(after));
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

function readingsAround(tokens: string[], { value, certainty, from, to }: NumberInLine): LineReading[] {
  const left = tokens.slice(0, from);
  const right = tokens.slice(to);
  const rest = [...left, ...right].join(' ');
  return [rest, left.join(' '), right.join(' '), ...startsOf(left), ...startsOf(right)].map((part) => ({
    part,
    quantity: value,
    certainty,
    isPartial: part !== rest,
  }));
}

/** 'ND80PD RHO 626 Rhodes lever' may be a part number with its description behind it. */
function startsOf(tokens: string[]): string[] {
  return tokens
    .slice(0, 5)
    .map((_, index) => tokens.slice(0, index + 1).join(' '))
    .reverse();
}

/** A quantity as people type it, or the sentence that says what is wrong with it. Nothing typed is one. */
export function readQuantity(
  text: string,
): { quantity: number; problem: undefined } | { quantity: undefined; problem: string } {
  if (text.trim() === '') return { quantity: 1, problem: undefined };
  const typed = text.trim().replace(/^x\s*(?=.)|(?<=.)\s*(x|pcs?|ea)$/i, '');
  const refuse = (problem: string) => ({ quantity: undefined, problem });
  const [, sign, whole = '', fraction = ''] =
    /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(typed) ?? [];
  if (sign === undefined) return refuse(`“${typed.slice(0, 20)}” is not a quantity.`);
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (!/^0*$/.test(fraction)) return refuse(`${typed.slice(0, 20)} is not a whole number.`);
  if (sign === '-') return refuse(`A quantity of ${typed.slice(0, 20)} cannot be ordered.`);
  if (digits === '0') return refuse('The quantity is 0. Enter at least 1, or remove the line.');
  if (digits.length > 4)
    return refuse(`At most ${MAX_LINE_QUANTITY.toLocaleString('en-US')} of one product at once.`);
  return { quantity: Number(digits), problem: undefined };
}
