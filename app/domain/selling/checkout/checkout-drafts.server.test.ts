import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { placeCharged, stockTo } from '../../../../tests/support/orders';
import { customer } from '../../../../tests/support/placement';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { settleAttempt } from '../payments/settle-attempt.server';
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-drafts.server';

let store: TestStore;
let db: Db;
let cartId: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 10);
  ({ cartId } = await store.cartWith({ productId: 1, quantity: 1 }));
});

const draft = () => readCheckoutDraft(db, cartId);
const stored = () => db.selectFrom('checkout_drafts').selectAll().execute();

describe('a draft', () => {
  it('keeps what was typed as it was typed, valid or not', async () => {
    await saveCheckoutDraft(db, cartId, ['shipping'], { firstName: 'J', email: 'jo@', zipCode: ' k1a0b1' });
    expect(await draft()).toMatchObject({ firstName: 'J', email: 'jo@', zipCode: ' k1a0b1', city: '' });
  });

  it('is changed part by part: one tab’s address leaves the other’s payment alone', async () => {
    await Promise.all([
      saveCheckoutDraft(db, cartId, ['shipping'], { firstName: 'Ada', lastName: 'Locke' }),
      saveCheckoutDraft(db, cartId, ['payment'], { poNumber: 'PO-1', paymentMethod: 'zelle' }),
    ]);
    expect(await draft()).toMatchObject({ firstName: 'Ada', poNumber: 'PO-1', paymentMethod: 'zelle' });
    // A whole address takes the place of another, never half of it.
    await saveCheckoutDraft(db, cartId, ['shipping'], { firstName: 'Bo' });
    expect(await draft()).toMatchObject({ firstName: 'Bo', lastName: '', poNumber: 'PO-1' });
  });

  it('keeps fields of the checkout only, and of no field a card number or a book', async () => {
    await saveCheckoutDraft(db, cartId, ['shipping', 'payment'], {
      company: '4111 1111 1111 1111',
      poNumber: '5555555555554444',
      address: 'x'.repeat(501),
      cardNumber: '378282246310005',
      city: 'Toronto',
    });
    expect(await draft()).toMatchObject({ company: '', poNumber: '', address: '', city: 'Toronto' });
    expect(JSON.stringify(await stored())).not.toMatch(/4111|5555|3782/);
  });

  it('belongs to its cart alone', async () => {
    await saveCheckoutDraft(db, cartId, ['shipping'], { firstName: 'Ada' });
    const other = await store.cartWith({ productId: 1, quantity: 1 });
    expect(await readCheckoutDraft(db, other.cartId)).toEqual({});
    expect(await readCheckoutDraft(db, null)).toEqual({});
  });

  it('is not read once it has expired, and goes with the next that is kept', async () => {
    await saveCheckoutDraft(db, cartId, ['shipping'], { firstName: 'Ada' });
    await db.updateTable('checkout_drafts').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await draft()).toEqual({});
    const other = await store.cartWith({ productId: 1, quantity: 1 });
    await saveCheckoutDraft(db, other.cartId, ['shipping'], { firstName: 'Bo' });
    expect(await stored()).toHaveLength(1);
  });

  it('lives for a week from when it was last changed', async () => {
    await saveCheckoutDraft(db, cartId, ['shipping'], {});
    const [row] = await stored();
    const days = (Date.parse(row?.expires_at ?? '') - Date.parse(row?.updated_at ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
  });
});

describe('an order', () => {
  beforeEach(() => saveCheckoutDraft(db, cartId, ['shipping'], { firstName: 'Ada' }));

  it('takes the draft with it, and what a late page still sends is not kept', async () => {
    await placeCharged(db, cartId);
    expect(await stored()).toEqual([]);
    await saveCheckoutDraft(db, cartId, ['shipping'], { firstName: 'Late' });
    expect(await stored()).toEqual([]);
  });

  it('that could not be paid gives the address back with the cart', async () => {
    const { attemptKey } = await placeCharged(db, cartId);
    await settleAttempt(db, attemptKey, { status: 'failed', reason: 'Declined' }, 'test');
    expect(await draft()).toMatchObject({ ...customer, paymentMethod: 'stripe', poNumber: '' });
  });
});
