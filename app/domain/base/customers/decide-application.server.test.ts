import { expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
import { addAccount } from '../../../../tests/support/accounts';
import { CLERK } from '../../../../tests/support/order-handling';
import { openTestStore } from '../../../../tests/support/test-store';
import { AccountTermsSchema } from './account.schema';
import { approveApplication, declineApplication } from './decide-application.server';

it('an approval is mailed with the link to sign in and what its license says', async () => {
  const { db } = await openTestStore({ seeded: true });
  const id = await addAccount(db, { email: 'ada@locke.example', status: 'applied' });
  const terms = AccountTermsSchema.parse({ netTermsDays: '30', creditLimit: '500', priceTier: '' });
  await approveApplication(db, id, terms, CLERK, (_trx, customerId) =>
    Promise.resolve([`License of ${customerId}`]),
  );
  const { text } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(text).toContain('Sign in: {{store}}/sign-in');
  expect(text).toContain(`License of ${id}`);
});

it('is mailed in the language of the application', async () => {
  const { db } = await openTestStore({ seeded: true });
  const mails = async () =>
    (await db.selectFrom('outbox').select(['subject', 'text']).orderBy('id').execute()).map(
      ({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00a0', ' '),
    );
  const id = await addAccount(db, { email: 'ada@locke.example', status: 'applied', language: 'fr-CA' });
  const other = await addAccount(db, { email: 'ben@locke.example', status: 'applied' });
  const terms = AccountTermsSchema.parse({ netTermsDays: '30', creditLimit: '1234.56', priceTier: '' });
  await approveApplication(db, id, terms, CLERK, () => Promise.resolve([]));
  await inLanguage('fr-CA', () => declineApplication(db, other, 'No license.', CLERK));
  const [approved, declined] = await mails();
  expect(approved).toContain('Votre compte professionnel est approuvé');
  expect(approved).toContain('net 30 jours, avec une limite de crédit de 1 234,56 $.');
  expect(approved).toContain('Ouvrir une session : {{store}}/fr/sign-in');
  expect(declined).toContain('Your trade account application');
  expect(declined).toContain('Reason: No license.');
});
