import type { ZodType, ZodTypeDef } from 'zod';

import { ProviderRefusedError, WebhookUnknownError, type RefundResult } from './payment-provider';

/** Converts a provider's final refusals, recognized by `isRefusal`, to ProviderRefusedError. */
export async function refuseOnError<Result>(
  answer: Promise<Result>,
  isRefusal: (error: unknown) => boolean,
): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error)) throw new ProviderRefusedError(getErrorMessage(error), { cause: error });
    throw error;
  }
}

/** Converts a final refusal of a refund to a result. */
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
 * Parses a webhook's body, which must be a single JSON value.
 *
 * @throws WebhookUnknownError if it doesn't match the schema.
 */
export function parseWebhookBody<Body>(schema: ZodType<Body, ZodTypeDef, unknown>, rawBody: string): Body {
  try {
    return schema.parse(JSON.parse(rawBody));
  } catch {
    throw new WebhookUnknownError('The webhook event is unknown.');
  }
}
