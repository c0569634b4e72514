import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type FunctionNode,
  type Kysely,
  type QueryCompiler,
} from 'kysely';

import { BY_DIALECT } from './dialect';

/** Upper bound on prepared statements. The store has a few hundred distinct queries. */
const PREPARED_STATEMENTS = 500;

/**
 * SQLite as the store needs it: prepared statements are cached, every transaction takes the write lock when it
 * begins (so that it can't fail halfway while upgrading), and migrations run in one transaction.
 */
export class StoreSqliteDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: () => Promise.resolve(openSqlite(this.#file)) });
  }

  createQueryCompiler(): QueryCompiler {
    return new StoreSqliteCompiler();
  }

  createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class StoreSqliteCompiler extends SqliteQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const [own] = node.func === BY_DIALECT ? node.arguments : [];
    if (own === undefined) super.visitFunction(node);
    else this.visitNode(own);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  /**
   * Yields to the event loop first. Queries are synchronous, so under load consecutive transactions would starve I/O: a
   * successful charge would appear to have timed out.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await setImmediate();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk aborts the transaction by itself; the caller then gets that error instead of a failed rollback. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Database.SqliteError) || !error.message.includes('no transaction is active'))
        throw error;
    }
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Opens the file with the pragmas for durability, which are per connection. */
function openSqlite(file: string) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 10000');
  database.pragma('foreign_keys = ON');
  database.pragma('cache_size = -32000');
  const statements = new Map<string, Database.Statement>();

  return {
    prepare(sql: string) {
      const kept = statements.get(sql);
      if (kept !== undefined && !kept.busy) {
        // Moves it to the end, so that the first entry is the least recently used.
        statements.delete(sql);
        statements.set(sql, kept);
        return kept;
      }
      const statement = database.prepare(sql);
      statements.set(sql, statement);
      if (statements.size > PREPARED_STATEMENTS) {
        const oldest = statements.keys().next().value;
        if (oldest !== undefined) statements.delete(oldest);
      }
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
