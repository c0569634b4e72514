import type { ZodType, ZodTypeDef } from 'zod';

import { ProviderRefusedError, WebhookRefusedError, type RefundResult } from './payment-provider';

/** Turns a provider's final no into a ProviderRefusedError; `isRefusal` knows its errors. */
export async function refuseOnError<Result>(
  answer: Promise<Result>,
  isRefusal: (error: unknown) => boolean,
): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) throw new ProviderRefusedError(getErrorMessage(error));
    throw error;
  }
}

/** The same for a refund, where a no is an answer. */
export async function refundOrRefuse(
  refund: () => Promise<RefundResult>,
  isRefusal: (error: unknown) => boolean,
): Promise<RefundResult> {
  try {
    return await refund();
  } catch (error) {
    if (isRefusal(error)) return { status: 'refused', reason: getErrorMessage(error) };
    throw error;
  }
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * What a webhook's body says: it must be one JSON value and nothing behind it.
 *
 * @throws WebhookRefusedError when it is not what the provider sends.
 */
export function parseWebhookBody<Body>(schema: ZodType<Body, ZodTypeDef, unknown>, rawBody: string): Body {
  try {
    return schema.parse(JSON.parse(rawBody));
  } catch {
    throw new WebhookRefusedError('The webhook cannot be read.');
  }
}
