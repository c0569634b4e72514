import { lampRow, numberPad } from './number-pads';
import { cylinderPlug } from './keyways';
import { colourOf, type Drawer, type Family, finishOf, oneOf } from './options';
import { board, brass, ink, paint, plastic, signal, steel, white } from './palette';
import {
  band,
  block,
  box,
  d,
  disc,
  dome,
  fine,
  fineIn,
  hole,
  lamp,
  mark,
  none,
  panel,
  repeat,
  rod,
  screw,
  shape,
  stroke,
  turn,
} from './shapes';

const colours = { red: '#c63d36', black: '#272c32', green: '#3c8a58', white: '#f6f8f9', yellow: '#ecc32f' };

/** Three or four loose leads that leave a device. */
function leads(x: number, y: number, count: number, length: number): string {
  const wires = [colours.red, colours.black, colours.green, colours.white];
  return repeat(count, (i) => {
    const data = d`M${x + i * 9} ${y}c0 ${length * 0.5} ${(i - count / 2) * 10} ${length * 0.5} ${(i - count / 2) * 12} ${length}`;
    return stroke(data, band(ink, 6)) + stroke(data, band(wires[i % 4] ?? colours.red, 3));
  });
}

const electricStrike: Drawer = (options) => {
  const tone = finishOf(options, '630');
  const mounting = oneOf(options, 'mounting', 'square', 'round', 'surface');
  if (mounting === 'surface')
    return (
      block(110, 40, 84, 200, 30, tone, 18) +
      box(124, 84, 70, 112, 4, ink) +
      shape('M136 88h58v104h-58q-10-52 0-104z', tone.shade) +
      shape('M136 92h14q-6 48 0 96h-14q-9-48 0-96z', tone.light, none) +
      screw(124, 58, 7, steel) +
      screw(180, 58, 7, steel) +
      screw(124, 222, 7, steel) +
      screw(180, 222, 7, steel) +
      leads(216, 176, 2, 66)
    );
  return (
    block(170, 84, 96, 132, 34, steel) +
    stroke('M186 104h60M186 116h60', fine) +
    box(196, 150, 46, 40, 2, white.base, fine) +
    stroke('M202 160h34M202 168h34M202 176h20', fine) +
    leads(284, 196, 2, 66) +
    panel(104, 22, 66, 240, mounting === 'round' ? 33 : 4, tone, 5) +
    hole(137, 42, 8, tone) +
    hole(137, 242, 8, tone) +
    box(120, 82, 50, 124, 3, ink) +
    shape('M134 84h36v120h-36q-10-60 0-120z', tone.shade) +
    shape('M134 88h14q-6 56 0 112h-14q-9-56 0-112z', tone.light, none) +
    stroke('M156 86v116', fineIn(tone.line))
  );
};

const maglock: Drawer = (options) => {
  const force = oneOf(options, 'size', '1200', '600', '1650');
  const big = force !== '600';
  const x = big ? 48 : 88;
  const width = big ? 286 : 206;
  const height = big ? 62 : 46;
  const aluminium = steel;
  return (
    rod(d`M${x + 40} 78c0-40 40-52 90-48`, 8, plastic) +
    block(x, 84, width, height, 28, aluminium) +
    box(x + 10, 84 + height * 0.32, width - 20, height * 0.5, 2, paint.base, fine) +
    stroke(
      Array.from(
        { length: big ? 3 : 2 },
        (_, i) =>
          d`M${x + 22 + (i * (width - 44)) / (big ? 3 : 2)} ${84 + height * 0.57}h${(width - 44) / (big ? 3 : 2) - 10}`,
      ).join(''),
      band(paint.deep, 3),
    ) +
    (oneOf(options, 'sensor', 'none', 'bond') === 'bond'
      ? lamp(x + width - 12, 84 + height * 0.16, signal.green) +
        box(x + width - 40, 84 + height * 0.32, 22, height * 0.5, 2, signal.blue, fine)
      : '') +
    block(x + 18, 196, width - 36, big ? 44 : 34, 24, { ...steel, base: '#a9b2bb' }) +
    disc(x + width / 2, 196 + (big ? 22 : 17), 11, steel.light, fine) +
    disc(x + width / 2, 196 + (big ? 22 : 17), 5, steel.deep, none) +
    hole(x + 44, 196 + (big ? 22 : 17), 5, steel) +
    hole(x + width - 44, 196 + (big ? 22 : 17), 5, steel) +
    mark(x + width / 2, 84 + height * 0.17, 11, force)
  );
};

function proximityMark(cx: number, cy: number, size: number, colour: string): string {
  const arcs = [0.5, 0.85, 1.2].map(
    (part) =>
      d`M${cx + size * part * 0.6} ${cy - size * part}a${size * part * 1.2} ${size * part * 1.2} 0 0 1 0 ${size * part * 2}`,
  );
  return (
    disc(cx - size * 0.1, cy, size * 0.16, colour, none) + stroke(arcs.join(''), band(colour, size * 0.14))
  );
}

const cardReader: Drawer = (options) => {
  const style = oneOf(options, 'style', 'mullion', 'wall', 'keypad');
  const credentialCard = turn(
    16,
    292,
    176,
    box(246, 144, 104, 68, 7, white.base) +
      box(256, 154, 26, 32, 3, steel.base, fine) +
      stroke('M292 160h46M292 170h46M256 198h82', fineIn(steel.shade)),
  );
  const bodies = {
    mullion:
      panel(150, 20, 70, 240, 12, plastic, 7) +
      box(160, 38, 50, 9, 4.5, signal.green, fine) +
      proximityMark(178, 130, 26, plastic.line) +
      stroke('M160 214h50M160 222h50M160 230h50', fineIn(plastic.line)),
    wall:
      panel(104, 44, 146, 200, 18, plastic, 8) +
      box(122, 62, 110, 10, 5, signal.green, fine) +
      proximityMark(164, 144, 36, plastic.line) +
      stroke('M132 212h90M132 220h90', fineIn(plastic.line)),
    keypad:
      panel(116, 20, 124, 242, 16, plastic, 8) +
      box(132, 34, 92, 9, 4.5, signal.red, fine) +
      proximityMark(172, 74, 18, plastic.line) +
      numberPad(130, 104, 96, 138, plastic.light, '#ffffff'),
  };
  return bodies[style] + credentialCard;
};

const rexButton: Drawer = (options) => {
  const style = oneOf(options, 'style', 'mushroom', 'plate', 'sensor');
  if (style === 'sensor') {
    return (
      shape('M64 106h272q14 0 14 16l-12 70q-4 18-20 18H82q-16 0-20-18l-12-70q0-16 14-16z', white.shade) +
      shape('M64 108h272q12 0 12 14l-11 62q-4 16-18 16H81q-14 0-18-16l-11-62q0-14 12-14z', white.base, none) +
      shape('M148 210q4-56 52-56t52 56z', plastic.shade) +
      shape('M160 208q4-44 40-44t40 44z', plastic.base, fineIn(plastic.line)) +
      stroke('M180 206v-36M200 206v-42M220 206v-36', fineIn(plastic.line)) +
      lamp(96, 136, signal.red, 5) +
      stroke('M200 222v34M160 220l-22 32M240 220l22 32', ` stroke-width="1.5" stroke-dasharray="5 5"`)
    );
  }
  const plate = panel(122, 22, 156, 240, 8, steel, 5) + screw(200, 38, 6, steel) + screw(200, 244, 6, steel);
  if (style === 'plate') {
    return (
      plate +
      box(146, 84, 108, 108, 8, '#2f8a55') +
      box(150, 88, 100, 6, 3, '#62b483', none) +
      mark(200, 146, 23, 'EXIT', '#ffffff') +
      stroke('M176 164h48m-10-8l10 8l-10 8', band('#ffffff', 4)) +
      lamp(200, 66, signal.red, 5) +
      (oneOf(options, 'timer', 'none', 'pneumatic') === 'pneumatic'
        ? disc(200, 218, 13, steel.light) +
          stroke('M192 218h16', fine) +
          box(286, 96, 70, 84, 12, plastic.base) +
          stroke('M278 138h8M296 112h50M296 126h50', fineIn(plastic.line))
        : '')
    );
  }
  return (
    plate +
    disc(200, 144, 62, steel.deep) +
    disc(200, 144, 55, '#8e2723') +
    dome(200, 140, 50, { base: '#c63d36', light: '#ea8a84', shade: '#9b2b27', deep: '#701d1b', line: ink }) +
    mark(200, 226, 13, 'PUSH TO EXIT')
  );
};

const powerSupply: Drawer = (options) =>
  block(76, 50, 220, 206, 30, paint, 18) +
  box(90, 64, 192, 178, 3, paint.shade, fine) +
  box(102, 76, 98, 108, 3, board.base) +
  repeat(3, (i) => box(112 + i * 28, 86, 18, 30, 9, '#2f4a63', fine)) +
  box(112, 128, 34, 26, 2, plastic.base, fine) +
  stroke('M154 130h36M154 138h36M154 146h24', fineIn(board.light)) +
  box(108, 166, 86, 12, 1, '#2f9a62', fine) +
  repeat(6, (i) => disc(116 + i * 14, 172, 3, steel.light, none)) +
  block(216, 84, 50, 44, 10, steel, 6) +
  stroke('M222 92v30M230 92v30M238 92v30M246 92v30M254 92v30', fine) +
  box(112, 196, 76, 40, 2, plastic.base) +
  box(216, 196, 56, 40, 2, plastic.base) +
  stroke('M112 208h76M216 208h56', fineIn(plastic.line)) +
  stroke('M188 204c10-26 14-30 28 0', band(colours.red, 4)) +
  stroke('M150 178v18M164 178v18', band(colours.red, 3)) +
  (oneOf(options, 'outputs', '1', '8') === '8'
    ? box(208, 140, 66, 48, 2, board.base) +
      repeat(8, (i) => box(212 + (i % 4) * 15, 144 + Math.floor(i / 4) * 22, 11, 16, 1, '#2f9a62', fine))
    : lamp(226, 154, signal.green) + lamp(242, 154, signal.green) + lamp(258, 154, signal.amber));

const accessKeypad: Drawer = (options) => {
  const tone = colourOf(options, 'silver');
  return (
    panel(124, 18, 152, 246, 14, tone, 7) +
    box(140, 34, 120, 26, 6, plastic.shade) +
    lamp(166, 47, signal.red, 5) +
    lamp(200, 47, signal.amber, 5) +
    lamp(234, 47, signal.green, 5) +
    numberPad(140, 70, 120, 164, tone.light, tone.line) +
    screw(200, 248, 5, tone, 'hex')
  );
};

const doorController: Drawer = () =>
  box(54, 54, 292, 194, 6, board.shade) +
  box(55.5, 55.5, 289, 184, 5, board.base, none) +
  hole(68, 68, 5, steel) +
  hole(332, 68, 5, steel) +
  hole(68, 226, 5, steel) +
  hole(332, 226, 5, steel) +
  box(156, 106, 70, 70, 3, plastic.base) +
  repeat(7, (i) =>
    stroke(
      d`M${163 + i * 9.5} 106v-7M${163 + i * 9.5} 176v7M156 ${113 + i * 9.5}h-7M226 ${113 + i * 9.5}h7`,
      fineIn(steel.light),
    ),
  ) +
  disc(166, 116, 3, plastic.line, none) +
  repeat(2, (i) =>
    repeat(
      7,
      (j) =>
        box(102 + j * 28, i ? 214 : 58, 26, 28, 2, '#3aa06a', fine) +
        disc(115 + j * 28, i ? 228 : 72, 6, steel.light, fine) +
        stroke(d`M${111 + j * 28} ${i ? 228 : 72}h8`, fine),
    ),
  ) +
  block(252, 108, 42, 40, 10, steel, 6) +
  box(260, 120, 24, 20, 1, ink, none) +
  repeat(
    2,
    (i) => box(82, 106 + i * 40, 48, 30, 3, '#2f5f9a') + mark(106, 125 + i * 40, 10, '12V', '#ffffff'),
  ) +
  lampRow(254, 170, 5, 14) +
  box(252, 184, 66, 16, 2, plastic.base, fine) +
  stroke('M140 112v64M240 160h10M130 122h12M130 160h12', fineIn(board.light));

const credential: Drawer = (options) => {
  if (oneOf(options, 'style', 'card', 'fob') === 'fob') {
    return (
      disc(200, 46, 26, 'none', ' stroke-width="7"') +
      disc(200, 46, 26, 'none', band(steel.light, 2.5)) +
      shape('M176 84q0-24 24-24t24 24q50 18 50 84q0 92-74 92t-74-92q0-66 50-84z', '#22508a') +
      shape('M180 86q0-20 20-20t20 20q49 18 49 78q0 86-69 86t-69-86q0-60 49-78z', '#2f6cb3', none) +
      disc(200, 80, 9, steel.light) +
      disc(200, 168, 44, '#3f7fc6', fineIn('#a9cdf0')) +
      proximityMark(190, 168, 20, '#ffffff')
    );
  }
  return turn(
    -10,
    200,
    150,
    box(76, 84, 250, 158, 14, steel.shade) +
      box(70, 76, 250, 158, 14, white.base) +
      box(70, 98, 250, 26, 0, '#2f6cb3', none) +
      box(90, 140, 60, 74, 5, steel.light, fine) +
      disc(120, 164, 13, steel.shade, none) +
      shape('M98 212q0-28 22-28t22 28z', steel.shade, none) +
      stroke('M168 152h96M168 166h70M168 198h60M168 208h60', fineIn(steel.shade)) +
      proximityMark(276, 190, 18, '#2f6cb3') +
      box(178, 82, 34, 9, 4.5, '#eef1f4', fine),
  );
};

const keySwitch: Drawer = (options) => {
  const tone = finishOf(options, '630');
  return (
    panel(118, 20, 164, 242, 8, tone, 5) +
    screw(200, 38, 7, tone) +
    screw(200, 244, 7, tone) +
    disc(200, 152, 50, tone.shade) +
    disc(199, 150, 44, tone.base, none) +
    disc(200, 152, 33, tone.light, fineIn(tone.line)) +
    cylinderPlug(200, 152, 26, tone) +
    lamp(172, 78, signal.red, 7) +
    lamp(228, 78, signal.green, 7) +
    mark(152, 214, 13, 'OFF', tone.line) +
    mark(248, 214, 13, 'ON', tone.line) +
    stroke('M150 196a64 64 0 0 1-8-72M250 196a64 64 0 0 0 8-72', fineIn(tone.line)) +
    stroke('M138 130l4-7l6 5M262 130l-4-7l-6 5', fineIn(tone.line)) +
    box(190, 60, 20, 5, 2, brass.base, none)
  );
};

/** What opens a door by current. */
export const accessControlIllustrations: Family = {
  'electric-strike': electricStrike,
  maglock,
  'card-reader': cardReader,
  'rex-button': rexButton,
  'power-supply': powerSupply,
  'access-keypad': accessKeypad,
  'door-controller': doorController,
  credential,
  'key-switch': keySwitch,
};
