import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { AuditEntriesTable } from '../../../../db/tables/people';
import { insertRows } from './insert-rows.server';
import type { StaffMember } from './staff.server';

interface LoggedAction {
  action: string;
  subject: string;
  at: string;
  before?: unknown;
  after?: unknown;
}

/** Collects what staff did, in any order, and writes it to the audit log by date. */
export class HistoryLog {
  readonly #entries: Insertable<AuditEntriesTable>[] = [];

  add(staff: StaffMember, { action, subject, at, before, after }: LoggedAction): void {
    this.#entries.push({
      actor: staff.actor,
      staff_id: staff.id,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      request_id: '',
      created_at: at,
    });
  }

  async write(trx: Trx): Promise<void> {
    await insertRows(trx, 'audit_entries', sortByDate(this.#entries));
  }
}

/** Sorts rows by date; those of the same moment keep their order. */
export function sortByDate<Row extends { created_at: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) =>
    one.created_at < other.created_at ? -1 : Number(one.created_at > other.created_at),
  );
}
