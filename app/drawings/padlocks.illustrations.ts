import { colourOf, countOf, type Drawer, type Family, finishOf, oneOf } from './options';
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
  outline,
  panel,
  post,
  repeat,
  rod,
  shape,
  stroke,
  tube,
  turn,
} from './shapes';

type Body = 'laminated' | 'aluminium' | 'brass' | 'steel' | 'disc' | 'combination';

/** The bow of a key that hangs in the keyway below a body. */
function hangingKey(cx: number, y: number): string {
  return (
    box(cx - 7, y, 14, 12, 0, brass.shade) +
    shape(d`M${cx - 10} ${y + 10}h20q16 6 16 20t-26 14t-26-14t16-20z`, brass.base) +
    disc(cx, y + 30, 5, ground, fine)
  );
}

function laminatedBody(top: number, trim: Tone): string {
  return (
    repeat(
      7,
      (i) =>
        box(122, top + i * 14.5, 156, 15.5, 3, i % 2 ? steel.shade : steel.base) +
        box(126, top + 3 + i * 14.5, 120, 3, 1.5, steel.light, none),
    ) +
    repeat(4, (i) => disc(i % 2 ? 264 : 136, i < 2 ? top + 8 : top + 94, 4, steel.light, fine)) +
    shape(d`M116 ${top + 84}h168v10q0 18-18 18H134q-18 0-18-18z`, trim.base) +
    stroke(d`M122 ${top + 92}h156`, fineIn(trim.line)) +
    hangingKey(200, top + 112)
  );
}

function solidBody(top: number, body: Tone, trim: Tone): string {
  return (
    hangingKey(200, top + 110) +
    panel(120, top, 160, 112, 14, body, 7) +
    stroke(d`M130 ${top + 18}v66`, band(body.light, 5)) +
    box(152, top + 34, 96, 38, 6, body.shade, fineIn(body.line)) +
    box(160, top + 47, 80, 12, 3, trim.base, fineIn(body.line))
  );
}

const bodies: Readonly<Record<Body, (top: number, colour: Tone) => string>> = {
  laminated: laminatedBody,
  aluminium: (top, colour) =>
    hangingKey(200, top + 110) +
    shape(d`M138 ${top}h124l18 18v78q0 16-16 16H136q-16 0-16-16v-78z`, colour.shade) +
    shape(d`M139 ${top + 2}h122l17 17v72q0 14-14 14H136q-14 0-14-14v-72z`, colour.base, none) +
    stroke(d`M132 ${top + 24}v60`, band(colour.light, 6)) +
    box(152, top + 28, 96, 56, 4, white.base, fine) +
    box(152, top + 28, 96, 16, 4, signal.red, fine) +
    stroke(d`M162 ${top + 56}h76M162 ${top + 66}h76M162 ${top + 75}h48`, fineIn(steel.shade)),
  brass: (top, colour) => solidBody(top, brass, colour),
  steel: (top, colour) => solidBody(top, steel, colour) + stroke(d`M122 ${top + 94}h156`, fine),
  disc: (top, colour) =>
    disc(200, top + 50, 92, steel.shade) +
    disc(199, top + 48, 86, steel.base, none) +
    disc(200, top + 50, 68, steel.light, fine) +
    stroke(d`M122 ${top + 76}a82 82 0 0 1 12-74`, band(steel.light, 6)) +
    disc(200, top + 66, 30, colour.base) +
    disc(200, top + 66, 19, steel.base, fine) +
    keyhole(200, top + 64, 20),
  combination: (top, colour) =>
    panel(116, top, 168, 112, 16, steel, 7) +
    box(132, top + 26, 136, 60, 8, colour.base, fineIn(colour.line)) +
    repeat(
      4,
      (i) =>
        post(140 + i * 31.5, top + 18, 26, 76, 4, brass) +
        mark(153 + i * 31.5, top + 63, 20, ['3', '8', '1', '5'][i] ?? '0') +
        stroke(d`M${141 + i * 31.5} ${top + 38}h24M${141 + i * 31.5} ${top + 74}h24`, fine),
    ) +
    shape(d`M124 ${top + 52}l10 4l-10 4z`, signal.red, none),
};

const padlock: Drawer = (options) => {
  const body = oneOf<Body>(
    options,
    'body',
    'laminated',
    'aluminium',
    'brass',
    'steel',
    'disc',
    'combination',
  );
  const shackle = oneOf(options, 'shackle', 'short', 'long', 'shrouded');
  const colour = colourOf(options, body === 'aluminium' ? 'red' : body === 'laminated' ? 'black' : 'blue');
  const scale = { 40: 0.88, 50: 0.96, 60: 1.04 }[countOf(options, 'size', 40, 60, 50)] ?? 0.96;
  const shoulder = body === 'brass' ? brass : body === 'aluminium' ? colour : steel;
  const top = shackle === 'long' ? 138 : 116;
  const rise = shackle === 'long' ? 34 : 66;
  const bow = {
    short: rod(d`M152 ${top + 8}V${rise + 40}a48 48 0 0 1 96 0V${top + 8}`, 24, steel),
    long: rod(d`M152 ${top + 8}V${rise + 34}a48 48 0 0 1 96 0V${top + 8}`, 22, steel),
    shrouded:
      rod(d`M160 ${top + 8}V${rise + 38}a40 40 0 0 1 80 0V${top + 8}`, 24, steel) +
      shape(d`M120 ${top + 8}V${top - 32}q0-26 30-30q18 0 22 18v52z`, shoulder.shade) +
      shape(d`M280 ${top + 8}V${top - 32}q0-26-30-30q-18 0-22 18v52z`, shoulder.shade) +
      stroke(d`M130 ${top - 4}v-26q2-16 18-18`, band(shoulder.light, 4)),
  };
  const notch =
    shape(d`M148 ${top - 48}h104l-22 58h-60z`, ground, none) +
    stroke(d`M162 ${top - 34}l12 44h52l12-44`, outline);
  const discBow = {
    short: notch + rod(d`M158 ${top - 20}q42-30 84 0`, 22, steel),
    long: notch + rod(d`M168 ${top - 6}V${top - 62}a32 32 0 0 1 64 0V${top - 6}`, 20, steel),
    shrouded:
      notch +
      rod(d`M158 ${top - 18}q42-30 84 0`, 22, steel) +
      shape(d`M112 ${top + 26}q6-74 88-74t88 74l-26 4q-8-52-62-52t-62 52z`, steel.shade),
  };
  const drawn =
    body === 'disc'
      ? bodies.disc(top + 6, colour) + discBow[shackle]
      : bow[shackle] + bodies[body](top, colour);
  return `<g transform="translate(200 146) scale(${scale}) translate(-200 -152)">${drawn}</g>`;
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
  hasp,
  chain,
  'cable-lock': cableLock,
  'lockout-hasp': lockoutHasp,
  'u-lock': uLock,
};
