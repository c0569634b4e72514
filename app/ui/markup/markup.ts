/** Text that is HTML already, as `markup` makes it. Whatever else stands in a page is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Shown = Markup | string | number | false | undefined | readonly Markup[];

/**
 * HTML as text, for what a page has many of: a card costs the server a twentieth of what its components do. Values are
 * escaped, in text and in quoted attributes alike; `false` and `undefined` leave nothing. What HTML can do without is
 * taken out of the source: line breaks with the indentation after them, quotation marks around a word, and the end of an
 * item or option, which the next one ends.
 */
export function markup(source: TemplateStringsArray, ...values: Shown[]): Markup {
  const { parts, bare } = partsOf(source);
  let text = parts[0] ?? '';
  values.forEach(
    (value, index) =>
      (text += (bare[index] === true ? attribute(value) : written(value)) + (parts[index + 1] ?? '')),
  );
  return new Markup(text);
}

interface Parts {
  parts: readonly string[];
  /** Which values are all of an attribute, so that one of a single word needs no quotation marks. */
  bare: readonly boolean[];
}

// The source of a template is one object, however often it is used.
const known = new WeakMap<TemplateStringsArray, Parts>();

function partsOf(source: TemplateStringsArray): Parts {
  const parts = known.get(source) ?? lean(source);
  known.set(source, parts);
  return parts;
}

// Addresses keep theirs: what follows links then need not read HTML as a browser does.
const OPENS = /( (?!href|src)[a-z-]+=)"$/;
const CLOSES = /^"(?=[ >])/;

function lean(source: TemplateStringsArray): Parts {
  const parts = source.map((part) =>
    part
      .replace(/\s*\n\s*/g, '')
      .replace(/<\/(?:li|option)>/g, '')
      .replace(/( [a-z-]+=)"([\w-]+)"(?=[ >])/g, '$1$2'),
  );
  const bare = parts.slice(1).map((part, index) => OPENS.test(parts[index] ?? '') && CLOSES.test(part));
  return {
    parts: parts.map((part, index) => {
      const opened = bare[index] === true ? part.replace(OPENS, '$1') : part;
      return bare[index - 1] === true ? opened.replace(CLOSES, '') : opened;
    }),
    bare,
  };
}

function attribute(value: Shown): string {
  const text = written(value);
  return /^[\w-]+$/.test(text) ? text : `"${text}"`;
}

function written(value: Shown): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (value === false || value === undefined) return '';
  let text = '';
  for (const one of value) text += one.text;
  return text;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

/** For an element that React makes: its content is this. */
export function content(of: Markup): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: of.text } };
}
