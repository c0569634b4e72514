import { countOf, type Options } from './options';
import { signal, type Tone } from './palette';
import { band, box, d, disc, fine, fineIn, none, shape, stroke } from './shapes';

type Glyph = (cx: number, cy: number, size: number, colour: string) => string;

const lock: Glyph = (cx, cy, s, c) =>
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
const glyphs = {
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

type ButtonName = keyof typeof glyphs;

/** The functions of a remote of which only the number of buttons is known, in their usual order. */
const usual: Readonly<Record<number, readonly ButtonName[]>> = {
  2: ['lock', 'unlock'],
  3: ['lock', 'unlock', 'trunk'],
  4: ['lock', 'unlock', 'trunk', 'panic'],
  5: ['lock', 'unlock', 'trunk', 'start', 'panic'],
  6: ['lock', 'unlock', 'door', 'trunk', 'start', 'panic'],
  7: ['lock', 'unlock', 'left', 'right', 'hatch', 'start', 'panic'],
};

/**
 * The buttons that the `buttons` option asks for: by their functions, 'lock-unlock-panic', or by their number alone.
 *
 * @param most that the kind of picture has room for; it has two at least
 * @param fallback how many when the option is absent or unknown
 */
export function buttonsOf(options: Options, most: number, fallback: number): readonly ButtonName[] {
  const named = (options['buttons'] ?? '').split('-');
  const known = named.filter(isButtonName);
  if (known.length === named.length && known.length >= 2 && known.length <= most) return known;
  return usual[countOf(options, 'buttons', 2, most, fallback)] ?? [];
}

function isButtonName(name: string): name is ButtonName {
  return Object.hasOwn(glyphs, name);
}

/** Where one button of a pad sits. */
export interface ButtonCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the buttons of a remote are arranged: in rows of two from four on, one below the other, or the last one small at the foot. */
export type PadLayout = 'grid' | 'column' | 'foot';

/** Divides an area into the cells of a pad: one column up to three buttons, then two with an odd one at the foot. */
export function buttonCells(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  layout: PadLayout = 'grid',
): ButtonCell[] {
  const gap = 5;
  if (layout === 'foot' && count > 2) {
    const last = { x: x + width * 0.3, y: y + height * 0.8, width: width * 0.4, height: height * 0.2 };
    return [...buttonCells(x, y, width, height * 0.8 - gap, count - 1), last];
  }
  const columns = count > 3 && layout !== 'column' ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const cellHeight = (height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const alone = columns === 1 || (index === count - 1 && count % 2 === 1);
    const cellWidth = alone ? width : (width - gap) / 2;
    const left = alone ? x : x + (index % columns) * (cellWidth + gap);
    return { x: left, y: y + row * (cellHeight + gap), width: cellWidth, height: cellHeight };
  });
}

/** The rubber buttons of a remote with their functions; the alarm button is red. */
export function buttonPad(
  x: number,
  y: number,
  width: number,
  height: number,
  buttons: readonly ButtonName[],
  tone: Tone,
  layout: PadLayout = 'grid',
): string {
  return buttonCells(x, y, width, height, buttons.length, layout)
    .map((cell, index) => {
      const button = buttons[index];
      const glyph = button && glyphs[button];
      const alarm = button === 'panic';
      const size = Math.min(cell.height * 0.36, cell.width * 0.3, 14);
      return (
        box(cell.x, cell.y, cell.width, cell.height, 8, alarm ? '#b3322d' : tone.light, fineIn(tone.line)) +
        (glyph ? glyph(cell.x + cell.width / 2, cell.y + cell.height / 2, size, '#ffffff') : '')
      );
    })
    .join('');
}

/** The twelve keys of a number pad, each with a small bright digit. */
export function numberPad(
  x: number,
  y: number,
  width: number,
  height: number,
  keyFill: string,
  digitColour: string,
  rows = 4,
): string {
  const stepX = width / 3;
  const stepY = height / rows;
  const size = Math.min(stepX, stepY) * 0.52;
  const labels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];
  return (
    labels
      .slice(0, rows * 3)
      .map((_, index) =>
        box(
          x + (index % 3) * stepX + stepX * 0.1,
          y + Math.floor(index / 3) * stepY + stepY * 0.1,
          stepX * 0.8,
          stepY * 0.8,
          Math.min(stepX, stepY) * 0.18,
          keyFill,
          fineIn(digitColour),
        ),
      )
      .join('') +
    `<g font-family="sans-serif" font-size="${size.toFixed(1)}" font-weight="700" text-anchor="middle" fill="${digitColour}" stroke="none">` +
    labels
      .slice(0, rows * 3)
      .map((label, index) => {
        const cx = (x + ((index % 3) + 0.5) * stepX).toFixed(1);
        const cy = (y + (Math.floor(index / 3) + 0.5) * stepY + size * 0.36).toFixed(1);
        return `<text x="${cx}" y="${cy}">${label}</text>`;
      })
      .join('') +
    '</g>'
  );
}

/** The backlit digits of a touchscreen, without keys round them. */
export function touchDigits(x: number, y: number, width: number, height: number, colour = '#9fd3f2'): string {
  const size = Math.min(width / 3, height / 4) * 0.6;
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', ''];
  return (
    `<g font-family="sans-serif" font-size="${size.toFixed(1)}" text-anchor="middle" fill="${colour}" stroke="none">` +
    digits
      .map((digit, index) => {
        const cx = (x + ((index % 3) + 0.5) * (width / 3)).toFixed(1);
        const cy = (y + (Math.floor(index / 3) + 0.5) * (height / 4) + size * 0.36).toFixed(1);
        return digit ? `<text x="${cx}" y="${cy}">${digit}</text>` : '';
      })
      .join('') +
    '</g>' +
    lock(x + width / 6, y + (height * 7) / 8, size * 0.45, colour) +
    stroke(
      d`M${x + (width * 5) / 6 - size * 0.35} ${y + (height * 7) / 8}l${size * 0.25} ${size * 0.28}l${size * 0.45} ${-size * 0.55}`,
      band(colour, 2),
    )
  );
}

/** A lamp row that shows a controller's or switch's state. */
export function lampRow(x: number, y: number, count: number, pitch: number): string {
  return Array.from({ length: count }, (_, index) =>
    disc(x + index * pitch, y, 3.5, index % 4 === 3 ? signal.amber : signal.green, fine),
  ).join('');
}
