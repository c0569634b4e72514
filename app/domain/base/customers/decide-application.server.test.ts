import { expect, it } from 'vitest';

import { addAccount } from '../../../../tests/support/accounts';
import { CLERK } from '../../../../tests/support/order-handling';
import { openTestStore } from '../../../../tests/support/test-store';
import { AccountTermsSchema } from './account.schema';
import { approveApplication } from './decide-application.server';

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
