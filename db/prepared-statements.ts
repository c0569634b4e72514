import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

import { DatabaseUnavailableError } from './unavailable';

/** Statements are prepared from this many executions on. */
const ASKED_OFTEN = 3;
/** Upper bound on prepared statements. Each connection prepares those it executes. */
const MAX_NAMES = 300;
/** Upper bound on statements whose executions are counted. */
const MAX_COUNTED = 2000;
/** 'cached plan must not change result type': a newer release changed the table. */
const OUTDATED = '0A000';

/**
 * Names prepared statements, the same on every connection. Text searches stay unprepared: how many rows match depends
 * on the word, so a generic plan would suit none.
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

  /** The statement gets a new name at its next execution. */
  forget(statement: string): void {
    this.names.delete(statement);
  }
}

function isPlannedAhead(statement: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(statement) && !/\bi?like\b/i.test(statement);
}

/** Wraps the pool so that connections prepare frequent statements, and broken ones are recognized. */
export function preparing(pool: Pool): PostgresPool {
  const names = new StatementNames();
  // Kysely identifies a connection by its client, so each client is wrapped once.
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect().catch(rethrow);
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
      return rethrow(error);
    }
  }
}

/** What PostgreSQL answers has its own code. Without an answer, the connection could not be opened, or it broke. */
function rethrow(error: unknown): never {
  throw error instanceof DatabaseError ? error : new DatabaseUnavailableError(error);
}
