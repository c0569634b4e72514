import { beforeEach, describe, expect, it } from 'vitest';

import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { action, loader } from './contact';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

const MESSAGE = {
  firstName: 'Ada',
  lastName: 'Locke',
  email: 'ada@locke.example',
  phone: '416 555 0199',
  company: 'Locke & Daughters',
  location: '3',
  subject: 'Keying a school',
  message: 'Forty doors,\none master.',
};

async function send(fields: Record<string, string>) {
  const args = posting(store, '/contact', fields);
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const stored = () => store.db.selectFrom('messages').selectAll().execute();

describe('a message', () => {
  it('is kept for the staff and thanked for, without a session', async () => {
    const answer = await send({ ...MESSAGE, product: '1' });
    expect([answer.status, locationIn(answer)]).toEqual([303, '/contact']);
    expect(answer.toast).toBe('Thank you for your message. We will get back to you soon!');
    expect(answer.headers.getSetCookie().join()).not.toContain('keyway_session');
    expect(await stored()).toMatchObject([
      {
        kind: 'contact',
        first_name: 'Ada',
        last_name: 'Locke',
        email: 'ada@locke.example',
        phone: '416 555 0199',
        company: 'Locke & Daughters',
        location_id: 3,
        product_id: 1,
        subject: 'Keying a school',
        message: 'Forty doors,\none master.',
        status: 'open',
      },
    ]);
  });

  it('needs no phone, company or location', async () => {
    const { firstName, lastName, email, subject, message } = MESSAGE;
    expect((await send({ firstName, lastName, email, subject, message })).status).toBe(303);
    expect(await stored()).toMatchObject([{ phone: '', company: '', location_id: null, product_id: null }]);
  });

  it('posted twice is kept once, and thanked for twice', async () => {
    await send(MESSAGE);
    const again = await send(MESSAGE);
    expect([again.status, again.toast]).toEqual([303, expect.stringContaining('Thank you')]);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['firstName', '', 'Enter your first name'],
    ['lastName', ' ', 'Enter your last name'],
    ['email', '', 'Enter your email address'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@b.example`, 'Enter 254 characters or fewer'],
    ['location', '99', 'Select a location from the list'],
    ['location', 'Keyway Toronto', 'Select a location from the list'],
    ['subject', '', 'Enter a subject'],
    ['subject', 'x'.repeat(201), 'Enter 200 characters or fewer'],
    ['message', '\n', 'Enter your message'],
    ['message', 'x'.repeat(5001), 'Enter 5,000 characters or fewer'],
  ])('whose %s is %j is refused, with the rest still there', async (field, value, message) => {
    const answer = await send({ ...MESSAGE, [field]: value });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ [field]: message });
    expect(refilledIn(answer)).toMatchObject({ ...MESSAGE, [field]: value });
    expect(await stored()).toEqual([]);
  });

  it.each(['99999', 'forged', '-1'])(
    'about the product %j that is none is kept without it',
    async (product) => {
      expect((await send({ ...MESSAGE, product })).status).toBe(303);
      expect(await stored()).toMatchObject([{ product_id: null }]);
    },
  );
});

describe('the page', () => {
  const filledIn = async (query: string) => (await loader(opening(store, `/contact${query}`))).filledIn;

  it.each([
    ['', { subject: '', location: '', product: '' }],
    ['?subject=Consultation', { subject: 'Consultation', location: '', product: '' }],
    ['?location=5', { subject: '', location: '5', product: '' }],
    ['?location=99', { subject: '', location: '', product: '' }],
    ['?product=no-such-product', { subject: '', location: '', product: '' }],
    [`?subject=${'x'.repeat(300)}`, { subject: 'x'.repeat(200), location: '', product: '' }],
  ])('at %s is filled in as the address says', async (query, expected) => {
    expect(await filledIn(query)).toEqual(expected);
  });

  it('about a product names it and its part number', async () => {
    const { subject, product } = await filledIn('?product=bmw-smart-key');
    expect(product).toBe('1');
    expect(subject).toMatch(/^Question about BMW Smart Key.* \(.+\)$/);
  });

  it('of a store without locations is complete', async () => {
    const empty = await openTestStore({ env: { demo: false } });
    expect(await loader(opening(empty, '/contact'))).toMatchObject({ offices: [], locations: [] });
  });
});

it('what came with the field that nobody sees filled in is kept, and suspected to be spam', async () => {
  for (const [index, website] of ['https://spam.example', 'x'.repeat(20_000), ''].entries()) {
    const answer = await send({ ...MESSAGE, message: `Message ${index}`, website });
    expect([answer.status, locationIn(answer)]).toEqual([303, '/contact']);
    expect(answer.toast).toContain('Thank you');
  }
  const kept = await stored();
  expect(kept.map(({ message, is_suspected_spam }) => [message, is_suspected_spam])).toEqual([
    ['Message 0', 1],
    ['Message 1', 1],
    ['Message 2', 0],
  ]);
});
