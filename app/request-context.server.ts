import type { Db } from '../db/schema';
import type { ApiCall } from './api/api-call';
import type { PaymentProviders } from './domain/selling/payments/payment-providers.server';
import type { ReportError } from './edge/report-error';
import type { Env } from './env.server';

/** What every loader and action is given beside its request. */
export interface RequestContext {
  db: Db;
  env: Env;
  payments: PaymentProviders;
  /** Logs an unexpected error and passes it to the error tracker. */
  reportError: ReportError;
  /** Names the request in logs and in error pages. */
  requestId: string;
  /** A request of our own script for data, not of a browser for a page. */
  isDataRequest: boolean;
  /** For the scripts of this response; the Content-Security-Policy lets no other inline script run. */
  nonce: string;
  /** Told that the database could not do what it was asked, so that the answer is 503 whatever the page says. */
  onUnavailable?: () => void;
  /** Told every answer of the API: tests hold each against the OpenAPI document. */
  onApiAnswer?: (call: ApiCall, answer: Response) => Promise<void>;
}
