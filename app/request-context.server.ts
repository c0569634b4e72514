import type { Db } from '../db/schema';
import type { ApiCall } from './api/api-call';
import type { CookieChoice } from './domain/base/sessions/cookie-choice.schema';
import type { FullVehicle } from './domain/goods/fitment/vehicle.rules';
import type { PaymentProviders } from './domain/selling/payments/payment-providers.server';
import type { ReportError } from './edge/report-error';
import type { Env } from './env.server';

/** What a public page depends on besides its address. Part of the page cache's key. */
export interface PageVariant {
  /** The vehicle that the visitor works on. */
  vehicle: FullVehicle | undefined;
  /** Whether a buyer with an account is signed in. */
  isSignedIn: boolean;
  /** What was chosen in the cookie bar. */
  cookieChoice: CookieChoice | undefined;
}

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
  /** For the inline scripts of this response; without it the Content-Security-Policy lists their hashes. */
  nonce: string | undefined;
  /** Set when a page is rendered for the cache: what all visitors who are served this page have in common. */
  pageVariant?: PageVariant | undefined;
  /** Told that the database could not do what it was asked, so that the answer is 503 whatever the page says. */
  onUnavailable?: () => void;
  /** Told every answer of the API: tests hold each against the OpenAPI document. */
  onApiAnswer?: (call: ApiCall, answer: Response) => Promise<void>;
}
