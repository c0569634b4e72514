import type { ApiCall } from './api-call';

const UNAVAILABLE =
  'The database has no room or does not answer: nothing was saved. Retry-After says when to ask again.';

/** Describes the credentials of writes that need no permission. */
export const IDEMPOTENCY_CONFLICT = {
  session: 'the cookie of a session, which GET /api/cart opens',
  'session or token': 'the cookie of a session, which GET /api/cart opens, or a token',
} as const;

/** Lists the error statuses of a call, and when they occur. */
export function listRefusals(call: ApiCall): { status: number; when: string }[] {
  const isWrite = call.method !== 'GET';
  const hasBody = call.body !== undefined;
  const needs = call.permission ?? call.partlyNeeds;
  const given: [number, string | undefined | false][] = [
    [
      400,
      hasBody
        ? 'The body is not JSON, or a header or the address cannot be read.'
        : 'The address says something that cannot be.',
    ],
    [
      401,
      needs !== undefined
        ? 'No session of staff and no token that works.'
        : call.takes !== undefined && `Without ${IDEMPOTENCY_CONFLICT[call.takes]}.`,
    ],
    [
      403,
      needs !== undefined
        ? 'The role or the token may not do this.'
        : isWrite && 'The page of another site sent this.',
    ],
    [404, call.notFound],
    [
      409,
      call.errors?.[409] ??
        (isWrite && 'It cannot be done as things stand, or the same Idempotency-Key is under way.'),
    ],
    [412, call.errors?.[412]],
    [413, hasBody && `The body is larger than ${call.largestBody ?? '100 KB'}.`],
    [415, hasBody && 'The body is not application/json.'],
    [422, isWrite && 'The body has wrong fields, or the Idempotency-Key was used with another body.'],
    [429, 'Too many requests: Retry-After says in how many seconds to go on.'],
    [500, 'Something went wrong on the side of the store.'],
    [503, `${call.errors?.[503] ?? ''} ${UNAVAILABLE}`.trim()],
  ];
  return given.flatMap(([status, when]) => (typeof when === 'string' ? [{ status, when }] : []));
}
