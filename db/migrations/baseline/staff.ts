import { sql, type SqlBool } from 'kysely';

import type { AnyDatabase } from '../../dialect';
import {
  createIndexes,
  createUniqueIndexes,
  flag,
  identity,
  mayReference,
  numberOr,
  ownedBy,
  references,
  required,
  requiredUnique,
  textKey,
  textOrEmpty,
} from './columns';
import { forbidRewriting } from './triggers';

/** Creates the tables of staff accounts, their two-factor logins, the audit log, and API tokens. */
export async function createStaff(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'integer', identity)
    .addColumn('username', 'text', requiredUnique)
    .addColumn('password_hash', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('is_active', 'integer', flag(1))
    .addColumn('last_login_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('version', 'integer', numberOr(1))
    .addColumn('totp_secret', 'text')
    .addColumn('totp_since', 'text')
    .addColumn('totp_last_step', 'integer')
    .execute();

  await db.schema
    .createTable('staff_recovery_codes')
    .addColumn('id', 'integer', identity)
    .addColumn('staff_id', 'integer', ownedBy('staff.id'))
    .addColumn('code_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('used_at', 'text')
    .addUniqueConstraint('staff_recovery_codes_once', ['staff_id', 'code_hash'])
    .execute();

  // The roles that require a second factor.
  await db.schema.createTable('second_factor_roles').addColumn('role', 'text', textKey).execute();

  // Logins with a correct password that still need the second factor.
  await db.schema
    .createTable('pending_logins')
    .addColumn('id_hash', 'text', textKey)
    .addColumn('staff_id', 'integer', ownedBy('staff.id'))
    .addColumn('failures', 'integer', numberOr(0))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await createIndexes(db, {
    // Counts a staff member's recent attempts.
    pending_logins_by_staff: 'pending_logins (staff_id, created_at)',
  });

  await createAuditLog(db);

  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', required)
    .addColumn('token_hash', 'text', requiredUnique)
    .addColumn('prefix', 'text', required)
    .addColumn('scopes', 'text', required)
    .addColumn('created_by', 'integer', references('staff.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_by', 'integer', mayReference('staff.id'))
    .execute();
  await createUniqueIndexes(db, {
    // The audit log refers to tokens by name, so active tokens need distinct names.
    api_tokens_by_name: 'api_tokens (lower(name)) where revoked_at is null',
  });
}

async function createAuditLog(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'integer', identity)
    .addColumn('actor', 'text', required)
    .addColumn('staff_id', 'integer', mayReference('staff.id'))
    .addColumn('action', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('request_id', 'text', textOrEmpty)
    .addColumn('created_at', 'text', required)
    .execute();
  await createIndexes(db, {
    // The history of one record.
    audit_entries_by_subject: 'audit_entries (subject, id)',
    // The log filtered by action.
    audit_entries_by_action: 'audit_entries (action, id)',
    // The log filtered by person or program.
    audit_entries_by_actor: 'audit_entries (actor, id)',
    // The log filtered by date.
    audit_entries_by_moment: 'audit_entries (created_at, id)',
  });
  await forbidRewriting(
    db,
    'audit_entries',
    'The audit log is only written to: no entry of it is changed or removed',
    // Erasing personal data takes out what changed, and leaves who did what, to which record, and when.
    sql<SqlBool>`new.before is null and new.after is null and new.id = old.id and new.actor = old.actor
      and coalesce(new.staff_id, 0) = coalesce(old.staff_id, 0) and new.action = old.action
      and new.subject = old.subject and new.request_id = old.request_id and new.created_at = old.created_at`,
  );
}
