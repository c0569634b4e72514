import { setImmediate, setTimeout as pause } from 'node:timers/promises';
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
  type QueryResult,
} from 'kysely';

import { BY_DIALECT } from './dialect';
import { SqliteFile } from './sqlite-file';

/** Upper bound on prepared statements. The store has a few hundred distinct queries. */
const PREPARED_STATEMENTS = 500;
/** How long a statement waits for a lock that another process holds. */
const LOCK_WITHIN_MS = 10_000;
const LOCK_RETRY_MS = 20;

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
    return new ImmediateSqliteDriver(openSqlite(this.#file));
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
  readonly #database: ReturnType<typeof openSqlite>;
  #connection: DatabaseConnection | undefined;

  constructor(database: ReturnType<typeof openSqlite>) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#connection;
  }

  /** Waits for locks of other processes without blocking this one, whose other queries run meanwhile. */
  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = Date.now() + LOCK_WITHIN_MS;
    for (;;) {
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        const isLocked = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
        if (!isLocked || this.#database.inTransaction || Date.now() > deadline) throw error;
      }
      await this.releaseConnection();
      await pause(LOCK_RETRY_MS);
      await super.acquireConnection();
    }
  }

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
function openSqlite(path: string) {
  const statements = new Map<string, Database.Statement>();
  const file = new SqliteFile(path, {
    prepare: (database) => {
      // Those of a file that was replaced.
      statements.clear();
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      database.pragma('foreign_keys = ON');
      database.pragma('cache_size = -32000');
      database.pragma('temp_store = MEMORY');
      // Reads pages where the system holds them: searches of 100,000 products take 15 % less time.
      database.pragma('mmap_size = 1073741824');
    },
  });

  return {
    get inTransaction() {
      return file.database.inTransaction;
    },
    prepare(sql: string) {
      const { database } = file;
      const known = statements.get(sql);
      if (known !== undefined && !known.busy) {
        // Moves it to the end, so that the first entry is the least recently used.
        statements.delete(sql);
        statements.set(sql, known);
        return known;
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
      file.close();
    },
  };
}
