import sharp from 'sharp';

import type { Part } from './parts';
import { Plane } from './plane';

/** Pixels per unit of a drawing, which is 400 by 300 units. */
export const SCALE = 4;
export const WIDTH = 400 * SCALE;
export const HEIGHT = 300 * SCALE;

/** Where a shape covers the picture, 0 to 1, with room around it. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly cover: Plane;
}

const ROOM = 7 * SCALE;

/** Rasterizes the area or the line of a part; undefined where nothing of it is in the picture. */
export async function maskOf(part: Part, lineWidth: number | undefined): Promise<Mask | undefined> {
  const paint =
    lineWidth === undefined
      ? 'fill="#fff" stroke="none"'
      : `fill="none" stroke="#fff" stroke-width="${lineWidth}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${WIDTH}" height="${HEIGHT}">` +
    `<g stroke-linejoin="round" stroke-linecap="round">${part.wrap(paint)}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const bounds = boundsOf(alpha);
  if (bounds === undefined) return undefined;
  const left = Math.max(0, bounds.left - ROOM);
  const top = Math.max(0, bounds.top - ROOM);
  const width = Math.min(WIDTH, bounds.right + ROOM) - left;
  const height = Math.min(HEIGHT, bounds.bottom + ROOM) - top;
  const cover = new Plane(width, height).fill((x, y) => (alpha[(y + top) * WIDTH + x + left] ?? 0) / 255);
  return { left, top, cover };
}

/** The rectangle of what isn't empty; its right and bottom are just outside. */
function boundsOf(alpha: Uint8Array) {
  let [left, right, top, bottom] = [WIDTH, 0, HEIGHT, 0];
  for (let y = 0; y < HEIGHT; y++) {
    const row = alpha.subarray(y * WIDTH, (y + 1) * WIDTH);
    const first = row.findIndex(isSeen);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, WIDTH - Uint8Array.from(row).reverse().findIndex(isSeen));
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return right > left ? { left, right, top, bottom } : undefined;
}

const isSeen = (alpha: number) => alpha > 2;
