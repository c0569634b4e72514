import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { MockProvider } from '../../../tests/support/mock-provider';
import { newMock, PROVIDER_NAMES, providerAt } from '../../../tests/support/mock-providers';
import {
  ProviderRefusedError,
  WebhookRefusedError,
  WebhookUnknownError,
  type HostedProvider,
} from './payment-provider';

const HOOK = 'https://store.example/api/webhooks/it';
const KEY = 'attempt-key-of-22-char';

const request = () => ({
  key: KEY,
  amountCents: 28_078,
  currency: 'USD',
  description: 'KW-7Q4M-2XKD',
  email: 'jo@miller-locks.example',
  returnUrl: 'https://store.example/checkout/return/secret',
  cancelUrl: 'https://store.example/checkout/back/secret',
  expiresAt: new Date(Date.now() + 45 * 60_000).toISOString(),
});

// The official packages run for real; only the server at the other end is ours.
describe.each(PROVIDER_NAMES)('%s', (name) => {
  let mock: MockProvider;
  let provider: HostedProvider;

  beforeEach(async () => {
    mock = await newMock(name).open();
    provider = providerAt(name, mock.url);
  });
  afterEach(() => mock.close());

  async function paid() {
    const { reference } = await provider.begin(request());
    mock.pay(mock.last);
    const found = await provider.find(KEY, reference);
    const payment = found.status === 'approved' ? await provider.capture?.(KEY, reference) : found;
    if (payment?.status !== 'captured') throw new Error('The mock did not take the money.');
    return { hosted: reference, ...payment };
  }

  it('opens a page for the amount, and the same one for the same key', async () => {
    const asked = request();
    const first = await provider.begin(asked);
    expect(first.url).toBe(`${mock.url}/page/${mock.last.id}`);
    expect(await provider.begin(asked)).toEqual(first);
    expect(mock.payments).toMatchObject([
      { key: KEY, amountCents: 28_078, returnUrl: asked.returnUrl, state: 'open' },
    ]);
    expect(await provider.find(KEY, first.reference)).toEqual({ status: 'open' });
  });

  it('tells what was paid', async () => {
    expect(await paid()).toMatchObject({
      reference: mock.last.captureId,
      amountCents: 28_078,
      refunded: false,
    });
  });

  it('can be called back until it is paid', async () => {
    const { reference } = await provider.begin(request());
    expect(await provider.cancel(KEY, reference)).toBe('cancelled');
    // PayPal's orders cannot be called back; the store just never captures them.
    if (name === 'paypal') return;
    expect(await provider.find(KEY, reference)).toEqual({ status: 'closed' });
    expect(() => mock.pay(mock.last)).toThrow('closed');
    expect(await provider.cancel(KEY, reference)).toBe('cancelled');
  });

  it('says so when it is called back too late', async () => {
    const { hosted } = await paid();
    expect(await provider.cancel(KEY, hosted)).toBe('captured');
  });

  it('gives a part back once for each refund key, and never more than there is', async () => {
    const { reference, hosted } = await paid();
    const back = (refundKey: string, amountCents: number) =>
      provider.refund({ key: KEY, reference, amountCents, currency: 'USD', refundKey });
    const first = await back('one', 10_000);
    expect(first).toMatchObject({ status: 'paid' });
    expect(await back('one', 10_000)).toEqual(first);
    expect(await back('two', 18_079)).toMatchObject({ status: 'refused' });
    expect(await provider.find(KEY, hosted)).toMatchObject({ status: 'captured', refunded: false });
    expect(await back('three', 18_078)).toMatchObject({ status: 'paid' });
    expect(await provider.find(KEY, hosted)).toMatchObject({ status: 'captured', refunded: true });
    expect([...mock.last.refunds.values()].map(({ cents }) => cents)).toEqual([10_000, 18_078]);
  });

  it('that refuses is told from one that is down', async () => {
    mock.failure = 400;
    await expect(provider.begin(request())).rejects.toThrow(ProviderRefusedError);
    mock.failure = 503;
    const down = provider.begin(request());
    await expect(down).rejects.toThrow();
    await expect(down).rejects.not.toThrow(ProviderRefusedError);
  });

  describe('telling by itself', () => {
    const read = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
      provider.readWebhook({ rawBody: body, headers: new Headers(headers), url: HOOK });
    const age = (seconds: number) => new Date(Date.now() - seconds * 1000);

    beforeEach(async () => {
      await provider.begin(request());
      mock.pay(mock.last);
    });

    it('is believed, up to 300 seconds', async () => {
      const message = mock.webhook(mock.last, { eventId: 'evt-1', url: HOOK, at: age(295) });
      expect(await read(message)).toMatchObject({ eventId: 'evt-1', key: KEY });
    });

    it('is refused unsigned', async () => {
      const { body } = mock.webhook(mock.last, { url: HOOK });
      await expect(read({ body, headers: {} })).rejects.toThrow(WebhookRefusedError);
    });

    it('is refused with one byte changed', async () => {
      const { body, headers } = mock.webhook(mock.last, { eventId: 'evt-1', url: HOOK });
      const altered = body.replace('evt-1', 'evt-2');
      await expect(read({ body: altered, headers })).rejects.toThrow(WebhookRefusedError);
      await expect(read({ body: `${body} `, headers })).rejects.toThrow(WebhookRefusedError);
    });

    it.runIf(name !== 'square')('is refused after 300 seconds', async () => {
      const message = mock.webhook(mock.last, { url: HOOK, at: age(301) });
      await expect(read(message)).rejects.toThrow(WebhookRefusedError);
    });

    it.runIf(name === 'square')('is believed for as long as Square sends it again', async () => {
      const message = mock.webhook(mock.last, { eventId: 'evt-1', url: HOOK, at: age(86_400) });
      expect(await read(message)).toMatchObject({ eventId: 'evt-1', key: KEY });
    });

    it.each(['null', '{}', '[]', '{"id":"evt-1"}', '{"id":1,"event_id":1,"data":null,"resource":[]}'])(
      'is told apart from a forged one when it is signed, and no event: %s',
      async (body) => {
        const message = mock.webhook(mock.last, { url: HOOK, body });
        await expect(read(message)).rejects.toThrow(WebhookUnknownError);
      },
    );

    it('is refused when it is no event', async () => {
      const { headers } = mock.webhook(mock.last, { url: HOOK });
      for (const body of ['', 'null', '{}', '{"id":"x"},"webhook_id":"y"'])
        await expect(read({ body, headers })).rejects.toThrow(WebhookRefusedError);
    });
  });
});

it('Square’s signature is for the address that it was sent to', async () => {
  const mock = await newMock('square').open();
  const provider = providerAt('square', mock.url);
  await provider.begin(request());
  const { body, headers } = mock.webhook(mock.last, { url: 'https://other.example/api/webhooks/square' });
  const reading = provider.readWebhook({ rawBody: body, headers: new Headers(headers), url: HOOK });
  await expect(reading).rejects.toThrow(WebhookRefusedError);
  await mock.close();
});
