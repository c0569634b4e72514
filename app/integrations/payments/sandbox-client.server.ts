import { z } from 'zod';

import type {
  CapturedCharge,
  ChargeRequest,
  ChargeResult,
  DirectProvider,
  RefundRequest,
  RefundResult,
} from './payment-provider';

const TIMEOUT_MS = 6_000;

const ChargeSchema = z.union([
  z.object({ status: z.literal('captured'), reference: z.string(), amountCents: z.number().int() }),
  z.object({ status: z.literal('declined'), reason: z.string() }),
]);

const FoundSchema = z.object({
  charge: z
    .object({ reference: z.string(), amountCents: z.number().int(), refunded: z.boolean() })
    .nullable(),
});

const CanceledSchema = z.object({ status: z.enum(['cancelled', 'captured']) });

const RefundSchema = z.union([
  z.object({ status: z.enum(['paid', 'pending']), reference: z.string() }),
  z.object({ status: z.literal('refused'), reason: z.string() }),
]);

/** A client of the sandbox in a separate server, which survives a crash of the store and can be unreachable. */
export class SandboxClient implements DirectProvider {
  readonly name = 'sandbox';
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult> {
    return this.#ask('charge', request, ChargeSchema, signal);
  }

  async find(key: string): Promise<CapturedCharge | undefined> {
    return (await this.#ask('find', { key }, FoundSchema)).charge ?? undefined;
  }

  async cancel(key: string): Promise<'cancelled' | 'captured'> {
    return (await this.#ask('cancel', { key }, CanceledSchema)).status;
  }

  refund(request: RefundRequest): Promise<RefundResult> {
    return this.#ask('refund', request, RefundSchema);
  }

  async #ask<Output>(
    call: string,
    body: object,
    schema: z.ZodType<Output>,
    signal = AbortSignal.timeout(TIMEOUT_MS),
  ): Promise<Output> {
    const response = await fetch(new URL(call, this.#url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok) throw new Error(`The sandbox returned ${response.status}.`);
    return schema.parse(await response.json());
  }
}
