import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type {
  OrderEventsTable,
  OrderLinesTable,
  OrderRefundLinesTable,
  OrderRefundsTable,
  OrdersTable,
  OrderEventKind,
  OrderState,
  PaymentAttemptsTable,
} from '../../../../db/tables/orders';
import type { RefundsTable } from '../../../../db/tables/payments';
import { getBestPrice } from '../../../domain/goods/prices/price.rules';
import { isCharged } from '../../../domain/selling/checkout/payment-methods.rules';
import { EXPRESS_POLICY, getTotals, STANDARD_POLICY } from '../../../domain/selling/checkout/totals.rules';
import { createReadableNumber, randomKey } from '../../../domain/base/shared/random.server';
import { insertRows, NumberedRows } from './insert-rows.server';
import { sortByDate } from './history-log.server';
import type { PlannedOrder } from './order-plan.server';

type OrderRow = Insertable<OrdersTable> & { id: number; number: string };
type LineRow = Insertable<OrderLinesTable> & { id: number };

/** An order while its course is written. */
export interface DraftOrder {
  row: OrderRow;
  lines: LineRow[];
  actor: string;
  attempt: (Insertable<PaymentAttemptsTable> & { id: number }) | undefined;
}

/** Collects the rows of orders. */
export class OrderRows {
  readonly drafts: DraftOrder[] = [];
  readonly #lines = new NumberedRows<Insertable<OrderLinesTable>>();
  readonly #attempts = new NumberedRows<Insertable<PaymentAttemptsTable>>();
  readonly #refunds = new NumberedRows<Insertable<RefundsTable>>();
  readonly #orderRefunds = new NumberedRows<Insertable<OrderRefundsTable>>();
  readonly #refundLines: Insertable<OrderRefundLinesTable>[] = [];
  readonly #events: Insertable<OrderEventsTable>[] = [];

  /** Adds an order in its first state. */
  add(plan: PlannedOrder, state: OrderState): DraftOrder {
    const { buyer, person, placedAt, method } = plan;
    const id = this.drafts.length + 1;
    const lines = this.#addLines(id, plan);
    const policy = buyer === undefined ? EXPRESS_POLICY : STANDARD_POLICY;
    const priced = lines.map((line) => ({ unitPriceCents: line.unit_price_cents, quantity: line.quantity }));
    const totals = getTotals(priced, policy, { isTaxExempt: buyer?.account.account.isTaxExempt === true });
    const row = {
      id,
      number: createReadableNumber('KW'),
      access_key: randomKey(),
      checkout_token: randomKey(),
      cart_id: null,
      placed_from: '',
      is_email_unconfirmed: 0,
      customer_id: buyer?.account.id ?? null,
      placed_by_user_id: buyer?.user.id ?? null,
      policy: policy.name,
      state,
      payment_method: method,
      currency: 'USD',
      subtotal_cents: totals.subtotalCents,
      shipping_cents: totals.shippingCents,
      tax_cents: totals.taxCents,
      total_cents: totals.totalCents,
      received_cents: 0,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      company: person.company,
      address: person.address,
      city: person.city,
      state_code: person.stateCode,
      zip_code: person.zipCode,
      po_number: buyer === undefined || id % 3 > 0 ? '' : String(4_000 + id),
      carrier: '',
      tracking_number: '',
      due_at: null,
      expires_at: null,
      placed_at: placedAt,
      paid_at: null,
      updated_at: placedAt,
    };
    const actor = buyer === undefined ? 'guest' : `user:${person.firstName} ${person.lastName}`;
    const isSent = isCharged(method) && state !== 'awaiting_approval';
    const draft = { row, lines, actor, attempt: isSent ? this.#addAttempt(row) : undefined };
    this.drafts.push(draft);
    this.#addEvent(draft, { kind: 'state', from: null, actor, detail: 'Order placed', at: placedAt });
    return draft;
  }

  /** Moves an order to another state. */
  move(
    draft: DraftOrder,
    to: OrderState,
    { actor, detail, at }: { actor: string; detail: string; at: string },
  ): void {
    const from = draft.row.state;
    draft.row.state = to;
    if (to === 'paid') draft.row.paid_at = at;
    this.#addEvent(draft, { kind: 'state', from, actor, detail, at });
  }

  /** Adds to the timeline what doesn't change the state. */
  note(
    draft: DraftOrder,
    kind: OrderEventKind,
    { actor, detail, at }: { actor: string; detail: string; at: string },
  ): void {
    this.#addEvent(draft, { kind, from: draft.row.state, actor, detail, at });
  }

  /** Refunds an order that a provider charged. @returns the ID of the refund. */
  refund(
    { row, attempt }: DraftOrder,
    parts: { goods: number; tax: number; shipping: number; lines: { line: LineRow; quantity: number }[] },
    { actor, reason, at }: { actor: string; reason: string; at: string },
  ): number {
    const amount = parts.goods + parts.tax + parts.shipping;
    const base = { order_id: row.id, amount_cents: amount, reason, actor, created_at: at };
    const refundId =
      attempt === undefined
        ? null
        : this.#refunds.add({
            ...base,
            attempt_id: attempt.id,
            refund_key: randomKey(),
            state: 'paid',
            provider_reference: `sandbox_refund_${randomKey()}`,
            tries: 1,
            due_at: at,
            settled_at: at,
          });
    const id = this.#orderRefunds.add({
      ...base,
      refund_id: refundId,
      goods_cents: parts.goods,
      tax_cents: parts.tax,
      shipping_cents: parts.shipping,
      sent_at: refundId === null ? at : null,
    });
    for (const { line, quantity } of parts.lines)
      this.#refundLines.push({
        order_refund_id: id,
        order_line_id: line.id,
        quantity,
        amount_cents: line.unit_price_cents * quantity,
      });
    return id;
  }

  async write(trx: Trx): Promise<void> {
    await insertRows(
      trx,
      'orders',
      this.drafts.map(({ row }) => row),
    );
    await insertRows(trx, 'order_lines', this.#lines.rows);
    await insertRows(trx, 'payment_attempts', this.#attempts.rows);
    await insertRows(trx, 'refunds', this.#refunds.rows);
    await insertRows(trx, 'order_refunds', this.#orderRefunds.rows);
    await insertRows(trx, 'order_refund_lines', this.#refundLines);
    await insertRows(trx, 'order_events', sortByDate(this.#events));
  }

  #addLines(orderId: number, { lines, buyer }: PlannedOrder): LineRow[] {
    return lines.map(({ product, quantity }) => {
      const terms = buyer?.account.termsOf(product) ?? product.terms;
      const { unitPriceCents, basis } = getBestPrice(product.pricing, terms, quantity);
      this.#lines.add({
        order_id: orderId,
        product_id: product.id,
        name: product.name,
        sku: product.sku,
        picture: product.image,
        unit_price_cents: unitPriceCents,
        list_price_cents: product.pricing.priceCents,
        price_basis: JSON.stringify(basis),
        quantity,
        total_cents: unitPriceCents * quantity,
        restocked_quantity: 0,
        shipped_quantity: null,
      });
      return getLast(this.#lines.rows);
    });
  }

  #addAttempt(row: OrderRow) {
    this.#attempts.add({
      order_id: row.id,
      provider: 'sandbox',
      method: row.payment_method,
      idempotency_key: randomKey(),
      state: 'sent',
      amount_cents: row.total_cents,
      currency: 'USD',
      provider_reference: null,
      captured_cents: null,
      detail: '',
      looks: 0,
      next_look_at: null,
      sent_at: row.placed_at,
      settled_at: null,
    });
    return getLast(this.#attempts.rows);
  }

  #addEvent(
    { row }: DraftOrder,
    event: { kind: OrderEventKind; from: OrderState | null; actor: string; detail: string; at: string },
  ): void {
    row.updated_at = event.at;
    this.#events.push({
      order_id: row.id,
      kind: event.kind,
      from_state: event.from,
      to_state: row.state,
      actor: event.actor,
      detail: event.detail,
      created_at: event.at,
    });
  }
}

function getLast<Row>(rows: readonly Row[]): Row {
  const last = rows.at(-1);
  if (last === undefined) throw new Error('There is no row.');
  return last;
}
