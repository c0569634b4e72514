import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { RENDERED_WIDTHS } from '../../app/domain/goods/catalog/rendered-picture.rules';
import { nameRendering, RENDERINGS_FOLDER } from '../../app/domain/goods/catalog/rendered-pictures.server';
import { listDemoPictures } from '../../scripts/rendering/demo-pictures';
import { SCALE } from '../../scripts/rendering/mask';
import { buildRelief, type Relief } from '../../scripts/rendering/relief';
import { isCurrent } from '../../scripts/rendering/rendering';
import { isStillLifeCurrent, STILL_LIFES } from '../../scripts/rendering/still-life';
import { openTestStore } from '../support/test-store';

/** The first pixels of a picture's first row, which only a close-up covers with goods. */
const CORNER = 8;

describe('the renderings of the demo', () => {
  let pictures: string[];
  beforeAll(async () => {
    const { db } = await openTestStore({ seeded: true });
    pictures = await listDemoPictures(db);
  });

  it('are there in each width, made from the drawings as they are, and no others', async () => {
    const files = pictures.flatMap((picture) =>
      RENDERED_WIDTHS.map((width) => ({ file: `${nameRendering(picture)}-${width}.webp`, picture })),
    );
    expect(readdirSync(RENDERINGS_FOLDER).sort()).toEqual(files.map(({ file }) => file).sort());
    const stale: string[] = [];
    for (const { file, picture } of files)
      if (!(await isCurrent(readFileSync(path.join(RENDERINGS_FOLDER, file)), picture))) stale.push(file);
    expect(stale, 'npm run render').toEqual([]);
  });

  it('show something, and unless it is a close-up, in front of white', async () => {
    const odd: string[] = [];
    for (const picture of pictures) {
      const file = path.join(RENDERINGS_FOLDER, `${nameRendering(picture)}-400.webp`);
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      const isOnWhite = data.subarray(0, CORNER * info.channels).every((value) => value > 240);
      const isEmpty = data.every((value) => value > 200);
      if (isEmpty || (!isOnWhite && !picture.includes('view=close'))) odd.push(picture);
    }
    expect(odd).toEqual([]);
  });

  it('are small enough for a list', () => {
    const small = readdirSync(RENDERINGS_FOLDER).filter((file) => file.endsWith('-400.webp'));
    const sizes = small.map((file) => readFileSync(path.join(RENDERINGS_FOLDER, file)).length);
    expect(Math.max(...sizes)).toBeLessThan(16 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(5.5 * 1024);
  });
});

describe.each(STILL_LIFES)('the $frame photograph of the home page', (stillLife) => {
  it('shows the drawings and the scene as they are', async () => {
    expect(await isStillLifeCurrent(stillLife), 'npm run render').toBe(true);
  });
});

it('the wide photograph of the home page is dark where words stand on it', async () => {
  const [{ file }] = STILL_LIFES;
  const { width, height } = await sharp(file).metadata();
  const words = await sharp(file)
    .extract({ left: 0, top: 0, width: Math.round(width / 4), height })
    .toBuffer();
  const { channels } = await sharp(words).stats();
  expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(80);
});

describe('the relief of a drawing', () => {
  /** A plate of satin chrome with a hole through which the table shows, and one of red plastic with a mark on it. */
  const DRAWING =
    '<rect x="40" y="100" width="140" height="100" fill="#bdc4cb"/><circle cx="110" cy="150" r="15" fill="#fdfefe" stroke="none"/>' +
    '<rect x="220" y="100" width="140" height="100" fill="#c63d36"/><rect x="280" y="140" width="20" height="20" fill="#1c2733" stroke="none"/>';
  let relief: Relief;
  beforeAll(async () => {
    relief = await buildRelief(DRAWING);
  });

  /** A value of the relief at a place of the drawing. */
  const at = (plane: keyof Relief, x: number, y: number) => relief[plane].at(x * SCALE, y * SCALE);

  it('covers the goods, and neither the table nor what shows it', () => {
    expect(at('cover', 60, 150)).toBe(1);
    expect(at('cover', 200, 150)).toBe(0);
    expect(at('cover', 110, 150)).toBe(0);
  });

  it('has the colors of its materials, and a printed mark', () => {
    expect(at('red', 240, 150)).toBeGreaterThan(0.4);
    expect(Math.max(at('green', 240, 150), at('blue', 240, 150))).toBeLessThan(0.1);
    expect(at('red', 290, 150)).toBeLessThan(0.05);
    expect([at('metal', 60, 150), at('metal', 240, 150)]).toEqual([1, 0]);
  });

  it('rises above the table, with rounded edges', () => {
    expect(at('height', 240, 150)).toBeGreaterThan(at('height', 221, 150));
    expect(at('height', 221, 150)).toBeGreaterThan(0);
    expect(at('height', 200, 150)).toBe(0);
  });
});
