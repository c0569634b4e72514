import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { RENDERED_WIDTHS } from '../../app/domain/goods/catalog/rendered-picture.rules';
import { nameRendering, RENDERINGS_FOLDER } from '../../app/domain/goods/catalog/rendered-pictures.server';
import { listDemoPictures } from '../../scripts/rendering/demo-pictures';
import { lightRelief } from '../../scripts/rendering/light';
import { SCALE, WIDTH } from '../../scripts/rendering/mask';
import { buildRelief, type Relief } from '../../scripts/rendering/relief';
import { isCurrent } from '../../scripts/rendering/rendering';
import { openTestStore } from '../support/test-store';

describe('the renderings of the demo', () => {
  it('are there in each width, made from the drawings as they are, and no others', async () => {
    const { db } = await openTestStore({ seeded: true });
    const pictures = await listDemoPictures(db);
    const files = pictures.flatMap((picture) =>
      RENDERED_WIDTHS.map((width) => ({ file: `${nameRendering(picture)}-${width}.webp`, picture })),
    );
    expect(readdirSync(RENDERINGS_FOLDER).sort()).toEqual(files.map(({ file }) => file).sort());
    const stale: string[] = [];
    for (const { file, picture } of files)
      if (!(await isCurrent(readFileSync(path.join(RENDERINGS_FOLDER, file)), picture))) stale.push(file);
    expect(stale, 'npm run render').toEqual([]);
  });

  it('are small enough for a list', () => {
    const small = readdirSync(RENDERINGS_FOLDER).filter((file) => file.endsWith('-400.webp'));
    const sizes = small.map((file) => readFileSync(path.join(RENDERINGS_FOLDER, file)).length);
    expect(Math.max(...sizes)).toBeLessThan(10 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(4.5 * 1024);
  });
});

describe('a rendering', () => {
  /** A plate of satin chrome with a hole through which the table shows, and one of red plastic with a mark on it. */
  const DRAWING =
    '<rect x="40" y="100" width="140" height="100" fill="#bdc4cb"/><circle cx="110" cy="150" r="15" fill="#fdfefe" stroke="none"/>' +
    '<rect x="220" y="100" width="140" height="100" fill="#c63d36"/><rect x="280" y="140" width="20" height="20" fill="#1c2733" stroke="none"/>';
  let relief: Relief;
  let pixels: Uint8Array;
  beforeAll(async () => {
    relief = await buildRelief(DRAWING);
    pixels = lightRelief(relief);
  });

  /** Red, green, and blue at a place of the drawing. */
  const colorAt = (x: number, y: number) => {
    const at = (y * SCALE * WIDTH + x * SCALE) * 3;
    return [...pixels.subarray(at, at + 3)];
  };
  const brightness = (x: number, y: number) => colorAt(x, y).reduce((sum, channel) => sum + channel, 0) / 3;

  it('stands on a white table, which shows through a hole', () => {
    for (const x of [2, 397]) for (const y of [2, 297]) expect(brightness(x, y)).toBeGreaterThan(250);
    expect(brightness(110, 150)).toBeGreaterThan(200);
    expect(relief.cover.at(110 * SCALE, 150 * SCALE)).toBe(0);
  });

  it('has the colors of its materials, and an engraved or printed mark', () => {
    const [red = 0, green = 0, blue = 0] = colorAt(240, 150);
    expect(red).toBeGreaterThan(120);
    expect(Math.max(green, blue)).toBeLessThan(90);
    expect(Math.max(...colorAt(60, 150)) - Math.min(...colorAt(60, 150))).toBeLessThan(30);
    expect(brightness(290, 150)).toBeLessThan(70);
  });

  it('is lit from above and throws its shadow down', () => {
    expect(brightness(300, 101)).toBeGreaterThan(brightness(300, 198) + 20);
    expect(brightness(300, 203)).toBeLessThan(brightness(300, 97) - 20);
  });

  it('rises above the table, with rounded edges', () => {
    const heightAt = (x: number, y: number) => relief.height.at(x * SCALE, y * SCALE);
    expect(heightAt(240, 150)).toBeGreaterThan(heightAt(221, 150));
    expect(heightAt(221, 150)).toBeGreaterThan(0);
    expect(heightAt(200, 150)).toBe(0);
  });
});
