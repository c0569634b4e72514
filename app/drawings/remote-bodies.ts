import type { PadLayout } from './button-pads';
import { oneOf, type Options } from './options';
import { plastic, type Tone } from './palette';
import { band, d, none, shape, stroke } from './shapes';

/** The outline of a remote: its widths at the top and the foot, how far its sides bulge, its corners, its buttons. */
interface Body {
  readonly top: number;
  readonly foot: number;
  readonly bulge: number;
  readonly corners: readonly [top: number, foot: number];
  readonly layout: PadLayout;
}

const body = (
  top: number,
  foot: number,
  bulge: number,
  topCorner: number,
  footCorner: number,
  layout: PadLayout,
): Body => ({
  top,
  foot,
  bulge,
  corners: [topCorner, footCorner],
  layout,
});

/** Bodies as a make's remotes have them, and four shapes for those of no known make. */
const bodies = {
  oval: body(100, 92, 18, 46, 44, 'grid'),
  square: body(136, 136, 0, 26, 26, 'grid'),
  card: body(172, 172, 0, 18, 18, 'grid'),
  shield: body(124, 60, 30, 16, 26, 'grid'),
  bmw: body(124, 60, 30, 16, 26, 'column'),
  mercedes: body(116, 84, 16, 44, 12, 'column'),
  toyota: body(104, 96, 14, 44, 38, 'foot'),
  honda: body(110, 110, 4, 24, 34, 'column'),
  nissan: body(92, 84, 30, 42, 38, 'column'),
  ford: body(128, 112, 0, 20, 28, 'grid'),
  gm: body(112, 128, 0, 12, 40, 'grid'),
  hyundai: body(96, 112, 6, 14, 44, 'column'),
  kia: body(118, 90, 6, 26, 42, 'column'),
  mazda: body(160, 160, 0, 14, 14, 'grid'),
  subaru: body(100, 116, 12, 48, 18, 'foot'),
  volkswagen: body(108, 124, 8, 40, 20, 'column'),
  mitsubishi: body(124, 96, 8, 46, 24, 'foot'),
  chrysler: body(120, 104, 10, 36, 50, 'grid'),
} satisfies Record<string, Body>;

type BodyName = keyof typeof bodies;

const names = Object.keys(bodies).filter((name): name is BodyName => Object.hasOwn(bodies, name));

/** The body of the `make` option, otherwise of the `shape` option. */
export function bodyOf(options: Options): Body {
  return bodies[
    oneOf<BodyName>(options, 'make', oneOf(options, 'shape', 'oval', 'square', 'card', 'shield'), ...names)
  ];
}

/** The outline of a body about a middle line. */
export function outlineOf(
  { top, foot, bulge, corners }: Body,
  cx: number,
  y: number,
  height: number,
  inset = 0,
): string {
  const part = height / 224;
  const [a, f] = [(top * Math.max(part, 0.78)) / 2 - inset, (foot * Math.max(part, 0.78)) / 2 - inset];
  const [r, q] = corners.map((corner) => Math.max(4, corner * part - inset / 2));
  const [y0, y1, middle] = [y + inset, y + height - inset, y + height / 2];
  const [tr = 4, fr = 4] = [Math.min(r ?? 4, a), Math.min(q ?? 4, f)];
  const side = (a + f) / 2 + bulge * part;
  return d`M${cx - a + tr} ${y0}H${cx + a - tr}Q${cx + a} ${y0} ${cx + a} ${y0 + tr}Q${cx + side} ${middle} ${cx + f} ${y1 - fr}Q${cx + f} ${y1} ${cx + f - fr} ${y1}H${cx - f + fr}Q${cx - f} ${y1} ${cx - f} ${y1 - fr}Q${cx - side} ${middle} ${cx - a} ${y0 + tr}Q${cx - a} ${y0} ${cx - a + tr} ${y0}z`;
}

/** A molded body: its rim, its face, and a light on its shoulder. */
export function moldedBody(of: Body, cx: number, y: number, height: number, tone: Tone = plastic): string {
  const left = cx - of.top * 0.36;
  return (
    shape(outlineOf(of, cx, y, height), tone.shade) +
    shape(outlineOf(of, cx, y, height, 4), tone.base, none) +
    stroke(
      d`M${left} ${y + height * 0.26}q0 ${-height * 0.16} ${of.top * 0.16} ${-height * 0.19}`,
      band(tone.light, 4),
    )
  );
}

/** How wide the buttons of a body may be. */
export function padWidth({ top, foot }: Body, height = 224): number {
  return Math.min(top, foot + 14) * 0.72 * Math.max(height / 224, 0.78);
}
