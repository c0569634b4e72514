import type { ApiCall } from './api-call';

const UNAVAILABLE =
  'Database unavailable; nothing was saved. Wait the number of seconds in `Retry-After`, then retry.';

/** Describes the credentials of writes that need no permission. */
export const IDEMPOTENCY_CONFLICT = {
  session: 'a session cookie',
  'session or token': 'a session cookie or a token',
} as const;

/** Lists the error statuses of a call, and when they occur. */
export function listRefusals(call: ApiCall): { status: number; when: string }[] {
  const isWrite = call.method !== 'GET';
  const hasBody = call.body !== undefined;
  const needs = call.permission ?? call.partlyNeeds;
  const given: [number, string | undefined | false][] = [
    [400, hasBody ? 'Invalid JSON, header, or parameter.' : 'Invalid parameter.'],
    [
      401,
      needs !== undefined
        ? 'Missing or invalid staff session or token.'
        : call.takes !== undefined && `Missing ${IDEMPOTENCY_CONFLICT[call.takes]}.`,
    ],
    [
      403,
      needs !== undefined ? 'The role or token doesn’t have permission.' : isWrite && 'Cross-site request.',
    ],
    [404, call.notFound?.()],
    [
      409,
      call.errors?.[409] ??
        (isWrite && 'Conflict with the current state, or the Idempotency-Key is still in use.'),
    ],
    [412, call.errors?.[412]],
    [413, hasBody && `Request body larger than ${call.largestBody ?? '100 KB'}.`],
    [415, hasBody && 'Content-Type isn’t application/json.'],
    [422, isWrite && 'Invalid fields, or an Idempotency-Key already used with a different body.'],
    [429, 'Too many requests. Wait the number of seconds in `Retry-After`, then retry.'],
    [500, 'Unexpected server error.'],
    [503, `${call.errors?.[503] ?? ''} ${UNAVAILABLE}`.trim()],
  ];
  return given.flatMap(([status, when]) => (typeof when === 'string' ? [{ status, when }] : []));
}
