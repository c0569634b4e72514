import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

import type { CapturedCharge, ChargeRequest, ChargeResult, PaymentProvider } from './payment-provider';

interface ChargeRow {
  reference: string;
  amount_cents: number;
  state: 'captured' | 'cancelled' | 'refunded';
}

/**
 * A payment provider that moves no money. It keeps books of its own in its own file, as a real one does, so that
 * a crash of the store between charging and settling can be told from one before charging.
 *
 * `sandboxOutcome`: 'approve', 'decline', 'time-out-after-capture' (the money is taken, no answer comes) or
 * 'fail-before-capture' (the connection breaks, no money is taken).
 */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly #books: Database.Database;

  /** @param file where the books are kept; ':memory:' for a test's own. */
  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    this.#books = new Database(file);
    this.#books.pragma('journal_mode = WAL');
    this.#books.pragma('synchronous = FULL');
    this.#books.pragma('busy_timeout = 10000');
    this.#books.exec(
      'create table if not exists charges (key text primary key, reference text not null, amount_cents integer not null, state text not null)',
    );
  }

  async charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult> {
    const outcome = request.sandboxOutcome ?? 'approve';
    if (outcome === 'decline') return { status: 'declined', reason: 'The card was declined.' };
    if (outcome === 'fail-before-capture') throw new Error('The connection to the sandbox broke.');
    const row = this.#capture(request);
    if (row.state === 'cancelled') return { status: 'declined', reason: 'The payment was cancelled.' };
    if (outcome === 'time-out-after-capture') await untilAborted(signal);
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

  refund(key: string): Promise<void> {
    this.#books
      .prepare("update charges set state = 'refunded' where key = ? and state = 'captured'")
      .run(key);
    return Promise.resolve();
  }

  close(): void {
    this.#books.close();
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
    return this.#books
      .prepare<[string], ChargeRow>('select reference, amount_cents, state from charges where key = ?')
      .get(key);
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new Error('The sandbox did not answer in time.'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
