import type { z } from 'zod';

import type { ApiCall } from './api/api-call';

/** What a program asks of a call: what its address and its body say. */
interface ApiRequest<Params, Query, Body> {
  params?: Params;
  query?: Query;
  body?: Body;
  /** Of a write: the same key does the thing once. */
  idempotencyKey?: string;
  /** The ETag of what was read. */
  ifMatch?: string;
  signal?: AbortSignal;
}

/** What a call asks for and answers, by its definition: `ApiRequestOf<typeof setStock>`. */
export type ApiRequestOf<Call> =
  Call extends ApiCall<infer Params, infer Query, infer Body, z.ZodTypeAny>
    ? ApiRequest<z.output<Params>, z.output<Query>, z.input<Body>>
    : never;
export type AnswerOf<Call> =
  Call extends ApiCall<z.ZodTypeAny, z.ZodTypeAny, z.ZodTypeAny, infer Answer> ? z.output<Answer> : never;

/** SPEC 7: a 401 is an error, unless it is to be no answer. */
type On401 = 'throw' | 'null';
type ApiRequestArgs<Answer, Mode extends On401> = Mode extends 'null' ? Answer | null : Answer;

interface ApiClientOptions<Mode extends On401> {
  /** The origin of the store; left out, addresses are those of the page. */
  baseUrl?: string;
  /** Sent as Authorization: Bearer. */
  token?: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  on401?: Mode;
}

export interface ApiClient<Mode extends On401> {
  /** Makes a call by its definition; only its method and its path are needed while the program runs. */
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

/** SPEC 8: any answer that is no success, as `{status}: {body, or status text where there is none}`. */
export class ApiClientError extends Error {
  readonly status: number;
  /** The body as it came: of this store's API the refusal in JSON. */
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiClientError';
    this.status = status;
    this.body = body;
  }
}

/** A client of the JSON API, for the browser and for programs. Its types are those of the calls; nothing is checked again. */
export function createApiClient<Mode extends On401 = 'throw'>(
  options: ApiClientOptions<Mode> = {},
): ApiClient<Mode> {
  const { baseUrl = '', token, on401 } = options;

  async function send(url: string, init: RequestInit, headers: Record<string, string>) {
    const bearer: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    // Looked up at each request: a page may put another one there, and it wants to be called by nobody.
    const ask = options.fetch ?? ((...args) => globalThis.fetch(...args));
    const response = await ask(baseUrl + url, {
      ...init,
      credentials: 'include',
      headers: { Accept: 'application/json', ...bearer, ...headers },
    });
    if (response.status === 401 && on401 === 'null') return null;
    if (!response.ok) throw new ApiClientError(response.status, response.statusText, await response.text());
    return response.json();
  }

  return {
    call: ({ method, path }, asked) => {
      const { params, query, body, idempotencyKey, ifMatch, signal } = asked ?? {};
      return send(
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
    read: (key, { signal } = {}) => send(key.join('/'), signal === undefined ? {} : { signal }, {}),
  };
}

/** The path with its parameters filled in, and the query behind it: each value of a list by itself. */
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
