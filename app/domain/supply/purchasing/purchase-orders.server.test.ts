import { beforeEach, describe, expect, it } from 'vitest';

import {
  auditOf,
  changeDraft,
  CLERK,
  draftOf,
  lineOf,
  productOf,
  receive,
  sentOrder,
  someSkus,
  supplierWith,
} from '../../../../tests/support/purchasing';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { randomKey } from '../../base/shared/random.server';
import { getStoreDay } from '../../base/shared/store-day.rules';
import { createDraft, saveDraft } from './draft-order.server';
import { PAST_EXPECTED_DAY } from './purchase-order.rules';
import { DraftSchema } from './purchase-order.schema';
import { getPurchaseOrder } from './purchase-orders.queries.server';
import { IllegalPurchaseTransitionError, PURCHASE_STATES, type PurchaseState } from './purchase-states.rules';
import { endOrder, sendOrder } from './send-order.server';
import { StaleFormError } from '../../base/shared/stale-form.server';
import { findSupplierProduct } from './supplier-products.queries.server';

let db: Db;
let supplier: number;
let skuA: string;
let skuB: string;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  supplier = await supplierWith(db, { accountNumber: 'KW-77', leadTimeDays: '7' });
  [skuA = '', skuB = ''] = await someSkus(db, 2);
});

async function toOutboxMail(orderId: number) {
  return db
    .selectFrom('outbox')
    .select(['to_address', 'subject', 'text'])
    .where('event_key', 'like', `purchase-order:${orderId}:%`)
    .orderBy('id')
    .execute();
}

describe('a draft', () => {
  it('takes lines by SKU in any case, with the cost of the product, and sums what is added twice', async () => {
    const draft = await draftOf(db, supplier, [skuA.toLowerCase(), 5], [skuB, 2, '3.21'], [skuA, 4]);
    const product = await productOf(db, skuA);
    expect(draft.lines.map(({ sku, quantity, unitCostCents }) => [sku, quantity, unitCostCents])).toEqual([
      [skuA, 9, product.cost_price_cents],
      [skuB, 2, 321],
    ]);
    expect(draft.totalCents).toBe(9 * (product.cost_price_cents ?? 0) + 642);
    expect(draft.number).toBe(`PO-${1000 + draft.id}`);
    expect(draft.expectedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('takes a number with spaces and other marks, of ours and of the supplier', async () => {
    await db
      .updateTable('products')
      .set({ sku: 'ND80-PD/626', sku_key: 'nd80pd626' })
      .where('sku', '=', skuA)
      .execute();
    const draft = await draftOf(db, supplier, ['nd80 pd 626', 5, '1.00']);
    const { id } = lineOf(draft, 'ND80-PD/626');
    await changeDraft(db, draft.id, { partNumbers: { [`l${id}`]: 'BB-77.A' }, keepTerms: 'on' });
    expect((await draftOf(db, supplier, [' bb 77 a', 1])).lines).toMatchObject([{ sku: 'ND80-PD/626' }]);
    const other = await supplierWith(db);
    await expect(draftOf(db, other, ['bb 77 a', 1])).rejects.toThrow('No product has this SKU');
    await expect(draftOf(db, supplier, [' - ', 1])).rejects.toThrow('No product has this SKU');
  });

  it('is not expected on a day that is over, and not sent with one', async () => {
    const draft = await draftOf(db, supplier, [skuA, 5, '1.00']);
    const today = getStoreDay(new Date());
    const yesterday = getStoreDay(new Date(Date.now() - 24 * 60 * 60 * 1000));
    await expect(changeDraft(db, draft.id, { expectedOn: yesterday })).rejects.toThrow(PAST_EXPECTED_DAY);
    await changeDraft(db, draft.id, { expectedOn: today });
    // The draft lay there for a while.
    await db
      .updateTable('purchase_orders')
      .set({ expected_on: yesterday })
      .where('id', '=', draft.id)
      .execute();
    const { revision } = await getPurchaseOrder(db, draft.id);
    const send = () => sendOrder(db, draft.id, { expectedRevision: revision }, CLERK);
    await expect(send()).rejects.toThrow(`${yesterday}, has passed`);
    expect(await toOutboxMail(draft.id)).toEqual([]);
    await db.updateTable('purchase_orders').set({ expected_on: today }).where('id', '=', draft.id).execute();
    await send();
    expect((await getPurchaseOrder(db, draft.id)).state).toBe('sent');
  });

  it('is changed and shortened by its form, and keeps what the form does not have', async () => {
    const draft = await draftOf(db, supplier, [skuA, 5, '1.00'], [skuB, 2, '2.00']);
    const key = `l${lineOf(draft, skuA).id}`;
    await changeDraft(db, draft.id, {
      quantities: { [key]: '8' },
      costs: { [key]: '1.25' },
      partNumbers: { [key]: 'X-1' },
      expectedOn: '2099-03-31',
      reference: 'Spring',
    });
    const changed = await getPurchaseOrder(db, draft.id);
    expect(lineOf(changed, skuA)).toMatchObject({ quantity: 8, unitCostCents: 125, partNumber: 'X-1' });
    expect(lineOf(changed, skuB)).toMatchObject({ quantity: 2, unitCostCents: 200 });
    expect([changed.expectedOn, changed.reference]).toEqual(['2099-03-31', 'Spring']);
    await changeDraft(db, draft.id, { remove: { [key]: 'on' } });
    expect((await getPurchaseOrder(db, draft.id)).lines.map(({ sku }) => sku)).toEqual([skuB]);
    const audit = await auditOf(db, `purchase-order:${draft.id}`);
    expect(audit.at(-1)).toMatchObject({
      action: 'purchase-order.edit',
      before: {
        lines: [
          [skuA, 8, 125],
          [skuB, 2, 200],
        ],
      },
      after: { lines: [[skuB, 2, 200]] },
    });
  });

  it('keeps costs and part numbers for the supplier when asked, and uses them the next time', async () => {
    const draft = await draftOf(db, supplier, [skuA, 5, '1.00']);
    const { id, productId } = lineOf(draft, skuA);
    await changeDraft(db, draft.id, { partNumbers: { [`l${id}`]: 'AB-9' }, keepTerms: 'on' });
    expect(await findSupplierProduct(db, supplier, productId)).toMatchObject({
      partNumber: 'AB-9',
      agreedCostCents: 100,
      // The product has another supplier already.
      isPreferred: false,
    });
    // By the supplier's own number, at the supplier's cost.
    const next = await draftOf(db, supplier, ['ab-9', 1]);
    expect(next.lines).toMatchObject([{ sku: skuA, partNumber: 'AB-9', unitCostCents: 100 }]);
  });

  it('says what is wrong with a line', async () => {
    const { id } = await draftOf(db, supplier);
    const add = (fields: object) => changeDraft(db, id, { newSku: skuA, newQuantity: '1', ...fields });
    await expect(add({ newSku: 'no such' })).rejects.toThrow('No product has this SKU or part number');
    await expect(add({ newQuantity: '' })).rejects.toThrow('Enter a quantity');
    await expect(add({ newSku: '' })).rejects.toThrow('Enter a SKU for the new line');
    await expect(add({ newQuantity: '-1' })).rejects.toThrow('Enter a whole number of 1 or more');
    await expect(add({ newQuantity: '100001' })).rejects.toThrow('Enter at most 100,000');
    await db.updateTable('products').set({ cost_price_cents: null }).where('sku', '=', skuA).execute();
    await expect(add({})).rejects.toThrow(/Enter the unit cost: none is known/);
    expect((await getPurchaseOrder(db, id)).lines).toEqual([]);
  });

  it('that another clerk changed is not overwritten: both values are named', async () => {
    const draft = await draftOf(db, supplier, [skuA, 5, '1.00']);
    const key = `l${lineOf(draft, skuA).id}`;
    await changeDraft(db, draft.id, { quantities: { [key]: '7' }, reference: 'Hers' });
    const stale = changeDraft(db, draft.id, {
      expectedRevision: draft.revision,
      quantities: { [key]: '6' },
      reference: 'Mine',
    });
    await expect(stale).rejects.toThrow(StaleFormError);
    await expect(stale).rejects.toThrow(
      `Nothing was saved: clerk changed this since you opened it. Reference: now “Hers”, you entered “Mine”; ` +
        `Quantity of ${skuA}: now “7”, you entered “6”. Save again to keep your version.`,
    );
    expect(lineOf(await getPurchaseOrder(db, draft.id), skuA).quantity).toBe(7);
  });

  it('is opened and saved once by a form that is sent twenty times', async () => {
    const formKey = randomKey();
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => createDraft(db, { formKey, supplierId: supplier }, CLERK)),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const id = opened[0]?.id ?? 0;
    const input = DraftSchema.parse({
      formKey: randomKey(),
      expectedRevision: 0,
      newSku: skuA,
      newQuantity: '3',
    });
    await Promise.all(Array.from({ length: 20 }, () => saveDraft(db, id, input, CLERK)));
    expect((await getPurchaseOrder(db, id)).lines).toMatchObject([{ sku: skuA, quantity: 3 }]);
  });
});

describe('sending', () => {
  it('freezes the lines and writes the order to the supplier', async () => {
    const draft = await draftOf(db, supplier, [skuA, 5, '1.50'], [skuB, 2, '2.00']);
    await changeDraft(db, draft.id, { reference: 'Spring', notes: 'Ring the bell.' });
    await db.updateTable('products').set({ name: 'Its new name' }).where('sku', '=', skuA).execute();
    const { revision } = await getPurchaseOrder(db, draft.id);
    await sendOrder(db, draft.id, { expectedRevision: revision }, CLERK);
    const sent = await getPurchaseOrder(db, draft.id);
    expect([sent.state, lineOf(sent, skuA).name]).toEqual(['sent', 'Its new name']);
    await expect(changeDraft(db, draft.id, { reference: 'Later' })).rejects.toThrow(
      `${draft.number} is sent and can no longer be changed.`,
    );
    const [mail, ...more] = await toOutboxMail(draft.id);
    expect(more).toEqual([]);
    expect(mail?.to_address).toBe(sent.supplier.email);
    expect(mail?.subject).toBe(`Purchase order ${draft.number} from Keyway Trade Supply`);
    for (const text of [
      'Ship to: ',
      sent.deliverTo?.address ?? 'no branch',
      'KW-77',
      'Spring',
      `our SKU ${skuA}`,
      '5 x Its new name',
      '$11.50',
      'Ring the bell.',
    ])
      expect(mail?.text).toContain(text);
  });

  it('writes to nobody where the supplier has no address', async () => {
    const silent = await supplierWith(db, { email: '' });
    const sent = await sentOrder(db, silent, [skuA, 1]);
    expect([sent.state, await toOutboxMail(sent.id)]).toEqual(['sent', []]);
  });

  it('is refused for an order without lines, one that changed, and one that is sent', async () => {
    const empty = await draftOf(db, supplier);
    await expect(sendOrder(db, empty.id, { expectedRevision: 0 }, CLERK)).rejects.toThrow('has no lines');
    const draft = await draftOf(db, supplier, [skuA, 1]);
    await expect(sendOrder(db, draft.id, { expectedRevision: 0 }, CLERK)).rejects.toThrow(StaleFormError);
    const send = () => sendOrder(db, draft.id, { expectedRevision: draft.revision }, CLERK);
    const sent = await Promise.allSettled(Array.from({ length: 5 }, send));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await toOutboxMail(draft.id)).toHaveLength(1);
  });
});

describe('ending', () => {
  it('cancels what nothing was received of, says why, and tells the supplier that has it', async () => {
    const draft = await draftOf(db, supplier, [skuA, 1]);
    await endOrder(
      db,
      draft.id,
      'cancelled',
      { expectedRevision: draft.revision, reason: 'A mistake' },
      CLERK,
    );
    expect(await toOutboxMail(draft.id)).toEqual([]);
    const sent = await sentOrder(db, supplier, [skuA, 1]);
    await endOrder(db, sent.id, 'cancelled', { expectedRevision: sent.revision, reason: 'Too late' }, CLERK);
    expect(await getPurchaseOrder(db, sent.id)).toMatchObject({ state: 'cancelled', endReason: 'Too late' });
    expect((await toOutboxMail(sent.id)).map(({ subject }) => subject)).toEqual([
      `Purchase order ${sent.number} from Keyway Trade Supply`,
      `Purchase order ${sent.number} canceled`,
    ]);
    expect((await auditOf(db, `purchase-order:${sent.id}`)).at(-1)).toMatchObject({
      action: 'purchase-order.cancel',
      before: { state: 'sent' },
      after: { state: 'cancelled', reason: 'Too late', outstanding: [[skuA, 1]] },
    });
  });

  it('closes what was received in part', async () => {
    const sent = await sentOrder(db, supplier, [skuA, 10]);
    await receive(db, sent, { [skuA]: 4 });
    const partly = await getPurchaseOrder(db, sent.id);
    const how = { expectedRevision: partly.revision, reason: 'Discontinued' };
    await expect(endOrder(db, sent.id, 'cancelled', how, CLERK)).rejects.toThrow(
      IllegalPurchaseTransitionError,
    );
    await endOrder(db, sent.id, 'closed', how, CLERK);
    expect((await getPurchaseOrder(db, sent.id)).state).toBe('closed');
    await expect(receive(db, sent, { [skuA]: 6 })).rejects.toThrow('is closed short and can’t be received');
  });

  it.each(PURCHASE_STATES)('of an order that is %s is as the table of states says', async (state) => {
    const ways: Record<PurchaseState, ('cancelled' | 'closed')[]> = {
      draft: ['cancelled'],
      sent: ['cancelled'],
      partly_received: ['closed'],
      received: [],
      closed: [],
      cancelled: [],
    };
    for (const to of ['cancelled', 'closed'] as const) {
      const { id, revision } = await draftOf(db, supplier, [skuA, 1]);
      await db.updateTable('purchase_orders').set({ state }).where('id', '=', id).execute();
      const ended = endOrder(db, id, to, { expectedRevision: revision, reason: 'Because' }, CLERK);
      if (ways[state].includes(to)) await expect(ended).resolves.toBeDefined();
      else await expect(ended).rejects.toThrow(IllegalPurchaseTransitionError);
    }
  });
});
