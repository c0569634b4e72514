import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { getMomentAfter } from '../shared/clock';
import { FieldError, NotFoundError, FieldsChangedError } from '../shared/errors';
import type { AccountContact } from './account.schema';

/** The account changed since the form was opened; holds the differing fields and their current values. */
export class ContactChangedError extends FieldsChangedError {
  constructor(fieldErrors: Record<string, string>) {
    super(
      'This account was changed while you were editing. Check the marked fields and save again.',
      fieldErrors,
    );
  }
}

const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  companyName: 'company_name',
  address: 'address',
  city: 'city',
  state: 'state_code',
  zipCode: 'zip_code',
} as const satisfies Record<keyof AccountContact, string>;

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'companyName',
  'address',
  'city',
  'state',
  'zipCode',
] as const;

/**
 * Changes an account's contact data. Users keep their sign-in addresses.
 *
 * @param expectedUpdatedAt the expected version.
 * @throws NotFoundError, ContactChangedError, or FieldError if another account has the email address.
 */
export async function changeContact(
  db: Db,
  customerId: number,
  { expectedUpdatedAt, ...wanted }: AccountContact & { expectedUpdatedAt: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await trx.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst();
    if (row === undefined) throw new NotFoundError('Account not found.');
    const contact = { ...wanted, email: wanted.email.toLowerCase() };
    const changed = FIELDS.filter((field) => row[COLUMNS[field]] !== contact[field]);
    if (row.updated_at !== expectedUpdatedAt)
      throw new ContactChangedError(
        Object.fromEntries(
          changed.map((field) => [
            field,
            `Current value: ${row[COLUMNS[field]]}. You entered ${contact[field]}.`,
          ]),
        ),
      );
    if (changed.length === 0) return;
    if (changed.includes('email')) await assertEmailFree(trx, customerId, contact.email);
    await trx
      .updateTable('customers')
      .set({
        first_name: contact.firstName,
        last_name: contact.lastName,
        email: contact.email,
        phone: contact.phone,
        company_name: contact.companyName,
        address: contact.address,
        city: contact.city,
        state_code: contact.state,
        zip_code: contact.zipCode,
        updated_at: getMomentAfter(row.updated_at),
      })
      .where('id', '=', customerId)
      .execute();
    await recordAudit(trx, actor, 'customer.contact', `customer:${customerId}`, {
      before: Object.fromEntries(changed.map((field) => [field, row[COLUMNS[field]]])),
      after: Object.fromEntries(changed.map((field) => [field, contact[field]])),
    });
  });
}

async function assertEmailFree(trx: Trx, customerId: number, email: string): Promise<void> {
  const other = await trx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', customerId)
    .executeTakeFirst();
  if (other !== undefined) throw new FieldError('email', 'Another account uses this email address');
}
