import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';

import { readBody, sendHtml, sendJson } from './small-server';

/** A payment as the mock's own books have it. */
export interface MockPayment {
  id: string;
  /** Our key, which the store sent with it. */
  key: string;
  amountCents: number;
  state: 'open' | 'approved' | 'paid' | 'closed';
  returnUrl: string;
  cancelUrl: string;
  /** The mock's name for the captured money. */
  captureId: string;
  /** By the store's key, or by any key if someone refunds at the provider. */
  refunds: Map<string, MockRefund>;
  disputes: MockDispute[];
}

interface MockRefund {
  id: string;
  cents: number;
  isFailed?: boolean;
}

export interface MockDispute {
  id: string;
  cents: number;
  state: 'open' | 'won' | 'lost';
}

export interface MockCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  headers: http.IncomingHttpHeaders;
}

export interface MockAnswer {
  status: number;
  body: unknown;
}

export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

export interface WebhookDetails {
  eventId?: string;
  /** The moment of the event, and of its signature. */
  at?: Date;
  /** The address that it is sent to. */
  url: string;
  /** Another body than the event of the payment. */
  body?: string;
}

/**
 * A small server that stands in for a payment provider: its API as the official package speaks it, the page on which
 * a buyer pays, books of its own, and signed webhooks.
 */
export abstract class MockProvider {
  readonly payments: MockPayment[] = [];
  /** What was asked, e.g. 'POST /v1/refunds'. */
  readonly calls: string[] = [];
  /** Answers like this instead, as a provider that is down or that does not want to. */
  failure: number | undefined;
  /** Takes this many cents more than was asked for. */
  tooMuch = 0;
  readonly #server: http.Server;
  readonly #answers = new Map<string, MockPayment>();
  #url = '';

  constructor() {
    this.#server = http.createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) =>
        sendJson(response, 500, { error: String(error) }),
      );
    });
  }

  get url(): string {
    return this.#url;
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The mock has no address.');
    this.#url = `http://127.0.0.1:${address.port}`;
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  protected abstract answer(call: MockCall): MockAnswer;

  /** A webhook that tells of the payment as it is now, signed as the provider signs. */
  abstract webhook(payment: MockPayment, details: WebhookDetails): SignedWebhook;

  /** A webhook that tells of a refund or dispute of the payment, which names the captured money but not our key. */
  abstract reversalWebhook(
    payment: MockPayment,
    kind: 'refund' | 'dispute',
    details: WebhookDetails,
  ): SignedWebhook;

  /** As someone who refunds at the provider, not in the store. */
  refundThere(payment: MockPayment, cents: number): void {
    if (this.refund(payment, `there-${randomUUID()}`, cents) === undefined) throw new Error('Less is left.');
  }

  /** As a buyer whose bank disputes the payment. */
  dispute(payment: MockPayment, cents: number): MockDispute {
    const dispute: MockDispute = { id: `dispute_${randomUUID()}`, cents, state: 'open' };
    payment.disputes.push(dispute);
    return dispute;
  }

  /** What the provider's page does when the buyer agrees. */
  protected agree(payment: MockPayment): void {
    payment.state = 'paid';
  }

  /** As a buyer who pays on the page and does not come back. */
  pay(payment: MockPayment): void {
    if (payment.state !== 'open') throw new Error(`The page is ${payment.state}.`);
    this.agree(payment);
  }

  /** The newest payment. */
  get last(): MockPayment {
    const payment = this.payments.at(-1);
    if (payment === undefined) throw new Error('Nothing was begun.');
    return payment;
  }

  /** The same key begins the same payment, as providers promise. */
  protected begin(
    key: string,
    request: Pick<MockPayment, 'amountCents' | 'returnUrl' | 'cancelUrl'>,
  ): MockPayment {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const payment: MockPayment = {
      ...request,
      id: `page_${randomUUID()}`,
      key,
      state: 'open',
      captureId: `money_${randomUUID()}`,
      refunds: new Map(),
      disputes: [],
    };
    this.#answers.set(key, payment);
    this.payments.push(payment);
    return payment;
  }

  protected find(id: string): MockPayment | undefined {
    return this.payments.find((payment) => payment.id === id);
  }

  protected ofCapture(id: string): MockPayment | undefined {
    return this.payments.find((payment) => payment.captureId === id && payment.state === 'paid');
  }

  protected takenCents(payment: MockPayment): number {
    return payment.amountCents + this.tooMuch;
  }

  /** The provider accepts the credentials. Set to false by tests. */
  hasValidKey = true;

  protected refundedCents(payment: MockPayment): number {
    return [...payment.refunds.values()].reduce((sum, { cents }) => sum + cents, 0);
  }

  /** The same refund key is one refund; undefined when there is less left. */
  protected refund(payment: MockPayment, refundKey: string, cents: number): string | undefined {
    const known = payment.refunds.get(refundKey);
    if (known !== undefined) return known.id;
    if (cents > this.takenCents(payment) - this.refundedCents(payment)) return undefined;
    const id = `refund_${createHash('sha256').update(refundKey).digest('hex').slice(0, 16)}`;
    payment.refunds.set(refundKey, { id, cents });
    return id;
  }

  protected pageOf(payment: MockPayment): string {
    return `${this.url}/page/${payment.id}`;
  }

  async #handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    if (url.pathname.startsWith('/page/')) return this.#showPage(method, url.pathname, response);
    this.calls.push(`${method} ${url.pathname}`);
    if (this.failure !== undefined) return sendJson(response, this.failure, { error: {}, errors: [] });
    const call = { method, path: url.pathname, query: url.searchParams, body, headers: request.headers };
    const answer = this.hasValidKey ? this.answer(call) : { status: 401, body: { error: {}, errors: [] } };
    sendJson(response, answer.status, answer.body);
  }

  #showPage(method: string, path: string, response: http.ServerResponse): void {
    const payment = this.find(path.replace('/page/', ''));
    if (payment === undefined || payment.state !== 'open')
      return sendHtml(response, 410, '<h1>This page is closed</h1>');
    if (method === 'POST') {
      this.agree(payment);
      response.writeHead(303, { Location: payment.returnUrl }).end();
      return;
    }
    sendHtml(
      response,
      200,
      `<h1>Hosted payment page</h1>
      <p>${(payment.amountCents / 100).toFixed(2)} USD</p>
      <form method="post"><button>Pay now</button></form>
      <p><a href="${payment.cancelUrl}">Cancel and return</a></p>`,
    );
  }
}
