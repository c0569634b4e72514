import { customer } from './placement';
import type { Reply, RunningServer } from './server-process';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The two checkouts, by the page that places the order. */
export const PLACING_PAGES = { express: '/checkout', standard: '/cart/payment' } as const;

export type CheckoutName = keyof typeof PLACING_PAGES;

export const CHECKOUTS = ['express', 'standard'] as const satisfies readonly CheckoutName[];

export type Fields = Record<string, string>;

/** A buyer without JavaScript: opens pages of a real server, fills in the forms that are on them, and posts those. */
export class HttpBuyer {
  /** The server that answers; another one after a crash. */
  server: Pick<RunningServer, 'ask'>;
  readonly #cookies = new Map<string, string>();

  /** @param cookie of a session that is there already. */
  constructor(server: Pick<RunningServer, 'ask'>, cookie?: string) {
    this.server = server;
    if (cookie !== undefined) this.#keep(cookie);
  }

  /** The Cookie header that goes with whatever this buyer asks. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  open(path: string): Promise<Reply> {
    return this.#ask(path);
  }

  post(path: string, fields: Fields): Promise<Reply> {
    return this.#ask(path, String(new URLSearchParams(fields)));
  }

  async addToCart(productId: number, quantity: number): Promise<void> {
    const reply = await this.post('/cart', {
      intent: 'add',
      productId: String(productId),
      quantity: String(quantity),
    });
    if (reply.status !== 303) throw new Error(`The cart answered ${reply.status}.`);
  }

  /** Goes as far as the button that places the order; the form as it would be posted. */
  async fillIn(checkout: CheckoutName, changes: Fields = {}): Promise<Fields> {
    if (checkout === 'standard') {
      const shipped = await this.post('/cart/shipping', { ...customer });
      if (shipped.status !== 303) throw new Error(`Shipping answered ${shipped.status}.`);
    }
    const page = PLACING_PAGES[checkout];
    const reply = await this.open(page);
    const hidden = hiddenFieldsOf(reply.body, page);
    if (hidden['checkoutToken'] === undefined) throw new Error(`${page} answered ${reply.status}, no form.`);
    const typed = checkout === 'express' ? customer : {};
    return { ...hidden, ...typed, poNumber: '', paymentMethod: 'stripe', ...changes };
  }

  place(checkout: CheckoutName, fields: Fields): Promise<Reply> {
    return this.post(PLACING_PAGES[checkout], fields);
  }

  async #ask(path: string, body?: string): Promise<Reply> {
    const { cookie } = this;
    const headers = { ...(body !== undefined && FORM), ...(cookie !== '' && { Cookie: cookie }) };
    const question = body === undefined ? { headers } : { method: 'POST', headers, body };
    const reply = await this.server.ask(path, question);
    for (const set of reply.headers['set-cookie'] ?? []) this.#keep(set.split(';')[0] ?? '');
    return reply;
  }

  #keep(pair: string): void {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** What the form of a page that posts there holds without being asked. */
export function hiddenFieldsOf(html: string, action: string): Fields {
  const form = html
    .split('<form ')
    .find((part) => part.startsWith(`method="post" action="${action}"`) && part.includes('type="hidden"'));
  const inputs = form?.split('</form>')[0]?.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...(inputs ?? [])].map(([, name = '', value = '']) => [name, unescaped(value)]));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The confirmation that an answer leads to: the order was acknowledged. */
export function confirmationIn(reply: Reply): string | undefined {
  return /^\/(?:checkout|cart)\/confirmation\/([\w-]{22})$/.exec(reply.headers.location ?? '')?.[1];
}

/** The toast that comes with an answer, e.g. 'Payment Successful!'. */
export function toastIn(reply: Reply): string | undefined {
  const set = reply.headers['set-cookie']?.find((cookie) => cookie.startsWith('__toast='));
  const value = decodeURIComponent(set?.split(';')[0]?.slice('__toast='.length) ?? '').split('.')[0] ?? '';
  return /"message":"([^"]*)"/.exec(Buffer.from(value, 'base64').toString('utf8'))?.[1];
}

/** The sentence of a page that refuses an order for lack of stock. */
export function shortageIn(reply: Reply): string | undefined {
  return />((?:[^<>]{1,200}: only \d+ left|[^<>]{1,200} is out of stock)\.)</.exec(reply.body)?.[1];
}
