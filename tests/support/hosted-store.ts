import { action as checkOut, loader as checkout } from '../../app/routes/store/checkout';
import { action as giveUp, loader as back } from '../../app/routes/store/checkout_.back.$accessKey';
import { action as beginAgain, loader as onTheWay } from '../../app/routes/store/checkout_.pay.$accessKey';
import { loader as comeBack } from '../../app/routes/store/checkout_.return.$accessKey';
import { action as webhook } from '../../app/routes/api/webhooks.$provider';
import type { MockProvider, SignedWebhook } from './mock-provider';
import { newMock, providerAt, type ProviderName } from './mock-providers';
import { customer } from './placement';
import { answerOf, locationIn, opening, posting, toastAfter, type Answer } from './requests';
import { openTestStore, type StoreOptions, type TestStore } from './test-store';

/** A store whose buyers pay on a mock's page, and what they do there. */
export interface HostedStore {
  store: TestStore;
  mock: MockProvider;
  cookie: string;
  cartId: string;
  /** Where the mock must send its webhooks. */
  hookUrl: string;
  /** Sends the checkout's form and keeps the order's secret. */
  checkOut(changes?: Record<string, string>): Promise<Shown>;
  onTheWay(): Promise<Shown>;
  beginAgain(): Promise<Shown>;
  comeBack(): Promise<Shown>;
  back(): Promise<Shown>;
  giveUp(): Promise<Shown>;
  tell(message: SignedWebhook): Promise<Answer>;
}

interface Shown extends Answer {
  location: string | null;
  toast: string | undefined;
}

const ORIGIN = 'http://localhost:3000';

/** A cart with four of product 1, and its buyer. */
export async function openHostedStore(
  name: ProviderName,
  options: Pick<StoreOptions, 'reportError'> = {},
): Promise<HostedStore> {
  const mock = await newMock(name).open();
  const hosted = { [name]: providerAt(name, mock.url) };
  const store = await openTestStore({ ...options, seeded: true, hosted });
  const { cartId, cookie } = await store.cartWith({ productId: 1, quantity: 4 });
  let accessKey = '';

  async function shown(args: ReturnType<typeof opening>, run: () => unknown): Promise<Shown> {
    const answer = await answerOf(run);
    return { ...answer, location: locationIn(answer), toast: await toastAfter(store, args, answer) };
  }
  const open = (loader: (args: ReturnType<typeof opening>) => unknown) => {
    const args = opening(store, '/', { cookie, params: { accessKey } });
    return shown(args, () => loader(args));
  };
  const post = (action: (args: ReturnType<typeof posting>) => unknown, fields: Record<string, string>) => {
    const args = posting(store, '/', fields, { cookie, params: { accessKey } });
    return shown(args, () => action(args));
  };

  return {
    store,
    mock,
    cookie,
    cartId,
    hookUrl: `${ORIGIN}/api/webhooks/${name}`,
    checkOut: async (changes = {}) => {
      const page = await checkout(opening(store, '/checkout', { cookie }));
      const fields = {
        ...customer,
        paymentMethod: name,
        checkoutToken: page.checkoutToken,
        expectedTotalCents: String(page.totals.totalCents),
        ...changes,
      };
      const answer = await post(checkOut, fields);
      accessKey = answer.location?.split('/').at(-1) ?? '';
      return answer;
    },
    onTheWay: () => open(onTheWay),
    beginAgain: () => post(beginAgain, {}),
    comeBack: () => open(comeBack),
    back: () => open(back),
    giveUp: () => post(giveUp, { intent: 'chooseAnother' }),
    tell: ({ body, headers }) => {
      const request = new Request(`${ORIGIN}/api/webhooks/${name}`, { method: 'POST', body, headers });
      return answerOf(() => webhook({ request, params: { provider: name }, context: store.context() }));
    },
  };
}

/** As if it had happened that long ago: the attempt, and the time that its page has. */
export async function letPass({ db }: TestStore, milliseconds: number): Promise<void> {
  const earlier = (moment: string) => new Date(Date.parse(moment) - milliseconds).toISOString();
  const rows = await db.selectFrom('payment_attempts').selectAll().execute();
  for (const row of rows) {
    await db
      .updateTable('payment_attempts')
      .set({
        sent_at: earlier(row.sent_at),
        expires_at: row.expires_at && earlier(row.expires_at),
        next_look_at: row.next_look_at && earlier(row.next_look_at),
      })
      .where('id', '=', row.id)
      .execute();
  }
}
