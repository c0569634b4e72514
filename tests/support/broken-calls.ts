import type { oas31 } from 'zod-openapi';

import { API_CALLS } from '../../app/api/all-calls';
import type { ApiCall } from '../../app/api/api-call';
import { buildOpenApiDocument, findOperation } from '../../app/api/openapi.server';
import { askedProblem } from './api-contract';
import type { Random } from './random';

/** A call of which one thing is not as the OpenAPI document has it, or is odd. */
export interface BrokenCall {
  call: ApiCall;
  params: Record<string, string>;
  /** Begins with '?', or is empty. */
  query: string;
  headers: Record<string, string>;
  /** Undefined for a call without a body. */
  body: string | undefined;
  /** What is broken, in words. */
  what: string;
  /** What whoever may make the call is answered; undefined where it may be fine after all. */
  refusedWith: number | undefined;
}

type Draft = Omit<BrokenCall, 'what' | 'refusedWith'>;
type Breaks = (draft: Draft, random: Random) => Pick<BrokenCall, 'what' | 'refusedWith'> & Partial<Draft>;

/** What a call asks for, as a program finds it in the OpenAPI document. */
interface Asked {
  example: Record<string, unknown> | undefined;
  /** The properties of its body, and of what is nested in it, as paths: 'customerInfo.email'. */
  properties: string[][];
  query: string[];
  params: Record<string, string>;
}

const document = buildOpenApiDocument('http://localhost');

/** What the document says that a call takes. */
export function askedBy(call: ApiCall): Asked {
  const operation = findOperation(document, call);
  if (operation === undefined) throw new Error(`The OpenAPI document has no ${call.id}.`);
  const parameters = (operation.parameters ?? []).flatMap((one) => ('$ref' in one ? [] : [one]));
  const body = operation.requestBody;
  const content = body === undefined || '$ref' in body ? undefined : body.content['application/json'];
  const example: unknown = content?.example;
  return {
    example: isRecord(example) ? example : undefined,
    properties: propertiesIn(content?.schema),
    query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    params: Object.fromEntries(
      parameters.filter((one) => one.in === 'path').map(({ name, schema }) => [name, firstOf(schema)]),
    ),
  };
}

function firstOf(schema: oas31.SchemaObject | oas31.ReferenceObject | undefined): string {
  const values: unknown[] = schema === undefined || '$ref' in schema ? [] : (schema.enum ?? []);
  return String(values[0] ?? '1');
}

function propertiesIn(schema: oas31.SchemaObject | oas31.ReferenceObject | undefined): string[][] {
  if (schema === undefined || '$ref' in schema) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const within = '$ref' in property ? undefined : (property.items ?? property);
    const isList = !('$ref' in property) && property.items !== undefined;
    return [[name], ...propertiesIn(within).map((rest) => [name, ...(isList ? ['0'] : []), ...rest])];
  });
}

/** The calls as they are asked for when nothing is wrong: a page of a list is a short one. */
function soundDraft(call: ApiCall): Draft {
  const { example, query, params } = askedBy(call);
  return {
    call,
    params,
    query: query.includes('pageSize') ? '?pageSize=2' : '',
    headers: {},
    body: call.body === undefined ? undefined : JSON.stringify(example ?? {}),
  };
}

/** As many broken calls, every call in its turn. The same seed makes the same ones. */
export function* brokenCalls(count: number, random: Random): Generator<BrokenCall> {
  const kinds = API_CALLS.map((call) => ({ draft: soundDraft(call), breaks: breaksOf(call) }));
  for (let made = 0; made < count;) {
    for (const { draft, breaks } of kinds) {
      if (made === count) return;
      yield { ...draft, ...random.pick(breaks)(draft, random) };
      made += 1;
    }
  }
}

/** The ways in which a call can be broken, the more fruitful ones more often. */
function breaksOf(call: ApiCall): Breaks[] {
  const asked = askedBy(call);
  return [
    oddHeader(HEADERS),
    ...(call.takesIfMatch === true ? Array.from({ length: 3 }, () => oddHeader(['If-Match'])) : []),
    oddQuery(['nonsense', 'page[]', '__proto__', '_routes']),
    ...(Object.keys(asked.params).length === 0 ? [] : [oddParam, oddParam]),
    ...(asked.query.length === 0
      ? []
      : [oddQuery(asked.query), oddQuery(asked.query), oddQuery(asked.query)]),
    ...(call.body === undefined
      ? []
      : [
          ...[missingField, unknownField, doubleField, brokenText, wholeBody],
          ...Array.from({ length: 10 }, () => oddField(asked.properties)),
        ]),
  ];
}

const HUGE = 'key '.repeat(2_000);
const DEEP = 2_000;

/** Text that somebody may send, on purpose or not. */
const TEXTS = [
  ...['', ' ', '\t\n', '0', '-1', '1', '01', '1.5', '1e3', '+1', '0x10', '1,000', '٣', '１２'],
  ...['NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', 'false', '[object Object]'],
  ...['2147483648', '9007199254740993', '99999999999999999999999999', '-0', '0.001', '1_000', '$5', '5 USD'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    "1' OR '1'='1",
    '1;DROP TABLE products',
    '%',
    '_',
    '*',
    '"',
    '\\',
  ],
  ...[
    'a\0b',
    '\u0001\u001f',
    '\u202e gnitirw',
    '\u2028\u2029',
    '\ufeff',
    '\ud83d',
    '\udc00x',
    '🗝️'.repeat(30),
  ],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    '../../etc/passwd',
    'https://elsewhere.example/',
    '//elsewhere',
  ],
  ...[
    '2027-02-30',
    '2027-13-01',
    '9999-99-99',
    '0000-00-00',
    '2027-03-31T25:00:00Z',
    '-000001-01-01T00:00:00Z',
  ],
  ...['a@b', 'a@b.example\nBcc: c@d.example', '4242424242424242', 'null\r\nX-Odd: 1'],
  HUGE,
  'x'.repeat(201),
  'é'.repeat(5_001),
];

const VALUES: unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 1.5, 0.001, -0.01, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 5e-324],
  ...[[], [[]], [null], ['x'], [1, 2], {}, { a: 1 }, { length: 3 }, { toString: 'x' }, { $gt: '' }],
  [{ name: 'x', value: { name: 'y' } }],
  Array.from({ length: 500 }, (_, index) => index),
  JSON.parse(`{"a":${'['.repeat(50)}${']'.repeat(50)}}`),
];

const NAMES = [
  'nonsense',
  'id',
  'createdAt',
  'isAdmin',
  '',
  ' ',
  '__proto__',
  'constructor',
  'a.b',
  'a[0]',
  '🗝',
  HUGE,
];

/** What no id of anything is. */
const NO_IDS = [
  ...['0', '-1', '1.0', '1.5', '1e0', '0x1', ' 1', '1 ', '+1', 'x', 'NaN', 'null', 'undefined', 'true', '١'],
  ...[
    '2147483648',
    '9007199254740993',
    '99999999999999999999',
    '__proto__',
    'constructor',
    "1'--",
    '1,2',
    '[1]',
    '%31',
  ],
  ...['1;2', 'a\0', '../1', '1/../2', 'x'.repeat(2_000)],
];

function oddValue(random: Random): unknown {
  if (random.chance(0.5)) return random.pick(VALUES);
  if (random.chance(0.8)) return random.pick(TEXTS);
  // Something that nobody has thought of.
  return Array.from({ length: random.upTo(40) }, () =>
    String.fromCharCode(random.chance(0.7) ? random.between(32, 126) : random.between(0, 0xffff)),
  ).join('');
}

const oddParam: Breaks = ({ params }, random) => {
  const name = random.pick(Object.keys(params));
  const value = random.pick(NO_IDS);
  return { what: `${name} is ${shown(value)}`, refusedWith: 404, params: { ...params, [name]: value } };
};

function oddQuery(names: readonly string[]): Breaks {
  return ({ query }, random) => {
    const changed = new URLSearchParams(query);
    const name = random.pick(names);
    const value = random.pick(TEXTS);
    if (random.chance(0.8)) changed.set(name, value);
    else changed.append(name, value);
    return { what: `?${name} is ${shown(value)}`, refusedWith: undefined, query: `?${changed.toString()}` };
  };
}

const HEADERS = [
  'Accept',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Prefer',
];
const HEADER_VALUES = [
  ...[
    '',
    '*',
    '"',
    '""',
    'W/"x"',
    '"a","b"',
    ',',
    ',,,',
    '"stock-1-0"',
    'stock-1-1',
    'bytes=0-',
    'text/html;q=x',
  ],
  ...['4242424242424242', 'with space', 'x'.repeat(255), 'x'.repeat(256), 'é', '\u00ff', 'null', '-1', '{}'],
];

function oddHeader(names: readonly string[]): Breaks {
  return (_draft, random) => {
    const name = random.pick(names);
    const value = random.pick(HEADER_VALUES);
    return { what: `${name}: ${shown(value)}`, refusedWith: undefined, headers: { [name]: value } };
  };
}

const missingField: Breaks = ({ call, body }, random) => {
  const fields = recordIn(body);
  const name = random.pick(Object.keys(fields));
  return { what: `without ${name}`, ...sentBody(call, without(fields, name)) };
};

function oddField(properties: string[][]): Breaks {
  return ({ call, body }, random) => {
    const place = random.pick(properties);
    const value = oddValue(random);
    return {
      what: `${place.join('.')} is ${shown(value)}`,
      ...sentBody(call, changed(recordIn(body), place, value)),
    };
  };
}

const unknownField: Breaks = ({ call, body }, random) => {
  const fields = recordIn(body);
  const nested = Object.keys(fields).filter((name) => isRecord(fields[name]));
  const place = [
    ...(nested.length > 0 && random.chance(0.5) ? [random.pick(nested)] : []),
    random.pick(NAMES),
  ];
  const value = oddValue(random);
  return {
    what: `there is ${shown(place.join('.'))}: ${shown(value)}`,
    ...sentBody(call, changed(fields, place, value)),
  };
};

const doubleField: Breaks = ({ call, body }, random) => {
  const name = random.pick(Object.keys(recordIn(body)));
  const text = `${(body ?? '{}').slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(oddValue(random))}}`;
  return { what: `${name} twice`, ...sentText(call, text) };
};

const wholeBody: Breaks = ({ call }, random) => {
  const value = oddValue(random);
  return { what: `the body is ${shown(value)}`, ...sentText(call, JSON.stringify(value)) };
};

const brokenText: Breaks = ({ call, body = '' }, random) => {
  const text = random.pick([
    '',
    ' ',
    '{',
    '}',
    'undefined',
    'NaN',
    "{'name':'x'}",
    '{"name":"x",}',
    '\ufeff',
    '{"a":1}{"b":2}',
    `// note\n${body}`,
    body.slice(0, random.between(0, Math.max(0, body.length - 1))),
    `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    '\0',
    'amount=1&currency=USD',
  ]);
  return { what: `the body reads ${shown(text)}`, ...sentText(call, text) };
};

function sentBody(call: ApiCall, fields: unknown) {
  return sentText(call, JSON.stringify(fields));
}

function sentText(call: ApiCall, body: string): Pick<BrokenCall, 'body' | 'refusedWith'> {
  return { body, refusedWith: refusalOf(call, body) };
}

/** What is no JSON is 400, what is not as the document says is 422, and the rest depends. */
function refusalOf(call: ApiCall, text: string): number | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 400;
  }
  return askedProblem(call, body) === undefined ? undefined : 422;
}

/** The fields but one. */
export function without(fields: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}

function changed(fields: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  const within =
    rest.length === 0 ? value : changed(isRecord(fields) ? fields[name] : undefined, rest, value);
  if (/^\d+$/.test(name)) return [within];
  // Not by assignment: '__proto__' is a name like any other in JSON.
  return Object.fromEntries([...Object.entries(isRecord(fields) ? fields : {}), [name, within]]);
}

function recordIn(body: string | undefined): Record<string, unknown> {
  const fields: unknown = JSON.parse(body ?? '{}');
  return isRecord(fields) ? fields : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}… (${text.length})` : text;
}
