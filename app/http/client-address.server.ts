import { createHmac } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';

/**
 * Hashes the client's address, to recognize it without storing it; '' if it is unknown.
 *
 * @returns undefined with RATE_LIMITS=off, when clients aren't limited.
 */
export function hashClientAddress({
  clientAddress,
  env,
}: Pick<AppLoadContext, 'clientAddress' | 'env'>): string | undefined {
  if (!env.rateLimits) return undefined;
  if (clientAddress === undefined) return '';
  return createHmac('sha256', env.sessionSecret).update(clientAddress).digest('base64url');
}
