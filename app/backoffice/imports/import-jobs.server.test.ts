import { beforeEach, describe, expect, it } from 'vitest';

import { dryRun, importOf, IMPORTER, upload, WORKER } from '../../../tests/support/imports';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { isoIn } from '../../domain/base/shared/clock';
import { workOnImports } from './import-jobs.server';
import type { ImportWorker } from './import-batches.server';
import { applyImport, cancelImport, checkImport } from './imports.server';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

/** A process that ends after so many turns of its work. */
function endingAfter(turns: number, name = 'the first process'): ImportWorker {
  let asked = 0;
  return { name, isStopping: () => (asked += 1) > turns };
}

function list(rows: number, mark = 'R'): string {
  const lines = Array.from({ length: rows }, (_, index) => `${mark}-${index},Row ${index},Padlocks,5.00,3`);
  return ['SKU,Name,Category,Price,Stock quantity', ...lines].join('\n');
}

async function startCheck(id: number): Promise<void> {
  const { format, mapping } = await importOf(store.db, id);
  await checkImport(store.db, id, { format, mapping, fallbackCategoryId: null });
}

/** As if the process had been killed: its lease runs on until its time is over. */
async function killed(id: number): Promise<void> {
  await store.db
    .updateTable('imports')
    .set({ lease_until: isoIn(60_000) })
    .where('id', '=', id)
    .execute();
}

async function leaseRunsOut(id: number): Promise<void> {
  await store.db
    .updateTable('imports')
    .set({ lease_until: isoIn(-1) })
    .where('id', '=', id)
    .execute();
}

const imported = async () =>
  store.db.selectFrom('products').select(['id', 'stock_quantity']).where('sku', 'like', 'R-%').execute();

describe('an import whose process ends half-way', () => {
  it('is checked to the end by the next, every row once', async () => {
    const id = await upload(store.db, list(450));
    await startCheck(id);
    await workOnImports(store.db, endingAfter(2));
    expect(await importOf(store.db, id)).toMatchObject({ state: 'checking' });
    await workOnImports(store.db, { ...WORKER, name: 'the next process' });
    expect(await importOf(store.db, id)).toMatchObject({
      state: 'checked',
      counts: { new: 450, rejected: 0 },
    });
  });

  it('is applied to the end by the next, every product and movement once', async () => {
    const id = await dryRun(store.db, list(450));
    await applyImport(store.db, id, 'all', IMPORTER);
    await workOnImports(store.db, endingAfter(2));
    const half = (await imported()).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(450);
    await workOnImports(store.db, { ...WORKER, name: 'the next process' });
    expect(await importOf(store.db, id)).toMatchObject({ state: 'done', counts: { applied: 450 } });
    const rows = await imported();
    expect(rows).toHaveLength(450);
    expect(rows.every(({ stock_quantity }) => stock_quantity === 3)).toBe(true);
    const { movements } = await store.db
      .selectFrom('stock_movements')
      .select((build) => build.fn.countAll<number>().as('movements'))
      .where('cause', '=', `import:${id}`)
      .executeTakeFirstOrThrow();
    expect(movements).toBe(450);
  });

  it('is not touched by another process before its lease has run out', async () => {
    const id = await dryRun(store.db, list(450));
    await applyImport(store.db, id, 'all', IMPORTER);
    await workOnImports(store.db, endingAfter(2));
    await killed(id);
    const half = (await imported()).length;
    await workOnImports(store.db, { ...WORKER, name: 'the next process' });
    expect(await imported()).toHaveLength(half);
    await leaseRunsOut(id);
    await workOnImports(store.db, { ...WORKER, name: 'the next process' });
    expect(await imported()).toHaveLength(450);
  });
});

it('of two imports the second waits for the first', async () => {
  const first = await dryRun(store.db, list(300));
  const second = await dryRun(store.db, list(10, 'S'));
  await applyImport(store.db, first, 'all', IMPORTER);
  await applyImport(store.db, second, 'all', IMPORTER);
  await workOnImports(store.db, endingAfter(2));
  await killed(first);
  await workOnImports(store.db, { ...WORKER, name: 'another process' });
  expect(await importOf(store.db, second)).toMatchObject({
    state: 'applying',
    progressDone: 0,
    waitsFor: first,
  });
  await leaseRunsOut(first);
  await workOnImports(store.db, { ...WORKER, name: 'another process' });
  expect((await importOf(store.db, first)).state).toBe('done');
  expect((await importOf(store.db, second)).state).toBe('done');
});

it('work on an import that was called off stops and changes nothing', async () => {
  const id = await upload(store.db, list(300));
  await startCheck(id);
  await workOnImports(store.db, endingAfter(2));
  await cancelImport(store.db, id, IMPORTER);
  expect(await workOnImports(store.db, WORKER)).toBe(0);
  expect((await importOf(store.db, id)).state).toBe('cancelled');
  expect(await imported()).toEqual([]);
});

it('is applied once, however often it is asked for', async () => {
  const id = await dryRun(store.db, list(5));
  await applyImport(store.db, id, 'all', IMPORTER);
  await expect(applyImport(store.db, id, 'all', IMPORTER)).rejects.toThrow(
    'Someone else updated this import',
  );
});
