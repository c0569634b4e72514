import { beforeEach, expect, it } from 'vitest';

import { addAccount } from '../../../../tests/support/accounts';
import { addDocument } from '../../../../tests/support/documents';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { listLicenseParts } from './may-order.server';

let db: Db;
let account: number;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  account = await addAccount(db, { email: 'ada@locke.example' });
});

const partsOf = () => inTransaction(db, (trx) => listLicenseParts(trx, account));
const LOCKED = 'Products marked “License required” stay locked';

it('an account without a license is told that it is missing, and where to upload it', async () => {
  expect(await partsOf()).toEqual([
    `${LOCKED} until we’ve accepted your license.`,
    { link: { label: 'Upload license', href: '{{store}}/account/documents' } },
  ]);
});

it('one whose license is under review is told to wait', async () => {
  await addDocument(db, account, { state: 'waiting' });
  expect(await partsOf()).toEqual([
    `${LOCKED} while we review your license.`,
    'We’ll email you when we’ve reviewed it.',
  ]);
});

it('one with a valid license is told that nothing is locked', async () => {
  await addDocument(db, account);
  expect(await partsOf()).toEqual(['Your license is on file for products marked “License required.”']);
});
