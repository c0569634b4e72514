import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

import { seedDemoStore } from '../app/backoffice/demo/seed-demo-store.server';
import { RENDERED_WIDTHS } from '../app/domain/goods/catalog/rendered-picture.rules';
import { nameRendering, RENDERINGS_FOLDER } from '../app/domain/goods/catalog/rendered-pictures.server';
import { openDatabase } from '../db/client';
import { migrateToLatest } from '../db/migrate';
import { showProgress } from './progress-bar';
import { listDemoPictures } from './rendering/demo-pictures';
import { developPicture, getDrawing, isCurrent, markDrawing } from './rendering/rendering';
import { isStillLifeCurrent, photographStillLife, STILL_LIFES } from './rendering/still-life';
import { photographDrawing } from './rendering/studio';

/**
 * `npm run render`: renders the drawings of the demo's goods that have no rendering yet or were changed since, takes the
 * home page's photographs, and removes what the demo no longer shows. It needs Blender with NumPy. All of it takes about
 * 90 minutes of two processors.
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

/** The pictures whose files are missing or old, by what they show. */
const stale = new Map<string, string[]>();
for (const [name, picture] of pictures) {
  const current = await Promise.all(
    RENDERED_WIDTHS.map((width) => fileOf(name, width)).map(
      async (file) => existsSync(file) && (await isCurrent(readFileSync(file), picture)),
    ),
  );
  const mark = markDrawing(getDrawing(picture));
  if (current.includes(false)) stale.set(mark, [...(stale.get(mark) ?? []), name]);
}

const folder = mkdtempSync(path.join(tmpdir(), 'renderings-'));
async function render(names: readonly string[]): Promise<void> {
  const drawings = names.map((name) => ({ name, drawing: getDrawing(pictures.get(name) ?? '') }));
  const [first] = drawings;
  if (first === undefined) return;
  const photograph = path.join(folder, `${first.name}.png`);
  await photographDrawing(first.drawing, photograph);
  for (const { name, drawing } of drawings)
    for (const { width, bytes } of await developPicture(photograph, drawing))
      writeFileSync(fileOf(name, width), bytes);
  rmSync(photograph);
}

const waiting = [...stale.values()].map((names) => () => render(names));
for (const stillLife of STILL_LIFES)
  if (!(await isStillLifeCurrent(stillLife))) waiting.push(() => photographStillLife(stillLife));

const total = waiting.length;
let done = 0;
async function renderWaiting(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await next();
    showProgress(++done, total);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, renderWaiting));
rmSync(folder, { recursive: true });
process.stdout.write('\n');
