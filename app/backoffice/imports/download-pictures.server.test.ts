import type http from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { downloadDue } from '../../../tests/support/downloads';
import { applied, dryRun, importOf, IMPORTER } from '../../../tests/support/imports';
import { startPictureServer, type PictureServer } from '../../../tests/support/picture-server';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { addPicture } from '../../domain/goods/catalog/product-pictures.server';
import { isoIn } from '../../domain/base/shared/clock';
import { retryPictures } from './import-pictures.server';

let store: TestStore;
let server: PictureServer;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  server = await startPictureServer();
});

afterEach(() => server.close());

const list = (...rows: string[]) => ['SKU,Name,Category,Price,Image', ...rows].join('\n');

async function imported(...rows: string[]): Promise<number> {
  const id = await dryRun(store.db, list(...rows));
  await applied(store.db, id, 'good');
  return id;
}

async function productOf(sku: string) {
  return store.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();
}

async function galleryOf(sku: string): Promise<(string | null)[]> {
  const { id } = await productOf(sku);
  const rows = await store.db
    .selectFrom('product_images')
    .select('source_url')
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ source_url }) => source_url?.replace(server.origin, '') ?? null);
}

const makeDue = () =>
  store.db
    .updateTable('import_pictures')
    .set({ due_at: isoIn(-1) })
    .execute();

it('downloads nothing before the import is applied, and nothing of rows that were not', async () => {
  const file = list(
    `A-1,A,Padlocks,5,${server.origin}/a.jpg`,
    `A-2,B,Nowhere,5,${server.origin}/b.jpg`,
    `A-3,C,Padlocks,5,${server.origin}/c.jpg`,
    `A-3,C,Padlocks,5,${server.origin}/c.jpg`,
  );
  const id = await dryRun(store.db, file);
  expect(await downloadDue(store.db)).toBe(0);
  expect((await importOf(store.db, id)).pictures.staged).toBe(1);
  await applied(store.db, id, 'good');
  await downloadDue(store.db);
  expect(server.asked).toEqual(['/a.jpg']);
});

it('keeps the order of the file, in whatever order the downloads end', async () => {
  const urls = ['/1.jpg', '/2.jpg', '/3.jpg'];
  server.answers.set('/1.jpg', (_, response) => response.writeHead(503).end());
  await imported(`A-1,A,Padlocks,5,"${urls.map((url) => server.origin + url).join(', ')}"`);
  await downloadDue(store.db);
  expect(await galleryOf('A-1')).toEqual(['/2.jpg', '/3.jpg']);
  server.answers.clear();
  await makeDue();
  await downloadDue(store.db);
  expect(await galleryOf('A-1')).toEqual(urls);
});

it('tries a failing server four times, and then waits for staff', async () => {
  server.answers.set('/a.jpg', (_, response) => response.writeHead(503).end());
  const id = await imported(`A-1,A,Padlocks,5,${server.origin}/a.jpg`);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await downloadDue(store.db);
    // Not at once again.
    expect(await downloadDue(store.db)).toBe(0);
    await makeDue();
  }
  expect(server.asked).toHaveLength(4);
  const { pictures } = await importOf(store.db, id);
  expect(pictures).toMatchObject({ failed: 1, failures: [{ reason: 'The server answered 503' }] });
  server.answers.clear();
  await retryPictures(store.db, id, IMPORTER);
  await downloadDue(store.db);
  expect((await importOf(store.db, id)).pictures).toMatchObject({ done: 1, failed: 0 });
  await expect(retryPictures(store.db, id, IMPORTER)).rejects.toThrow('No pictures to retry');
  const audit = await store.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', `import:${id}`)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action).slice(-3)).toEqual([
    'products.import-pictures',
    'products.import-pictures-retry',
    'products.import-pictures',
  ]);
});

it('refuses what is no picture by its content, and addresses inside the network', async () => {
  server.answers.set('/a.jpg', (_, response) =>
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<html>not a picture</html>'),
  );
  const id = await imported(
    `A-1,A,Padlocks,5,${server.origin}/a.jpg`,
    `A-2,B,Padlocks,5,${server.origin}/b.jpg`,
  );
  await downloadDue(store.db);
  expect((await importOf(store.db, id)).pictures).toMatchObject({
    done: 1,
    failures: [{ sku: 'A-1', reason: 'Choose a JPEG, PNG, or WebP picture' }],
  });
  const inside = await imported(`A-3,C,Padlocks,5,${server.origin}/c.jpg`);
  await downloadDue(store.db, false);
  expect((await importOf(store.db, inside)).pictures.failures).toMatchObject([
    { reason: '127.0.0.1 isn’t a public internet address' },
  ]);
  expect(server.asked).toEqual(['/a.jpg', '/b.jpg']);
});

it('says why a picture cannot be added to its product', async () => {
  const id = await imported(
    `A-1,A,Padlocks,5,${server.origin}/a.jpg`,
    `A-2,B,Padlocks,5,${server.origin}/a.jpg`,
  );
  const { id: productId } = await productOf('A-1');
  const picture = new Uint8Array(await (await fetch(`${server.origin}/x.jpg`)).arrayBuffer());
  for (let index = 0; index < 12; index += 1)
    await addPicture(store.db, productId, { bytes: picture, alt: '' }, IMPORTER);
  await store.db.deleteFrom('products').where('sku', '=', 'A-2').execute();
  await downloadDue(store.db);
  expect((await importOf(store.db, id)).pictures.failures.map(({ reason }) => reason)).toEqual([
    'A product can have 12 pictures. Remove one first',
    'The product was deleted',
  ]);
});

it('downloads a new address of a product that is otherwise unchanged', async () => {
  await imported(`A-1,A,Padlocks,5,${server.origin}/a.jpg`);
  await downloadDue(store.db);
  const id = await imported(`A-1,A,Padlocks,5,"${server.origin}/a.jpg, ${server.origin}/b.jpg"`);
  await downloadDue(store.db);
  expect(await importOf(store.db, id)).toMatchObject({
    state: 'done',
    counts: { unchanged: 1, applied: 0 },
    pictures: { done: 1 },
  });
  expect(server.asked).toEqual(['/a.jpg', '/b.jpg']);
  expect(await galleryOf('A-1')).toEqual(['/a.jpg', '/b.jpg']);
});

it('adds a picture once where two processes download it', async () => {
  await imported(`A-1,A,Padlocks,5,${server.origin}/a.jpg`);
  const picture = new Uint8Array(await (await fetch(`${server.origin}/x.jpg`)).arrayBuffer());
  const held: http.ServerResponse[] = [];
  server.answers.set('/a.jpg', (_, response) => {
    held.push(response);
    if (held.length === 2) for (const one of held) one.writeHead(200).end(picture);
  });
  await Promise.all([downloadDue(store.db), downloadDue(store.db)]);
  expect(await galleryOf('A-1')).toEqual(['/a.jpg']);
});
