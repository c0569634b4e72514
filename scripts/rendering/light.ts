import { HEIGHT, SCALE, WIDTH } from './mask';
import { GAMMA } from './materials';
import { blur, Plane } from './plane';
import type { Relief } from './relief';

/**
 * Lights a relief as a product is photographed: on a white table, under a large lamp from above and a small one from
 * the left, with a dark card below that gives metal its contrast.
 *
 * @returns red, green, and blue of each pixel, a byte each
 */
export function lightRelief(relief: Relief): Uint8Array {
  const { cover, metal, roughness } = relief;
  const shadow = findShadows(relief.height);
  const hidden = findHidden(relief.height);
  const nearness = blur(cover, 9 * SCALE);
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const covered = cover.at(x, y);
      const table = 1 - 0.34 * shadow.at(x, y) - 0.35 * hidden.at(x, y) - 0.07 * nearness.at(x, y);
      const lit = covered > 0 ? lightOf(relief, x, y) : undefined;
      const dark = (1 - 0.55 * shadow.at(x, y)) * (1 - hidden.at(x, y));
      const grain = 1 + (noise(x, y * 7 + 3) - 0.5) * 0.05 * (1 - metal.at(x, y)) * roughness.at(x, y);
      [relief.red, relief.green, relief.blue].forEach((channel, index) => {
        const body = lit === undefined ? 0 : lit(channel.at(x, y)) * dark * grain;
        const light = body * covered + table * (1 - covered);
        pixels[(y * WIDTH + x) * 3 + index] = Math.round(
          255 * Math.min(1, Math.max(0, light)) ** (1 / GAMMA),
        );
      });
    }
  return pixels;
}

/** How much light a pixel sends to the camera, from the color of its material. */
function lightOf(relief: Relief, x: number, y: number): (color: number) => number {
  const rough = relief.roughness.at(x, y);
  const metal = relief.metal.at(x, y);
  let normalX = relief.normalX.at(x, y);
  let normalY = -relief.normalY.at(x, y);
  const brushed = metal * (rough > 0.15 ? 1 : 0.15) * (1 - normalX ** 2 - normalY ** 2) ** 2;
  normalY += (streak(x, y) * 0.026 + (noise(x >> 1, y) - 0.5) * 0.012) * brushed;
  const steep = Math.min(1, 0.99 / Math.hypot(normalX, normalY, 1e-6));
  normalX *= steep;
  normalY *= steep;
  const normalZ = Math.sqrt(1 - normalX ** 2 - normalY ** 2);
  // The camera is near enough to see the left of a thing from the left.
  const view = { x: (0.5 - x / WIDTH) * 0.25, y: (y / HEIGHT - 0.5) * 0.22 - 0.05 };
  const towards = 1 / Math.hypot(view.x, view.y, 1);
  const facing = (normalX * view.x + normalY * view.y + normalZ) * towards;
  const mirrored = surroundings(
    2 * facing * normalX - view.x * towards,
    2 * facing * normalY - view.y * towards,
    2 * facing * normalZ - towards,
    rough,
  );
  const diffuse = 0.5 + 0.32 * Math.max(0, -0.45 * normalX + 0.6 * normalY + 0.66 * normalZ) + 0.16 * normalY;
  const grazing = 0.04 + 0.5 * (1 - Math.min(1, Math.max(0, facing))) ** 4;
  const gloss = mirrored * grazing * (0.9 - rough * 0.54) + Math.max(0, mirrored - 1.05) * 0.16 * (1 - rough);
  return (color) => {
    const asMetal = color ** 0.92 * mirrored + Math.max(0, mirrored - 1.15) ** 2 * 0.35;
    const asPlastic = color * diffuse * 1.25 + gloss;
    return asMetal * metal + asPlastic * (1 - metal);
  };
}

/** What a mirror sees in a direction (right, up, towards the camera). Rough surfaces see it blurred. */
function surroundings(right: number, up: number, front: number, rough: number): number {
  const blurred = 0.12 + rough * 0.5;
  const lamp = (x: number, y: number, z: number, size: number) =>
    Math.max(0, right * x + up * y + front * z) ** (size / (1 + rough * 6));
  const above = rise(0.1, blurred, up) * (1 - rise(0.72, blurred * 0.6, up));
  const card = rise(0.12, blurred * 0.7, -up) * (1 - rise(0.7, 0.2, -up));
  return (
    0.5 +
    0.3 * rise(0, 0.6, up) +
    0.66 * above -
    0.4 * card +
    0.3 * rise(0.8, 0.2, -up) +
    0.7 * lamp(-0.62, 0.4, 0.67, 26) +
    0.4 * lamp(0.85, 0.1, 0.5, 40)
  );
}

/** From 0 to 1 around a value, smoothly. */
function rise(middle: number, reach: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - middle + reach) / (2 * reach)));
  return part * part * (3 - 2 * part);
}

/** Where something nearer to the lamp, up and to the left, stands in the light. */
function findShadows(height: Plane): Plane {
  const steps = Array.from({ length: 14 }, (_, index) => (index + 1) * 0.6 * SCALE);
  const hard = new Plane(WIDTH, HEIGHT).fill((x, y) => {
    const own = height.at(x, y);
    let shadow = 0;
    for (const step of steps) {
      const over = height.at(Math.round(x - step * 0.6), Math.round(y - step)) - own - step * 0.55;
      shadow = Math.max(shadow, Math.min(1, over / (1.2 * SCALE)));
    }
    return shadow;
  });
  return blur(hard, SCALE);
}

/** How much of the sky higher parts close by hide, 0 to 1. */
function findHidden(height: Plane): Plane {
  const wide = blur(height, 5 * SCALE);
  const near = blur(height, 1.5 * SCALE);
  return new Plane(WIDTH, HEIGHT).fill((x, y) => {
    const own = height.at(x, y);
    const far = Math.max(0, (wide.at(x, y) - own) / (9 * SCALE)) * 0.8;
    const close = Math.max(0, (near.at(x, y) - own) / (3.2 * SCALE)) * 0.75;
    return Math.min(0.75, far + close);
  });
}

/** A number from 0 to 1 that is the same for the same place every time. */
function noise(x: number, y: number): number {
  const mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  const hashed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((hashed ^ (hashed >>> 16)) >>> 0) / 2 ** 32;
}

/** The grain of brushed metal: long in the row, different in the next. */
function streak(x: number, y: number): number {
  const length = 40 * SCALE;
  const at = x / length + noise(y, 77);
  const first = Math.floor(at);
  const part = rise(0.5, 0.5, at - first);
  return (noise(y, first) - 0.5) * (1 - part) + (noise(y, first + 1) - 0.5) * part;
}
