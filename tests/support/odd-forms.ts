import { FIELD_VALUES } from './odd-values';
import type { Random } from './random';

export interface OddForm {
  type: string | undefined;
  body: Buffer;
  /** What is odd about it, in words. */
  what: string;
}

export type Field = [name: string, value: string];

/** Names that have harmed programs which make objects of them. */
const NAMES = [
  'lines[1000000].q',
  'lines[1000000][q]',
  'lines[-1].q',
  'lines[].q',
  'lines[1e9]',
  'lines[0x10]',
  '__proto__',
  '__proto__.polluted',
  '__proto__[polluted]',
  'a[__proto__][polluted]',
  'constructor.prototype.polluted',
  'a.constructor.prototype.polluted',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  '',
  ' ',
  '.',
  '..',
  '[',
  ']',
  '[]',
  'a[',
  'a]',
  'a.',
  '.a',
  'a..b',
  'a[b.c]',
  'a b',
  'a\0b',
  'a\r\nb',
  '"',
  '_charset_',
  '_method',
  'isindex',
  'a'.repeat(5_000),
  `a${'.a'.repeat(20_000)}`,
  `a${'[0]'.repeat(20_000)}`,
  `a${'[a]'.repeat(20_000)}`,
  '🗝️',
  '\ud83d',
];

/** The odd values of the API as a form has them. */
const VALUES = FIELD_VALUES.map((text) => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : text;
  } catch {
    return text;
  }
}).concat(['x'.repeat(90_000), 'on', 'off', '٣', '1,5', '\t', '../../etc/passwd', 'ann@x', '%s%n']);

type Spoils = (fields: Field[], random: Random) => { what: string; fields: Field[] };

const SPOILS: readonly Spoils[] = [
  (fields, random) => {
    const name = random.pick(NAMES);
    return { what: `a field ${shown(name)}`, fields: [...fields, [name, random.pick(VALUES)]] };
  },
  (fields, random) => {
    const at = random.between(0, fields.length - 1);
    const value = random.pick(VALUES);
    return {
      what: `${shown(fields[at]?.[0] ?? '')} is ${shown(value)}`,
      fields: fields.map(([name, old], index) => [name, index === at ? value : old]),
    };
  },
  (fields, random) => {
    const name = fields[random.between(0, fields.length - 1)]?.[0] ?? 'a';
    return { what: `${name} with ${name}.b`, fields: [...fields, [`${name}.b`, '1']] };
  },
  (fields, random) => {
    const name = fields[random.between(0, fields.length - 1)]?.[0] ?? 'a';
    return { what: `${name} with ${name}[0]`, fields: [[`${name}[0]`, '1'], ...fields] };
  },
  (fields) => ({ what: 'a with a.b', fields: [...fields, ['a', '1'], ['a.b', '2']] }),
  (fields, random) => {
    const field = fields[random.between(0, fields.length - 1)] ?? ['a', '1'];
    return { what: `${field[0]} twice`, fields: [...fields, [field[0], random.pick(VALUES)]] };
  },
  (fields, random) => {
    const gone = random.between(0, fields.length - 1);
    return { what: `without ${fields[gone]?.[0]}`, fields: fields.filter((_, index) => index !== gone) };
  },
  (_fields) => ({ what: 'no fields', fields: [] }),
  (fields) => ({
    what: '1,001 fields',
    fields: [...fields, ...Array.from({ length: 1_001 }, (_, index): Field => [`f${index}`, ''])],
  }),
  (fields) => ({
    what: '900 fields of one name',
    fields: [...fields, ...Array.from({ length: 900 }, (): Field => [fields[0]?.[0] ?? 'a', '1'])],
  }),
];

/** A form of these fields with one to three things that are odd about it, in the one writing or the other. */
export function oddForm(fields: readonly Field[], random: Random): OddForm {
  let spoiled = [...fields];
  const said: string[] = [];
  for (let left = random.upTo(3); left > 0; left -= 1) {
    const { what, fields: after } = random.pick(SPOILS)(spoiled, random);
    said.push(what);
    spoiled = after;
  }
  const written = random.chance(0.5) ? inParts(spoiled, random) : encoded(spoiled, random);
  return { ...written, what: [...said, written.what].filter(Boolean).join(', ') };
}

function encoded(fields: readonly Field[], random: Random): OddForm {
  const text = fields.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  const type = 'application/x-www-form-urlencoded';
  const plain = { type, body: Buffer.from(text), what: '' };
  if (random.chance(0.6)) return plain;
  return random.pick<OddForm>([
    { ...plain, body: Buffer.from(`${text}&a=%zz&%=%&%E0%A4%A=1`), what: 'broken escapes' },
    { ...plain, body: Buffer.from(`${text}&a=%ED%A0%80`), what: 'half a character' },
    { ...plain, body: Buffer.from(`${text}&a=%00`), what: 'a NUL' },
    { ...plain, body: Buffer.from(`a=\xff\xfe\xed\xa0\x80&${text}`, 'latin1'), what: 'bytes' },
    { ...plain, body: Buffer.from(text, 'utf16le'), what: 'UTF-16' },
    { ...plain, body: Buffer.from(`&&&===&${text}&&=&`), what: 'empty fields' },
    { ...plain, body: Buffer.from(text.replaceAll('&', ';')), what: 'semicolons' },
    { ...plain, type: `${type}; charset=utf-16`, what: 'another character set' },
    { ...plain, type: 'multipart/form-data', what: 'parts that are none' },
    { ...plain, type: 'multipart/form-data; boundary=', what: 'an empty boundary' },
    { ...plain, type: 'text/plain', what: 'text' },
    { ...plain, type: 'application/json', body: Buffer.from(JSON.stringify(fields)), what: 'JSON' },
    { ...plain, type: undefined, what: 'no type' },
  ]);
}

function escaped(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}

const BOUNDARY = '----odd';

function inParts(fields: readonly Field[], random: Random): OddForm {
  const part = (name: string, value: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const parts = fields.map(([name, value]) => part(name, value)).join('');
  const end = `--${BOUNDARY}--\r\n`;
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const plain = { type, body: Buffer.from(parts + end), what: '' };
  if (random.chance(0.5)) return plain;
  const [name, value] = fields[random.between(0, Math.max(0, fields.length - 1))] ?? ['a', '1'];
  const file = part(name, value, '; filename="x.txt"\r\nContent-Type: text/plain');
  return random.pick<OddForm>([
    { ...plain, type: 'multipart/form-data', what: 'no boundary' },
    { ...plain, type: 'multipart/form-data; boundary=other', what: 'another boundary' },
    { ...plain, type: `multipart/form-data; boundary="${'b'.repeat(300)}"`, what: 'a long boundary' },
    { ...plain, body: Buffer.from(parts), what: 'no end' },
    { ...plain, body: Buffer.from((parts + end).slice(0, -40)), what: 'cut short' },
    { ...plain, body: Buffer.from((parts + end).replaceAll('\r\n', '\n')), what: 'bare line ends' },
    { ...plain, body: Buffer.from(file + parts + end), what: `a file as ${name}` },
    {
      ...plain,
      body: Buffer.from(`${part(name, '', `; filename="${'../'.repeat(50)}x"`)}${end}`),
      what: `a file from above as ${name}`,
    },
    {
      ...plain,
      body: Buffer.from(`--${BOUNDARY}\r\n\r\nno head\r\n${parts}${end}`),
      what: 'a part without a head',
    },
    {
      ...plain,
      body: Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\n1\r\n${parts}${end}`),
      what: 'a part without a name',
    },
    {
      ...plain,
      body: Buffer.concat([
        Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`),
        Buffer.from([0xed, 0xa0, 0x80, 0x00, 0xff]),
        Buffer.from(`\r\n${parts}${end}`),
      ]),
      what: 'half a character in a part',
    },
    { ...plain, body: Buffer.from(part(`x"; name="y`, '1') + parts + end), what: 'two names' },
    { ...plain, body: Buffer.from(parts.repeat(3) + end), what: 'thrice' },
  ]);
}

function shown(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text);
}
