import type { Trx } from '../../../../db/schema';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { isTransfer, ON_ACCOUNT } from '../../../domain/selling/checkout/payment-methods.rules';
import { prorate } from '../../../domain/selling/orders/refund-split.rules';
import type { Buyer } from './accounts.server';
import { HistoryCalendar } from './calendar';
import { isWellStocked, type HistoryProduct } from './catalog.server';
import type { HistoryLog } from './history-log.server';
import { planOrders, type PlannedOrder } from './order-plan.server';
import { OrderRows, type DraftOrder } from './order-rows.server';
import type { SeededRandom } from './seeded-random';
import type { HistoryStaff, StaffMember } from './staff.server';
import type { HistoryLedger } from './stock-ledger.server';

export interface OrdersInput {
  random: SeededRandom;
  calendar: HistoryCalendar;
  products: readonly HistoryProduct[];
  buyers: readonly Buyer[];
  staff: HistoryStaff;
  log: HistoryLog;
  ledger: HistoryLedger;
}

/** Adds the orders of 14 months with their payments, refunds, returns, and stock movements. */
export async function seedOrders(trx: Trx, input: OrdersInput): Promise<DraftOrder[]> {
  const rows = new OrderRows();
  const writer = new OrderWriter(rows, input);
  for (const plan of planOrders(input)) writer.write(plan);
  await rows.write(trx);
  return rows.drafts;
}

const CARRIERS = ['UPS', 'UPS', 'FedEx', 'USPS'] as const;
const HOLD_DAYS = 3;

/** Writes each order's course. */
class OrderWriter {
  readonly #rows: OrderRows;
  readonly #input: OrdersInput;

  constructor(rows: OrderRows, input: OrdersInput) {
    this.#rows = rows;
    this.#input = input;
  }

  write(plan: PlannedOrder): void {
    const draft = this.#rows.add(plan, getFirstState(plan));
    this.#sell(draft, plan);
    const { row } = draft;
    switch (plan.course) {
      case 'declined':
        return this.#decline(draft);
      case 'expired':
        return this.#cancel(
          draft,
          'reconciler',
          'The transfer did not arrive in time',
          this.#after(plan, 3, 60),
        );
      case 'awaiting-approval':
        row.expires_at = HistoryCalendar.addDays(row.placed_at, HOLD_DAYS);
        return;
      case 'open':
        return this.#leaveOpen(draft, plan);
      case 'part-paid':
        return this.#payPart(draft, plan, this.#input.calendar.hoursAgo(4));
      case 'review':
        return this.#payTooMuch(draft);
      case 'paid':
        return this.#pay(draft, plan);
      case 'canceled':
        this.#pay(draft, plan);
        return this.#cancelPaid(draft, this.#after(plan, 1, 45));
      default:
        this.#pay(draft, plan);
        this.#ship(draft, this.#after(plan, 1, 120));
        if (row.payment_method === ON_ACCOUNT) this.#settleAccount(draft, plan);
        if (plan.course !== 'shipped') this.#refundUnit(draft, plan);
    }
  }

  /** A moment some business days after an order. */
  #after({ daysAgo = 0 }: PlannedOrder, days: number, minute: number): string {
    return this.#input.calendar.at(daysAgo - days, minute);
  }

  #sell({ row, lines, actor }: DraftOrder, { placedAt }: PlannedOrder): void {
    for (const line of lines)
      this.#input.ledger.add({
        productId: line.product_id,
        delta: -line.quantity,
        kind: 'sale',
        reason: `Order ${row.number}`,
        actor,
        cause: `order:${row.id}`,
        at: placedAt,
      });
  }

  #leaveOpen(draft: DraftOrder, plan: PlannedOrder): void {
    const { row, attempt } = draft;
    if (row.payment_method === ON_ACCOUNT) row.due_at = getDueAt(plan);
    else if (isTransfer(plan.method)) row.expires_at = HistoryCalendar.addDays(row.placed_at, HOLD_DAYS);
    // The sandbox knows no such payment: it is looked up, and the order canceled, after two days.
    if (attempt !== undefined) attempt.next_look_at = HistoryCalendar.addDays(row.placed_at, 2);
  }

  #pay(draft: DraftOrder, plan: PlannedOrder): void {
    const { row, attempt } = draft;
    if (row.payment_method === ON_ACCOUNT) {
      row.due_at = getDueAt(plan);
      return;
    }
    row.received_cents = row.total_cents;
    if (attempt === undefined) {
      const at = plan.daysAgo === undefined ? row.placed_at : this.#after(plan, 1, 30);
      const clerk = this.#clerk(row.id);
      const detail = `Transfer of ${formatMoney(row.total_cents)} received`;
      this.#rows.move(draft, 'paid', { actor: clerk.actor, detail, at });
      this.#input.log.add(clerk, {
        action: 'order.confirm-transfer',
        subject: `order:${row.id}`,
        at,
        before: { state: 'awaiting_transfer' },
        after: { state: 'paid', receivedCents: row.total_cents, totalCents: row.total_cents },
      });
      return;
    }
    const at = addSeconds(row.placed_at, 4);
    // The sandbox reads the amount from the key, so that the payment can be refunded.
    const key = `history-${attempt.idempotency_key}-${row.total_cents}`;
    Object.assign(attempt, {
      state: 'succeeded',
      idempotency_key: key,
      provider_reference: `sandbox_${key}`,
      captured_cents: row.total_cents,
      settled_at: at,
    });
    this.#rows.move(draft, 'paid', { actor: 'sandbox', detail: 'Payment received', at });
  }

  #decline(draft: DraftOrder): void {
    const { attempt, row } = draft;
    const at = addSeconds(row.placed_at, 3);
    const reason = 'The payment was declined.';
    if (attempt !== undefined) Object.assign(attempt, { state: 'failed', detail: reason, settled_at: at });
    this.#cancel(draft, 'sandbox', reason, at);
  }

  #cancel(draft: DraftOrder, actor: string, reason: string, at: string): void {
    this.#rows.move(draft, 'cancelled', { actor, detail: reason, at });
    for (const line of draft.lines) {
      line.restocked_quantity = line.quantity;
      this.#input.ledger.add({
        productId: line.product_id,
        delta: line.quantity,
        kind: 'release',
        reason,
        actor,
        cause: `order:${draft.row.id}`,
        at,
      });
    }
  }

  #cancelPaid(draft: DraftOrder, at: string): void {
    const { row, lines } = draft;
    const { manager } = this.#input.staff;
    const reason = 'Ordered twice';
    this.#cancel(draft, manager.actor, reason, at);
    this.#refund(
      draft,
      {
        goods: row.subtotal_cents,
        tax: row.tax_cents,
        shipping: row.shipping_cents,
        lines: lines.map((line) => ({ line, quantity: line.quantity })),
      },
      reason,
      addSeconds(at, 1),
    );
    this.#input.log.add(manager, {
      action: 'order.cancel',
      subject: `order:${row.id}`,
      at,
      before: { state: 'paid' },
      after: { state: 'cancelled', reason },
    });
  }

  #payTooMuch(draft: DraftOrder): void {
    const { row } = draft;
    const clerk = this.#clerk(row.id);
    row.received_cents = row.total_cents + 500;
    row.expires_at = null;
    const at = this.#input.calendar.hoursAgo(15);
    const detail = `A transfer of ${formatMoney(row.received_cents)} came instead of ${formatMoney(row.total_cents)}`;
    this.#rows.move(draft, 'review', { actor: clerk.actor, detail, at });
    this.#input.log.add(clerk, {
      action: 'order.confirm-transfer',
      subject: `order:${row.id}`,
      at,
      before: { state: 'awaiting_transfer' },
      after: { state: 'review', receivedCents: row.received_cents, totalCents: row.total_cents },
    });
  }

  /** Half of an order arrives; the rest stays open. */
  #payPart(draft: DraftOrder, plan: PlannedOrder, at: string): void {
    const { row } = draft;
    const half = Math.floor(row.total_cents / 2);
    if (isTransfer(plan.method)) row.expires_at = null;
    this.#recordPayment(
      draft,
      half,
      `${formatMoney(half)} received, ${formatMoney(row.total_cents - half)} open`,
      at,
    );
  }

  #recordPayment(draft: DraftOrder, cents: number, detail: string, at: string): void {
    const { row } = draft;
    const clerk = this.#clerk(row.id);
    row.received_cents = Number(row.received_cents) + cents;
    this.#rows.note(draft, 'payment', { actor: clerk.actor, detail, at });
    this.#input.log.add(clerk, {
      action: 'order.record-payment',
      subject: `order:${row.id}`,
      at,
      after: { receivedCents: cents, openCents: row.total_cents - row.received_cents },
    });
  }

  #ship(draft: DraftOrder, at: string): void {
    const { row, lines } = draft;
    const clerk = this.#clerk(row.id);
    const { random, log } = this.#input;
    row.carrier = random.pick(CARRIERS);
    row.tracking_number = `${row.carrier.slice(0, 2).toUpperCase()}${7_400_000_000 + random.between(0, 99_999_999)}`;
    for (const line of lines) line.shipped_quantity = line.quantity;
    const from = row.state;
    const detail = `Shipped with ${row.carrier} ${row.tracking_number}`;
    this.#rows.move(draft, 'fulfilled', { actor: clerk.actor, detail, at });
    log.add(clerk, {
      action: 'order.fulfil',
      subject: `order:${row.id}`,
      at,
      before: { state: from },
      after: { state: 'fulfilled', carrier: row.carrier, trackingNumber: row.tracking_number },
    });
  }

  /** Pays an order on account when it is due, or as late as the account pays; some are forgotten for long. */
  #settleAccount(draft: DraftOrder, plan: PlannedOrder): void {
    const { random, calendar } = this.#input;
    const { row } = draft;
    const { terms, paysLate } = plan.buyer?.account.account ?? { terms: null, paysLate: 0 };
    const isForgotten = random.isLikely(0.05);
    const days = Math.round((((terms?.[0] ?? 0) + paysLate) * 5) / 7) + (isForgotten ? 45 : 0);
    const paidDay = (plan.daysAgo ?? 0) - days;
    if (paidDay >= 0) {
      const at = calendar.at(paidDay, 60);
      this.#recordPayment(draft, row.total_cents, `${formatMoney(row.total_cents)} received on account`, at);
      row.paid_at = at;
    } else if (isForgotten) this.#payPart(draft, plan, calendar.at(1, 200));
  }

  /** A unit comes back to the shelf, or arrived damaged and is refunded only. */
  #refundUnit(draft: DraftOrder, plan: PlannedOrder): void {
    const [line] = draft.lines;
    if (line === undefined) return;
    const { row } = draft;
    const isBack = plan.course === 'returned' && plan.lines.every(({ product }) => isWellStocked(product));
    const reason = isBack ? 'Wrong part ordered' : 'Damaged in transit';
    const at = this.#after(plan, Math.min(plan.daysAgo ?? 0, 6), 240);
    const goods = line.unit_price_cents;
    const tax = prorate(row.tax_cents, goods, row.subtotal_cents);
    this.#refund(draft, { goods, tax, shipping: 0, lines: [{ line, quantity: 1 }] }, reason, at);
    if (!isBack) return;
    const clerk = this.#clerk(row.id);
    const later = addSeconds(at, 600);
    line.restocked_quantity = 1;
    this.#input.ledger.add({
      productId: line.product_id,
      delta: 1,
      kind: 'return',
      reason,
      actor: clerk.actor,
      cause: `order:${row.id}:line:${line.id}:1`,
      at: later,
    });
    this.#rows.note(draft, 'restock', {
      actor: clerk.actor,
      detail: `1 x ${line.sku}: ${reason}`,
      at: later,
    });
    this.#input.log.add(clerk, {
      action: 'order.restock',
      subject: `order:${row.id}`,
      at: later,
      after: { lines: [{ lineId: line.id, units: 1 }], reason },
    });
  }

  #refund(draft: DraftOrder, parts: Parameters<OrderRows['refund']>[1], reason: string, at: string): void {
    const { manager } = this.#input.staff;
    const id = this.#rows.refund(draft, parts, { actor: manager.actor, reason, at });
    const totalCents = parts.goods + parts.tax + parts.shipping;
    const detail = `${formatMoney(totalCents)}: ${reason}`;
    this.#rows.note(draft, 'refund', { actor: manager.actor, detail, at });
    this.#input.log.add(manager, {
      action: 'order.refund',
      subject: `order:${draft.row.id}`,
      at,
      after: { orderRefundId: id, totalCents, reason },
    });
  }

  #clerk(orderId: number): StaffMember {
    const [one, other] = this.#input.staff.clerks;
    return orderId % 3 === 0 ? other : one;
  }
}

function getFirstState({ course, method }: PlannedOrder) {
  if (course === 'awaiting-approval') return 'awaiting_approval';
  if (method === ON_ACCOUNT) return 'on_account';
  return isTransfer(method) ? 'awaiting_transfer' : 'pending';
}

function getDueAt({ buyer, placedAt }: PlannedOrder): string {
  return HistoryCalendar.addDays(placedAt, buyer?.account.account.terms?.[0] ?? 0);
}

function addSeconds(moment: string, seconds: number): string {
  return new Date(Date.parse(moment) + seconds * 1000).toISOString();
}
