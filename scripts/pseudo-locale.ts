import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

type Compiled = readonly unknown[];

const MESSAGES = 'app/i18n/locales/fr-CA.po';
const PLAIN = 'aceinoszACEINOSZ';
const ACCENTED = 'áçéíñóšžÁÇÉÍÑÓŠŽ';
/** French takes a fifth more than English, and other languages more. */
const GROWTH = 0.4;

/**
 * Returns a catalog of the pseudo-locale: every English text with accents, and longer by 40 percent. On its pages, a text
 * that isn't translated stands out, and so does a control that has no room for a longer one.
 */
export function createPseudoCatalog(): { messages: Record<string, Compiled> } {
  const blocks = readFileSync(MESSAGES, 'utf8').split('\n\n').slice(1);
  const texts = blocks
    .map((block) => ({ text: readEntry(block, 'msgid'), context: readEntry(block, 'msgctxt') }))
    .filter(({ text }) => text !== '');
  return {
    messages: Object.fromEntries(
      texts.map(({ text, context }) => [
        generateMessageId(text, context),
        compileMessage(text).map(disguiseToken),
      ]),
    ),
  };
}

/** Reads the English text of an entry, which may have several lines, or its context. */
function readEntry(block: string, name: 'msgid' | 'msgctxt'): string {
  const [, quoted = ''] = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(block) ?? [];
  return [...quoted.matchAll(/^".*"$/gm)].map(([line]) => String(JSON.parse(line))).join('');
}

/** Changes texts, and the texts of plurals, but not the names of values. */
function disguiseToken(token: unknown): unknown {
  if (typeof token === 'string') return token === '#' ? token : disguise(token);
  if (!Array.isArray(token)) return token;
  const [name, type, cases]: unknown[] = token;
  if (typeof cases !== 'object' || cases === null) return token;
  const changed = Object.entries(cases).map(([key, value]: [string, unknown]) => [
    key,
    Array.isArray(value) ? value.map(disguiseToken) : disguiseToken(value),
  ]);
  return [name, type, Object.fromEntries(changed)];
}

/** 'Add to cart' is 'Áddd tóo çártt'. Elements stay. */
function disguise(text: string): string {
  return text
    .split(/(<\/?\d+\/?>)/)
    .map((part) => (/^<\/?\d/.test(part) ? part : part.replace(/\p{L}+/gu, disguiseWord)))
    .join('');
}

function disguiseWord(word: string): string {
  const accented = [...word].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented + 'é'.repeat(Math.round(word.length * GROWTH));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = process.argv[2] ?? 'pseudo-locale.json';
  writeFileSync(file, JSON.stringify(createPseudoCatalog()));
  console.log(`Start the store with FRENCH_CATALOG=${file} to see the pseudo-locale under /fr.`);
}
