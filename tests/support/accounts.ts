import type { Insertable } from 'kysely';

import type { Db } from '../../db/schema';
import type { CustomersTable } from '../../db/tables/people';

/** An account of a buyer, approved unless it says otherwise. */
export async function addAccount(
  db: Db,
  changes: Partial<Insertable<CustomersTable>> & { email: string },
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto('customers')
    .values({
      first_name: 'Ada',
      last_name: 'Locke',
      phone: '416 555 0199',
      company_name: 'Locke & Daughters',
      business_type: 'locksmith',
      job_title: 'Owner',
      years_in_business: '5-10',
      address: '12 Tumbler Lane',
      city: 'Toronto',
      state_code: 'ON',
      zip_code: 'K1A 0B1',
      marketing_emails: 0,
      agreed_to_terms_at: now,
      agreed_to_privacy_at: now,
      status: 'approved',
      price_tier: null,
      net_terms_days: null,
      tax_exempt_until: null,
      decided_by: null,
      decided_at: null,
      decision_reason: '',
      created_at: now,
      updated_at: now,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
