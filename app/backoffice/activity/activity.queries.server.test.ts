import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { addAccount } from '../../../tests/support/accounts';
import { openTestStore } from '../../../tests/support/test-store';
import { toLinkHolderActor, type Actor } from '../../domain/base/audit/actor';
import { listActivity } from './activity.queries.server';
import { recordAudit } from '../../domain/base/audit/audit.server';

let db: Db;
const owner = { name: 'staff:admin', staffId: 1, requestId: 'r' };

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const note = (action: string, subject: string, more: object = {}, actor: Actor = owner) =>
  inTransaction(db, (trx) => recordAudit(trx, actor, action, subject, more));

const sentencesSchema = async () =>
  (await listActivity(db, 8)).map(({ who, action, name }) => `${who} ${action} ${name}`);

describe('recent activity', () => {
  it('says who did what to which thing, by their names', async () => {
    const customerId = await addAccount(db, { email: 'ada@locke.example' });
    await note('stock.edit', 'product:1');
    await note('category.deactivate', 'category:13');
    await note('price-tier.change', 'price-tier:gold');
    await note('customer.terms', `customer:${customerId}/user:9`);
    await note('quote.accept', 'quote:999', {}, toLinkHolderActor('r'));
    const product = await db
      .selectFrom('products')
      .select(['name', 'sku'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const account = await db
      .selectFrom('customers')
      .select('company_name')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    const [quote, terms, tier, category, stock] = await sentencesSchema();
    expect(quote).toBe('Link holder accepted the quote ');
    expect(terms).toBe(`Demo Owner changed the terms of ${account.company_name}`);
    expect(tier).toMatch(/^Demo Owner changed the price tier Gold/);
    expect(category).toBe('Demo Owner deactivated the category Padlocks');
    expect(stock).toBe(`Demo Owner edited the stock of ${product.name} (${product.sku})`);
  });

  it('leads to what is there, and names what is gone as it was called', async () => {
    await note('category.delete', 'category:99', { before: { name: 'Odds and ends' } });
    await note('category.edit', 'category:13');
    const [edited, deleted] = await listActivity(db, 2);
    expect(edited?.subject).toBe('category:13');
    expect([deleted?.action, deleted?.name, deleted?.subject]).toEqual([
      'deleted the category',
      'Odds and ends',
      undefined,
    ]);
  });

  it('shows the latest, and no more than asked for', async () => {
    for (let index = 0; index < 12; index += 1) await note('product.create', `product:${index + 1}`);
    const entries = await listActivity(db, 8);
    expect(entries.map(({ subject }) => subject)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5].map((id) => `product:${id}`),
    );
  });
});
