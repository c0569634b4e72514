import { type Drawer, type Family, oneOf } from './options';
import { colours, ink, plastic, screen, signal, steel } from './palette';
import { band, box, d, disc, fine, fineIn, move, none, repeat, rod, shape, stroke, turn } from './shapes';

const carOutline = (x: number, y: number, colour: string, width: number): string =>
  move(
    x,
    y,
    stroke(
      'M0 30h10a12 12 0 0 1 24 0h34a12 12 0 0 1 24 0h12v-12q-2-6-14-8l-14-2q-14-16-30-16h-18q-14 0-22 14l-6 6v18',
      band(colour, width),
    ) +
      disc(22, 31, 8, 'none', band(colour, width)) +
      disc(80, 31, 8, 'none', band(colour, width)),
  );

const programmer: Drawer = (options) => {
  if (oneOf(options, 'style', 'tablet', 'handheld') === 'handheld') {
    const orange = colours.orange ?? steel;
    return turn(
      8,
      200,
      150,
      rod('M200 6v30', 18, plastic) +
        shape(
          'M130 46q2-20 22-20h96q20 0 22 20l6 108q-10 20-14 44v46q0 18-18 18h-88q-18 0-18-18v-46q-4-24-14-44z',
          orange.base,
        ) +
        shape(
          'M143 50q1-12 13-12h88q12 0 13 12l4 100q-8 18-11 46v42q0 12-12 12h-76q-12 0-12-12v-42q-3-28-11-46z',
          plastic.base,
          fine,
        ) +
        box(152, 50, 96, 78, 4, screen.base) +
        shape('M154 52h50l-40 74h-10z', screen.light, none) +
        carOutline(148, 74, screen.line, 2.5) +
        disc(200, 172, 27, plastic.light, fineIn(plastic.line)) +
        disc(200, 172, 11, plastic.deep, fineIn(plastic.line)) +
        stroke('M200 150l-4 5h8zM200 194l-4-5h8zM178 172l5-4v8zM222 172l-5-4v8z', fineIn('#ffffff')) +
        box(160, 214, 22, 14, 4, signal.red, fine) +
        box(189, 214, 22, 14, 4, plastic.light, fineIn(plastic.line)) +
        box(218, 214, 22, 14, 4, signal.green, fine),
    );
  }
  const style = oneOf(options, 'with', 'nothing', 'reader', 'slot');
  return (
    (style === 'reader'
      ? rod('M338 150h30v-70', 7, plastic) +
        box(346, 30, 46, 54, 6, plastic.base) +
        disc(369, 57, 13, plastic.light, fineIn(plastic.line))
      : '') +
    (style === 'slot'
      ? box(168, 34, 64, 26, 6, plastic.light) + box(180, 38, 40, 8, 4, plastic.deep, none)
      : '') +
    box(62, 54, 276, 196, 20, plastic.base) +
    repeat(4, (i) => box(i % 2 ? 306 : 56, i < 2 ? 48 : 216, 38, 40, 12, (colours.red ?? steel).base)) +
    box(80, 70, 240, 164, 8, plastic.deep, fineIn(plastic.line)) +
    box(90, 80, 220, 144, 3, screen.base, none) +
    shape('M90 80h110l-78 144H90z', screen.light, none) +
    box(90, 80, 220, 18, 0, screen.deep, none) +
    carOutline(112, 142, screen.line, 3) +
    box(236, 112, 62, 22, 4, signal.blue, fine) +
    box(236, 142, 62, 22, 4, screen.line, fine) +
    box(236, 172, 62, 22, 4, screen.line, fine) +
    box(110, 198, 100, 8, 4, screen.deep, none) +
    box(110, 198, 68, 8, 4, signal.green, none) +
    disc(104, 89, 3, signal.green, none)
  );
};

const programmerCable: Drawer = () =>
  rod('M176 156H236c96 0 96-98 18-98h-90c-92 0-96-20-96 34', 14, plastic) +
  rod('M176 156c120 0 176 20 160 62q-16 34-92 26h-30', 14, plastic) +
  repeat(4, (i) => stroke(d`M${184 + i * 7} 148v16`, fineIn(plastic.line))) +
  shape('M66 112h88l24 16v56l-24 16H66z', plastic.base) +
  shape('M66 176h110l-22 22H66z', plastic.shade, none) +
  shape('M30 122h36v68H30z', plastic.light) +
  box(36, 130, 24, 52, 2, plastic.deep, fineIn(plastic.line)) +
  repeat(8, (i) => box(i < 4 ? 40 : 50, 135 + (i % 4) * 12, 6, 7, 0, '#d8b255', none)) +
  stroke('M92 126h48M92 138h48', fineIn(plastic.line)) +
  box(164, 226, 56, 38, 4, plastic.base) +
  box(142, 232, 22, 26, 2, steel.base) +
  box(148, 237, 6, 5, 0, ink, none) +
  box(148, 248, 6, 5, 0, ink, none) +
  box(54, 86, 30, 30, 4, plastic.base) +
  disc(69, 100, 6, signal.green, fine);

/** What programs car keys. */
export const programmerIllustrations: Family = {
  programmer,
  'programmer-cable': programmerCable,
};
