import { sql } from 'kysely';

import type { AnyDatabase } from '../../dialect';
import {
  buyerLanguage,
  createIndexes,
  createUniqueIndexes,
  flag,
  identity,
  mayBeOwnedBy,
  mayReference,
  mayReferenceUntilDeleted,
  numberOr,
  ownedBy,
  required,
  requiredUnique,
  textKey,
  textOrEmpty,
  timestamps,
} from './columns';

/** Creates the tables of trade accounts: their users, addresses, sign-in links, and uploaded documents. */
export async function createCustomers(db: AnyDatabase): Promise<void> {
  await createAccounts(db);
  await createUsers(db);
  await createDocuments(db);
}

async function createAccounts(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('customers')
      .addColumn('id', 'integer', identity)
      .addColumn('email', 'text', requiredUnique)
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('company_name', 'text', required)
      .addColumn('business_type', 'text', required)
      .addColumn('job_title', 'text', required)
      .addColumn('years_in_business', 'text', required)
      .addColumn('address', 'text', required)
      .addColumn('city', 'text', required)
      .addColumn('state_code', 'text', required)
      .addColumn('zip_code', 'text', required)
      .addColumn('language', 'text', buyerLanguage)
      .addColumn('marketing_emails', 'integer', flag(0))
      .addColumn('agreed_to_terms_at', 'text', required)
      .addColumn('agreed_to_privacy_at', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('price_tier', 'text')
      .addColumn('decided_by', 'integer', mayReference('staff.id'))
      .addColumn('decided_at', 'text')
      .addColumn('decision_reason', 'text', textOrEmpty),
  )
    .addColumn('net_terms_days', 'integer')
    .addColumn('credit_limit_cents', 'integer', numberOr(0))
    .addColumn('tax_exempt_certificate', 'text', textOrEmpty)
    .addColumn('tax_exempt_until', 'text')
    // The owner of the account's favorite lists, like sessions.favorites_owner for a visitor.
    .addColumn('favorites_owner', 'text')
    .execute();
  await createIndexes(db, {
    // The back office lists new applications first.
    customers_by_turn: "customers ((status <> 'applied'), id desc)",
    // The list filtered by status, and the count of each status.
    customers_by_status: 'customers (status, id)',
    // The list sorted by company; without an index, deep pages would sort every account.
    customers_by_company: 'customers (lower(company_name), id)',
    // The list sorted by name.
    customers_by_name: "customers (lower(first_name || ' ' || last_name), id)",
    // The list sorted by email.
    customers_by_lower_email: 'customers (lower(email), id)',
  });
}

async function createUsers(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('company_users')
    .addColumn('id', 'integer', identity)
    .addColumn('customer_id', 'integer', ownedBy('customers.id'))
    .addColumn('email', 'text', required)
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('language', 'text', buyerLanguage)
    .addColumn('may_manage', 'integer', flag(0))
    .addColumn('may_approve', 'integer', flag(0))
    .addColumn('spending_limit_cents', 'integer')
    .addColumn('approver_id', 'integer', mayReferenceUntilDeleted('company_users.id'))
    .addColumn('removed_at', 'text')
    .addColumn('created_at', 'text', required)
    .addCheckConstraint('company_users_limit_not_negative', sql`spending_limit_cents >= 0`)
    .execute();
  await createUniqueIndexes(db, {
    // An email signs in one user; the address of a removed user can be used again.
    company_users_email: 'company_users (email) where removed_at is null',
  });
  await createIndexes(db, {
    // An account's users.
    company_users_by_customer: 'company_users (customer_id, id)',
  });

  // A link without a user belongs to an unknown email: both are stored, so that response times don't tell them apart.
  await db.schema
    .createTable('sign_in_links')
    .addColumn('token_hash', 'text', textKey)
    .addColumn('user_id', 'integer', mayBeOwnedBy('company_users.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .execute();
  await createIndexes(db, {
    // Limits how many links a user requests in a while.
    sign_in_links_by_user: 'sign_in_links (user_id, created_at)',
  });

  await db.schema
    .createTable('account_addresses')
    .addColumn('id', 'integer', identity)
    .addColumn('customer_id', 'integer', ownedBy('customers.id'))
    .addColumn('label', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('state_code', 'text', required)
    .addColumn('zip_code', 'text', required)
    .addColumn('is_default', 'integer', flag(0))
    .addColumn('created_at', 'text', required)
    .execute();
  await createIndexes(db, {
    // An account's address book.
    account_addresses_by_customer: 'account_addresses (customer_id, id)',
  });
}

/** Locksmith licenses and tax certificates that staff review. */
async function createDocuments(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('account_documents')
    .addColumn('id', 'integer', identity)
    .addColumn('customer_id', 'integer', ownedBy('customers.id'))
    .addColumn('kind', 'text', required)
    .addColumn('number', 'text', required)
    .addColumn('issued_by', 'text', required)
    .addColumn('expires_on', 'text')
    .addColumn('file_name', 'text', required)
    .addColumn('media_type', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('sha256', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('decline_reason', 'text', textOrEmpty)
    .addColumn('reviewed_by', 'integer', mayReference('staff.id'))
    .addColumn('reviewed_at', 'text')
    .addColumn('uploaded_at', 'text', required)
    // Last, so that SQLite reads the other columns without paging through the file.
    .addColumn('bytes', 'blob', required)
    .addCheckConstraint('account_documents_kind', sql`kind in ('licence', 'tax-certificate')`)
    .addCheckConstraint('account_documents_state', sql`state in ('waiting', 'accepted', 'declined')`)
    .execute();
  await createIndexes(db, {
    // Whether an account has a valid license or certificate, checked when it orders restricted goods.
    account_documents_by_customer: 'account_documents (customer_id, kind, state, expires_on)',
    // The review queue of the back office.
    account_documents_by_state: 'account_documents (state, id)',
  });
}
