import { makersMark } from './makers';
import { colourOf, type Drawer, type Family, oneOf, type Options } from './options';
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

/** The key icon in a programmer’s menu. */
const keySign = (x: number, y: number, colour: string): string =>
  disc(x, y - 5, 6, 'none', band(colour, 2.5)) +
  stroke(d`M${x} ${y + 1}v13M${x} ${y + 8}h6`, band(colour, 2.5));

/** What a screen of 220 by 144 shows: a car with its menu, live data, or a menu of key functions. */
const screens = {
  car:
    carOutline(22, 62, screen.line, 2.5) +
    box(146, 32, 62, 22, 4, signal.blue, none) +
    box(146, 62, 62, 22, 4, screen.line, none) +
    box(146, 92, 62, 22, 4, screen.line, none) +
    box(20, 118, 100, 8, 4, screen.deep, none) +
    box(20, 118, 68, 8, 4, signal.green, none),
  graph:
    box(12, 28, 124, 104, 4, screen.deep, none) +
    stroke('M20 124V36M20 124h110M20 96h110M20 68h110', fineIn(screen.light)) +
    stroke('M22 112l18-26l16 14l20-44l18 30l16-20l18 10', band(signal.amber, 2.9)) +
    stroke('M22 92l26 8l26-12l26 8l28-16', band(signal.green, 2.5)) +
    stroke('M150 84a28 28 0 0 1 56 0', band(screen.line, 2.9)) +
    stroke('M178 84l12-20', band(signal.red, 2.9)) +
    disc(178, 84, 4, '#ffffff', none) +
    box(150, 100, 56, 10, 4, screen.line, none) +
    box(150, 118, 38, 10, 4, screen.line, none),
  keys: repeat(6, (i) => {
    const [x, y] = [12 + (i % 3) * 68, 28 + Math.floor(i / 3) * 56];
    const fills = [signal.blue, signal.green, signal.amber];
    return (
      box(x, y, 60, 48, 8, fills[(i + Math.floor(i / 3)) % 3] ?? signal.blue, none) +
      keySign(x + 30, y + 22, '#ffffff')
    );
  }),
} satisfies Record<string, string>;

/** A tablet between its bumpers, or between two grips. */
function tablet(options: Options): string {
  const shows = oneOf(options, 'shows', 'car', 'graph', 'keys');
  const hasGrips = oneOf(options, 'with', 'nothing', 'reader', 'slot') === 'slot';
  const rubber = colourOf(options, 'red');
  return (
    (hasGrips
      ? box(168, 36, 64, 24, 6, plastic.light) +
        box(178, 41, 44, 8, 4, plastic.deep, none) +
        box(48, 74, 304, 156, 34, rubber.base) +
        repeat(5, (i) => stroke(d`M57 ${118 + i * 17}h12M331 ${118 + i * 17}h12`, fineIn(rubber.line)))
      : '') +
    box(62, 54, 276, 196, 20, plastic.base) +
    (hasGrips ? '' : repeat(4, (i) => box(i % 2 ? 302 : 56, i < 2 ? 48 : 214, 42, 42, 13, rubber.base))) +
    box(80, 70, 240, 164, 8, plastic.deep, fineIn(plastic.line)) +
    makersMark(options, 200, 247, 12, plastic.line) +
    move(
      90,
      80,
      box(0, 0, 220, 144, 3, screen.base, none) +
        (shows === 'car' ? shape('M0 0h110l-78 144H0z', screen.light, none) : '') +
        box(0, 0, 220, 18, 0, screen.deep, none) +
        disc(14, 9, 3, signal.green, none) +
        screens[shows],
    )
  );
}

/** The module that reads chips, on its lead: a small one, or a large one with a box for the bench. */
const reader =
  rod('M338 150h30v-70', 7, plastic) +
  box(346, 30, 46, 54, 6, plastic.base) +
  disc(369, 57, 13, plastic.light, fineIn(plastic.line));
const bench =
  rod('M262 96h30v-26h16', 7, plastic) +
  rod('M262 196h46', 7, plastic) +
  box(300, 28, 84, 108, 8, plastic.base) +
  box(308, 36, 68, 44, 4, plastic.deep, fineIn(plastic.line)) +
  disc(342, 58, 16, plastic.light, fineIn(plastic.line)) +
  box(312, 92, 60, 10, 5, plastic.deep, none) +
  box(312, 114, 22, 8, 4, signal.red, none) +
  disc(366, 118, 4, signal.green, none) +
  box(304, 160, 76, 84, 8, (colours.blue ?? steel).base) +
  box(312, 168, 60, 30, 4, (colours.blue ?? steel).shade, fine) +
  repeat(4, (i) => box(318 + i * 13, 236, 7, 20, 1, '#d8b255', fine)) +
  box(320, 210, 44, 10, 5, '#ffffff', fine);

/** A lead that plugs into a car. */
const carLead = rod('M338 150c60 0 60 40 24 78', 7, plastic) + box(326, 224, 62, 34, 7, plastic.light);

/** A pocket tool with buttons below its screen. */
function buttonTool(options: Options): string {
  const rubber = colourOf(options, 'orange');
  return (
    rod('M200 6v30', 18, plastic) +
    shape(
      'M130 46q2-20 22-20h96q20 0 22 20l6 108q-10 20-14 44v46q0 18-18 18h-88q-18 0-18-18v-46q-4-24-14-44z',
      rubber.base,
    ) +
    shape(
      'M143 50q1-12 13-12h88q12 0 13 12l4 100q-8 18-11 46v42q0 12-12 12h-76q-12 0-12-12v-42q-3-28-11-46z',
      plastic.base,
      fine,
    ) +
    box(152, 50, 96, 78, 4, screen.base) +
    shape('M154 52h50l-40 74h-10z', screen.light, none) +
    `<g transform="translate(158 80) scale(.8)">${carOutline(0, 0, screen.line, 2.9)}</g>` +
    makersMark(options, 200, 141, 11, plastic.line) +
    disc(200, 172, 27, plastic.light, fineIn(plastic.line)) +
    disc(200, 172, 11, plastic.deep, fineIn(plastic.line)) +
    stroke('M200 150l-4 5h8zM200 194l-4-5h8zM178 172l5-4v8zM222 172l-5-4v8z', fineIn('#ffffff')) +
    box(160, 214, 22, 14, 4, signal.red, fine) +
    box(189, 214, 22, 14, 4, plastic.light, fineIn(plastic.line)) +
    box(218, 214, 22, 14, 4, signal.green, fine)
  );
}

/** A pocket tool that is all screen, below the coil for keys and above its one button. */
const touchTool = (options: Options): string =>
  box(118, 14, 164, 248, 26, plastic.base) +
  box(122, 18, 156, 46, 22, plastic.light, none) +
  disc(200, 42, 17, plastic.deep, fineIn(plastic.line)) +
  disc(200, 42, 9, 'none', fineIn('#d8b255')) +
  box(130, 70, 140, 156, 6, screen.base) +
  box(130, 70, 140, 18, 4, screen.deep, none) +
  makersMark(options, 200, 84, 12) +
  repeat(6, (i) => {
    const [x, y] = [140 + (i % 2) * 64, 96 + Math.floor(i / 2) * 43];
    const fills = [signal.blue, signal.amber, signal.green];
    return box(x, y, 56, 36, 7, fills[i % 3] ?? signal.blue, none) + keySign(x + 28, y + 15, '#ffffff');
  }) +
  box(180, 236, 40, 12, 6, plastic.deep, fineIn(plastic.line)) +
  box(282, 92, 8, 30, 3, (colours.red ?? steel).base);

const programmer: Drawer = (options) => {
  if (oneOf(options, 'style', 'tablet', 'handheld') === 'handheld')
    return turn(
      8,
      200,
      150,
      oneOf(options, 'face', 'keypad', 'touchscreen') === 'touchscreen'
        ? touchTool(options)
        : buttonTool(options),
    );
  if (oneOf(options, 'made', 'single', 'kit') === 'kit')
    return bench + `<g transform="translate(-36 28) scale(.9)">${tablet(options)}</g>`;
  const extra = oneOf(options, 'with', 'nothing', 'reader', 'slot');
  return (
    (extra === 'reader' ? reader : '') +
    (oneOf(options, 'shows', 'car', 'graph', 'keys') === 'graph' ? carLead : '') +
    tablet(options)
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
