import type { KyselyPlugin } from 'kysely';

import type { Db } from '../../db/schema';

/** The kinds of the queries that a piece of work sends to the database, in their order. */
export async function countingQueries(db: Db, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work(db.withPlugin(counter));
  return sent;
}
