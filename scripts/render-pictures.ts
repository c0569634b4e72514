import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { seedDemoStore } from '../app/backoffice/demo/seed-demo-store.server';
import { RENDERED_WIDTHS } from '../app/domain/goods/catalog/rendered-picture.rules';
import { nameRendering, RENDERINGS_FOLDER } from '../app/domain/goods/catalog/rendered-pictures.server';
import { openDatabase } from '../db/client';
import { migrateToLatest } from '../db/migrate';
import { showProgress } from './progress-bar';
import { listDemoPictures } from './rendering/demo-pictures';
import { isCurrent, renderPicture } from './rendering/rendering';

/**
 * `npm run render`: renders the drawings of the demo's goods that have no rendering yet or were changed since, and
 * removes what the demo no longer shows. All of them take about 20 minutes.
 */
const db = openDatabase('file::memory:');
await migrateToLatest(db);
await seedDemoStore(db);
const pictures = new Map((await listDemoPictures(db)).map((picture) => [nameRendering(picture), picture]));
await db.destroy();

mkdirSync(RENDERINGS_FOLDER, { recursive: true });
const fileOf = (name: string, width: number) => path.join(RENDERINGS_FOLDER, `${name}-${width}.webp`);
const wanted = new Set(
  [...pictures.keys()].flatMap((name) => RENDERED_WIDTHS.map((width) => fileOf(name, width))),
);
for (const file of readdirSync(RENDERINGS_FOLDER).map((name) => path.join(RENDERINGS_FOLDER, name)))
  if (!wanted.has(file)) rmSync(file);

let done = 0;
for (const [name, picture] of pictures) {
  const files = RENDERED_WIDTHS.map((width) => fileOf(name, width));
  const current = await Promise.all(
    files.map(async (file) => existsSync(file) && (await isCurrent(readFileSync(file), picture))),
  );
  if (current.includes(false))
    for (const { width, bytes } of await renderPicture(picture)) writeFileSync(fileOf(name, width), bytes);
  showProgress(++done, pictures.size);
}
process.stdout.write('\n');
