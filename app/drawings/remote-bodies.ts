import { buttonCells, buttonPad, type PadArea, type PadLayout, type PadStyle } from './button-pads';
import type { ButtonName } from './button-glyphs';
import { oneOf, type Options } from './options';
import { ground, type Tone } from './palette';
import { band, box, d, fineIn, none, shape, stroke } from './shapes';

/** A corner of the right half of a body: its distance from the middle line, its height, and how round it is. */
type Corner = readonly [x: number, y: number, round: number];

/** The body of a remote about the middle line x = 0 from y = 0 on, as its make's remotes have it. */
export interface RemoteBody {
  readonly height: number;
  /** The right half from the top to the foot. */
  readonly corners: readonly Corner[];
  /** What the rim is made of, and the face. */
  readonly rim: Tone;
  readonly face: Tone;
  /** How broad the rim is. */
  readonly edge: number;
  readonly pad: PadArea;
  readonly layout: PadLayout;
  readonly style: PadStyle;
  /** What lies below the body: its loop, its ring. */
  readonly below: string;
  /** What lies on the face below the buttons. */
  readonly trim: string;
  /** The hole for the ring, where it is no part of what lies below or on the face. */
  readonly eye: string;
}

/** The makes that have bodies of their own. */
export type Make =
  | 'bmw'
  | 'mercedes'
  | 'toyota'
  | 'honda'
  | 'nissan'
  | 'ford'
  | 'gm'
  | 'hyundai'
  | 'kia'
  | 'mazda'
  | 'subaru'
  | 'volkswagen'
  | 'mitsubishi'
  | 'chrysler';

const MAKES: readonly Make[] = [
  'bmw',
  'mercedes',
  'toyota',
  'honda',
  'nissan',
  'ford',
  'gm',
  'hyundai',
  'kia',
  'mazda',
  'subaru',
  'volkswagen',
  'mitsubishi',
  'chrysler',
];

/** The make of the `make` option, or undefined when it is absent or unknown. */
export function makeOf(options: Options): Make | undefined {
  const make = oneOf<Make | 'none'>(options, 'make', 'none', ...MAKES);
  return make === 'none' ? undefined : make;
}

/** The outline of a body, or of what is left of it inside an inset. */
export function outlineOf({ corners, height }: Pick<RemoteBody, 'corners' | 'height'>, inset = 0): string {
  const right = corners.map(([x, y, round]): Corner => [
    x - inset,
    y + inset * (1 - (2 * y) / height),
    Math.max(2, round - inset / 2),
  ]);
  const left = right.map(([x, y, round]): Corner => [-x, y, round]).reverse();
  const all = [...right, ...left];
  const parts = all.map((corner, index) => {
    const [x, y, round] = corner;
    const before = stepTowards(corner, all.at(index - 1) ?? corner, round);
    const after = stepTowards(corner, all[(index + 1) % all.length] ?? corner, round);
    return d`${before.x} ${before.y}Q${x} ${y} ${after.x} ${after.y}`;
  });
  return `M${parts.join('L')}z`;
}

/** A point beside a corner on the way to its neighbor, at most half way. */
function stepTowards([x, y]: Corner, [toX, toY]: Corner, length: number): { x: number; y: number } {
  const part = Math.min(0.5, length / (Math.hypot(toX - x, toY - y) || 1));
  return { x: x + (toX - x) * part, y: y + (toY - y) * part };
}

/** How far the flank of a body is from its middle line at some height. */
function halfWidthAt({ corners }: RemoteBody, at: number): number {
  const below = corners.findIndex(([, y]) => y > at);
  const [upper, lower] = [corners[Math.max(0, below - 1)], corners[below]];
  if (!upper || !lower) return 0;
  return upper[0] + ((lower[0] - upper[0]) * (at - upper[1])) / (lower[1] - upper[1]);
}

/** A body without its buttons: what hangs on it, its rim, its face, and a light on its shoulder. */
export function moldedBody(of: RemoteBody, face: Tone = of.face): string {
  const [low, middle, high] = [0.3, 0.21, 0.12].map((part) => of.height * part);
  const left = (y = 0) => of.edge + 7 - halfWidthAt(of, y);
  return (
    of.below +
    shape(outlineOf(of), of.rim.base) +
    shape(outlineOf(of, of.edge), face.base, of.edge > 4 ? fineIn(face.deep) : none) +
    stroke(
      d`M${left(low)} ${low ?? 0}Q${left(middle) - 1} ${middle ?? 0} ${left(high) + 2} ${high ?? 0}`,
      band(face.light, 3.5),
    ) +
    of.trim +
    of.eye
  );
}

/** A whole remote with its buttons. */
export function drawRemote(of: RemoteBody, buttons: readonly ButtonName[]): string {
  return moldedBody(of) + buttonPad(of.pad, buttons, of.layout, of.style);
}

/** The front half of an empty shell: its buttons are holes. */
export function drawEmptyRemote(of: RemoteBody, count: number): string {
  const holes = buttonCells(of.pad, count, of.layout).map(({ x, y, width, height, radius }) =>
    box(x, y, width, height, radius, ground, fineIn(of.face.line)),
  );
  return moldedBody(of) + holes.join('');
}

/** Parts about the middle line of a remote, put where the remote is and made as large as it is. */
export function place(x: number, y: number, scale: number, ...parts: readonly string[]): string {
  const by = scale === 1 ? '' : ` scale(${Number(scale.toFixed(3))})`;
  return `<g transform="translate(${x} ${y})${by}">${parts.join('')}</g>`;
}
