import { sql } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError, FieldError } from '../../base/shared/errors';
import { pick } from '../../base/shared/pick';
import { toDecimal } from '../../base/shared/money.rules';
import { createStaleFormError, type ComparedField } from '../../base/shared/stale-form.server';
import type { SupplierInput } from './supplier.schema';
import { getSupplier, type Supplier } from './suppliers.queries.server';
import { countRows } from '../../base/shared/list-queries.server';

type Details = Omit<SupplierInput, 'expectedRevision'>;

/** @throws FieldError if the name is taken. */
export async function addSupplier(db: Db, input: Details, actor: Actor): Promise<{ id: number }> {
  return inTransaction(db, async (trx) => {
    await assertNameFree(trx, input.name);
    const { id } = await trx
      .insertInto('suppliers')
      .values({ ...toColumns(input), created_at: nowIso(), updated_at: nowIso() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = await getSupplier(trx, id);
    await recordAudit(trx, actor, 'supplier.add', getSupplierSubject(id), { after: toAuditFacts(added) });
    return { id };
  });
}

/** @throws NotFoundError, StaleFormError with both values, or FieldError if the name is taken. */
export async function changeSupplier(db: Db, id: number, input: SupplierInput, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await getSupplier(trx, id);
    if (before.revision !== input.expectedRevision)
      throw await createStaleFormError(trx, getSupplierSubject(id), compareWith(before, input));
    await assertNameFree(trx, input.name, id);
    await trx
      .updateTable('suppliers')
      .set({ ...toColumns(input), revision: before.revision + 1, updated_at: nowIso() })
      .where('id', '=', id)
      .execute();
    const after = await getSupplier(trx, id);
    await recordAudit(trx, actor, 'supplier.edit', getSupplierSubject(id), {
      before: toAuditFacts(before),
      after: toAuditFacts(after),
    });
  });
}

/**
 * Archives or restores a supplier. Its orders and receipts stay.
 *
 * @throws NotFoundError, StaleFormError, or DomainError if it has open orders.
 */
export async function archiveSupplier(
  db: Db,
  id: number,
  { expectedRevision, archive }: { expectedRevision: number; archive: boolean },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const supplier = await getSupplier(trx, id);
    if (supplier.isArchived === archive) return;
    if (supplier.revision !== expectedRevision) throw await createStaleFormError(trx, getSupplierSubject(id));
    if (archive) await assertNothingOpen(trx, supplier);
    await trx
      .updateTable('suppliers')
      .set({
        archived_at: archive ? nowIso() : null,
        revision: supplier.revision + 1,
        updated_at: nowIso(),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, archive ? 'supplier.archive' : 'supplier.restore', getSupplierSubject(id), {
      before: { isArchived: !archive },
      after: { isArchived: archive },
    });
  });
}

async function assertNothingOpen(trx: Trx, { id, name }: Supplier): Promise<void> {
  const open = await countRows(
    trx
      .selectFrom('purchase_orders')
      .where('supplier_id', '=', id)
      .where('state', 'in', ['draft', 'sent', 'partly_received']),
  );
  if (open > 0)
    throw new DomainError(
      `${name} has ${open === 1 ? 'an open purchase order' : `${open} open purchase orders`}. ` +
        'Receive, close, or cancel open orders first.',
    );
}

async function assertNameFree(trx: Trx, name: string, ownId = 0): Promise<void> {
  const taken = await trx
    .selectFrom('suppliers')
    .select('archived_at')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '!=', ownId)
    .executeTakeFirst();
  if (taken !== undefined)
    throw new FieldError(
      'name',
      taken.archived_at === null
        ? 'A supplier with this name already exists'
        : 'An archived supplier has this name. Restore it instead',
    );
}

function toColumns(input: Details) {
  return {
    name: input.name,
    contact_name: input.contactName,
    email: input.email,
    phone: input.phone,
    account_number: input.accountNumber,
    lead_time_days: input.leadTimeDays,
    minimum_order_cents: input.minimumOrder,
    notes: input.notes,
  };
}

function toAuditFacts(supplier: Supplier) {
  const texts = pick(supplier, 'name', 'contactName', 'email', 'phone', 'accountNumber');
  return { ...texts, ...pick(supplier, 'leadTimeDays', 'minimumOrderCents', 'notes') };
}

function compareWith(stored: Supplier, input: Details): ComparedField[] {
  return [
    ['Name', stored.name, input.name],
    ['Contact', stored.contactName, input.contactName],
    ['Email', stored.email, input.email],
    ['Phone', stored.phone, input.phone],
    ['Account number', stored.accountNumber, input.accountNumber],
    ['Lead time', String(stored.leadTimeDays), String(input.leadTimeDays)],
    ['Minimum order', toDecimal(stored.minimumOrderCents), toDecimal(input.minimumOrder)],
    ['Notes', stored.notes, input.notes],
  ];
}

export function getSupplierSubject(supplierId: number): string {
  return `supplier:${supplierId}`;
}
