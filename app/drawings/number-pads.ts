import { lock } from './button-glyphs';
import { signal } from './palette';
import { band, box, d, disc, fine, fineIn, stroke } from './shapes';

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
