import * as palette from '../../app/drawings/palette';
import type { Tone } from '../../app/drawings/palette';

/** Red, green, and blue as amounts of light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

export interface Material {
  readonly color: Light;
  readonly isMetal: boolean;
  /** 0 is a mirror, 1 is chalk. */
  readonly roughness: number;
  /** The tones of one material share its base color. */
  readonly tone: string | undefined;
}

/** Screens gamma-encode light with about this power. */
export const GAMMA = 2.2;

export function toLight(hex: string): Light {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** GAMMA,
  );
  return [red, green, blue];
}

const POLISHED = new Set(['605', '625']);

const materials = new Map<string, Material>([
  ...Object.values(palette.colours).flatMap((tone) => tonesOf(tone, false, 0.35)),
  ...[palette.plastic, palette.charcoal, palette.paint, palette.white].flatMap((tone) =>
    tonesOf(tone, false, 0.4),
  ),
  ...[palette.piano, palette.glass, palette.screen].flatMap((tone) => tonesOf(tone, false, 0.1)),
  ...[palette.wood, palette.card].flatMap((tone) => tonesOf(tone, false, 0.8)),
  ...tonesOf(palette.board, false, 0.5),
  ...Object.entries(palette.finishes).flatMap(([code, tone]) =>
    tonesOf(tone, true, POLISHED.has(code) ? 0.12 : code === '622' ? 0.5 : 0.3),
  ),
  ...[palette.steel, palette.brass, palette.bronze].flatMap((tone) => tonesOf(tone, true, 0.22)),
]);

/** Drawers give a form its light and its shade by tones. The lamp does that here, so that about half of each is left. */
function tonesOf(tone: Tone, isMetal: boolean, roughness: number): [string, Material][] {
  const base = toLight(tone.base);
  const shades = [
    [tone.base, 0],
    [tone.light, 0.55],
    [tone.shade, 0.55],
    [tone.deep, 0.8],
  ] as const;
  return shades.map(([hex, amount]) => {
    const color = toLight(hex);
    const mixed = (channel: 0 | 1 | 2) => base[channel] + (color[channel] - base[channel]) * amount;
    return [hex, { color: [mixed(0), mixed(1), mixed(2)], isMetal, roughness, tone: tone.base }];
  });
}

export function materialOf(hex: string): Material {
  return materials.get(hex) ?? { color: toLight(hex), isMetal: false, roughness: 0.4, tone: undefined };
}
