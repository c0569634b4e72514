import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

import type {
  CapturedCharge,
  ChargeRequest,
  ChargeResult,
  DirectProvider,
  RefundRequest,
  RefundResult,
} from './payment-provider';

interface ChargeRow {
  reference: string;
  amount_cents: number;
  state: 'captured' | 'cancelled' | 'refunded';
}

/**
 * A payment provider that moves no money. Like a real one, it has its own database, so that tests can tell a crash
 * between charging and settling from one before charging.
 *
 * `sandboxOutcome`: 'approve', 'decline', 'time-out-after-capture' (captures without a response),
 * 'fail-before-capture' (connection error without capture), 'fail-after-capture' (connection error after capture), or
 * 'wrong-amount' (captures a cent too much).
 */
export class SandboxProvider implements DirectProvider {
  readonly name = 'sandbox';
  readonly #books: Database.Database;

  /** @param file the database; ':memory:' for tests */
  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    this.#books = new Database(file);
    this.#books.pragma('journal_mode = WAL');
    this.#books.pragma('synchronous = FULL');
    this.#books.pragma('busy_timeout = 10000');
    this.#books.exec(
      'create table if not exists charges (key text primary key, reference text not null, amount_cents integer not null, state text not null);' +
        'create table if not exists refunds (refund_key text primary key, key text not null, reference text not null, amount_cents integer not null)',
    );
  }

  async charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult> {
    const outcome = request.sandboxOutcome ?? 'approve';
    if (outcome === 'decline') return { status: 'declined', reason: 'The payment was declined.' };
    if (outcome === 'fail-before-capture') throw new Error('The connection to the sandbox failed.');
    const isWrong = outcome === 'wrong-amount';
    const row = this.#capture(isWrong ? { ...request, amountCents: request.amountCents + 1 } : request);
    if (row.state === 'cancelled') return { status: 'declined', reason: 'The payment was canceled.' };
    if (outcome === 'time-out-after-capture') await waitUntilAborted(signal);
    if (outcome === 'fail-after-capture') throw new Error('The connection to the sandbox failed.');
    return { status: 'captured', reference: row.reference, amountCents: row.amount_cents };
  }

  find(key: string): Promise<CapturedCharge | undefined> {
    const row = this.#row(key);
    if (row === undefined || row.state === 'cancelled') return Promise.resolve(undefined);
    return Promise.resolve({
      reference: row.reference,
      amountCents: row.amount_cents,
      refunded: row.state === 'refunded',
    });
  }

  cancel(key: string): Promise<'cancelled' | 'captured'> {
    this.#books
      .prepare(
        "insert into charges (key, reference, amount_cents, state) values (?, '', 0, 'cancelled') on conflict (key) do nothing",
      )
      .run(key);
    return Promise.resolve(this.#row(key)?.state === 'cancelled' ? 'cancelled' : 'captured');
  }

  refund({ key, refundKey, amountCents }: RefundRequest): Promise<RefundResult> {
    return Promise.resolve(this.#books.transaction(() => this.#refund(key, refundKey, amountCents))());
  }

  close(): void {
    this.#books.close();
  }

  #refund(key: string, refundKey: string, amountCents: number): RefundResult {
    const known = this.#books
      .prepare<[string], { reference: string }>('select reference from refunds where refund_key = ?')
      .get(refundKey);
    if (known !== undefined) return { status: 'paid', reference: known.reference };
    const charge = this.#row(key);
    const left = charge === undefined ? 0 : charge.amount_cents - this.#refundedCents(key);
    if (amountCents > left || charge?.state === 'cancelled')
      return { status: 'refused', reason: 'The refund exceeds the remaining charge.' };
    const reference = `sandbox_refund_${randomUUID()}`;
    this.#books
      .prepare('insert into refunds (refund_key, key, reference, amount_cents) values (?, ?, ?, ?)')
      .run(refundKey, key, reference, amountCents);
    if (amountCents === left)
      this.#books.prepare("update charges set state = 'refunded' where key = ?").run(key);
    return { status: 'paid', reference };
  }

  #refundedCents(key: string): number {
    const row = this.#books
      .prepare<[string], { cents: number }>(
        'select coalesce(sum(amount_cents), 0) as cents from refunds where key = ?',
      )
      .get(key);
    return row?.cents ?? 0;
  }

  #capture({ key, amountCents }: ChargeRequest): ChargeRow {
    this.#books
      .prepare(
        "insert into charges (key, reference, amount_cents, state) values (?, ?, ?, 'captured') on conflict (key) do nothing",
      )
      .run(key, `sandbox_${randomUUID()}`, amountCents);
    const row = this.#row(key);
    if (row === undefined) throw new Error('The sandbox lost a charge.');
    return row;
  }

  #row(key: string): ChargeRow | undefined {
    const row = this.#books
      .prepare<[string], ChargeRow>('select reference, amount_cents, state from charges where key = ?')
      .get(key);
    if (row !== undefined) return row;
    // A payment of the demo's history, whose key ends with its amount.
    const historicCents = /^history-.+-(\d+)$/.exec(key)?.[1];
    return historicCents === undefined
      ? undefined
      : { reference: `sandbox_${key}`, amount_cents: Number(historicCents), state: 'captured' };
  }
}

function waitUntilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new Error('The sandbox timed out.'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
