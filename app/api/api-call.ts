import { z } from 'zod';

import type { Permission } from '../domain/base/staff/permissions.rules';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parts of the API's documentation, in their order. */
export const API_PARTS = {
  Catalogue: 'What the store sells. Reads are open to everyone.',
  Stock: 'Quantities on the shelf, and every movement that made them.',
  Cart: 'The cart of the session whose cookie comes with the request.',
  Orders: 'Orders, for staff and for tokens.',
  Customers: 'Business accounts, for staff and for tokens.',
  Payments: 'The five payment calls of the express checkout.',
} as const;

export type ApiPart = keyof typeof API_PARTS;

const NOTHING = z.object({});

/** A call without parameters. */
export const CALL_DEFAULTS = { params: NOTHING, query: NOTHING, status: 200 } as const;

/** A call of the JSON API: what routes, the documentation and the OpenAPI document are made of. */
export interface ApiCall<
  Params extends z.ZodTypeAny = z.ZodTypeAny,
  Query extends z.ZodTypeAny = z.ZodTypeAny,
  Body extends z.ZodTypeAny = z.ZodTypeAny,
  Answer extends z.ZodTypeAny = z.ZodTypeAny,
> {
  /** The operation's name in the OpenAPI document: `listProducts`. */
  id: string;
  method: ApiMethod;
  /** With its parameters in braces: `/api/products/{id}`. */
  path: string;
  part: ApiPart;
  summary: string;
  text?: string;
  /** What staff and tokens need; left out, the call is open to everyone. */
  permission?: Permission;
  /** What staff and tokens need for a part of an open call; `text` says for which. */
  partlyNeeds?: Permission;
  /** Of a write that needs no permission: what it takes instead, a visitor's session or, of some, any token (decision 0041). */
  takes?: 'session' | 'session or token';
  /** The call is about the session whose cookie comes with it. */
  isOfSession?: boolean;
  /** It opens a session where none comes with it: the cookie comes with the answer. */
  opensSession?: boolean;
  params: Params;
  /** Said where the parameters name nothing. */
  notFound?: string;
  query: Query;
  /** Undefined for a call without a body. */
  body?: Body;
  /** What each field of the body is, and which may not be left out. */
  fields?: Record<string, string>;
  required?: readonly string[];
  /** What a request to copy asks for in its address: ids of the demo's, and what a query may not leave out. */
  exampleParams?: Record<string, string>;
  exampleQuery?: Record<string, string>;
  /** A body that is accepted, for the documentation and for tests that break it. */
  example?: Record<string, unknown>;
  /** What it may send at most, where it is more than the ordinary 100 KB (app/edge/body.ts). */
  largestBody?: '512 KB';
  /** The status of what is answered when all is well. */
  status: 200 | 201;
  answer: Answer;
  /** Answers that only this call has, and when. */
  errors?: Partial<Record<409 | 412 | 503, string>>;
  /** It is a list of pages: Link and X-Total-Count lead through it. */
  isPaged?: boolean;
  /** It takes If-Match. */
  takesIfMatch?: boolean;
  /** DESIGN 7: payments answer `success` with whatever they answer. */
  isPayment?: boolean;
}

/** Writes a call down, so that its handler is held to it. */
export function defineCall<
  Params extends z.ZodTypeAny,
  Query extends z.ZodTypeAny,
  Answer extends z.ZodTypeAny,
  Body extends z.ZodTypeAny = typeof NOTHING,
>(call: ApiCall<Params, Query, Body, Answer>): ApiCall<Params, Query, Body, Answer> {
  return call;
}
