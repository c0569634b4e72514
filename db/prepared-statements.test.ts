import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { isSqlite, openTestStore } from '../tests/support/test-store';
import { StatementNames } from './prepared-statements';

describe('a statement gets a name', () => {
  const asked = (names: StatementNames, statement: string, times: number) =>
    Array.from({ length: times }, () => names.nameOf(statement));

  it('when it is asked for the third time, and keeps it', () => {
    const [first, second, third, fourth] = asked(new StatementNames(), 'select 1', 4);
    expect([first, second]).toEqual([undefined, undefined]);
    expect(third).toMatch(/^keyway_\d+$/);
    expect(fourth).toBe(third);
  });

  it.each(['select id from products where name like $1', 'select 1 where $1 ilike $2', 'begin', 'commit'])(
    'unless one plan suits none of its questions, or there is nothing to plan: %s',
    (statement) => {
      expect(asked(new StatementNames(), statement, 5)).toEqual(Array(5).fill(undefined));
    },
  );

  it('of its own, until there are enough of them', () => {
    const names = new StatementNames();
    const given = Array.from({ length: 400 }, (_, index) => asked(names, `select ${index}`, 3).at(-1));
    expect(new Set(given.slice(0, 300)).size).toBe(300);
    expect(given.slice(300)).toEqual(Array(100).fill(undefined));
    expect(names.nameOf('select 0')).toBe(given[0]);
  });

  it('and another one when it was refused', () => {
    const names = new StatementNames();
    const first = asked(names, 'select 1', 3).at(-1);
    names.forget('select 1');
    const second = asked(names, 'select 1', 3).at(-1);
    expect(second).toMatch(/^keyway_/);
    expect(second).not.toBe(first);
  });
});

describe.skipIf(isSqlite)('PostgreSQL', () => {
  it('keeps what it is asked often prepared', async () => {
    const { db } = await openTestStore({ seeded: true });
    const prepared = await db.connection().execute(async (one) => {
      for (const id of [1, 2, 3, 4])
        await one.selectFrom('products').select('name').where('id', '=', id).execute();
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
    });
    expect(prepared.rows.map(({ statement }) => statement)).toContain(
      'select "name" from "products" where "id" = $1',
    );
  });

  it('answers again after a table has got another shape', async () => {
    const { db } = await openTestStore({ seeded: true });
    const ask = () => db.selectFrom('leases').selectAll().execute();
    for (let times = 0; times < 5; times += 1) await ask();
    await sql`alter table leases add column further bigint`.execute(db);
    await ask().catch(() => undefined);
    await expect(ask()).resolves.toEqual([]);
  });
});
