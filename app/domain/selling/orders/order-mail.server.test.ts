import { beforeEach, expect, it } from 'vitest';

import { writeFrench } from '../../../../db/french-texts';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { CLERK, readExpectedOrder } from '../../../../tests/support/order-handling';
import { placeByTransfer, placeCharged } from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import type { Language } from '~/i18n/language-path';
import { inLanguage } from '~/i18n/language.server';
import { refundOrder } from '../payments/refund-order.server';
import { settleAttempt } from '../payments/settle-attempt.server';
import { fulfillOrder } from './fulfill-order.server';
import { findOrder } from './orders.queries.server';
import { choosePickup, listPickupLocations, markPickupReady } from './pick-up-order.server';

let store: TestStore;
let db: Db;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  ({ db } = store);
  const rows = await db.selectFrom('products').select('name').where('id', '=', 1).execute();
  const french = new Map([
    ...rows.map(({ name }) => [name, 'Programmeur de clés'] as const),
    ['8:00 AM - 5:00 PM', '8 h à 17 h'] as const,
  ]);
  await inTransaction(db, (trx) => writeFrench(trx, french));
});

/** Places an order on a page in a language; its payment is captured elsewhere. */
async function placePaid(language: Language): Promise<number> {
  const { cartId } = await store.cartWith({ productId: 1, quantity: 5 });
  const { id, attemptKey, totalCents } = await inLanguage(language, () => placeCharged(db, cartId));
  await settleAttempt(
    db,
    attemptKey,
    { status: 'captured', reference: 'ref-1', amountCents: totalCents },
    'webhook',
  );
  return id;
}

async function ship(orderId: number): Promise<void> {
  const seen = await readExpectedOrder(db, orderId);
  await fulfillOrder(db, { orderId, seen, carrier: 'UPS', trackingNumber: '1Z999AA10123456784' }, CLERK);
}

async function refundOne(orderId: number): Promise<void> {
  const order = await findOrder(db, orderId);
  const choice = {
    whole: false,
    quantities: new Map([[order?.lines[0]?.id ?? 0, 1]]),
    shipping: 'none',
    amount: undefined,
  } as const;
  const seen = await readExpectedOrder(db, orderId);
  await refundOrder(db, { orderId, seen, choice, expectedCents: 32_399, reason: 'Damaged' }, CLERK);
}

/** Reads the subjects and texts of all mail, with plain spaces. */
async function mails(): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select(['subject', 'text', 'html']).orderBy('id').execute();
  return rows.map(({ subject, text, html }) =>
    `${/lang="[^"]*"/.exec(html)?.[0] ?? ''} ${subject}\n${text}`.replaceAll('\u00a0', ' '),
  );
}

it('is in the language in which the order was placed, even if staff cause it', async () => {
  const id = await placePaid('fr-CA');
  await ship(id);
  await refundOne(id);
  const { number, access_key: key } = await db
    .selectFrom('orders')
    .select(['number', 'access_key'])
    .executeTakeFirstOrThrow();
  const [paid, shipped, refunded] = await mails();
  for (const part of [
    `lang="fr-CA" Votre commande ${number}`,
    'Merci, Jo. Nous avons reçu votre paiement de 1 619,95 $.',
    '5 x Programmeur de clés',
    'Sous-total : 1 499,95 $',
    'Expédition à : 12 Key Street, Toronto ON M5V 3L9. Livraison prévue : 2 à 3 jours ouvrables.',
    `Voir la commande : {{store}}/fr/track-order/${key}`,
    'Voir la facture : {{store}}/fr/',
  ])
    expect(paid).toContain(part);
  for (const part of [
    `La commande ${number} est expédiée`,
    'Transporteur : UPS',
    '5 x Programmeur de clés',
    '{{store}}/fr/track-order/',
  ])
    expect(shipped).toContain(part);
  for (const part of [
    `Remboursement de la commande ${number}`,
    '1 x Programmeur de clés',
    'Remboursement : 323,99 $',
    '{{store}}/fr/track-order/',
  ])
    expect(refunded).toContain(part);
});

it('is in English for an order in English, also if it is caused on a French page', async () => {
  const id = await placePaid('en');
  await inLanguage('fr-CA', () => ship(id));
  const [paid, shipped] = await mails();
  expect(paid).toContain('Thanks, Jo. We received your payment of $1,619.95.');
  expect(paid).toContain('Estimated delivery: 2-3 business days.');
  expect(paid).toMatch(/^Estimated delivery: [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+ – [A-Z][a-z]{2}, /m);
  expect(paid).toContain('Subtotal: $1,499.95');
  expect(shipped).toMatch(/^lang="en" Order \S+ shipped\n/);
  for (const mail of [paid, shipped]) {
    expect(mail).toContain('View order: {{store}}/track-order/');
    expect(mail).not.toMatch(/Programmeur|\/fr\//);
  }
});

it('has the French hours where the order is picked up', async () => {
  const id = await placePaid('fr-CA');
  await db.updateTable('locations').set({ hours_weekdays: '8:00 AM - 5:00 PM' }).execute();
  const locationId = (await listPickupLocations(db))[0]?.id;
  await choosePickup(db, { orderId: id, seen: await readExpectedOrder(db, id), locationId }, CLERK);
  await markPickupReady(db, { orderId: id, seen: await readExpectedOrder(db, id) }, CLERK);
  expect((await mails())[1]).toContain('Lundi au vendredi : 8 h à 17 h');
  const order = await inLanguage('fr-CA', () => findOrder(db, id));
  expect(order?.pickup?.hours).toBe('8 h à 17 h');
});

it('asks for a transfer in French, with the day until which the goods are held', async () => {
  const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
  await inLanguage('fr-CA', () => placeByTransfer(db, cartId));
  const [mail] = await mails();
  expect(mail).toMatch(/Nous réservons vos articles jusqu’au \d+ \S+ \d{4} à \d+ h \d\d HE/);
});

it('says whom the goods and the bill go to, where the buyer entered it', async () => {
  const plain = await placePaid('en');
  const elsewhere = await placePaid('en');
  await db
    .updateTable('orders')
    .set({
      attention: 'Receiving',
      delivery_instructions: 'Call on arrival',
      billing_name: 'Miller Holdings',
    })
    .set({ billing_address: '900 Bay Street', billing_city: 'Ottawa', billing_state_code: 'ON' })
    .set({ billing_zip_code: 'K2P 1L4' })
    .where('id', '=', elsewhere)
    .execute();
  await ship(plain);
  await ship(elsewhere);
  const readMail = async (orderId: number) => {
    const key = `order:${orderId}:fulfilled`;
    const mail = db.selectFrom('outbox').select('text').where('event_key', '=', key);
    return (await mail.executeTakeFirstOrThrow()).text;
  };
  expect(await readMail(plain)).not.toMatch(/Attention|instructions|Bill to/);
  const text = await readMail(elsewhere);
  expect(text).toMatch(/Attention:? +Receiving/);
  expect(text).toMatch(/Delivery instructions:? +Call on arrival/);
});
