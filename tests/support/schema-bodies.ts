import type { ValidateFunction } from 'ajv/dist/2020.js';

import type { Random } from './random';

type Schema = Readonly<Record<string, unknown>>;

/** Compiles a schema. */
type Compile = (schema: Schema) => ValidateFunction;

/** Better values than the schema alone can give, by the path of the field: 'items[].id'. */
export type Hints = Readonly<Record<string, (random: Random) => unknown>>;

const NUMBERS = [
  ...[-1, -0.5, 0, 0.001, 0.01, 0.5, 1, 2, 5, 12.34, 12.345, 100, 1_899, 1_900, 2_027, 2_100, 2_101, 9_999],
  ...[10_000, 9_999_999, 10_000_000, 10_000_000.01, 2_147_483_648, 1e21, 1e300],
];

const TEXTS = [
  ...['', ' ', '\t\n', 'A', 'ab', ' Ada ', 'Key Blank', 'KW1-50', 'two\nlines', 'Größe 汉字', '-', '_', '#!'],
  ...[
    '0',
    '00',
    '7',
    ' 12 ',
    '0012',
    '12.5',
    '$1,234.50',
    '1,23',
    '.5',
    '$',
    '.',
    '-5',
    '1e3',
    '0x10',
    '0.00',
  ],
  ...['9999', '10000', '9999999', '10000000', '10000000.00', '99999999.99', '999999999', '1234567890', '٣'],
  ...[
    'on',
    'true',
    'false',
    'null',
    'USD',
    'usd',
    'UPS',
    ' UPS',
    'Other',
    'CA',
    'ca',
    'ON',
    'XX',
    'cnon:card',
  ],
  ...['a@b.co', 'ada@locke.example', ' ada@locke.example ', 'a..b@c.de', 'ada@locke', '.a@b.co'],
  ...['(310) 555-0100', '3105550100', '555-0100', '310555010a', '310\n555 0100', '+1 310 555 0100 x 12'],
  ...[
    '90210',
    '902101234',
    '90210-1234',
    'K1A 0B1',
    'k1a0b1',
    'Z1A 0B1',
    '9021',
    '1Z999AA10123456784',
    '1Z-9',
  ],
  ...['https://img.example/a.png', '/pictures/a.png', '//evil.example', 'http://a.example', 'www.a.example'],
  ...['a {{b}}', '2027-03-31T16:00:00.000Z', '2027-03-31T16:00:00+02:00', '2027-03-31T16:00Z', '2027-03-31'],
  ...['1999', '2101', '1899', '2015-2020', '4111 1111 1111 1111', '12 Key Street', 'Los Angeles'],
];

/** Makes bodies of a schema: as it says, or with something that it may not allow. The same seed makes the same ones. */
export class SchemaBodies {
  readonly #compile: Compile;
  readonly #hints: Hints;
  readonly #validators = new Map<Schema, ValidateFunction>();
  readonly #valid = new Map<Schema, unknown[]>();

  constructor(compile: Compile, hints: Hints) {
    this.#compile = compile;
    this.#hints = hints;
  }

  isValid(schema: Schema, value: unknown): boolean {
    let validate = this.#validators.get(schema);
    if (validate === undefined) this.#validators.set(schema, (validate = this.#compile(schema)));
    return validate(value);
  }

  /** A body that the schema allows. @throws Error if none is found: the lists above lack a value. */
  make(schema: Schema, random: Random, path = ''): unknown {
    for (let tries = 0; tries < 200; tries += 1) {
      const value = this.#draft(schema, random, path);
      if (this.isValid(schema, value)) return value;
    }
    throw new Error(`Nothing is found that ${path || 'the body'} allows.`);
  }

  /** A body of which one thing is not as the schema says. */
  breakOne(schema: Schema, random: Random): unknown {
    let body: unknown;
    do body = this.#broken(schema, this.make(schema, random), random);
    while (this.isValid(schema, body));
    return body;
  }

  #draft(schema: Schema, random: Random, path: string): unknown {
    const hint = this.#hints[path];
    if (hint !== undefined && random.chance(0.7)) return hint(random);
    if (isSchema(schema['properties'])) return this.#draftObject(schema, schema['properties'], random, path);
    if (isSchema(schema['items'])) {
      const { items } = schema;
      const count = random.between(Number(schema['minItems'] ?? 0), 3);
      return Array.from({ length: count }, () => this.make(items, random, `${path}[]`));
    }
    let valid = this.#valid.get(schema);
    if (valid === undefined) {
      valid = candidatesOf(schema).filter((value) => this.isValid(schema, value));
      this.#valid.set(schema, valid);
    }
    return random.pick(valid);
  }

  #draftObject(schema: Schema, properties: Schema, random: Random, path: string): Record<string, unknown> {
    const required = listOf(schema['required']);
    const chance = random.pick([0.1, 0.5, 0.9]);
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]) =>
        isSchema(property) && (required.includes(name) || random.chance(chance))
          ? [[name, this.make(property, random, path === '' ? name : `${path}.${name}`)]]
          : [],
      ),
    );
  }

  #broken(schema: Schema, value: unknown, random: Random): unknown {
    if (isSchema(schema['properties']) && isSchema(value)) {
      const { properties } = schema;
      const names = Object.keys(value);
      if (random.chance(0.1)) return { ...value, nonsense: random.pick(NUMBERS) };
      if (random.chance(0.05)) return random.pick([null, [], 'text', [value]]);
      const name = random.pick(random.chance(0.5) && names.length > 0 ? names : Object.keys(properties));
      const { [name]: old, ...rest } = value;
      const property = properties[name];
      if (!isSchema(property) || random.chance(0.15)) return rest;
      return { ...rest, [name]: this.#broken(property, old, random) };
    }
    const { items } = schema;
    if (isSchema(items) && Array.isArray(value) && random.chance(0.8)) {
      if (value.length > 0 && random.chance(0.8)) {
        const [first, ...others] = value;
        return [this.#broken(items, first, random), ...others];
      }
      const most = Number(schema['maxItems'] ?? schema['maxContains'] ?? 50);
      const one = this.make(items, random);
      return Array.from({ length: most + random.between(0, 1) }, () => one);
    }
    return random.pick(candidatesOf(schema));
  }
}

/** Values of every type, and those at the limits of a field. */
function candidatesOf(schema: Schema): unknown[] {
  const parts = [schema, ...listOf(schema['anyOf']).filter(isSchema)];
  const numbersOf = (keyword: string) =>
    parts.flatMap((part) => (typeof part[keyword] === 'number' ? [part[keyword]] : []));
  const limits = [...numbersOf('minimum'), ...numbersOf('maximum')];
  const lengths = [...numbersOf('minLength'), ...numbersOf('maxLength')].filter((length) => length <= 6_000);
  const chosen = parts.flatMap((part) => [
    ...listOf(part['enum']),
    ...('const' in part ? [part['const']] : []),
  ]);
  return [
    ...[...chosen, ...chosen.map((value) => `${String(value)} `)],
    ...[...limits.flatMap((limit) => [limit - 1, limit, limit + 1]), ...NUMBERS],
    ...lengths.flatMap((length) =>
      [length - 1, length, length + 1].map((one) => 'k'.repeat(Math.max(0, one))),
    ),
    ...[...TEXTS, true, false, null, [], {}, [1], { a: 1 }],
  ];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
