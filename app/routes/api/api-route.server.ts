import { createHash } from 'node:crypto';
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import type { ApiCall } from '../../api/api-call';
import { describeIssue } from '../../api/default-messages.rules';
import type { Actor } from '../../domain/base/audit/actor';
import {
  ApiError,
  answerApi,
  getFieldErrors,
  refuseToken,
  requireApiActor,
  requireApiVisitor,
} from '../../http/api.server';
import { withIdempotencyKey, readIdempotencyKey, type StoredAnswer } from './idempotency.server';
import { findSession } from '../../http/session.server';

/** A handler's validated input. */
interface Asked<Params, Query, Body> {
  context: AppLoadContext;
  request: Request;
  params: Params;
  query: Query;
  body: Body;
  idempotencyKey: string | undefined;
}

/** A handler's output and headers. */
interface Reply<Answer> {
  answer: Answer;
  headers?: Record<string, string> | Headers;
}

/** Output of writes without other data. */
export const DONE = { success: true } as const;

/** A call with its handler. */
export interface BoundCall {
  call: ApiCall;
  run: (args: LoaderFunctionArgs) => Promise<Response>;
}

/** Binds a public call, or one that requires a visitor's session. */
export function bindCall<
  Params extends z.ZodTypeAny,
  Query extends z.ZodTypeAny,
  Body extends z.ZodTypeAny,
  Answer extends z.ZodTypeAny,
>(
  call: ApiCall<Params, Query, Body, Answer>,
  handle: (
    asked: Asked<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Reply<z.output<Answer>>>,
): BoundCall {
  return { call, run: (args) => runCall(call, args, handle) };
}

/** A body schema whose defaults depend on the settings. */
type BodySchemaFor<Body> = (context: AppLoadContext) => Promise<z.ZodType<Body, z.ZodTypeDef, unknown>>;

/** Binds a call for staff and tokens; the handler gets the actor. */
export function bindCallWithActor<
  Params extends z.ZodTypeAny,
  Query extends z.ZodTypeAny,
  Body extends z.ZodTypeAny,
  Answer extends z.ZodTypeAny,
>(
  call: ApiCall<Params, Query, Body, Answer>,
  handle: (
    asked: Asked<z.output<Params>, z.output<Query>, z.output<Body>> & { actor: Actor },
  ) => Promise<Reply<z.output<Answer>>>,
  bodySchemaFor?: BodySchemaFor<z.output<Body>>,
): BoundCall {
  const { permission } = call;
  if (permission === undefined) throw new Error(`${call.id} is open to everyone: bind it by on().`);
  return {
    call,
    run: (args) =>
      runCall(
        call,
        args,
        async (asked) => {
          const actor = await requireApiActor(asked.context, asked.request, permission);
          return handle({ ...asked, actor });
        },
        bodySchemaFor,
      ),
  };
}

/** Creates the loader and action of an address from its calls. */
export function createApiRoute(...bound: BoundCall[]) {
  const methods = bound.map(({ call }) => call.method);
  const answer = (args: LoaderFunctionArgs): Promise<Response> => {
    const method = args.request.method === 'HEAD' ? 'GET' : args.request.method;
    const asked = bound.find(({ call }) => call.method === method);
    if (asked !== undefined) return asked.run(args);
    const besides = bound.some(({ call }) => call.isPayment === true) ? { success: false } : {};
    return answerApi(args.context, () => Promise.reject(createWrongMethodError(methods)), besides);
  };
  return {
    loader: answer,
    action: (args: ActionFunctionArgs) => answer(args),
  };
}

function createWrongMethodError(methods: string[]): ApiError {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new ApiError(405, `This address takes ${methods.join(' and ')}.`, undefined, {
    Allow: allowed.join(', '),
  });
}

async function runCall<
  Params extends z.ZodTypeAny,
  Query extends z.ZodTypeAny,
  Body extends z.ZodTypeAny,
  Answer extends z.ZodTypeAny,
>(
  call: ApiCall<Params, Query, Body, Answer>,
  { context, request, params }: LoaderFunctionArgs,
  handle: (
    asked: Asked<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Reply<z.output<Answer>>>,
  bodySchemaFor?: BodySchemaFor<z.output<Body>>,
): Promise<Response> {
  const answer = async () => {
    // Authorize before validating, so that strangers learn nothing.
    if (call.permission !== undefined) await requireApiActor(context, request, call.permission);
    if (call.isOfSession === true) refuseToken(request);
    if (call.takes !== undefined) await requireApiVisitor(context, request);
    const named = call.params.safeParse(params);
    if (!named.success) throw new ApiError(404, call.notFound ?? 'There is nothing here.');
    const query = parseWithSchema(call.query, parseQuery(call.query, new URL(request.url).searchParams), 400);
    if (call.method === 'GET') {
      const reply = await handle({
        context,
        request,
        params: named.data,
        query,
        body: {},
        idempotencyKey: undefined,
      });
      return readAnswer(call, request, reply);
    }
    const idempotencyKey = readIdempotencyKey(request);
    const text = await request.text();
    const schema = (await bodySchemaFor?.(context)) ?? call.body;
    const body = schema === undefined ? {} : parseWithSchema(schema, parseJson(text), 422);
    let headers = new Headers();
    const write = async (): Promise<StoredAnswer> => {
      const reply = await handle({ context, request, params: named.data, query, body, idempotencyKey });
      headers = new Headers(reply.headers);
      return { status: call.status, body: reply.answer };
    };
    if (idempotencyKey === undefined) return writeAnswer(await write(), headers);
    const path = new URL(request.url).pathname;
    const scope = `${await getClient(context, request)} ${call.method} ${path}`;
    const keyed = { scope, key: idempotencyKey, body: text };
    const given = await withIdempotencyKey(context.db, keyed, write);
    return writeAnswer(given, given.isReplayed ? new Headers({ 'Idempotent-Replayed': 'true' }) : headers);
  };
  const given = await answerApi(context, answer, call.isPayment === true ? { success: false } : {});
  await context.onApiAnswer?.(call, given.clone());
  return given;
}

/** Parses a URL's query for its schema: all values of lists, the last of others. */
function parseQuery(schema: z.ZodTypeAny, params: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = Object.fromEntries(params);
  const fields: Record<string, z.ZodTypeAny> = schema instanceof z.ZodObject ? schema.shape : {};
  for (const [name, field] of Object.entries(fields))
    if (isList(field)) query[name] = params.getAll(name).filter((value) => value !== '');
  return query;
}

function isList(schema: z.ZodTypeAny): boolean {
  if (schema instanceof z.ZodOptional) return isList(schema.unwrap());
  return schema instanceof z.ZodArray;
}

/** @throws ApiError with field errors. */
function parseWithSchema<Output>(
  schema: z.ZodType<Output, z.ZodTypeDef, unknown>,
  given: unknown,
  status: 400 | 422,
): Output {
  const result = schema.safeParse(given, { errorMap: describeIssue });
  if (result.success) return result.data;
  const fieldErrors = getFieldErrors(result.error);
  const { '': ofAll, ...ofFields } = fieldErrors;
  const first = ofAll ?? getFirstError(ofFields) ?? 'The body is not as expected.';
  throw new ApiError(status, first, Object.keys(ofFields).length > 0 ? ofFields : undefined);
}

/** Returns the first field's error, with the field's name if the message lacks it ('Send text'). */
function getFirstError(fieldErrors: Record<string, string>): string | undefined {
  const [first] = Object.entries(fieldErrors);
  if (first === undefined) return undefined;
  const [field, message] = first;
  return message.startsWith('Send ') ? `${field}: ${message}` : message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The body is not JSON.');
  }
}

/** Returns the scope of idempotency keys: token or session. */
async function getClient(context: AppLoadContext, request: Request): Promise<string> {
  const session = (await findSession(context, request))?.idHash ?? 'anyone';
  const authorization = request.headers.get('Authorization');
  // Uses both: behind a proxy, Basic authentication is the same for everyone.
  return authorization === null ? session : `token ${hashText(authorization)} ${session}`;
}

/** Adds an ETag, and answers 304 if it matches. */
function readAnswer(call: ApiCall, request: Request, { answer, headers }: Reply<unknown>): Response {
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

function writeAnswer({ status, body }: StoredAnswer, headers: Headers): Response {
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

function hashText(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');
}
