import { BODIES, FIELD_VALUES, HEADERS, METHODS, NAMES, SEGMENTS, TYPES, VALUES } from './odd-values';
import { randomFrom, type Random } from './random';

/** An address of the API with its method, such as an OpenAPI document lists them. */
export interface Operation {
  method: string;
  /** With its parameters in braces: '/api/products/{id}'. */
  path: string;
  /** A body that is accepted, whose fields are spoiled. */
  body?: Record<string, unknown>;
}

/** What is sent, byte for byte, and what is odd about it, in words. */
export interface BadRequest {
  bytes: Buffer;
  method: string;
  oddities: string[];
}

interface Draft {
  method: string;
  path: string;
  query: string[];
  headers: string[];
  body: Buffer | undefined;
  operation: Operation;
}

interface Oddity {
  name: string;
  apply(draft: Draft, random: Random): void;
}

interface Settings {
  count: number;
  seed: number;
  host: string;
  /** Headers of which one goes with each request: 'Cookie: …', 'Authorization: …'. '' is nobody. */
  credentials: readonly string[];
}

/**
 * Requests that no program should send: each is one of the operations with one to three things that are odd about it.
 * The same seed makes the same requests.
 */
export function badRequests(
  operations: readonly Operation[],
  { count, seed, host, credentials }: Settings,
): BadRequest[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const operation = random.pick(operations);
    const draft: Draft = {
      operation,
      method: operation.method,
      path: operation.path.replaceAll(/\{\w+\}/g, () => (random.chance(0.5) ? '1' : random.pick(SEGMENTS))),
      query: [],
      headers: [`Host: ${host}`, 'Connection: close'],
      body: operation.body === undefined ? undefined : Buffer.from(JSON.stringify(operation.body)),
    };
    const credential = random.pick(credentials);
    if (credential !== '') draft.headers.push(credential);
    if (draft.body !== undefined) draft.headers.push('Content-Type: application/json');
    const oddities = Array.from({ length: random.upTo(3) }, () => random.pick(ODDITIES));
    for (const oddity of oddities) oddity.apply(draft, random);
    return { bytes: written(draft), method: draft.method, oddities: oddities.map(({ name }) => name) };
  });
}

function written({ method, path, query, headers, body }: Draft): Buffer {
  const target = query.length === 0 ? path : `${path}?${query.join('&')}`;
  const saysLength = headers.some((header) => LENGTH.test(header));
  const length = body === undefined || saysLength ? [] : [`Content-Length: ${body.length}`];
  const head = [`${method} ${target} HTTP/1.1`, ...headers, ...length, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

const LENGTH = /^(content-length|transfer-encoding)\s*:/i;

const ODDITIES: readonly Oddity[] = [
  { name: 'another method', apply: (draft, random) => (draft.method = random.pick(METHODS)) },
  {
    name: 'a part of the path',
    apply: (draft, random) => {
      draft.path = below(draft.path, (rest) => {
        const parts = rest.split('/');
        parts[random.between(0, parts.length - 1)] = random.pick(SEGMENTS);
        return parts.join('/');
      });
    },
  },
  { name: 'a part too many', apply: (draft, random) => (draft.path += `/${random.pick(SEGMENTS)}`) },
  {
    name: 'double slashes',
    apply: (draft) => (draft.path = below(draft.path, (rest) => `/${rest.replaceAll('/', '//')}`)),
  },
  {
    name: 'slashes at the end',
    apply: (draft, random) => (draft.path += '/'.repeat(random.upTo(50))),
  },
  {
    name: 'dots',
    apply: (draft, random) => {
      draft.path += random.pick([
        '/.',
        '/..',
        '/../..',
        '/%2e%2e',
        '/..;/x',
        '/.%2E/products',
        '/....//',
        '.',
      ]);
    },
  },
  {
    name: 'backslashes',
    apply: (draft) => (draft.path = below(draft.path, (rest) => `x/${rest}`.replaceAll('/', '\\'))),
  },
  { name: 'upper case', apply: (draft) => (draft.path = below(draft.path, (rest) => rest.toUpperCase())) },
  {
    name: 'an end of the path',
    apply: (draft, random) => {
      draft.path += random.pick([
        '.data',
        '.json',
        '.php',
        ';v=1',
        '#part',
        '%23',
        '%3f',
        '%20',
        '\t',
        '\xa0',
        '&a=1',
      ]);
    },
  },
  { name: 'a space in the address', apply: (draft) => (draft.path += ' x') },
  {
    name: 'a whole URL',
    apply: (draft) => (draft.path = draft.path.replace(/^(?=\/)/, 'http://evil.example')),
  },
  { name: 'a long address', apply: (draft) => (draft.path += `/${'long'.repeat(2_500)}`) },
  { name: 'an endless address', apply: (draft) => (draft.path += `/${'long'.repeat(6_000)}`) },
  {
    name: 'a query',
    apply: (draft, random) => {
      for (let left = random.upTo(4); left > 0; left -= 1)
        draft.query.push(`${random.pick(NAMES)}=${random.pick(SEGMENTS).slice(0, 200)}`);
    },
  },
  {
    name: 'a query of many parts',
    apply: (draft, random) =>
      draft.query.push(...Array.from({ length: 500 }, () => `${random.pick(NAMES)}=1`)),
  },
  {
    name: 'a header',
    apply: (draft, random) => draft.headers.push(`${random.pick(HEADERS)}: ${random.pick(VALUES)}`),
  },
  {
    name: 'a header twice',
    apply: (draft, random) => {
      const name = random.pick(HEADERS);
      draft.headers.push(`${name}: ${random.pick(VALUES)}`, `${name}: ${random.pick(VALUES)}`);
    },
  },
  {
    name: 'a header that is none',
    apply: (draft, random) =>
      draft.headers.push(
        random.pick(['no colon', 'Odd Name: 1', ': 1', 'X-\0: 1', 'X: a\0b', ' folded: 1', 'X: \x7f']),
      ),
  },
  {
    name: 'many headers',
    apply: (draft) =>
      draft.headers.push(...Array.from({ length: 300 }, (_, index) => `X-${index}: ${index}`)),
  },
  { name: 'a header too large', apply: (draft) => draft.headers.push(`X-Large: ${'x'.repeat(20_000)}`) },
  {
    name: 'another host',
    apply: (draft, random) => {
      const host = random.pick(['Host: evil.example', 'Host:', 'Host: 127.0.0.1:0@evil', 'X-No-Host: 1']);
      draft.headers = draft.headers.map((header) => (header.startsWith('Host:') ? host : header));
    },
  },
  { name: 'two hosts', apply: (draft) => draft.headers.push('Host: evil.example') },
  {
    name: 'another type',
    apply: (draft, random) => {
      draft.headers = draft.headers.filter((header) => !header.startsWith('Content-Type:'));
      draft.headers.push(`Content-Type: ${random.pick(TYPES)}`);
    },
  },
  {
    name: 'a wrong length',
    apply: (draft, random) => {
      draft.body ??= Buffer.from('{}');
      draft.headers.push(
        `Content-Length: ${random.pick(['abc', '-1', '1', '1e1', '0x1', '1, 1', '9'.repeat(30)])}`,
      );
    },
  },
  {
    name: 'broken chunks',
    apply: (draft, random) => {
      draft.headers.push('Transfer-Encoding: chunked');
      draft.body = Buffer.from(
        random.pick(['zz\r\n', '2\r\n{}\r\n0\r\n\r\n', '-1\r\n\r\n', '2;x=y\r\n{}xx', '0\r\n\r\n']),
      );
    },
  },
  {
    name: 'a length and chunks',
    apply: (draft) => {
      draft.headers.push('Transfer-Encoding: chunked', 'Content-Length: 5');
      draft.body = Buffer.from('0\r\n\r\n');
    },
  },
  {
    name: 'another body',
    apply: (draft, random) => {
      const body = random.pick(BODIES);
      setBody(draft, Buffer.isBuffer(body) ? body : Buffer.from(body));
    },
  },
  { name: 'a spoiled field', apply: spoilField },
  { name: 'spoiled fields', apply: (draft, random) => [1, 2, 3].forEach(() => spoilField(draft, random)) },
  {
    name: 'a field too many',
    apply: (draft, random) => spoil(draft, random.pick(NAMES), random.pick(FIELD_VALUES)),
  },
];

/** Changes what is below '/api/', so that it is a request to the API still. */
function below(path: string, change: (rest: string) => string): string {
  const [, start = '', rest = ''] = /^(.*?\/api\/)(.*)$/s.exec(path) ?? [undefined, path];
  return start + change(rest);
}

/** Puts something odd in the place of one field of a body that would have been accepted. */
function spoilField(draft: Draft, random: Random): void {
  const names = Object.keys(draft.operation.body ?? {});
  spoil(draft, names.length === 0 ? random.pick(NAMES) : random.pick(names), random.pick(FIELD_VALUES));
}

/** The last of two fields of the same name is the one that counts. */
function spoil(draft: Draft, name: string, value: string): void {
  const whole = draft.body?.toString() ?? '{}';
  const start = whole.startsWith('{') && whole.endsWith('}') ? whole.slice(0, -1) : '{';
  setBody(draft, Buffer.from(`${start}${start === '{' ? '' : ','}${JSON.stringify(name)}:${value}}`));
  if (!draft.headers.some((header) => header.startsWith('Content-Type:')))
    draft.headers.push('Content-Type: application/json');
}

/** A body with its right length: of a request that never ends the server can only say so after half a minute. */
function setBody(draft: Draft, body: Buffer): void {
  draft.body = body;
  draft.headers = draft.headers.filter((header) => !LENGTH.test(header));
}
