import { cylinderPlug, houseKey, keywayOf } from './keyways';
import {
  colourOf,
  countOf,
  type Drawer,
  type Family,
  finishOf,
  oneOf,
  type Options,
  sizeOf,
} from './options';
import { brass, ground, ink, plastic, signal, steel, type Tone, white } from './palette';
import {
  band,
  box,
  d,
  disc,
  fine,
  fineIn,
  hole,
  keyhole,
  mark,
  none,
  panel,
  post,
  repeat,
  rod,
  shape,
  stroke,
  tube,
  turn,
} from './shapes';

type Body =
  'laminated' | 'aluminium' | 'plastic' | 'brass' | 'steel' | 'disc' | 'puck' | 'combination' | 'dial';

/** The bow of a key that hangs in the keyway below a body. */
function hangingKey(cx: number, y: number): string {
  return (
    box(cx - 7, y, 14, 12, 0, brass.shade) +
    shape(d`M${cx - 10} ${y + 10}h20q16 6 16 20t-26 14t-26-14t16-20z`, brass.base) +
    disc(cx, y + 30, 5, ground, fine)
  );
}

/** A body of one block with its width engraved in millimeters. */
function solidBody(body: Tone, width: number): string {
  return (
    panel(120, 0, 160, 112, 14, body, 7) +
    box(150, 26, 100, 58, 29, 'none', fineIn(body.deep)) +
    mark(200, 68, 36, String(Math.round(width)))
  );
}

const label =
  box(152, 28, 96, 56, 4, white.base, fine) +
  box(152, 28, 96, 16, 4, signal.red, fine) +
  stroke('M162 56h76M162 66h76M162 75h48', fineIn(steel.shade));

/** Bodies from 120 to 280 across, with their tops at 0. */
const bodies: Readonly<Record<Body, (colour: Tone, metal: Tone, width: number) => string>> = {
  laminated: (trim) =>
    repeat(
      7,
      (i) =>
        box(122, i * 14.5, 156, 15.5, 3, i % 2 ? steel.shade : steel.base) +
        box(126, 3 + i * 14.5, 120, 3, 1.5, steel.light, none),
    ) +
    repeat(4, (i) => disc(i % 2 ? 264 : 136, i < 2 ? 8 : 94, 4, steel.light, fine)) +
    shape('M116 84h168v10q0 18-18 18H134q-18 0-18-18z', trim.base) +
    stroke('M122 92h156', fineIn(trim.line)),
  aluminium: (colour) =>
    shape('M138 0h124l18 18v78q0 16-16 16H136q-16 0-16-16v-78z', colour.shade) +
    shape('M139 2h122l17 17v72q0 14-14 14H136q-14 0-14-14v-72z', colour.base, none) +
    stroke('M132 24v60', band(colour.light, 6)) +
    label,
  plastic: (colour) =>
    shape(
      'M134 0h132q14 0 14 14l-8 42l8 42q0 14-14 14H134q-14 0-14-14l8-42l-8-42q0-14 14-14z',
      colour.shade,
    ) +
    shape(
      'M135 2h130q12 0 12 12l-8 42l8 36q0 13-13 13H136q-13 0-13-13l8-36l-8-42q0-12 12-12z',
      colour.base,
      none,
    ) +
    stroke('M128 20h144M128 92h144', fineIn(colour.line)) +
    label,
  brass: (_colour, metal, width) => solidBody(metal, width),
  steel: (_colour, _metal, width) => solidBody(steel, width) + stroke('M122 94h156M122 18h156', fine),
  disc: (colour) =>
    disc(200, 50, 80, steel.shade) +
    disc(199, 48, 75, steel.base, none) +
    disc(200, 50, 60, steel.light, fine) +
    stroke('M132 74a72 72 0 0 1 10-64', band(steel.light, 6)) +
    disc(200, 66, 28, colour.base) +
    disc(200, 66, 18, steel.base, fine) +
    keyhole(200, 64, 20),
  puck: (colour) =>
    disc(200, 40, 80, steel.shade) +
    disc(199, 38, 75, steel.base, none) +
    stroke('M121 76h158M130 28a72 72 0 0 1 40-50', band(steel.shade, 3)) +
    disc(200, 40, 34, colour.light) +
    disc(200, 40, 22, steel.base, fine) +
    keyhole(200, 38, 22),
  combination: (colour, metal) =>
    panel(120, 0, 160, 112, 16, metal, 7) +
    box(132, 26, 136, 60, 8, colour.base, fineIn(colour.line)) +
    repeat(
      4,
      (i) =>
        post(140 + i * 31.5, 18, 26, 76, 4, colour === brass ? steel : brass) +
        mark(153 + i * 31.5, 63, 20, ['3', '8', '1', '5'][i] ?? '0') +
        stroke(d`M${141 + i * 31.5} 38h24M${141 + i * 31.5} 74h24`, fine),
    ) +
    shape('M124 52l10 4l-10 4z', signal.red, none),
  dial: (colour) =>
    disc(200, 56, 80, steel.shade) +
    disc(199, 54, 75, steel.base, none) +
    disc(200, 56, 58, colour.base) +
    stroke(
      Array.from({ length: 40 }, (_, i) => {
        const [x, y] = [Math.cos(i * 0.157), Math.sin(i * 0.157)];
        return d`M${200 + x * 56} ${56 + y * 56}L${200 + x * (i % 5 ? 50 : 44)} ${56 + y * (i % 5 ? 50 : 44)}`;
      }).join(''),
      fineIn(colour.line),
    ) +
    disc(200, 56, 26, colour.shade, fineIn(colour.line)) +
    disc(200, 56, 16, steel.light, fine) +
    shape('M195 -14h10l-5 9z', signal.red, none),
};

const MADE_OF: Body[] = ['aluminium', 'plastic', 'brass', 'steel', 'disc', 'puck', 'combination', 'dial'];

/** The measures of a padlock of which the data say none, by the clearance of its shackle. */
const CLEARANCE = { short: 25, long: 50, shrouded: 16 };

/**
 * A padlock in the proportions of its data: width of the body, clearance and diameter of the shackle (`w`, `h`, `d`).
 * The body is 160 wide, from 120, with its top at 0.
 *
 * @returns the drawing, and how far it reaches above and below.
 */
export function drawPadlock(options: Options): { drawing: string; above: number; below: number } {
  const body = oneOf<Body>(options, 'body', 'laminated', ...MADE_OF);
  const shackle = oneOf(options, 'shackle', 'short', 'long', 'shrouded');
  const colour = colourOf(options, body === 'aluminium' ? 'red' : body === 'laminated' ? 'black' : 'blue');
  const metal =
    oneOf(options, 'metal', body === 'brass' ? 'brass' : 'steel', 'brass', 'chrome') === 'brass'
      ? brass
      : steel;
  const width = sizeOf(options, 'w') || countOf(options, 'size', 40, 60, 50);
  const units = 160 / width;
  const bar = Math.min(40, (sizeOf(options, 'd') || 8) * units);
  const clearance = (sizeOf(options, 'h') || CLEARANCE[shackle]) * units;
  const keyed = !['disc', 'puck', 'combination', 'dial'].includes(body);
  const arc = 34 + bar / 2;
  const round = body === 'disc' || body === 'dial';
  const rise = Math.max(0, clearance - 34);
  const drawn =
    body === 'puck'
      ? ''
      : body === 'disc'
        ? rod(d`M152 10q48-${40 + bar} 96 0`, bar, steel) +
          shape('M112 30q6-66 88-66t88 66l-22 4q-8-46-66-46t-66 46z', steel.shade)
        : rod(d`M${200 - arc} 10V${-rise}a${arc} ${arc} 0 0 1 ${arc * 2} 0V10`, bar, steel) +
          (shackle === 'shrouded'
            ? box(122, -clearance * 0.8, 34, clearance * 0.8 + 10, 8, steel.shade) +
              box(244, -clearance * 0.8, 34, clearance * 0.8 + 10, 8, steel.shade)
            : '');
  const notch = body === 'disc' ? shape('M152 4q48-44 96 0l-18 12h-60z', ground) : '';
  const core =
    oneOf(options, 'keyway', 'plain', 'core') === 'core'
      ? disc(200, 92, 9, ink, none) + disc(200, 104, 11, ink, none)
      : '';
  const drawing =
    (body === 'disc' ? '' : drawn) +
    (keyed && core === '' ? hangingKey(200, 110) : '') +
    bodies[body](colour, metal, width) +
    (body === 'disc' ? notch + drawn : '') +
    core;
  return {
    drawing,
    above: body === 'puck' ? 40 : body === 'disc' ? 40 : rise + arc + bar / 2,
    below: round ? 136 : body === 'puck' ? 120 : keyed && core === '' ? 156 : 116,
  };
}

const padlock: Drawer = (options) => {
  const { drawing, above, below } = drawPadlock(options);
  const width = sizeOf(options, 'w') || countOf(options, 'size', 40, 60, 50);
  const scale = Math.min((0.72 * width) / 50 + 0.14, 250 / (above + below));
  return `<g transform="translate(200 ${(266 - below * scale).toFixed(1)}) scale(${scale.toFixed(2)}) translate(-200 0)">${drawing}</g>`;
};

/** The foot of a padlock, where its key or core goes in. */
const padlockBase: Drawer = (options) => {
  const body = oneOf<Body>(options, 'body', 'laminated', ...MADE_OF);
  const key = keywayOf(options);
  const turned = body === 'combination' || body === 'dial';
  const metal =
    oneOf(options, 'metal', body === 'brass' ? 'brass' : 'steel', 'brass', 'chrome') === 'brass'
      ? brass
      : steel;
  const colour = body === 'aluminium' || body === 'plastic' ? colourOf(options, 'red') : metal;
  return (
    panel(70, 96, 260, 116, body === 'steel' ? 6 : 26, colour, 8) +
    (body === 'laminated'
      ? repeat(4, (i) => disc(i % 2 ? 306 : 94, i < 2 ? 118 : 190, 9, steel.light, fine))
      : '') +
    (turned && !(options['keyway'] ?? '')
      ? disc(200, 152, 8, steel.shade, fine)
      : disc(200, 152, 46, colour.shade, fineIn(colour.line)) +
        cylinderPlug(200, 152, key === 'core' ? 46 : 36, colour === metal ? brass : steel, key)) +
    (turned ? '' : houseKey(366, 90, key, 110))
  );
};

const hasp: Drawer = (options) => {
  const tone = finishOf(options, '630');
  return (
    panel(40, 92, 96, 116, 6, tone, 5) +
    hole(62, 112, 7, tone) +
    hole(62, 188, 7, tone) +
    hole(98, 150, 7, tone) +
    post(132, 86, 24, 128, 3, tone) +
    stroke('M132 118h24M132 182h24', fineIn(tone.line)) +
    panel(262, 84, 98, 132, 6, tone, 5) +
    hole(340, 104, 7, tone) +
    hole(340, 196, 7, tone) +
    hole(282, 104, 6, tone) +
    hole(282, 196, 6, tone) +
    shape('M156 100h142q34 8 34 50t-34 50H156z', tone.shade) +
    shape('M156 102h140q32 8 32 46t-32 44H156z', tone.base, none) +
    box(160, 107, 130, 5, 2.5, tone.light, none) +
    box(244, 128, 34, 44, 8, tone.deep) +
    rod('M261 170v-40', 15, tone, 'round') +
    disc(261, 150, 5, tone.deep, fine) +
    stroke('M180 122v56', fineIn(tone.line))
  );
};

/** One link seen flat, as an open oval of round bar. */
function flatLink(x: number, y: number, degrees: number, tone: Tone): string {
  const lines: readonly (readonly [string, number])[] = [
    [ink, 15],
    [tone.base, 9],
    [tone.light, 2.5],
  ];
  const bars = lines.map(([colour, width]) => box(x - 32, y - 17, 64, 34, 17, 'none', band(colour, width)));
  return turn(degrees, x, y, ...bars);
}

const chain: Drawer = (options) => {
  const tone = colourOf(options, 'silver');
  const places = [
    { x: 60, y: 60, degrees: 62 },
    { x: 90, y: 116, degrees: 60 },
    { x: 126, y: 168, degrees: 46 },
    { x: 176, y: 204, degrees: 22 },
    { x: 238, y: 206, degrees: -20 },
    { x: 290, y: 172, degrees: -46 },
    { x: 322, y: 116, degrees: -64 },
    { x: 342, y: 58, degrees: -72 },
  ];
  const flat = places.filter((_, index) => index % 2 === 0);
  const upright = places.filter((_, index) => index % 2 === 1);
  return (
    flat.map(({ x, y, degrees }) => flatLink(x, y, degrees, tone)).join('') +
    upright
      .map(({ x, y, degrees }) => turn(degrees, x, y, rod(d`M${x - 32} ${y}h64`, 17, tone, 'round')))
      .join('')
  );
};

const cableLock: Drawer = (options) => {
  const tone = colourOf(options, 'blue');
  return (
    rod('M126 206C20 190 24 40 190 40s190 130 90 164', 18, tone) +
    rod('M150 212C70 190 80 78 196 78s140 96 60 132', 18, tone) +
    panel(112, 186, 176, 70, 16, plastic, 7) +
    box(132, 202, 112, 38, 5, plastic.shade, fineIn(plastic.line)) +
    repeat(
      4,
      (i) =>
        box(138 + i * 26, 198, 21, 46, 4, steel.base, fine) +
        mark(148.5 + i * 26, 227, 17, ['6', '2', '9', '4'][i] ?? '0'),
    ) +
    disc(264, 221, 12, signal.red, fine)
  );
};

const lockoutHasp: Drawer = (options) => {
  const tone = colourOf(options, 'red');
  return (
    rod('M164 120C136 92 148 28 200 28s64 64 36 92', 19, steel) +
    shape('M158 112h84l18 30v88q0 30-24 30h-72q-24 0-24-30v-88z', tone.shade) +
    shape('M160 114h80l16 28v84q0 28-22 28h-68q-22 0-22-28v-84z', tone.base, none) +
    stroke('M152 146v74', band(tone.light, 5)) +
    repeat(6, (i) => disc(i % 2 ? 226 : 174, 148 + Math.floor(i / 2) * 38, 12, ground)) +
    disc(200, 126, 7, steel.light, fine) +
    stroke('M200 146v96', fineIn(tone.line))
  );
};

const uLock: Drawer = (options) => {
  const tone = colourOf(options);
  return (
    rod('M126 214V112a74 74 0 0 1 148 0v102', 28, tone) +
    box(110, 186, 32, 14, 2, tone.shade, fineIn(tone.line)) +
    box(258, 186, 32, 14, 2, tone.shade, fineIn(tone.line)) +
    tube(70, 206, 260, 50, 22, tone) +
    stroke('M104 208v46M296 208v46', fineIn(tone.line)) +
    disc(200, 231, 19, steel.base) +
    disc(200, 231, 11, steel.light, fine) +
    keyhole(200, 230, 12)
  );
};

/** Padlocks and what they close. */
export const padlockIllustrations: Family = {
  padlock,
  'padlock:base': padlockBase,
  hasp,
  chain,
  'cable-lock': cableLock,
  'lockout-hasp': lockoutHasp,
  'u-lock': uLock,
};
