import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** A statement that was asked so often is asked again: PostgreSQL then keeps it parsed, and planned if that serves. */
const ASKED_OFTEN = 3;
/** A process's statements with a name. Every connection keeps those that went over it. */
const MAX_NAMES = 300;
/** Statements of which it is counted how often they were asked. */
const MAX_COUNTED = 2000;
/** 'cached plan must not change result type': the table has another shape since, by a newer release. */
const OUTDATED = '0A000';

/**
 * The names of statements, each the same on every connection. What looks within a text has none: how many rows a word
 * finds is the word's matter, and the one plan for all words suits none of them.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly asked = new Map<string, number>();
  private given = 0;

  nameOf(statement: string): string | undefined {
    const known = this.names.get(statement);
    if (known !== undefined || this.names.size >= MAX_NAMES || !isPlannedAhead(statement)) return known;
    const times = (this.asked.get(statement) ?? 0) + 1;
    if (this.asked.size >= MAX_COUNTED) this.asked.clear();
    this.asked.set(statement, times);
    if (times < ASKED_OFTEN) return undefined;
    this.asked.delete(statement);
    this.given += 1;
    const name = `keyway_${this.given}`;
    this.names.set(statement, name);
    return name;
  }

  /** The statement gets another name when it is asked again. */
  forget(statement: string): void {
    this.names.delete(statement);
  }
}

function isPlannedAhead(statement: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(statement) && !/\bi?like\b/i.test(statement);
}

/** The pool, whose connections prepare what is asked often. */
export function preparing(pool: Pool): PostgresPool {
  const names = new StatementNames();
  // The driver knows a connection by its client: one for each.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames,
  ) {}

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(statement: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('The store reads its answers whole, without a cursor');
    return this.ask(statement, [...parameters]);
  }

  release(): void {
    this.client.release();
  }

  private async ask(text: string, values: unknown[]): Promise<unknown> {
    const name = this.names.nameOf(text);
    try {
      return await this.client.query(name === undefined ? { text, values } : { name, text, values });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === OUTDATED) this.names.forget(text);
      throw error;
    }
  }
}
