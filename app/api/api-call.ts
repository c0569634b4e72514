import { z } from 'zod';

import type { Permission } from '../domain/base/staff/permissions.rules';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sections of the documentation, in order. */
export const API_PARTS = {
  Catalog: 'Products, categories, prices, and vehicle fitment.',
  Stock: 'Quantities on hand and stock movements.',
  Cart: 'The session’s cart.',
  Orders: 'Orders and shipments.',
  Customers: 'Business accounts and their users.',
  Payments: 'Express checkout payments.',
} as const;

export type ApiPart = keyof typeof API_PARTS;

const NOTHING = z.object({});

/** A call of the JSON API, from which its route, documentation, and OpenAPI entry are built. */
export interface ApiCall<
  Params extends z.ZodTypeAny = z.ZodTypeAny,
  Query extends z.ZodTypeAny = z.ZodTypeAny,
  Body extends z.ZodTypeAny = z.ZodTypeAny,
  Answer extends z.ZodTypeAny = z.ZodTypeAny,
> {
  /** The operation ID in the OpenAPI document. */
  id: string;
  method: ApiMethod;
  /** With parameters in braces: `/api/products/{id}`. */
  path: string;
  part: ApiPart;
  summary: string;
  text?: string;
  /** Required of staff and tokens; without it, the call is public. */
  permission?: Permission;
  /** Required of staff and tokens for a part of a public call, which `text` names. */
  partlyNeeds?: Permission;
  /** The credentials of a public write (decision 0041). */
  takes?: 'session' | 'session or token';
  /** Concerns the session of the request's cookie. */
  isOfSession?: boolean;
  /** Opens a session if the request has none. */
  opensSession?: boolean;
  params: Params;
  /** Returns the message of a 404 in the request’s language. */
  notFound?: () => string;
  query: Query;
  body?: Body;
  /** Descriptions of the body's fields, and which are required. */
  fields?: Record<string, string>;
  required?: readonly string[];
  /** Parameters of the example request; IDs are those of the demo. */
  exampleParams?: Record<string, string>;
  exampleQuery?: Record<string, string>;
  /** A valid body, for the documentation and for tests that break it. */
  example?: Record<string, unknown>;
  /** The size limit of the body; 100 KB by default (app/edge/body.ts). */
  largestBody?: '512 KB';
  status: 200 | 201;
  answer: Answer;
  /** Errors specific to this call, and when they occur. */
  errors?: Partial<Record<409 | 412 | 503, string>>;
  /** Returns a page of a list, with Link and X-Total-Count. */
  isPaged?: boolean;
  takesIfMatch?: boolean;
  /** Responses, also errors, have `success` (DESIGN 7). */
  isPayment?: boolean;
}

type Defaulted<Call> = Omit<Call, 'params' | 'query' | 'status'> & Partial<Call>;

/** Defines a call, inferring the types that its handler must follow. By default without parameters, answered 200. */
export function defineCall<
  Answer extends z.ZodTypeAny,
  Params extends z.ZodTypeAny = typeof NOTHING,
  Query extends z.ZodTypeAny = typeof NOTHING,
  Body extends z.ZodTypeAny = typeof NOTHING,
>(call: Defaulted<ApiCall<Params, Query, Body, Answer>>): ApiCall<Params, Query, Body, Answer>;
export function defineCall(call: Defaulted<ApiCall>): ApiCall {
  return { params: NOTHING, query: NOTHING, status: 200, ...call };
}
