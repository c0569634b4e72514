import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';

import { getLanguage } from '~/i18n/language';
import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';
import type { ApiCall } from '../../api/api-call';
import type { Actor } from '../../domain/base/audit/actor';
import {
  ApiError,
  answerApi,
  createWrongMethodError,
  refuseToken,
  requireApiActor,
  requireApiVisitor,
} from '../../http/api.server';
import { parseJson, parseQuery, parseWithSchema } from './api-input.server';
import { createReadResponse, createWriteResponse, hashText } from './api-response.server';
import { withIdempotencyKey, readIdempotencyKey, type StoredAnswer } from './idempotency.server';
import { prefersFrench } from '../../http/language-choice.server';
import { findSession } from '../../http/session.server';

/** A handler's validated input. */
interface Asked<Call extends ApiCall> {
  context: AppLoadContext;
  request: Request;
  params: z.output<Call['params']>;
  query: z.output<Call['query']>;
  body: z.output<NonNullable<Call['body']>>;
  idempotencyKey: string | undefined;
}

/** A handler's output and headers. */
interface Reply<Call extends ApiCall> {
  answer: z.output<Call['answer']>;
  headers?: Record<string, string> | Headers;
}

/** Output of writes without other data. */
export const DONE = { success: true } as const;

/** A call with its handler. */
export interface BoundCall {
  call: ApiCall;
  run: (args: LoaderFunctionArgs) => Promise<Response>;
}

/**
 * Binds a public call, or one that requires a visitor's session. The latter's messages are in the language of the
 * request, and so is the mail of an order that it places; catalog data is in English for everyone.
 */
export function bindCall<Call extends ApiCall>(
  call: Call,
  handle: (asked: Asked<Call>) => Promise<Reply<Call>>,
): BoundCall {
  const hasLanguage = call.isOfSession === true || call.takes !== undefined;
  return {
    call,
    run: async (args) => {
      if (!hasLanguage) return runCall(call, args, handle);
      const language = prefersFrench(args.request.headers.get('Accept-Language')) ? 'fr-CA' : 'en';
      return inLanguage(language, async () => {
        const answer = await runCall(call, args, handle);
        answer.headers.set('Content-Language', getLanguage());
        answer.headers.append('Vary', 'Accept-Language');
        return answer;
      });
    },
  };
}

/** A body schema whose defaults depend on the settings. */
type BodySchemaFor<Body> = (context: AppLoadContext) => Promise<z.ZodType<Body, z.ZodTypeDef, unknown>>;

/** Binds a call for staff and tokens; the handler gets the actor. */
export function bindCallWithActor<Call extends ApiCall>(
  call: Call,
  handle: (asked: Asked<Call> & { actor: Actor }) => Promise<Reply<Call>>,
  bodySchemaFor?: BodySchemaFor<Asked<Call>['body']>,
): BoundCall {
  const { permission } = call;
  if (permission === undefined) throw new Error(`${call.id} is public: use bindCall.`);
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

async function runCall<Call extends ApiCall>(
  call: Call,
  { context, request, params }: LoaderFunctionArgs,
  handle: (asked: Asked<Call>) => Promise<Reply<Call>>,
  bodySchemaFor?: BodySchemaFor<Asked<Call>['body']>,
): Promise<Response> {
  const answer = async () => {
    // Authorize before validating, so that strangers learn nothing.
    if (call.permission !== undefined) await requireApiActor(context, request, call.permission);
    if (call.isOfSession === true) refuseToken(request);
    if (call.takes !== undefined) await requireApiVisitor(context, request);
    const named = call.params.safeParse(params);
    if (!named.success) throw new ApiError(404, call.notFound?.() ?? t`Not found.`);
    const query = parseWithSchema(call.query, parseQuery(call.query, new URL(request.url).searchParams), 400);
    if (call.method === 'GET') {
      const asked = { context, request, params: named.data, query, body: {}, idempotencyKey: undefined };
      return createReadResponse(call, request, await handle(asked));
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
    if (idempotencyKey === undefined) return createWriteResponse(await write(), headers);
    const path = new URL(request.url).pathname;
    const scope = `${await getClient(context, request)} ${call.method} ${path}`;
    const keyed = { scope, key: idempotencyKey, body: text };
    const given = await withIdempotencyKey(context.db, keyed, write);
    return createWriteResponse(
      given,
      given.isReplayed ? new Headers({ 'Idempotent-Replayed': 'true' }) : headers,
    );
  };
  const given = await answerApi(context, answer, call.isPayment === true ? { success: false } : {});
  await context.onApiAnswer?.(call, given.clone());
  return given;
}

/** Returns the scope of idempotency keys: token or session. */
async function getClient(context: AppLoadContext, request: Request): Promise<string> {
  const session = (await findSession(context, request))?.idHash ?? 'anyone';
  const authorization = request.headers.get('Authorization');
  // Uses both: behind a proxy, Basic authentication is the same for everyone.
  return authorization === null ? session : `token ${hashText(authorization)} ${session}`;
}
