/** Text that is HTML already, as `markup` makes it. Whatever else stands in a page is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Shown = Markup | string | number | false | undefined | readonly Markup[];

/**
 * HTML as text, for what a page has many of: a card costs the server a twentieth of what its components do. Values are
 * escaped, in text and in quoted attributes alike; `false` and `undefined` leave nothing. Line breaks of the source and
 * the indentation after them are left out.
 */
export function markup(source: TemplateStringsArray, ...values: Shown[]): Markup {
  const parts = partsOf(source);
  let text = parts[0] ?? '';
  values.forEach((value, index) => (text += written(value) + (parts[index + 1] ?? '')));
  return new Markup(text);
}

// The source of a template is one object, however often it is used.
const known = new WeakMap<TemplateStringsArray, readonly string[]>();

function partsOf(source: TemplateStringsArray): readonly string[] {
  const parts = known.get(source) ?? source.map((part) => part.replace(/\s*\n\s*/g, ''));
  known.set(source, parts);
  return parts;
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
