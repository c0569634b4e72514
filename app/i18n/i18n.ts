import { getLanguage, perLanguage } from './language';

/** A message as Lingui compiles it: text, or text between values such as ['count', 'plural', cases]. */
export type CompiledMessage = string | readonly unknown[];

interface Descriptor {
  id?: string;
  /** The English message, compiled. In the scripts of French pages, the French one. */
  message: CompiledMessage;
  values?: Record<string, unknown>;
  /** The French message, in development: there, both languages have the same scripts. */
  french?: CompiledMessage;
}

// Empty in the browser, whose scripts hold the messages themselves.
let catalog: Record<string, CompiledMessage | undefined> = {};

/** Sets the French messages by ID. Called once, at start. */
export function setCatalog(french: Record<string, CompiledMessage>): void {
  catalog = french;
}

const plurals = perLanguage((locale) => new Intl.PluralRules(locale));
const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));

/** What the macros of `text.ts` and `trans.tsx` call. */
export const i18n = {
  _({ id = '', message, values = {}, french = catalog[id] }: Descriptor): string {
    return format((getLanguage() === 'fr-CA' ? french : undefined) ?? message, values, 0);
  },
};

function format(message: unknown, values: Record<string, unknown>, count: number): string {
  if (!Array.isArray(message)) return String(message);
  return message
    .map((token: unknown) => {
      if (token === '#') return numbers().format(count);
      if (!Array.isArray(token)) return String(token);
      const [name, type, cases]: unknown[] = token;
      const value = values[String(name)];
      if (!isRecord(cases)) return String(value);
      if (type !== 'plural') return format(cases[String(value)] ?? cases['other'], values, count);
      const number = Number(value);
      const chosen = cases[String(number)] ?? cases[plurals().select(number)] ?? cases['other'];
      return format(chosen, values, number);
    })
    .join('');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
