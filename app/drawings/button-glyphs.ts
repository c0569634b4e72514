import { band, box, d, disc, none, shape, stroke } from './shapes';

/** Draws a sign about its middle. */
export type Glyph = (cx: number, cy: number, size: number, colour: string) => string;

/** A closed padlock. */
export const lock: Glyph = (cx, cy, s, c) =>
  box(cx - s * 0.55, cy - s * 0.1, s * 1.1, s * 0.8, s * 0.12, c, none) +
  stroke(
    d`M${cx - s * 0.32} ${cy - s * 0.1}v${-s * 0.3}a${s * 0.32} ${s * 0.32} 0 0 1 ${s * 0.64} 0v${s * 0.3}`,
    band(c, 2),
  );

const unlock: Glyph = (cx, cy, s, c) =>
  box(cx - s * 0.7, cy - s * 0.1, s * 1.1, s * 0.8, s * 0.12, c, none) +
  stroke(
    d`M${cx + s * 0.22} ${cy - s * 0.1}v${-s * 0.3}a${s * 0.3} ${s * 0.32} 0 0 1 ${s * 0.6} 0v${s * 0.2}`,
    band(c, 2),
  );

const trunk: Glyph = (cx, cy, s, c) =>
  stroke(
    d`M${-s * 0.9 + cx} ${cy + s * 0.4}h${s * 1.8}v${-s * 0.45}h${-s * 0.35}l${-s * 0.4} ${-s * 0.4}h${-s * 0.55}l${-s * 0.25} ${s * 0.4}h${-s * 0.25}zM${cx + s * 0.5} ${cy - s * 0.15}l${s * 0.4} ${-s * 0.6}`,
    band(c, 1.8),
  ) +
  disc(cx - s * 0.45, cy + s * 0.5, s * 0.2, c, none) +
  disc(cx + s * 0.45, cy + s * 0.5, s * 0.2, c, none);

const horn: Glyph = (cx, cy, s, c) =>
  shape(
    d`M${cx - s * 0.8} ${cy - s * 0.2}h${s * 0.4}l${s * 0.6} ${-s * 0.45}v${s * 1.3}l${-s * 0.6} ${-s * 0.45}h${-s * 0.4}z`,
    c,
    none,
  ) +
  stroke(
    d`M${cx + s * 0.5} ${cy - s * 0.35}a${s * 0.5} ${s * 0.5} 0 0 1 0 ${s * 0.7}M${cx + s * 0.75} ${cy - s * 0.6}a${s * 0.8} ${s * 0.8} 0 0 1 0 ${s * 1.2}`,
    band(c, 1.8),
  );

const start: Glyph = (cx, cy, s, c) =>
  stroke(
    d`M${cx + s * 0.62} ${cy + s * 0.15}a${s * 0.64} ${s * 0.64} 0 1 1 ${-s * 0.25} ${-s * 0.65}`,
    band(c, 2),
  ) + shape(d`M${cx + s * 0.1} ${cy - s * 0.8}l${s * 0.62} ${s * 0.2}l${-s * 0.48} ${s * 0.46}z`, c, none);

const slidingDoor: Glyph = (cx, cy, s, c) =>
  stroke(
    d`M${cx - s * 0.85} ${cy + s * 0.4}v${-s * 0.55}l${s * 0.45} ${-s * 0.4}h${s * 1.2}v${s * 0.95}zM${cx} ${cy - s * 0.55}v${s * 0.95}M${cx - s * 0.8} ${cy - s * 0.1}h${s * 1.6}`,
    band(c, 1.8),
  );

const upAndDown: Glyph = (cx, cy, s, c) =>
  stroke(
    d`M${cx - s * 0.35} ${cy + s * 0.7}v${-s * 1.4}l${-s * 0.3} ${s * 0.35}M${cx - s * 0.35} ${cy - s * 0.7}l${s * 0.3} ${s * 0.35}M${cx + s * 0.35} ${cy - s * 0.7}v${s * 1.4}l${s * 0.3} ${-s * 0.35}M${cx + s * 0.35} ${cy + s * 0.7}l${-s * 0.3} ${-s * 0.35}`,
    band(c, 2),
  );

const hatch: Glyph = (cx, cy, s, c) =>
  stroke(
    d`M${cx - s * 0.9} ${cy + s * 0.5}h${s * 1.5}v${-s}h${-s * 0.9}l${-s * 0.4} ${s * 0.5}h${-s * 0.2}zM${cx + s * 0.6} ${cy - s * 0.5}l${s * 0.5} ${-s * 0.35}`,
    band(c, 1.8),
  );

const tailgate: Glyph = (cx, cy, s, c) =>
  stroke(
    d`M${cx - s * 0.9} ${cy + s * 0.4}v${-s * 0.5}h${s * 0.2}l${s * 0.25} ${-s * 0.4}h${s * 0.45}v${s * 0.4}h${s * 0.8}v${s * 0.5}zM${cx + s * 0.8} ${cy - s * 0.1}l${s * 0.4} ${s * 0.5}`,
    band(c, 1.8),
  );

const glass: Glyph = (cx, cy, s, c) =>
  stroke(
    d`M${cx - s * 0.8} ${cy + s * 0.5}l${s * 0.2} ${-s}h${s * 1.2}l${s * 0.2} ${s}zM${cx - s * 0.3} ${cy + s * 0.5}l${s * 0.6} ${-s * 0.6}`,
    band(c, 1.8),
  );

const sideDoor =
  (side: 1 | -1): Glyph =>
  (cx, cy, s, c) =>
    slidingDoor(cx, cy - s * 0.2, s * 0.8, c) +
    stroke(
      d`M${cx - side * s * 0.5} ${cy + s * 0.6}h${side * s}l${-side * s * 0.25} ${-s * 0.2}m${side * s * 0.25} ${s * 0.2}l${-side * s * 0.25} ${s * 0.2}`,
      band(c, 1.8),
    );

/** What a button of a remote does, as the address of a picture names it. */
export const glyphs = {
  lock,
  unlock,
  trunk,
  panic: horn,
  start,
  door: slidingDoor,
  suspension: upAndDown,
  hatch,
  tailgate,
  glass,
  left: sideDoor(-1),
  right: sideDoor(1),
};

/** A function of a remote's button. */
export type ButtonName = keyof typeof glyphs;
