import type { AppLoadContext } from '@remix-run/node';
import type { ZodError } from 'zod';

import { getLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { isUnavailable } from '../../db/unavailable';
import { toStaffActor, toTokenActor } from '../domain/base/audit/actor';
import { ConflictError, FieldError, NotFoundError, StockShortageError } from '../domain/base/shared/errors';
import { StockMovedError } from '../domain/goods/inventory/stock.server';
import { IllegalTransitionError } from '../domain/selling/orders/order-states.rules';
import { hasPermission, type Permission } from '../domain/base/staff/permissions.rules';
import { findScope, listScopes } from '../domain/base/tokens/token-scopes.rules';
import { acceptApiToken } from '../domain/base/tokens/tokens.server';
import { REFUSALS } from '../edge/refusal-texts';
import { TRY_AGAIN_SECONDS } from '../edge/unavailable';
import { serverPaths } from '../server-paths';
import { getHostCookieName } from './host-cookie.server';
import { SESSION_COOKIE, findSession } from './session.server';

/** An API error: status, message, and field errors (DESIGN 7). */
export class ApiError extends Error {
  readonly status: number;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Additional members of the error object. */
  readonly besides: Record<string, unknown>;

  constructor(
    status: number,
    message: string,
    fieldErrors?: Record<string, string>,
    headers: Record<string, string> = {},
    besides: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.headers = headers;
    this.besides = besides;
  }
}

/**
 * Runs an API handler and converts errors to `{ error, fieldErrors?, requestId }`.
 *
 * @param besides additional members for this address's errors.
 */
export async function answerApi(
  context: AppLoadContext,
  handler: () => Promise<Response>,
  besides: Record<string, unknown> = {},
): Promise<Response> {
  try {
    return await handler();
  } catch (error) {
    const refusal = toApiError(error);
    if (refusal.status === 500 || isUnavailable(error)) {
      context.reportError(error, 'api failed', { requestId: context.requestId });
    }
    const { message, status, fieldErrors, headers } = refusal;
    return Response.json(
      {
        ...besides,
        ...refusal.besides,
        error: message,
        ...(fieldErrors === undefined ? {} : { fieldErrors }),
        requestId: context.requestId,
      },
      { status, headers: { 'Cache-Control': 'no-store', ...headers } },
    );
  }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StockMovedError) return new ApiError(412, error.message);
  if (error instanceof NotFoundError) return new ApiError(404, error.message);
  if (error instanceof FieldError) return new ApiError(422, error.message, { [error.field]: error.message });
  if (
    error instanceof ConflictError ||
    error instanceof StockShortageError ||
    error instanceof IllegalTransitionError
  )
    return new ApiError(409, error.message);
  if (isUnavailable(error))
    return new ApiError(503, REFUSALS.cannotSave[getLanguage()], undefined, {
      'Retry-After': String(TRY_AGAIN_SECONDS),
    });
  return new ApiError(500, REFUSALS.failed[getLanguage()]);
}

/**
 * Returns the actor: a token with a sufficient scope, otherwise a staff session with the permission. A request with a
 * token acts as the token alone.
 *
 * @throws ApiError 401 without either, 403 without the permission.
 */
export async function requireApiActor(context: AppLoadContext, request: Request, permission: Permission) {
  const authorization = request.headers.get('Authorization');
  if (authorization !== null) return requireToken(context, authorization, permission);
  const session = await findSession(context, request);
  if (session?.staff === undefined)
    throw createUnauthorizedError('Sign in as staff, or send an API token as Authorization: Bearer.');
  if (session.staff.mustSetUpFactor)
    throw new ApiError(
      403,
      `The ${session.staff.role} role requires two-factor authentication. Set it up in the back office first.`,
    );
  if (!hasPermission(session.staff.role, permission))
    throw new ApiError(403, `The ${session.staff.role} role doesn’t have permission.`);
  return toStaffActor(session.staff, context.requestId);
}

/**
 * Requires a visitor's session or any token, for calls without a permission.
 *
 * @throws ApiError 401 without either.
 */
export async function requireApiVisitor(context: AppLoadContext, request: Request): Promise<void> {
  if (isWithToken(request)) await acceptToken(context, request.headers.get('Authorization') ?? '');
  else if ((await findSession(context, request)) === undefined) throw createSessionError(context);
}

function createSessionError(context: AppLoadContext): ApiError {
  const path = serverPaths.apiCart();
  return new ApiError(401, t`This call requires a session cookie. Get one from GET ${path}.`, undefined, {
    'WWW-Authenticate': `Cookie realm="api", cookie-name="${getHostCookieName(context, SESSION_COOKIE)}"`,
  });
}

/** @throws ApiError 409 for tokens, which have no session and so no cart. */
export function refuseToken(request: Request): void {
  if (isWithToken(request))
    throw new ApiError(409, t`Tokens have no cart. Send a session cookie instead of the token.`);
}

/** A proxy's Basic authentication isn't a token. */
function isWithToken(request: Request): boolean {
  return /^Bearer /i.test(request.headers.get('Authorization') ?? '');
}

async function acceptToken(context: AppLoadContext, authorization: string) {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  const token = sent === '' ? undefined : await acceptApiToken(context.db, sent);
  if (token === undefined) throw createUnauthorizedError(t`Invalid API token.`, ', error="invalid_token"');
  return token;
}

async function requireToken(context: AppLoadContext, authorization: string, permission: Permission) {
  const token = await acceptToken(context, authorization);
  if (!listScopes(permission).some((one) => token.scopes.includes(one))) {
    const scope = findScope(permission);
    const needed = scope === undefined ? '' : `, scope="${scope}"`;
    throw new ApiError(403, `The token ${token.name} doesn’t have permission.`, undefined, {
      'WWW-Authenticate': `${AUTHENTICATE_HEADER}, error="insufficient_scope"${needed}`,
    });
  }
  return toTokenActor(token, context.requestId);
}

const AUTHENTICATE_HEADER = 'Bearer realm="api"';

function createUnauthorizedError(message: string, detail = ''): ApiError {
  return new ApiError(401, message, undefined, { 'WWW-Authenticate': AUTHENTICATE_HEADER + detail });
}

/** Lists errors by field, and names unknown fields. */
export function getFieldErrors(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= describeUnknownField(key);
    } else {
      fields[issue.path.join('.')] ??= issue.message;
    }
  }
  return fields;
}

function describeUnknownField(key: string): string {
  // In a message, a quote before a brace would make the name a literal.
  const field = `'${key}'`;
  return t`Unknown field ${field}.`;
}

/** Creates the 405 of an address that takes only these methods. */
export function createWrongMethodError(methods: readonly string[]): ApiError {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return new ApiError(405, `Use ${methods.join(' or ')}.`, undefined, {
    Allow: allowed.join(', '),
  });
}
