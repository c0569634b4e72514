import { colourOf, finishOf, oneOf, type Options, sizeOf } from './options';
import { drawPadlock } from './padlocks.illustrations';
import { brass, ground, ink, steel, type Tone } from './palette';
import {
  block,
  box,
  d,
  disc,
  drum,
  fine,
  fineIn,
  move,
  none,
  panel,
  repeat,
  rings,
  shape,
  stroke,
  turn,
} from './shapes';

/** A US quarter, in millimeters. */
export const QUARTER_MM = 24.26;
const INCH_MM = 25.4;

/** Where a product is drawn to scale: pixels per millimeter, its left edge and the ground it stands on. */
interface Scaled {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** The metal or paint of the product. */
  readonly tone: Tone;
  readonly options: Options;
  /** The product's own drawing. */
  readonly whole: string;
}

type Form = (size: Scaled) => string;

/** All mortise cylinders are 1-5/32 in. thick, and all euro profiles 33 mm high; the data say only how long they are. */
const MORTISE_MM = 29.4;
const EURO_MM = 33;

const LEFT = 40;
const GROUND = 222;

/** The measured forms that products have in common, standing on the ground line. */
const forms = {
  plate: ({ width, height, tone }) =>
    panel(LEFT, GROUND - height, width, height, Math.min(6, height / 6), tone, 3) +
    repeat(4, (i) =>
      disc(
        LEFT + width * (i % 2 ? 0.9 : 0.1),
        GROUND - height * (i < 2 ? 0.93 : 0.07),
        Math.min(4, width * 0.05),
        tone.deep,
        none,
      ),
    ),
  frame: ({ width, height, tone }) =>
    box(LEFT, GROUND - height, width, height, 3, tone.base) +
    box(
      LEFT + width * 0.08,
      GROUND - height + width * 0.08,
      width * 0.84,
      height - width * 0.16,
      2,
      '#bcd7e6',
      fine,
    ),
  hinge: ({ width, height, tone }) =>
    panel(LEFT, GROUND - height, width, height, 4, tone, 3) +
    box(LEFT + width / 2 - width * 0.05, GROUND - height - 3, width * 0.1, height + 6, 3, tone.light) +
    stroke(
      d`M${LEFT + width * 0.45} ${GROUND - height * 0.8}h${width * 0.1}m0 ${height * 0.2}h${-width * 0.1}m0 ${height * 0.2}h${width * 0.1}m0 ${height * 0.2}h${-width * 0.1}`,
      fine,
    ),
  box: ({ width, height, depth, tone }) =>
    block(LEFT, GROUND - height, width, height, depth * 0.4, tone, depth * 0.24) +
    box(
      LEFT + width * 0.08,
      GROUND - height * 0.92,
      width * 0.84,
      height * 0.84,
      3,
      tone.base,
      fineIn(tone.line),
    ),
  ring: ({ width }) =>
    disc(LEFT + width / 2, GROUND - width / 2, width / 2 - 3, 'none', ` stroke-width="6"`) +
    disc(
      LEFT + width / 2,
      GROUND - width / 2,
      width / 2 - 3,
      'none',
      ` stroke="${steel.base}" stroke-width="3"`,
    ),
  disc: ({ width, tone }) =>
    disc(LEFT + width / 2, GROUND - width / 2, width / 2, tone.base) +
    disc(LEFT + width / 2, GROUND - width / 2, width * 0.42, tone.light, fine),
  bar: ({ width, tone }) => panel(LEFT, GROUND - 22, width, 22, 3, tone, 4),
  cylinder: ({ width, height, scale, tone }) =>
    drum(LEFT, GROUND - height / 2, width, height / 2, 6, tone) +
    rings(LEFT + 8, GROUND - height / 2, height / 2, 6, Math.floor(width / 8), 7, tone.line) +
    box(LEFT - 3 * scale, GROUND - height / 2 - height * 0.58, 4 * scale, height * 1.16, 2, tone.light),
  padlock: ({ width, options }) => {
    const { drawing, below } = drawPadlock(options);
    const scale = width / 160;
    return `<g transform="translate(${LEFT} ${(GROUND - below * scale).toFixed(1)}) scale(${scale.toFixed(3)}) translate(-120 0)">${drawing}</g>`;
  },
  euro: ({ width, scale, tone }) =>
    shape(
      d`M${LEFT} ${GROUND - EURO_MM * scale}h${width}v${EURO_MM * 0.52 * scale}v${EURO_MM * 0.48 * scale}h${-width}z`,
      tone.base,
    ) +
    stroke(d`M${LEFT} ${GROUND - EURO_MM * 0.48 * scale}h${width}`, fineIn(tone.line)) +
    box(
      LEFT + width / 2 - 5 * scale,
      GROUND - EURO_MM * scale - 3,
      10 * scale,
      EURO_MM * scale + 6,
      2,
      brass.base,
    ),
  /** The drawing itself, for those that reach from 40 to 360. */
  whole: ({ width, whole }) =>
    `<g transform="translate(${LEFT} ${GROUND}) scale(${(width / 320).toFixed(3)}) translate(-40 -214)">${whole}</g>`,
  /** A door edge on the left; the bore stands back from it by the backset, which is measured to its middle. */
  prep: ({ width, height, depth, scale }) =>
    box(LEFT, 26, Math.max(width, depth) + Math.max(height, 60) * 0.9, GROUND - 26, 0, '#dccbb4') +
    (height > 0 ? disc(LEFT + width, 120, height / 2, ground) : '') +
    stroke(
      d`M${LEFT + width} ${Math.min(72, 120 - height / 2 - 16)}V238M${LEFT + width - Math.max(38, height / 2 + 10)} 120h${Math.max(76, height + 20)}`,
      ' stroke-width="1.5" stroke-dasharray="6 4"',
    ) +
    (depth > 0
      ? stroke(
          d`M${LEFT + depth} 64v96M${LEFT + depth - 30} 120h60`,
          ' stroke-width="1.5" stroke-dasharray="2 4"',
        ) + label(LEFT + depth, 56, inches(depth / scale))
      : '') +
    box(LEFT - 3, 98, 6, 44, 2, steel.base, fine),
} satisfies Record<string, Form>;

const FORMS = Object.keys(forms).filter(isForm);

function isForm(name: string): name is keyof typeof forms {
  return Object.hasOwn(forms, name);
}

/** The height of lettering: a fifteenth of the picture's, so that a thumbnail's can be read. */
const LETTER = 20;

/** A quarter seen flat. Its value is on it where there is room, so that no one takes it for money. */
function quarter(cx: number, foot: number, radius: number): string {
  return (
    disc(cx, foot - radius, radius, steel.base) +
    disc(cx, foot - radius, radius * 0.88, 'none', fine) +
    (radius > LETTER * 1.4 ? label(cx, foot - radius + LETTER * 0.36, '25¢') : '')
  );
}

function label(x: number, y: number, text: string, anchor: 'middle' | 'start' = 'middle'): string {
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-family="sans-serif" font-size="${LETTER}" text-anchor="${anchor}" fill="${ink}" stroke="none">${text}</text>`;
}

/** A line between two ticks with its length below, in one line or two. */
function dimension(x: number, y: number, length: number, ...lines: string[]): string {
  return (
    stroke(d`M${x} ${y - 5}v10M${x} ${y}h${length}M${x + length} ${y - 5}v10`, fineIn(ink)) +
    lines.map((line, index) => label(x + length / 2, y + LETTER * (index + 1), line)).join('')
  );
}

const FOOT = '1 ft (305 mm)';
/** How much room the name of the foot needs beside its bar; none where the bar is long enough to have it below. */
const footRoom = (length: number): number => (length < 160 ? FOOT.length * LETTER * 0.6 : 0);

/** A scale bar of a foot. */
function footBar(x: number, length: number): string {
  return footRoom(length) > 0
    ? dimension(x, 278, length) + label(x + length + 10, 278 + LETTER * 0.36, FOOT, 'start')
    : dimension(x, 273, length, FOOT);
}

/** A height, read from below, on the left of what it measures. */
function heightLabel(height: number, text: string): string {
  const middle = Math.min(GROUND - height / 2, GROUND - LETTER * 2);
  return turn(-90, 24, middle, label(24, middle + 2, text));
}

/** Inches as the trade writes them: a fraction where it is one, otherwise a decimal. */
function inches(mm: number): string {
  const value = mm / INCH_MM;
  const below = [1, 2, 4, 8, 16].find(
    (one) => Math.abs(Math.round(value * one) / one - value) < Math.min(0.065, value * 0.021),
  );
  if (below === undefined || (value > 10 && Math.abs(value * 16 - Math.round(value * 16)) > 0.1))
    return `${value.toFixed(1)} in`;
  const parts = Math.round(value * below);
  const [whole, top] = [Math.floor(parts / below), parts % below];
  return `${[whole > 0 || top === 0 ? whole : '', top > 0 ? `${top}/${below}` : ''].filter((one) => one !== '').join('-')} in`;
}

/**
 * Draws a product's measures in true proportion beside a US quarter or, where that would be a dot, a scale bar of a
 * foot. Measures are in tenths of a millimeter, from the product's data.
 */
export function drawToScale(options: Options, whole: string): string {
  const name = oneOf(options, 'form', 'plate', ...FORMS);
  const [w, h, deep] = [sizeOf(options, 'w') || INCH_MM, sizeOf(options, 'h'), sizeOf(options, 'd')];
  const height = name === 'ring' || name === 'disc' ? w : name === 'cylinder' ? h || MORTISE_MM : h;
  const tall =
    { padlock: w * 0.84 + h + deep, euro: EURO_MM, bar: 0, prep: 0, whole: 0 }[String(name)] ??
    height + (name === 'box' ? deep * 0.24 : 0);
  const across = name === 'box' ? w + deep * 0.4 : name === 'prep' ? Math.max(w, deep) + Math.max(h, 30) : w;
  const isLarge = Math.max(w, tall) > 12 * INCH_MM;
  const reference = isLarge ? 12 * INCH_MM : QUARTER_MM;
  const scale = Math.min(3.4, 180 / Math.max(tall, 1), isLarge ? 320 / across : 290 / (across + reference));
  const mm = `${Math.round(w)} mm`;
  const tone = options['color'] ? colourOf(options) : finishOf(options);
  const right = Math.max(LEFT + across * scale + 24, LEFT + 118);
  const foot = reference * scale;
  const end = isLarge ? LEFT + Math.max(across * scale, foot + footRoom(foot)) : right + reference * scale;
  return move(
    Math.max(0, (400 - LEFT - end) / 2),
    0,
    forms[name]({
      scale,
      width: w * scale,
      height: height * scale,
      depth: deep * scale,
      tone,
      options,
      whole,
    }) +
      dimension(LEFT, 238, w * scale, ...(isLarge ? [`${inches(w)} (${mm})`] : [inches(w), mm])) +
      (h > 0 && name !== 'padlock' && name !== 'prep' ? heightLabel(h * scale, inches(h)) : '') +
      (isLarge
        ? footBar(LEFT, foot)
        : quarter(right + (reference * scale) / 2, GROUND, (reference / 2) * scale) +
          dimension(right, 238, reference * scale, 'US', 'quarter')),
  );
}
