import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { ProviderFailuresTable } from '../../../../db/tables/payments';
import {
  isFinalRefusal,
  ProviderRefusedError,
  WebhookRefusedError,
  WebhookUnknownError,
  type PaymentProvider,
} from '../../../integrations/payments/payment-provider';
import { isoIn, nowIso } from '../../base/shared/clock';
import type { PaymentProviders } from './payment-providers.server';

/** 'credentials': the key was rejected. 'refused': one request was. 'outage': no answer, or a server error. */
type FailureKind = ProviderFailuresTable['kind'];

/** Logs an error, as `createErrorReporter` creates it. */
type ReportError = (error: unknown, message: string, details: Record<string, unknown>) => void;

/** A refused request concerns one order, so its notice ends by itself. */
const REFUSED_NOTICE_MS = 24 * 60 * 60_000;

export type ProviderFailure = Awaited<ReturnType<typeof listProviderFailures>>[number];

/** Watches every call of every provider: failures are logged, counted, and shown on the dashboard. */
export function watchProviders(
  payments: PaymentProviders,
  db: Db,
  reportError: ReportError,
): PaymentProviders {
  const watch = <Provider extends PaymentProvider | undefined>(provider: Provider): Provider =>
    provider === undefined ? provider : watchProvider(provider, db, reportError);
  return {
    ...payments,
    forMethod: (method) => watch(payments.forMethod(method)),
    named: (name) => watch(payments.named(name)),
  };
}

function watchProvider<Provider extends PaymentProvider>(
  provider: Provider,
  db: Db,
  reportError: ReportError,
): Provider {
  return new Proxy(provider, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        try {
          const result: unknown = await value.apply(target, given);
          const reason = findRefusal(result);
          if (reason === undefined) await recordRecovery(db, provider.name);
          else await recordFailure(new ProviderRefusedError(reason), given);
          return result;
        } catch (error) {
          await recordFailure(error, given);
          throw error;
        }
      };
      async function recordFailure(error: unknown, given: readonly unknown[]): Promise<void> {
        const kind = findFailureKind(error);
        if (kind === undefined) return;
        const attempt = await findAttempt(db, given[0]);
        const details = { provider: provider.name, call: String(name), kind, ...attempt };
        reportError(error, 'payment provider failed', details);
        await saveFailure(db, provider.name, kind, attempt?.orderNumber ?? '');
      }
    },
  });
}

/** A refund is refused by its result, not by an error. */
function findRefusal(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('status' in result)) return undefined;
  return result.status === 'refused' && 'reason' in result ? String(result.reason) : undefined;
}

/** Returns undefined for errors that aren't the provider's: forged webhooks, and payments it doesn't know. */
function findFailureKind(error: unknown): FailureKind | undefined {
  if (error instanceof WebhookRefusedError || error instanceof WebhookUnknownError) return undefined;
  const status = findStatus(error) ?? (error instanceof Error ? findStatus(error.cause) : undefined);
  if (status === 401 || status === 403) return 'credentials';
  if (status === 404) return undefined;
  return error instanceof ProviderRefusedError || isFinalRefusal(status) ? 'refused' : 'outage';
}

function findStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Calls start with our key, or with a request that has it. */
async function findAttempt(db: Db, given: unknown) {
  const key = typeof given === 'object' && given !== null && 'key' in given ? given.key : given;
  if (typeof key !== 'string') return undefined;
  return db
    .selectFrom('payment_attempts as a')
    .leftJoin('orders as o', 'o.id', 'a.order_id')
    .select(['a.id as attempt', 'o.number as orderNumber'])
    .where('a.idempotency_key', '=', key)
    .executeTakeFirst();
}

async function saveFailure(db: Db, provider: string, kind: FailureKind, orderNumber: string): Promise<void> {
  const failed = { order_number: orderNumber, last_at: nowIso(), recovered_at: null };
  await db
    .insertInto('provider_failures')
    .values({ provider, kind, ...failed })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'kind'])
        .doUpdateSet({ ...failed, count: sql`provider_failures.count + 1` }),
    )
    .execute();
}

async function recordRecovery(db: Db, provider: string): Promise<void> {
  await db
    .updateTable('provider_failures')
    .set({ recovered_at: nowIso() })
    .where('provider', '=', provider)
    .where('kind', '!=', 'refused')
    .where('recovered_at', 'is', null)
    .execute();
}

/** Lists what staff should know of now: failures that last, and requests refused within a day. */
export function listProviderFailures(db: Db) {
  return db
    .selectFrom('provider_failures')
    .select(['provider', 'kind', 'order_number as orderNumber', 'last_at as lastAt'])
    .where('recovered_at', 'is', null)
    .where((build) =>
      build.or([build('kind', '!=', 'refused'), build('last_at', '>', isoIn(-REFUSED_NOTICE_MS))]),
    )
    .orderBy('last_at', 'desc')
    .execute();
}
