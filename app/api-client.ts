import type { z } from 'zod';

import type { ApiCall } from './api/api-call';

/** A request: path parameters, query, and body. */
interface ApiRequest<Params, Query, Body> {
  params?: Params;
  query?: Query;
  body?: Body;
  /** Writes with the same key are done once. */
  idempotencyKey?: string;
  /** An ETag: the write fails with 412 if the resource has changed. */
  ifMatch?: string;
  signal?: AbortSignal;
}

/** A call's request type: `ApiRequestOf<typeof setStock>`. */
export type ApiRequestOf<Call> =
  Call extends ApiCall<infer Params, infer Query, infer Body, z.ZodTypeAny>
    ? ApiRequest<z.output<Params>, z.output<Query>, z.input<Body>>
    : never;
export type AnswerOf<Call> =
  Call extends ApiCall<z.ZodTypeAny, z.ZodTypeAny, z.ZodTypeAny, infer Answer> ? z.output<Answer> : never;

/** SPEC 7: whether a 401 throws or returns null. */
type On401 = 'throw' | 'null';
type ApiRequestArgs<Answer, Mode extends On401> = Mode extends 'null' ? Answer | null : Answer;

interface ApiClientOptions<Mode extends On401> {
  /** The store's origin; defaults to the page's. */
  baseUrl?: string;
  /** Sent as Authorization: Bearer. */
  token?: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  on401?: Mode;
}

export interface ApiClient<Mode extends On401> {
  /** Makes a call, typed by its definition. At run time only its method and path are used. */
  call<Call extends ApiCall>(
    call: Call,
    asked?: ApiRequestOf<Call>,
  ): Promise<ApiRequestArgs<AnswerOf<Call>, Mode>>;
  /** SPEC 7: GET to the path formed by joining the segments with slashes. */
  read<Answer>(
    key: readonly (string | number)[],
    options?: { signal?: AbortSignal },
  ): Promise<ApiRequestArgs<Answer, Mode>>;
}

/** SPEC 8: an unsuccessful response. The message is `{status}: {body or status text}`. */
export class ApiClientError extends Error {
  readonly status: number;
  /** The unparsed body; JSON if it came from the API. */
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiClientError';
    this.status = status;
    this.body = body;
  }
}

async function send<Mode extends On401>(
  { baseUrl = '', token, fetch, on401 }: ApiClientOptions<Mode>,
  url: string,
  init: RequestInit,
  headers: Record<string, string> = {},
) {
  const bearer: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  // Read for each request, because a page may replace it; called without `this`, which browsers require.
  const ask = fetch ?? ((...args) => globalThis.fetch(...args));
  const response = await ask(baseUrl + url, {
    ...init,
    credentials: 'include',
    headers: { Accept: 'application/json', ...bearer, ...headers },
  });
  if (response.status === 401 && on401 === 'null') return null;
  if (!response.ok) throw new ApiClientError(response.status, response.statusText, await response.text());
  return response.json();
}

/** SPEC 7: GET to the path formed by joining the segments with slashes. Pages that only read load no more than this. */
export function readFromApi<Answer, Mode extends On401 = 'throw'>(
  key: readonly (string | number)[],
  { signal }: { signal?: AbortSignal } = {},
  options: ApiClientOptions<Mode> = {},
): Promise<ApiRequestArgs<Answer, Mode>> {
  return send(options, key.join('/'), signal === undefined ? {} : { signal });
}

/** A client of the JSON API for browsers and programs. Responses are typed by the calls, not validated. */
export function createApiClient<Mode extends On401 = 'throw'>(
  options: ApiClientOptions<Mode> = {},
): ApiClient<Mode> {
  return {
    call: ({ method, path }, asked) => {
      const { params, query, body, idempotencyKey, ifMatch, signal } = asked ?? {};
      return send(
        options,
        buildAddress(path, params, query),
        {
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...(signal === undefined ? {} : { signal }),
        },
        {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
          ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
        },
      );
    },
    read: (key, asked) => readFromApi(key, asked, options),
  };
}

/** Fills in the path's parameters and appends the query; lists become repeated parameters. */
function buildAddress(path: string, params: Fields | undefined, query: Fields | undefined): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(params?.[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) if (one != null) asked.append(name, toText(one));
  return asked.size === 0 ? filled : `${filled}?${asked.toString()}`;
}

type Fields = Record<string, unknown>;

function toText(value: unknown): string {
  return String(value);
}
