import { oneOf, type Options } from './options';
import { brass, ink, steel, type Tone } from './palette';
import { band, d, fine, mark, none, shape, stroke, turn } from './shapes';

const cuts: readonly number[] = [0.2, 0.42, 0.14, 0.5, 0.3, 0.46, 0.18, 0.36];

function bittedSide(x: number, top: number, length: number, depth: number, direction: 1 | -1): string {
  const first = top + 20;
  const step = (length - 46) / (cuts.length - 1);
  return cuts
    .map((cut, index) => {
      const y = direction === 1 ? first + index * step : first + (cuts.length - 1 - index) * step;
      const value = direction === 1 ? cut : (cuts[cuts.length - 1 - index] ?? cut);
      const across = x - direction * depth * value;
      return d`L${across} ${y - direction * step * 0.16}L${across} ${y + direction * step * 0.16}`;
    })
    .join('');
}

/** How a blank of a key reference is milled: a groove down its middle, steps along both sides, or for edge cuts. */
type Milling = 'inner' | 'outer' | 'edge';

interface Blank {
  readonly milling: Milling;
  /** Where the groove of an edge-cut blank is, as parts of its width from the middle. */
  readonly groove: number;
  readonly width: number;
  readonly length: number;
}

const blank = (milling: Milling, width = 1, length = 1, groove = 0): Blank => ({
  milling,
  groove,
  width,
  length,
});

/** Blanks by the reference that is stamped on them. */
const blanks: Readonly<Record<string, Blank>> = {
  hu64: blank('outer', 0.9, 0.9),
  hu66: blank('inner', 1.1, 0.94),
  hu92: blank('inner', 1, 1.06),
  hu100: blank('inner', 1.04, 1),
  hu100r: blank('inner', 1, 1.08),
  hu101: blank('outer', 1.06, 1),
  hon66: blank('outer', 1, 0.96),
  ho01: blank('outer', 1, 0.96),
  ho03: blank('outer', 1, 0.96),
  ho05: blank('outer', 1, 0.96),
  toy40: blank('outer', 0.9, 1.06),
  toy43: blank('edge', 1, 0.92, -0.16),
  toy44: blank('edge', 1, 0.96, -0.2),
  toy48: blank('inner', 0.86, 1.1),
  tr47: blank('edge', 1, 0.92, -0.16),
  nsn14: blank('edge', 0.94, 1.02, 0.16),
  ni04: blank('edge', 0.94, 0.98, 0.2),
  maz24: blank('inner', 0.94, 0.92),
  mz34: blank('inner', 0.94, 0.92),
  sip22: blank('inner', 0.92, 0.9),
  lxp90: blank('outer', 0.92, 1.04),
  kk10: blank('inner', 0.96, 1.02),
  kk12: blank('outer', 0.96, 1.06),
  hy15: blank('inner', 0.9, 0.88),
  hy18: blank('outer', 0.98, 0.94),
  cy24: blank('edge', 1.1, 0.88, 0),
  y164: blank('edge', 1.1, 0.9, 0.08),
  y170: blank('edge', 1.1, 0.84, -0.08),
  h75: blank('edge', 1.04, 0.98, -0.1),
  h92: blank('edge', 1.04, 1, -0.18),
  h94: blank('outer', 1.06, 0.96),
  h128: blank('outer', 1.06, 1),
  dat17: blank('edge', 0.9, 0.94, 0.1),
  dat17t: blank('outer', 0.9, 0.94),
  b110: blank('edge', 0.96, 0.94, 0.14),
  b111: blank('edge', 1.06, 0.94, 0.2),
  b119: blank('inner', 1, 1),
  mit3: blank('edge', 0.92, 0.9, 0.1),
  sc1: blank('edge', 1, 0.9, -0.12),
  kw1: blank('edge', 1, 0.86, 0.12),
  mit17: blank('edge', 0.96, 0.96, 0.22),
};

/** The key reference of the `blade` option, or how it is cut where only that is known. */
export function bladeOf(options: Options): string {
  const name = options['blade'] ?? '';
  if (Object.hasOwn(blanks, name)) return name;
  return oneOf(options, 'cut', oneOf(options, 'blade', 'edge', 'laser'), 'edge', 'laser');
}

/** The reference as it is stamped, or nothing where it isn't known. */
export function stampOf(options: Options): string {
  const reference = bladeOf(options);
  return Object.hasOwn(blanks, reference) ? reference.toUpperCase() : '';
}

/** An uncut car key's blade pointing down, milled as its reference is and stamped with it. */
export function carBlade(
  cx: number,
  top: number,
  width: number,
  length: number,
  reference: string,
  tone: Tone = steel,
): string {
  const known = Object.hasOwn(blanks, reference) ? blanks[reference] : undefined;
  const { milling, groove, ...size } = known ?? blank(reference === 'edge' ? 'edge' : 'inner');
  const half = (width * size.width) / 2;
  const foot = top + length * size.length;
  const [left, right] = [cx - half, cx + half];
  const letters = known !== undefined && width > 30 ? reference.toUpperCase() : '';
  const long = letters.length * width * 0.29;
  const middle = top + 22 + long / 2;
  const stamp =
    letters === '' ? '' : turn(90, cx, middle, mark(cx, middle + width * 0.13, width * 0.4, letters));
  // It is milled below its stamp, from where a mill that is as wide as a groove touches it.
  const stamped = letters === '' ? top : top + 28 + long + half * 0.4;
  const milled =
    milling === 'edge'
      ? d`M${cx + groove * half * 2} ${Math.max(stamped, top + 6)}V${foot - half}`
      : d`M${cx} ${Math.max(stamped, top + 12)}V${foot - half * 1.4}`;
  if (milling === 'edge')
    return (
      shape(
        d`M${right + 3} ${top}v12h-3V${foot - half}L${cx + 2} ${foot}h-4L${left} ${foot - half}V${top + 12}h-3v-12z`,
        tone.base,
      ) +
      shape(d`M${left + 1.5} ${top + 13}h${half * 0.3}V${foot - half}h${-half * 0.3}z`, tone.light, none) +
      stroke(milled, band(ink, half * 0.36 + 3)) +
      stroke(milled, band(tone.shade, half * 0.36)) +
      stamp
    );
  const body = shape(
    d`M${left} ${top}V${foot - half * 0.9}L${cx - 3} ${foot}h6L${right} ${foot - half * 0.9}V${top}z`,
    tone.base,
  );
  if (milling === 'inner')
    return (
      body +
      shape(d`M${left + 1.5} ${top + 2}h${half * 0.3}V${foot - half}h${-half * 0.3}z`, tone.light, none) +
      stroke(milled, band(ink, half * 0.7 + 3)) +
      stroke(milled, band(tone.shade, half * 0.7)) +
      stamp
    );
  return (
    body +
    shape(d`M${left + 1.5} ${top + 2}h${half * 0.55}V${foot - half}h${-half * 0.55}z`, tone.shade, none) +
    shape(d`M${right - 1.5} ${top + 2}h${-half * 0.55}V${foot - half}h${half * 0.55}z`, tone.shade, none) +
    stroke(
      d`M${left + half * 0.6} ${top + 2}V${foot - half * 0.7}M${right - half * 0.6} ${top + 2}V${foot - half * 0.7}`,
      fine,
    ) +
    stamp
  );
}

/** A blade seen from its tip, enlarged: where its metal is. */
export function bladeSection(
  cx: number,
  cy: number,
  width: number,
  reference: string,
  tone: Tone = steel,
): string {
  const known = Object.hasOwn(blanks, reference) ? blanks[reference] : undefined;
  const { milling, groove, width: part } = known ?? blank(reference === 'edge' ? 'edge' : 'inner');
  const [half, high] = [(width * part) / 2, milling === 'edge' ? 9 : 14];
  const at = groove * half * 2;
  const forms = {
    inner: d`M${cx - half} ${cy - high}h${half * 0.62}v${high * 0.8}h${half * 0.76}v${-high * 0.8}h${half * 0.62}v${high * 2}h${-half * 2}z`,
    outer: d`M${cx - half} ${cy - high * 0.2}h${half * 0.5}v${-high * 0.8}h${half}v${high * 0.8}h${half * 0.5}v${high * 1.2}h${-half * 2}z`,
    edge: d`M${cx - half} ${cy - high}h${half + at - 8}l4 ${high}h8l4 ${-high}H${cx + half}v${high * 2}h${-half * 2}z`,
  };
  return shape(forms[milling], tone.base);
}

/** A pin tumbler key's blade pointing down: milled along its length and cut on its right edge; a blank is uncut. */
export function houseBlade(
  cx: number,
  top: number,
  width: number,
  length: number,
  cut: boolean,
  tone: Tone = brass,
): string {
  const left = cx - width / 2;
  const right = cx + width / 2;
  const foot = top + length;
  const edge = cut ? bittedSide(right, top, length, width * 0.7, 1) : '';
  return (
    shape(
      d`M${right} ${top}V${top + 10}` +
        edge +
        d`L${right} ${foot - 16}L${left + 6} ${foot}L${left} ${foot - 6}V${top}z`,
      tone.base,
    ) +
    shape(d`M${left + 4} ${top + 2}h${width * 0.16}V${foot - 8}h${-width * 0.16}z`, tone.shade, none) +
    stroke(d`M${left + 4 + width * 0.16} ${top + 4}V${foot - 8}`, fine)
  );
}
