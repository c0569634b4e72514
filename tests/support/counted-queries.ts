import type { KyselyPlugin, QueryId } from 'kysely';

import type { Db } from '../../db/schema';

/** The kinds of the queries that a piece of work sends to the database, in their order. */
export async function countingQueries(db: Db, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  // A query within another is transformed as well; only what is sent has a result.
  const kinds = new WeakMap<QueryId, string>();
  const counter: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      kinds.set(queryId, node.kind);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      sent.push(kinds.get(queryId) ?? '');
      return Promise.resolve(result);
    },
  };
  await work(db.withPlugin(counter));
  return sent;
}
