import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { readInterfaceStrings } from './interface-strings';

/** docs/voice.md, as far as a program can check it: no text that a person reads has one of these patterns. */

const FORBIDDEN: Record<string, RegExp> = {
  'British spelling':
    /\b(catalogues?|colou?red? with u|colours?|licen[c]es?|licenc\w+|cancell(ed|ing|able)|labell(ed|ing)|travell\w+|e-mails?|recognis\w+|authoris\w+|organis\w+|apologis\w+|normalis\w+|fulfil(s|ment)?|grey|centres?|litres?|moulded|tyres?|cheques?|aluminium|immobilis\w+|programmes?|postcodes?|whilst|learnt|spelt|kerb)\b/i,
  'British idiom':
    /\b(till|ring us|by telephone|day and night|working days?|driving licen[cs]e|shop floor|fortnight)\b/i,
  'an indefinite person': /\b(whoever|somebody|nobody|anybody|everybody|whom)\b/i,
  "'may' for 'can'": /\bmay\b(?! \d)/,
  'a relative clause as a label':
    /^(What|Who|Whom|Where|Which) (it|is|are|was|comes?|goes|they|may|stands?|lies|buys?|you typed)\b[^?]*$/,
  'translated idiom':
    /\bleft empty\b|\bas a rule\b|\bit stands\b|\bstands? (here|there|on|in)\b|\bin one go\b|\bapart by\b|\bfor good\b|\bat hand\b|\bof (its|their|one's|one’s) own\b|\bone's\b|\bone’s\b|\bthe goods\b|\bon its way to\b|\bcomes? (in|back|with it)\b|\bgo(es)? (back )?(to|on) the shelf\b|\bthe papers\b|\bsomething else\b|\bthere is no such\b|\bnothing of\b|\bsum of\b|\bby hand\b|\ball of it\b|\bgone\b/i,
  'a date typed by hand': /\b20\d\d-\d\d-\d\d\b/,
  'EST where daylight time applies': /\bEST\b/,
  'a vague button': /^(OK|Okay|Go|Do it|Yes|No)$/,
};

/** Texts that the specification fixes, and technical texts. */
const ALLOWED: { file?: RegExp; text: RegExp }[] = [
  // What buyers type.
  { file: /search-synonyms\.csv$/, text: /^/ },
  // French has words of its own (docs/voice-french.md).
  { file: /french-.+\.csv$/, text: /^/ },
  { file: /^db\/seeds\//, text: /[àâçéèêëîïôùûœ«\u00a0]|\b[dl]’/i },
  // Values of specifications.
  { file: /specifications\.csv$|product-values\.rules\.ts$/, text: /^(Yes|No)$/ },
];

const isAllowed = ({ file, text }: { file: string; text: string }) =>
  ALLOWED.some((one) => (one.file?.test(file) ?? true) && one.text.test(text));

const strings = readInterfaceStrings();

describe('a text that a person reads', () => {
  it.each(Object.entries(FORBIDDEN))('has no %s', (_name, pattern) => {
    const found = strings.filter((one) => pattern.test(one.text) && !isAllowed(one));
    expect(
      found.map(
        ({ file, line, text }) => `${file}:${line} ${pattern.exec(text)?.[0]}: ${text.slice(0, 160)}`,
      ),
    ).toEqual([]);
  });
});

it('a hint has at most 90 characters', () => {
  const files = new Set(strings.map(({ file }) => file).filter((file) => /^app\/.+\.tsx?$/.test(file)));
  const hints = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bhint(?:=|: ?)\{?(["'`])(.+?)\1/g)].map(
      ([, , hint = '']) => hint,
    ),
  );
  expect(hints.length).toBeGreaterThan(100);
  expect(hints.filter((hint) => hint.length > 90)).toEqual([]);
});
