import type { Db } from '../db/schema';
import type { ApiCall } from './api/api-call';
import type { CookieChoice } from './domain/base/sessions/cookie-choice.schema';
import type { FullVehicle } from './domain/goods/fitment/vehicle.rules';
import type { PaymentProviders } from './domain/selling/payments/payment-providers.server';
import type { ReportError } from './edge/report-error';
import type { Env } from './env.server';

/** What a public page depends on besides its address. Part of the page cache's key. */
export interface PageVariant {
  /** The selected vehicle. */
  vehicle: FullVehicle | undefined;
  /** Whether a buyer with an account is signed in. */
  isSignedIn: boolean;
  /** The choice in the cookie bar. */
  cookieChoice: CookieChoice | undefined;
  /** Whether the visitor has chosen French, or their browser prefers it and they haven't chosen. */
  french: 'chosen' | 'offered' | undefined;
}

/** The context of every loader and action. */
export interface RequestContext {
  db: Db;
  env: Env;
  payments: PaymentProviders;
  /** Logs an unexpected error and passes it to the error tracker. */
  reportError: ReportError;
  /** The client's address as rate limits count it; undefined if unknown. */
  clientAddress?: string;
  /** Names the request in logs and in error pages. */
  requestId: string;
  /** Whether the page's script requests data, as opposed to a browser requesting a page. */
  isDataRequest: boolean;
  /** Nonce of the page's inline scripts. */
  nonce: string;
  /** Set when a page is rendered for the cache: its inline scripts are allowed by their hashes instead of the nonce. */
  pageVariant?: PageVariant | undefined;
  /** Reports that the database is unavailable, so that the response is a 503 whatever the page says. */
  onUnavailable?: () => void;
  /** Called with every API response. Tests compare them with the OpenAPI document. */
  onApiAnswer?: (call: ApiCall, answer: Response) => Promise<void>;
}
