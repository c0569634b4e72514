import { beforeEach, describe, expect, it } from 'vitest';

import { writeFrench } from '../../../../db/french-texts';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import {
  getQuote,
  letExpire,
  pricedQuote,
  pricingOf,
  requestedQuote,
  STAFF_ACTOR,
} from '../../../../tests/support/quotes';
import { inLanguage } from '~/i18n/language.server';
import { addAccount } from '../../../../tests/support/accounts';
import { openTestStore } from '../../../../tests/support/test-store';
import { addQuoteMessage, replyToMessage } from '../inbox/thread.server';
import { formatMoney } from '../../base/shared/money.rules';
import { randomKey } from '../../base/shared/random.server';
import { declineQuote } from './change-quote.server';
import { priceQuote } from './price-quote.server';
import { readQuoteTotals, readQuoteTotalsFor } from './quote-totals.queries.server';
import { findQuoteBuyer } from './quotes.queries.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const findFirstUser = async (db: Db, customerId: number) =>
  (await db.selectFrom('company_users').select('id').where('customer_id', '=', customerId).executeTakeFirst())
    ?.id ?? null;

const mails = () => db.selectFrom('outbox').select(['subject', 'to_address', 'text']).orderBy('id').execute();

describe('a quote that staff price', () => {
  it('has its prices, its expiry, its note, and one mail with the link', async () => {
    const quote = await requestedQuote(db, { lines: [{ productId: 1, quantity: 3 }] });
    await priceQuote(db, quote.id, pricingOf(quote, 12_345), STAFF_ACTOR);
    const priced = await getQuote(db, quote.id);
    expect(priced).toMatchObject({
      status: 'priced',
      revision: 1,
      staffNote: 'Ships on Monday.',
      lines: [{ unitPriceCents: 12_345, quantity: 3 }],
    });
    const [, mail] = await mails();
    expect(mail).toMatchObject({
      to_address: 'jo@miller-locks.example',
      subject: `Your quote ${quote.number} is ready`,
    });
    expect(mail?.text).toContain(`{{store}}/quote/${quote.accessKey}`);
    expect(mail?.text).toContain('Subtotal: $370.35');
  });

  it('is mailed in the language of its request', async () => {
    const { name } = await db
      .selectFrom('products')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await inTransaction(db, (trx) => writeFrench(trx, new Map([[name, 'Programmeur de clés']])));
    const quote = await inLanguage('fr-CA', () => requestedQuote(db));
    await priceQuote(db, quote.id, pricingOf(quote, 41_152), STAFF_ACTOR);
    const { id } = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    await replyToMessage(db, id, { text: 'Bonjour', formKey: randomKey() }, STAFF_ACTOR);
    const { revision } = await getQuote(db, quote.id);
    const declined = { by: 'staff', reason: 'Épuisé', expectedRevision: revision } as const;
    await declineQuote(db, quote.id, declined, STAFF_ACTOR);
    const texts = (await mails()).map(({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00a0', ' '));
    for (const [index, parts] of [
      [`Votre demande de soumission ${quote.number}\n`, '3 x Programmeur de clés ('],
      [`Votre soumission ${quote.number} est prête\n`, '3 x Programmeur de clés (', ': 1 234,56 $'],
      [`Une réponse au sujet de votre soumission ${quote.number}\nBonjour`],
      [`Votre demande de soumission ${quote.number}\n`, 'Raison : Épuisé'],
    ].entries())
      for (const part of [...parts, `{{store}}/fr/quote/${quote.accessKey}`])
        expect(texts[index]).toContain(part);
  });

  it.each([
    ['a guest', undefined],
    ['an account', {}],
    ['an exempt account', { tax_exempt_certificate: 'TX-1', tax_exempt_until: '2999-01-01' }],
    [
      'an account whose certificate is over',
      { tax_exempt_certificate: 'TX-1', tax_exempt_until: '2020-01-01' },
    ],
    ['an applicant', { status: 'applied', tax_exempt_certificate: 'TX-1', tax_exempt_until: '2999-01-01' }],
  ] as const)(
    'of %s costs the same in the mail, on its page, for staff, and as an order',
    async (_whose, account) => {
      for (const [quantity, cents] of [
        [1, 999],
        [7, 3_333],
        [250, 1_299],
      ] as const) {
        const email = `${randomKey()}@locke.example`;
        const customerId = account === undefined ? null : await addAccount(db, { email, ...account });
        const quote = await requestedQuote(db, { lines: [{ productId: 1, quantity }], customerId, email });
        await priceQuote(db, quote.id, { ...pricingOf(quote, cents), isMeant: true }, STAFF_ACTOR);
        const priced = await getQuote(db, quote.id);
        const forStaff = await readQuoteTotals(db, priced);
        const buyer =
          customerId === null
            ? undefined
            : await findQuoteBuyer(db, priced, { customerId, userId: await findFirstUser(db, customerId) });
        expect(await readQuoteTotalsFor(db, priced, buyer)).toEqual(forStaff);
        const mail = (await mails()).find(
          ({ to_address, subject }) => to_address === email && subject.includes('is ready'),
        );
        for (const [label, amount] of [
          ['Tax', forStaff.taxCents],
          ['Shipping', forStaff.shippingCents],
          ['Total (US$)', forStaff.totalCents],
        ] as const)
          expect(mail?.text).toContain(`${label}: ${formatMoney(amount)}`);
        expect(forStaff.taxCents > 0).toBe(_whose !== 'an exempt account');
      }
    },
  );

  it('posted twice is priced once, with one mail', async () => {
    const quote = await requestedQuote(db);
    const pricing = pricingOf(quote);
    const [first, second] = await Promise.all([
      priceQuote(db, quote.id, pricing, STAFF_ACTOR),
      priceQuote(db, quote.id, pricing, STAFF_ACTOR),
    ]);
    expect([first.isNew, second.isNew].sort()).toEqual([false, true]);
    expect((await mails()).filter(({ subject }) => subject.includes('is ready'))).toHaveLength(1);
    const audit = await db.selectFrom('audit_entries').select('action').execute();
    expect(audit).toEqual([{ action: 'quote.price' }]);
  });

  it('may be priced again, and from a page of before nothing is overwritten', async () => {
    const quote = await pricedQuote(db, { cents: 10_000 });
    const stale = { ...pricingOf(quote, 9000), expectedRevision: quote.revision - 1 };
    await expect(priceQuote(db, quote.id, stale, STAFF_ACTOR)).rejects.toThrow(
      /Nothing was done: this quote changed.+Current status: Priced by admin at \$300\.00/,
    );
    expect((await getQuote(db, quote.id)).lines[0]?.unitPriceCents).toBe(10_000);
    await priceQuote(db, quote.id, pricingOf(quote, 8000), STAFF_ACTOR);
    expect((await getQuote(db, quote.id)).lines[0]?.unitPriceCents).toBe(8000);
    expect((await mails()).filter(({ subject }) => subject.includes('is ready'))).toHaveLength(2);
  });

  it('expires at its moment, and can then be priced anew', async () => {
    const quote = await pricedQuote(db);
    await letExpire(db, quote.id);
    expect((await getQuote(db, quote.id)).status).toBe('expired');
    await priceQuote(db, quote.id, pricingOf(quote, 7000), STAFF_ACTOR);
    expect((await getQuote(db, quote.id)).status).toBe('priced');
  });

  it('needs a price for each of its lines, and refuses a sum beyond all reason', async () => {
    const quote = await requestedQuote(db, { lines: [{ productId: 1, quantity: 9_999_999 }] });
    await expect(priceQuote(db, quote.id, { ...pricingOf(quote), prices: {} }, STAFF_ACTOR)).rejects.toThrow(
      'Enter a price',
    );
    await expect(priceQuote(db, quote.id, pricingOf(quote, 999_999_999), STAFF_ACTOR)).rejects.toThrow(
      'limited to $10,000,000.00',
    );
    // The line of another quote is not one of this.
    const other = await requestedQuote(db);
    await expect(
      priceQuote(db, other.id, { ...pricingOf(quote), expectedRevision: 0 }, STAFF_ACTOR),
    ).rejects.toThrow('Enter a price');
  });

  it('asks about a price that looks like a slip, and takes it when it is meant', async () => {
    const quote = await requestedQuote(db);
    const today = quote.lines[0]?.todayPriceCents ?? 0;
    const price = (cents: number, isMeant: boolean) =>
      priceQuote(db, quote.id, { ...pricingOf(quote, cents), isMeant }, STAFF_ACTOR);
    await expect(price(today * 10, false)).rejects.toThrow(/is more than today’s price of \$[\d,.]+/);
    await expect(price(Math.ceil(today / 2) - 1, false)).rejects.toThrow(
      /is less than half of today’s price of/,
    );
    expect((await getQuote(db, quote.id)).status).toBe('requested');
    await price(today * 10, true);
    expect((await getQuote(db, quote.id)).lines).toMatchObject([{ unitPriceCents: today * 10 }]);
  });

  it('is answered by its prices: the buyer’s question no longer waits', async () => {
    const quote = await requestedQuote(db);
    await addQuoteMessage(db, quote.accessKey, { text: 'How long?', formKey: randomKey() }, STAFF_ACTOR);
    expect((await getQuote(db, quote.id)).needsAnswer).toBe(true);
    await priceQuote(db, quote.id, pricingOf(quote), STAFF_ACTOR);
    expect((await getQuote(db, quote.id)).needsAnswer).toBe(false);
    const { is_unread } = await db.selectFrom('messages').select('is_unread').executeTakeFirstOrThrow();
    expect(is_unread).toBe(0);
  });
});

describe('a quote that is declined', () => {
  it('by staff is told to the buyer, once', async () => {
    const quote = await requestedQuote(db);
    const decline = { by: 'staff', reason: 'No longer made', expectedRevision: 0 } as const;
    await declineQuote(db, quote.id, decline, STAFF_ACTOR);
    await declineQuote(db, quote.id, decline, STAFF_ACTOR);
    expect(await getQuote(db, quote.id)).toMatchObject({
      status: 'declined',
      declineReason: 'No longer made',
    });
    const told = (await mails()).filter(({ text }) => text.includes('No longer made'));
    expect(told).toHaveLength(1);
  });

  it('cannot be priced, and a price that came first is not declined by a page of before', async () => {
    const declined = await requestedQuote(db);
    await declineQuote(db, declined.id, { by: 'buyer', reason: '', expectedRevision: 0 }, STAFF_ACTOR);
    const now = await getQuote(db, declined.id);
    await expect(priceQuote(db, now.id, pricingOf(now), STAFF_ACTOR)).rejects.toThrow('can’t be priced');
    const priced = await pricedQuote(db);
    const late = { by: 'staff', reason: 'Too late', expectedRevision: 0 } as const;
    await expect(declineQuote(db, priced.id, late, STAFF_ACTOR)).rejects.toThrow('Nothing was done');
    expect((await getQuote(db, priced.id)).status).toBe('priced');
  });
});
