import type { Guard } from './guard';

const EDGE = 'tests/edge/edge.test.ts';
const API_EDGE = 'tests/edge/api-edge.test.ts';

/** Of what the edge refuses: requests that another site makes, and those that nobody honest does. */
export const REQUEST_GUARDS: readonly Guard[] = [
  {
    name: 'foreign write: of another site',
    tests: [EDGE],
    file: 'app/edge/guard.ts',
    text: 'isWrite(request) && !hasNoSession && !isFromOwnPages(request)',
    without: "request.path === '' && !hasNoSession && !isFromOwnPages(request)",
  },
  {
    name: 'foreign write: as Sec-Fetch-Site says',
    tests: [EDGE],
    file: 'app/edge/guard.ts',
    text: "  if (site !== undefined) return site === 'same-origin' || site === 'none';\n",
    without: '',
  },
  {
    name: 'foreign write: of the same site, another host',
    tests: [EDGE],
    file: 'app/edge/guard.ts',
    text: "return site === 'same-origin' || site === 'none';",
    without: "return site !== 'cross-site';",
  },
  {
    name: 'foreign write: as Origin says',
    tests: [EDGE],
    file: 'app/edge/guard.ts',
    text: '  return origin === undefined || isFromHost(origin, host);',
    without: '  return origin !== host;',
  },
  {
    name: 'foreign write: by a data request',
    tests: [EDGE],
    file: 'app/edge/guard.ts',
    text: "'_data' in request.query || ",
    without: '',
  },
  {
    name: 'foreign read: the session that comes with a token',
    tests: [API_EDGE],
    file: 'app/edge/guard.ts',
    text: '    if (hasNoSession) delete request.headers.cookie;\n',
    without: '',
  },
  {
    name: 'host: another one',
    tests: [EDGE],
    file: 'app/edge/guard.ts',
    text: "    if (isOne && allowedHost.test(request.headers.host ?? '')) return next();\n",
    without: '    if (isOne && allowedHost) return next();\n',
  },
  {
    name: 'host: two of them',
    tests: ['tests/attacks/answer-headers.test.ts'],
    file: 'app/edge/guard.ts',
    text: "(request.headersDistinct['host']?.length ?? 0) === 1",
    without: "(request.headersDistinct['host']?.length ?? 0) > 0",
  },
  {
    name: 'method: one that nobody takes',
    tests: [EDGE],
    file: 'app/edge/guard.ts',
    text: '    if (!methods.has(request.method)) {',
    without: "    if (request.method === '') {",
  },
  {
    name: 'address: one that cannot be read',
    tests: [EDGE],
    file: 'app/edge/guard.ts',
    text: '} else if (!isReadable(request)) {',
    without: "} else if (request.path === '') {",
  },
  {
    name: 'address: data of the API',
    tests: [API_EDGE],
    file: 'app/edge/guard.ts',
    text: " || (isApi(request) && request.path.endsWith('.data'))",
    without: '',
  },
  {
    name: 'body: the type of the API’s',
    tests: [EDGE, API_EDGE],
    file: 'app/edge/body.ts',
    text: "    if (isType(type, 'application/json') || (",
    without: "    if (type !== '' || (",
  },
  {
    name: 'body: names of fields',
    tests: [EDGE],
    file: 'app/edge/body.ts',
    text: '  if (problem !== undefined) return refuse(request, response, 400, problem);\n',
    without: '',
  },
  {
    name: 'body: as long as a form',
    tests: [EDGE],
    file: 'app/edge/body.ts',
    text: 'const BODY_LIMIT = 100 * 1024;',
    without: 'const BODY_LIMIT = 900 * 1024 * 1024;',
  },
  {
    name: 'body: large files from staff alone',
    tests: ['tests/edge/import-upload.test.ts'],
    file: 'app/edge/body.ts',
    text: 'isUpload(request, IMPORT_PATHS) && (await mayImport(request.headers.cookie))',
    without: 'isUpload(request, IMPORT_PATHS) && ((await mayImport(request.headers.cookie)) || true)',
  },
  {
    name: 'limits: too many requests',
    tests: [EDGE],
    file: 'app/edge/request-limits.ts',
    text: '      if (!count.isRefused) return next();\n',
    without: "      if (!count.isRefused || ofApi || request.path !== '') return next();\n",
  },
  {
    name: 'headers: types are not guessed',
    tests: [EDGE],
    file: 'app/edge/security-headers.ts',
    text: "    ['X-Content-Type-Options', 'nosniff'],\n",
    without: '',
  },
];
