import type { Kysely } from 'kysely';

import { identity, ownedBy, required } from './columns';
import { refuseRewriting } from './triggers';

/** The second factor of staff accounts, logins that wait for its code, and an audit log that nothing can rewrite. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const staff = () => db.schema.alterTable('staff');
  await staff()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await staff().addColumn('totp_secret', 'text').execute();
  await staff().addColumn('totp_since', 'text').execute();
  await staff().addColumn('totp_last_step', 'integer').execute();

  await db.schema
    .createTable('staff_recovery_codes')
    .addColumn('id', 'integer', identity)
    .addColumn('staff_id', 'integer', ownedBy('staff.id'))
    .addColumn('code_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('used_at', 'text')
    .addUniqueConstraint('staff_recovery_codes_once', ['staff_id', 'code_hash'])
    .execute();

  await db.schema
    .createTable('pending_logins')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'integer', ownedBy('staff.id'))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('pending_logins_by_staff')
    .on('pending_logins')
    .columns(['staff_id', 'created_at'])
    .execute();

  // Switching an account off ends its sessions among those of all visitors.
  await db.schema.createIndex('sessions_by_staff').on('sessions').column('staff_id').execute();

  // For the filters of the log's page: what was done, by whom, when.
  await db.schema
    .createIndex('audit_entries_by_action')
    .on('audit_entries')
    .columns(['action', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_entries_by_actor')
    .on('audit_entries')
    .columns(['actor', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_entries_by_moment')
    .on('audit_entries')
    .columns(['created_at', 'id'])
    .execute();
  await refuseRewriting(
    db,
    'audit_entries',
    'The audit log is only written to: no entry of it is changed or removed',
  );
}
