import { createHash } from 'node:crypto';

import type { ApiCall } from '../../api/api-call';
import type { StoredAnswer } from './idempotency.server';

/** Creates the response of a read with an ETag, or a 304 if the client has it. */
export function createReadResponse(
  call: ApiCall,
  request: Request,
  { answer, headers }: { answer: unknown; headers?: HeadersInit },
): Response {
  const text = JSON.stringify(answer);
  const isPrivate = call.permission !== undefined || call.isOfSession === true || hasCredentials(request);
  const given = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': isPrivate ? 'private, no-cache' : 'no-cache',
    Vary: 'Authorization, Cookie',
    ETag: `"${hashText(text)}"`,
  });
  for (const [name, value] of new Headers(headers)) given.set(name, value);
  const seen = request.headers.get('If-None-Match');
  if (seen !== null && isNamed(seen, given.get('ETag') ?? '')) {
    given.delete('Content-Type');
    return new Response(null, { status: 304, headers: given });
  }
  return new Response(text, { status: call.status, headers: given });
}

function hasCredentials(request: Request): boolean {
  return request.headers.has('Cookie') || request.headers.has('Authorization');
}

/** Creates the response of a write, which is never cached. */
export function createWriteResponse({ status, body }: StoredAnswer, headers: Headers): Response {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return Response.json(body, { status, headers });
}

/** Returns whether a list of ETags, or '*', includes this one. Weak comparison (RFC 9110). */
function isNamed(list: string, etag: string): boolean {
  return (
    list.trim() === '*' ||
    list.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
  );
}

/** Hashes a text for an ETag or a key. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
}
