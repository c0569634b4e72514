import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { TransferState } from '../../../../db/tables/inventory';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, FieldError, NotFoundError } from '../../base/shared/errors';
import { moveStock } from '../stock/stock-ledger.server';
import { resolveStockLines } from './transfers.queries.server';
import { listStockLocations } from '../stock/stock-locations.queries.server';
import { getLineField } from '../../base/shared/line-quantities.schema';
import { TRANSFER_STATES, canTransfer, type TransferAction } from './transfers.rules';

interface NewTransfer {
  fromLocation: number;
  toLocation: number;
  note: string;
  lines: string;
}

/** A transfer with its expected version. */
interface ExpectedTransfer {
  id: number;
  version: number;
}

/** @throws FieldError for a location without stock, no lines, or an invalid line. */
export async function createTransfer(db: Db, transfer: NewTransfer, actor: Actor): Promise<number> {
  return inTransaction(db, async (trx) => {
    const ids = (await listStockLocations(trx)).map(({ id }) => id);
    for (const field of ['fromLocation', 'toLocation'] as const) {
      if (!ids.includes(transfer[field])) throw new FieldError(field, 'This location doesn’t hold stock');
    }
    const now = nowIso();
    const { id } = await trx
      .insertInto('stock_transfers')
      .values({
        from_location_id: transfer.fromLocation,
        to_location_id: transfer.toLocation,
        state: 'draft',
        note: transfer.note,
        created_by: actor.name,
        created_at: now,
        updated_at: now,
        version: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addLines(trx, id, transfer.lines);
    await recordAudit(trx, actor, 'transfer.create', `transfer:${id}`, { after: transfer });
    return id;
  });
}

/** The lines of a draft's form. */
export interface TransferEdit {
  /** By line; 0 removes it, and missing lines stay. */
  quantities: ReadonlyMap<number, number>;
  lines: string;
}

/**
 * Sets a draft's quantities and adds pasted lines.
 *
 * @throws NotFoundError, ConflictError, or FieldError for an invalid line or if no line is left.
 */
export async function editTransfer(db: Db, seen: ExpectedTransfer, edit: TransferEdit, actor: Actor) {
  await inTransaction(db, async (trx) => {
    await lockTransfer(trx, seen, 'edit');
    await writeLines(trx, seen.id, edit, actor);
  });
}

function toAuditFacts(lines: readonly { product_id: number; quantity: number }[]) {
  return lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
}

async function writeLines(trx: Trx, id: number, edit: TransferEdit, actor: Actor): Promise<void> {
  const before = await readLines(trx, id);
  for (const line of before) {
    const quantity = edit.quantities.get(line.id) ?? line.quantity;
    if (quantity === 0) await trx.deleteFrom('stock_transfer_lines').where('id', '=', line.id).execute();
    else if (quantity !== line.quantity)
      await trx.updateTable('stock_transfer_lines').set({ quantity }).where('id', '=', line.id).execute();
  }
  if (edit.lines !== '') await addLines(trx, id, edit.lines);
  const after = await readLines(trx, id);
  if (after.length === 0)
    throw new FieldError('lines', 'A transfer needs at least one line. Add a line or cancel the transfer');
  const [was, is] = [toAuditFacts(before), toAuditFacts(after)];
  // Sending a draft unchanged isn't an edit.
  if (isDeepStrictEqual(was, is)) return;
  await recordAudit(trx, actor, 'transfer.edit', `transfer:${id}`, { before: was, after: is });
}

/**
 * Takes a draft's units from the source, in the form's quantities. Until received they are in transit and not for
 * sale.
 *
 * @throws FieldError for an invalid line or a shortage.
 */
export async function sendTransfer(db: Db, seen: ExpectedTransfer, edit: TransferEdit, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const transfer = await lockTransfer(trx, seen, 'send', { state: 'sent', sent_at: nowIso() });
    await writeLines(trx, seen.id, edit, actor);
    const lines = await readLines(trx, seen.id);
    for (const line of lines) {
      await moveStock(trx, {
        productId: line.product_id,
        delta: -line.quantity,
        kind: 'transfer',
        reason: `Transfer ${seen.id} sent`,
        actor: actor.name,
        cause: `transfer:${seen.id}:sent`,
        locationId: transfer.from_location_id,
      });
    }
    await recordAudit(trx, actor, 'transfer.send', `transfer:${seen.id}`, {
      before: { state: transfer.state },
      after: { state: 'sent' },
    });
    return lines.reduce((sum, { quantity }) => sum + quantity, 0);
  });
}

interface TransferReceipt {
  /** Units received now, by line. */
  quantities: ReadonlyMap<number, number>;
  /** Whether missing units are still in transit, or written off with a reason. */
  rest: 'coming' | 'missing';
  reason: string;
}

/**
 * Receives units at the destination. Written-off units are received and adjusted away at once, so the units of a
 * closed transfer always add up.
 */
export async function receiveTransfer(
  db: Db,
  seen: ExpectedTransfer,
  receipt: TransferReceipt,
  actor: Actor,
): Promise<{ units: number; state: TransferState }> {
  const { quantities, rest, reason } = receipt;
  return inTransaction(db, async (trx) => {
    const before = await readLines(trx, seen.id);
    const lines = before.map((line) => {
      const most = line.quantity - line.received_quantity - line.missing_quantity;
      const units = quantities.get(line.id) ?? 0;
      if (units > most) throw new FieldError(getLineField(line.id), `Enter ${most} or fewer`);
      return { ...line, units, missing: rest === 'missing' ? most - units : 0, open: most - units };
    });
    const units = lines.reduce((sum, line) => sum + line.units, 0);
    const open = lines.reduce((sum, line) => sum + line.open - line.missing, 0);
    if (units === 0 && rest === 'coming')
      throw new FieldError('rest', 'Enter at least one received quantity');
    const state = open === 0 ? 'received' : 'partly_received';
    const transfer = await lockTransfer(trx, seen, 'receive', {
      state,
      closed_at: open === 0 ? nowIso() : null,
    });
    for (const line of lines) {
      const arrived = line.units + line.missing;
      if (arrived === 0) continue;
      const soFar = line.received_quantity + line.missing_quantity + arrived;
      const booking = {
        productId: line.product_id,
        actor: actor.name,
        // A cause is booked once, so it includes the number of units received before.
        cause: `transfer:${seen.id}:line:${line.id}:${soFar}`,
        locationId: transfer.to_location_id,
      };
      await moveStock(trx, {
        ...booking,
        delta: arrived,
        kind: 'transfer',
        reason: `Transfer ${seen.id} received`,
      });
      if (line.missing > 0)
        await moveStock(trx, { ...booking, delta: -line.missing, kind: 'adjustment', reason });
      await trx
        .updateTable('stock_transfer_lines')
        .set({
          received_quantity: sql`received_quantity + ${line.units}`,
          missing_quantity: sql`missing_quantity + ${line.missing}`,
          ...(line.missing > 0 ? { missing_reason: reason } : {}),
        })
        .where('id', '=', line.id)
        .execute();
    }
    await recordAudit(trx, actor, 'transfer.receive', `transfer:${seen.id}`, {
      before: { state: transfer.state },
      after: {
        state,
        lines: lines.map(({ id, units: arrived, missing }) => ({ lineId: id, arrived, missing })),
        reason,
      },
    });
    return { units, state };
  });
}

/** Cancels a transfer. Sent units return to the source. */
export async function cancelTransfer(db: Db, seen: ExpectedTransfer, reason: string, actor: Actor) {
  await inTransaction(db, async (trx) => {
    const transfer = await lockTransfer(trx, seen, 'cancel', { state: 'cancelled', closed_at: nowIso() });
    if (transfer.state === 'sent') {
      for (const line of await readLines(trx, seen.id)) {
        await moveStock(trx, {
          productId: line.product_id,
          delta: line.quantity,
          kind: 'transfer',
          reason: `Transfer ${seen.id} cancelled: ${reason}`,
          actor: actor.name,
          cause: `transfer:${seen.id}:cancelled`,
          locationId: transfer.from_location_id,
        });
      }
    }
    await recordAudit(trx, actor, 'transfer.cancel', `transfer:${seen.id}`, {
      before: { state: transfer.state },
      after: { state: 'cancelled', reason },
    });
  });
}

/**
 * Locks the transfer if it has the expected version.
 *
 * @returns its previous state.
 * @throws NotFoundError, ConflictError
 */
async function lockTransfer(
  trx: Trx,
  seen: ExpectedTransfer,
  action: TransferAction,
  change: { state?: TransferState; sent_at?: string; closed_at?: string | null } = {},
) {
  const transfer = await trx
    .selectFrom('stock_transfers')
    .selectAll()
    .where('id', '=', seen.id)
    .executeTakeFirstOrThrow(() => new NotFoundError('Transfer not found.'));
  if (transfer.version !== seen.version || !canTransfer(action, transfer.state))
    throw new ConflictError(
      `Someone else changed this transfer. Its status is now ${TRANSFER_STATES[transfer.state]}. Your change wasn’t saved. Review the transfer and try again.`,
    );
  await trx
    .updateTable('stock_transfers')
    .set({ ...change, version: transfer.version + 1, updated_at: nowIso() })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .execute();
  return transfer;
}

/** Sorted by product, so that concurrent transfers lock rows in the same order. */
async function readLines(trx: Trx, transferId: number) {
  return trx
    .selectFrom('stock_transfer_lines')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .orderBy('product_id')
    .execute();
}

async function addLines(trx: Trx, transferId: number, text: string): Promise<void> {
  const quantities = await resolveStockLines(trx, text, 'lines');
  await trx
    .insertInto('stock_transfer_lines')
    .values(
      [...quantities].map(([product_id, quantity]) => ({ transfer_id: transferId, product_id, quantity })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['transfer_id', 'product_id'])
        .doUpdateSet({ quantity: sql`stock_transfer_lines.quantity + excluded.quantity` }),
    )
    .execute();
}
