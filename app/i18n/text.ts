/**
 * Marks texts for translation. The build replaces these calls (decision 0066); where nothing is built, such as in scripts and
 * tests of the browser, they return the English text.
 */

interface TextOfContext {
  message: string;
  /** Tells the text from others with the same English, such as 'Checkout' the heading from 'Checkout' the link. */
  context: string;
}

/**
 * A text in the page's language: t`Hello ${name}`, or t({ message: 'Checkout', context: 'heading' }). A value must be a name,
 * which translators see.
 */
export function t(parts: TemplateStringsArray | TextOfContext, ...values: (string | number)[]): string {
  if ('message' in parts) return parts.message;
  return parts.reduce((text, part, index) => text + String(values[index - 1]) + part);
}

interface PluralCases {
  /** For one number, such as 0. */
  [exact: number]: string;
  one: string;
  /** '#' stands for the number. */
  other: string;
}

/** A text that depends on a number: plural(count, { one: '# item', other: '# items' }). */
export function plural(value: number, cases: PluralCases): string {
  const chosen = cases[value] ?? (value === 1 ? cases.one : cases.other);
  return chosen.replaceAll('#', value.toLocaleString('en-US'));
}
