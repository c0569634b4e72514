import { lock } from './button-glyphs';
import { signal } from './palette';
import { band, box, d, disc, fine, fineIn, stroke } from './shapes';

/** How the keys of a number pad are arranged and formed. */
const pads = {
  rows: { columns: 3, labels: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'], corner: 0.18 },
  round: { columns: 3, labels: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'], corner: 0.4 },
  pairs: { columns: 2, labels: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'], corner: 0.3 },
  bars: { columns: 1, labels: ['1 | 2', '3 | 4', '5 | 6', '7 | 8', '9 | 0'], corner: 0.4 },
} as const;

export type NumberPadForm = keyof typeof pads;

/** The keys of a number pad, each with a small bright digit or two. */
export function numberPad(
  x: number,
  y: number,
  width: number,
  height: number,
  keyFill: string,
  digitColour: string,
  rows = 4,
  form: NumberPadForm = 'rows',
): string {
  const { columns, corner } = pads[form];
  const labels = pads[form].labels.slice(0, form === 'rows' ? rows * columns : undefined);
  const stepX = width / columns;
  const stepY = height / (labels.length / columns);
  const size = Math.min(stepX, stepY) * (form === 'bars' ? 0.6 : 0.52);
  const at = (index: number) => ({
    left: x + (index % columns) * stepX,
    top: y + Math.floor(index / columns) * stepY,
  });
  const keys = labels.map((_, index) => {
    const { left, top } = at(index);
    return box(
      left + stepX * 0.1,
      top + stepY * 0.1,
      stepX * 0.8,
      stepY * 0.8,
      Math.min(stepX, stepY) * corner,
      keyFill,
      fineIn(digitColour),
    );
  });
  const digits = labels.map((label, index) => {
    const { left, top } = at(index);
    return `<text x="${(left + stepX / 2).toFixed(1)}" y="${(top + stepY / 2 + size * 0.36).toFixed(1)}">${label}</text>`;
  });
  return (
    keys.join('') +
    `<g font-family="sans-serif" font-size="${size.toFixed(1)}" font-weight="700" text-anchor="middle" fill="${digitColour}" stroke="none">` +
    digits.join('') +
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
