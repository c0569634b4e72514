import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { CLERK } from '../../../../tests/support/order-handling';
import { inLanguage } from '~/i18n/language.server';
import { randomKey } from '../../base/shared/random.server';
import { recordMessage, type NewMessage } from './messages.server';
import { replyToMessage } from './thread.server';

let db: Db;

const MESSAGE: NewMessage = {
  kind: 'contact',
  firstName: 'Ada',
  lastName: 'Locke',
  email: 'ada@locke.example',
  subject: 'Keying a school',
  message: 'Forty doors, one master.',
};

beforeEach(async () => {
  ({ db } = await openTestStore());
});

const stored = () => db.selectFrom('messages').selectAll().orderBy('id').execute();

describe('a message', () => {
  it('is kept as it was written, open', async () => {
    const { id, isNew } = await recordMessage(db, { ...MESSAGE, phone: '416 555 0199' });
    expect(isNew).toBe(true);
    expect(await stored()).toMatchObject([
      {
        id,
        kind: 'contact',
        first_name: 'Ada',
        last_name: 'Locke',
        email: 'ada@locke.example',
        phone: '416 555 0199',
        company: '',
        location_id: null,
        product_id: null,
        subject: 'Keying a school',
        message: 'Forty doors, one master.',
        status: 'open',
      },
    ]);
  });

  it('sent twice at once is kept once', async () => {
    const [first, second] = await Promise.all([recordMessage(db, MESSAGE), recordMessage(db, MESSAGE)]);
    expect(first.id).toBe(second.id);
    expect([first.isNew, second.isNew].sort()).toEqual([false, true]);
    expect(await stored()).toHaveLength(1);
  });

  it.each<Partial<NewMessage>>([
    { kind: 'order-desk' },
    { email: 'eve@locke.example' },
    { message: 'Forty-one doors, one master.' },
    { subject: 'Keying a college' },
    { company: 'Locke & Daughters' },
  ])('that differs by %o is another one', async (change) => {
    await recordMessage(db, MESSAGE);
    expect((await recordMessage(db, { ...MESSAGE, ...change })).isNew).toBe(true);
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['en', 'Your message to us'],
    ['fr-CA', 'Votre message'],
  ] as const)('in %s is answered under “%s”', async (language, subject) => {
    const { id } = await inLanguage(language, () => recordMessage(db, { ...MESSAGE, subject: '' }));
    await replyToMessage(db, id, { text: 'Bonjour', formKey: randomKey() }, { ...CLERK, staffId: null });
    expect(await db.selectFrom('outbox').select('subject').execute()).toEqual([{ subject }]);
  });

  it('written again later is kept again', async () => {
    await recordMessage(db, MESSAGE);
    const earlier = new Date(Date.now() - 11 * 60 * 1000).toISOString();
    await db.updateTable('messages').set({ created_at: earlier }).execute();
    expect((await recordMessage(db, MESSAGE)).isNew).toBe(true);
  });
});
