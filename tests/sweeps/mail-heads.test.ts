import { beforeEach, describe, expect, it } from 'vitest';

import { queueMail } from '../../app/domain/base/mail/outbox.server';
import { randomKey } from '../../app/domain/base/shared/random.server';
import { customer } from '../support/placement';
import { APPLICATION } from '../support/registration';
import { answerOf, fieldErrorsIn, posting } from '../support/requests';
import { openTestStore, type TestStore } from '../support/test-store';
import {
  PersonalInformationSchema,
  BusinessInformationSchema,
} from '../../app/domain/base/customers/registration.schema';
import { action as checkout } from '../../app/routes/store/checkout';
import { action as contact } from '../../app/routes/store/contact';
import { action as orderDesk } from '../../app/routes/store/order';
import { action as quote } from '../../app/routes/store/quote';
import { action as signIn } from '../../app/routes/store/sign-in';
import { inTransaction } from '../../db/transaction';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

const BREAKS = ['\r\nBcc: eve@evil.example', '\nBcc: eve@evil.example', '\rX', '\u2028X', '\0X'];

const person = { firstName: 'Ada', lastName: 'Locke', email: 'ada@locke.example', phone: '', company: '' };

/** Every form that causes a mail, and the fields that get into its head or its first lines. */
const FORMS = [
  ['contact', contact, { ...person, subject: 'Keys', message: 'Hello' }, [...Object.keys(person), 'subject']],
  ['order desk', orderDesk, { ...person, message: 'Forty' }, Object.keys(person)],
  [
    'quote request',
    quote,
    { ...person, lines: '5 x M62', accessKey: randomKey() },
    [...Object.keys(person), 'accessKey'],
  ],
  [
    'checkout',
    checkout,
    {
      ...customer,
      poNumber: '',
      paymentMethod: 'zelle',
      checkoutToken: randomKey(),
      expectedTotalCents: '1',
    },
    ['firstName', 'lastName', 'email', 'company', 'address', 'city', 'poNumber', 'zipCode', 'checkoutToken'],
  ],
  ['sign-in', signIn, { email: 'ada@locke.example' }, ['email']],
] as const;

describe.each(FORMS)('the form of the %s', (_name, action, fields, names) => {
  it.each(names)('refuses a line break in its %s', async (name) => {
    for (const ending of BREAKS) {
      const typed: Record<string, string> = { ...fields };
      typed[name] = `${typed[name] ?? ''}x${ending}`;
      const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
      const refused = await answerOf(() => action(posting(store, '/', typed, { cookie })));
      expect([refused.status, Object.keys(fieldErrorsIn(refused))]).toEqual([422, [name]]);
    }
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  });
});

const NAMED_FORMS = FORMS.filter(([name]) => name !== 'sign-in');

describe.each(NAMED_FORMS)('the form of the %s', (_name, action, fields, names) => {
  const MAY_HOLD_LINKS = ['subject', 'phone', 'email', 'accessKey', 'zipCode', 'checkoutToken'];
  it.each(names.filter((name) => !MAY_HOLD_LINKS.includes(name)))(
    'refuses a web address in its %s',
    async (name) => {
      for (const link of ['https://evil.example/x', '{{store}}@evil.example/x', 'see www.evil.example']) {
        const typed: Record<string, string> = { ...fields, [name]: link };
        const { cookie } = await store.cartWith({ productId: 1, quantity: 1 });
        const refused = await answerOf(() => action(posting(store, '/', typed, { cookie })));
        expect([refused.status, fieldErrorsIn(refused)]).toEqual([422, { [name]: 'Remove links' }]);
      }
      expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    },
  );
});

it('an application refuses line breaks in all that it types on one line', () => {
  for (const ending of BREAKS) {
    for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
      const typed = { ...APPLICATION.personal, [name]: `${APPLICATION.personal[name]}${ending}` };
      expect(PersonalInformationSchema.safeParse(typed).success, `${name} ${JSON.stringify(ending)}`).toBe(
        false,
      );
    }
    for (const name of ['companyName', 'jobTitle', 'address', 'city'] as const) {
      const typed = { ...APPLICATION.business, [name]: `${APPLICATION.business[name]}${ending}` };
      expect(BusinessInformationSchema.safeParse(typed).success, `${name} ${JSON.stringify(ending)}`).toBe(
        false,
      );
    }
  }
});

describe('the outbox', () => {
  const mail = { eventKey: 'test:1', to: 'ada@locke.example', subject: 'Hello', parts: ['Hello'] };
  const queue = (changes: Partial<typeof mail>) =>
    inTransaction(store.db, (trx) => queueMail(trx, { ...mail, ...changes }));

  it('keeps subject and address on one line', async () => {
    await queue({
      to: 'ada@locke.example\r\nBcc: eve@evil.example',
      subject: 'Re: Hello\r\nBcc: eve@evil.example',
    });
    const kept = await store.db
      .selectFrom('outbox')
      .select(['to_address', 'subject'])
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({
      to_address: 'ada@locke.example Bcc: eve@evil.example',
      subject: 'Re: Hello Bcc: eve@evil.example',
    });
  });

  it('has at most five mails a day for an address that a stranger typed', async () => {
    const send = (count: number, isUnverified: boolean) =>
      inTransaction(store.db, (trx) => queueMail(trx, { ...mail, eventKey: `test:${count}`, isUnverified }));
    for (let count = 0; count < 9; count += 1) await send(count, true);
    const kept = () => store.db.selectFrom('outbox').select('id').where('to_address', '=', mail.to).execute();
    expect(await kept()).toHaveLength(5);
    await send(9, false);
    expect(await kept()).toHaveLength(6);
    await store.db.updateTable('outbox').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    await send(10, true);
    expect(await kept()).toHaveLength(7);
  });

  it('has one mail an event, and none of an event that did not happen', async () => {
    await queue({});
    await queue({});
    const undone = inTransaction(store.db, async (trx) => {
      await queueMail(trx, { ...mail, eventKey: 'test:2' });
      throw new Error('The power went');
    });
    await expect(undone).rejects.toThrow('The power went');
    const keys = await store.db.selectFrom('outbox').select('event_key').execute();
    expect(keys).toEqual([{ event_key: 'test:1' }]);
  });
});
