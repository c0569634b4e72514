import { bladeOf, carBlade, stampOf } from './blades';
import { cylinderPlug } from './keyways';
import { makersMark } from './makers';
import { type Drawer, type Family, oneOf } from './options';
import {
  brass,
  colours,
  ground,
  ink,
  plastic,
  screen,
  signal,
  steel,
  type Tone,
  white,
  wood,
} from './palette';
import {
  band,
  box,
  d,
  disc,
  drum,
  fine,
  fineIn,
  keyway,
  mark,
  move,
  none,
  oval,
  post,
  repeat,
  rod,
  shape,
  stroke,
  tube,
  turn,
  turned,
} from './shapes';

const red: Tone = colours.red ?? steel;
const blue: Tone = colours.blue ?? steel;
const yellow: Tone = colours.yellow ?? brass;
const orange: Tone = colours.orange ?? brass;

const pinColours = ['#c63d36', '#2f6cb3', '#3c8a58', '#ecc32f', '#75509f', '#d8b255', '#e3792c', '#c0c7ce'];

const pinningKit: Drawer = (options) => {
  const cores = oneOf(options, 'for', 'cylinders', 'cores') === 'cores';
  const pins = pinColours.map((colour, index) => {
    const data = Array.from({ length: 5 }, (_, step) => {
      const cell = index + step * 8;
      const x = 62 + (cell % 10) * 27.6;
      const y = 128 + Math.floor(cell / 10) * 27.5;
      return d`M${x + 9} ${y + 8}v7M${x + 18} ${y + 13}v7`;
    });
    return stroke(data.join(''), band(colour, 6));
  });
  const columns = Array.from({ length: 9 }, (_, i) => d`M${89.6 + i * 27.6} 128v110`);
  return (
    shape('M62 116l22-92h232l22 92z', red.base) +
    shape('M78 108l17-74h210l17 74z', white.base, fine) +
    stroke('M98 52h204M94 68h212M90 84h220M150 36l-6 70M206 36v70M260 36l6 70', fineIn(steel.shade)) +
    box(50, 116, 300, 140, 8, red.shade) +
    box(51.5, 117.5, 297, 130, 7, red.base, none) +
    box(62, 128, 276, 110, 3, white.base, fine) +
    pins.join('') +
    stroke(`${columns.join('')}M62 155.5h276M62 183h276M62 210.5h276`, fine) +
    (cores
      ? disc(200, 64, 17, steel.base) +
        disc(200, 88, 22, steel.base) +
        cylinderPlug(200, 88, 14, steel, 'best')
      : '') +
    box(184, 242, 32, 10, 3, steel.light, fine)
  );
};

const hooks = ['q2-10-6-12', 'q8-2 8-12', 'l5-6l5 6l5-6', 'l4-9l6 3', 'q6-8 10 0', 'l-5-6l5-5'];

const pickSet: Drawer = () =>
  shape('M56 92q0-12 12-12h264q12 0 12 12v152q0 12-12 12H68q-12 0-12-12z', plastic.shade) +
  box(57.5, 81.5, 285, 164, 11, plastic.base, none) +
  stroke('M64 88h272v158H64z', ` stroke-width="1.5" stroke="${plastic.line}" stroke-dasharray="6 5"`) +
  repeat(
    6,
    (i) =>
      stroke(d`M${96 + i * 42} 128V42` + (hooks[i] ?? ''), band(ink, 7)) +
      stroke(d`M${96 + i * 42} 128V42` + (hooks[i] ?? ''), band(steel.light, 3.5)) +
      post(87 + i * 42, 118, 18, 100, 6, i % 2 ? red : steel),
  ) +
  box(56, 156, 288, 34, 0, plastic.shade) +
  stroke('M60 162h280M60 184h280', ` stroke-width="1.5" stroke="${plastic.line}" stroke-dasharray="6 5"`) +
  stroke(Array.from({ length: 7 }, (_, i) => d`M${75 + i * 42} 158v30`).join(''), fineIn(plastic.line));

const lishiPick: Drawer = (options) =>
  turn(
    -8,
    200,
    150,
    turn(90, 142, 137, carBlade(142, 137, 30, 124, bladeOf(options))) +
      rod('M46 118V96', 7, steel) +
      box(142, 84, 190, 112, 8, steel.shade) +
      box(143.5, 85.5, 187, 102, 7, steel.base, none) +
      box(158, 96, 116, 66, 2, white.base, fine) +
      stroke(
        Array.from({ length: 5 }, (_, i) => d`M158 ${107 + i * 11}h116`).join('') +
          Array.from({ length: 7 }, (_, i) => d`M${172.5 + i * 14.5} 96v66`).join(''),
        fine,
      ) +
      mark(216, 187, 26, stampOf(options)) +
      rod('M300 176L190 232', 11, brass) +
      disc(186, 234, 15, brass.base) +
      disc(300, 176, 10, brass.light) +
      stroke('M286 166l-60-40', band(signal.red, 3)) +
      rod('M330 110h32', 13, steel, 'round') +
      disc(304, 112, 9, steel.light, fine),
  );

const tensionTools: Drawer = () => {
  const wrench = (x: number, foot: number, width: number, tone: Tone) =>
    rod(d`M${x} 40V${foot - 14}q0 14 14 14h${34}`, width, tone) +
    stroke(d`M${x - width * 0.2} 52v40`, fineIn('#ffffff'));
  return (
    turn(
      8,
      200,
      150,
      wrench(86, 200, 14, steel),
      wrench(142, 224, 12, steel),
      wrench(198, 206, 15, brass),
      wrench(254, 232, 11, steel),
    ) +
    rod('M330 60v148', 13, steel) +
    rod('M330 64h-28M330 204h24', 11, steel) +
    stroke('M322 112l16 10M322 126l16 10M322 140l16 10', fine)
  );
};

const plugFollower: Drawer = () => {
  const bar = (y: number, x: number, length: number, radius: number, tone: Tone) =>
    drum(x, y, length, radius, radius * 0.4, tone);
  return turn(
    -10,
    200,
    150,
    bar(76, 76, 230, 17, brass),
    bar(128, 76, 250, 22, steel),
    stroke('M130 106v44M176 106v44', fine),
    bar(186, 76, 212, 26, colours.silver ?? steel),
    shape('M270 160h18v20q0 6-9 6t-9-6z', steel.deep, fine),
    bar(240, 76, 240, 14, brass),
  );
};

const lockoutKit: Drawer = () =>
  rod('M150 180L318 40q18-14 28 2l10 18', 11, steel) +
  rod('M346 66l18-11', 13, red, 'round') +
  rod('M112 102V84q0-28 28-28h72q28 0 28 28v18', 15, plastic) +
  box(44, 98, 268, 164, 18, plastic.shade) +
  box(45.5, 99.5, 265, 154, 17, plastic.base, none) +
  shape('M45.5 140V117q0-17 17-17h231q17 0 17 17v23z', plastic.light, none) +
  stroke('M45 140h266', fineIn(plastic.line)) +
  stroke('M52 134h252', ` stroke-width="1.5" stroke="${plastic.line}" stroke-dasharray="5 5"`) +
  box(92, 132, 24, 20, 4, steel.base, fine) +
  box(240, 132, 24, 20, 4, steel.base, fine) +
  shape('M74 208v-38q0-14 22-14t22 14v38z', yellow.base) +
  stroke('M84 200v-28', band(yellow.light, 4)) +
  shape('M128 208v-44h30v44z', red.base) +
  stroke('M136 164v40M143 164v40M150 164v40', fine) +
  box(60, 194, 112, 56, 6, plastic.light, fineIn(plastic.line)) +
  box(186, 164, 112, 86, 6, plastic.light, fineIn(plastic.line)) +
  stroke(
    'M204 220h8a9 9 0 0 1 18 0h26a9 9 0 0 1 18 0h8v-10q-2-5-12-7l-10-2q-10-12-22-12h-12q-10 0-16 11l-6 5z',
    band('#ffffff', 2.5),
  );

const airWedge: Drawer = () =>
  rod('M204 128C260 60 330 60 312 150', 11, plastic) +
  shape('M52 84h122q34 10 34 44v60q0 34-34 44H52q-12 0-12-12V96q0-12 12-12z', plastic.shade) +
  shape('M53 86h118q34 10 34 40v54q0 32-34 40H53q-11 0-11-11V97q0-11 11-11z', plastic.base, none) +
  box(56, 102, 130, 112, 10, 'none', fineIn(plastic.line)) +
  stroke('M66 112h60', band(plastic.light, 5)) +
  box(76, 142, 84, 34, 4, orange.base, fine) +
  stroke('M88 159h60m-10-7l10 7l-10 7', fine) +
  shape('M312 138q40 10 40 60t-40 60q-40-10-40-60t40-60z', plastic.shade) +
  shape('M310 142q34 10 34 54t-34 54q-34-10-34-54t34-54z', plastic.base, none) +
  stroke('M286 184q4-24 18-30', band(plastic.light, 6)) +
  box(300, 120, 24, 22, 3, brass.base) +
  disc(332, 130, 8, brass.light) +
  box(304, 254, 16, 10, 2, steel.base);

const borescope: Drawer = () =>
  rod('M150 92C96 20 20 60 44 150s60 90 96 104 70-10 60-40', 12, plastic) +
  turn(-28, 196, 206, drum(180, 206, 40, 10, 4, steel), oval(180, 206, 3, 6, '#8fc1e0', fine)) +
  shape(
    'M190 32h134q14 0 14 14v102q0 14-14 14h-36l-4 84q0 16-16 16h-38q-16 0-16-16l4-84h-18q-14 0-14-14V46q0-14 14-14z',
    orange.base,
  ) +
  shape('M208 162h76l-4 84q0 14-14 14h-34q-14 0-14-14z', plastic.base, fine) +
  box(190, 46, 132, 88, 5, screen.base) +
  disc(256, 90, 36, '#5b6b77', fine) +
  disc(256, 90, 24, '#33424e', none) +
  keyway(256, 90, 30, '#0e1820') +
  shape('M192 48h44l-42 60z', screen.light, none) +
  disc(246, 190, 12, plastic.light, fineIn(plastic.line)) +
  disc(246, 222, 8, signal.red, fine) +
  box(150, 80, 28, 26, 4, plastic.base) +
  stroke('M210 148h40', fine);

const drillJig: Drawer = () =>
  box(150, 20, 140, 244, 2, wood.base) +
  stroke('M164 22v240M186 22v240M214 22v150M252 22v240M274 22v240', fineIn(wood.shade)) +
  disc(220, 138, 46, ground) +
  shape(
    'M128 70h170q8 0 8 8v120q0 8-8 8H128q-8 0-8-8V78q0-8 8-8zM220 96a42 42 0 1 0 .1 0z',
    blue.base,
    ' fill-rule="evenodd"',
  ) +
  disc(220, 138, 42, 'none') +
  disc(220, 138, 50, 'none', fineIn(blue.light)) +
  box(130, 78, 164, 5, 2.5, blue.light, none) +
  box(112, 112, 18, 52, 3, blue.shade) +
  disc(146, 186, 9, steel.light, fine) +
  disc(282, 186, 9, steel.light, fine) +
  disc(282, 94, 9, steel.light, fine) +
  drum(46, 138, 66, 14, 6, steel) +
  stroke('M56 126l14 24M72 126l14 24M88 126l14 24', fine) +
  shape('M48 124l-22 14l22 14z', steel.light) +
  rod('M298 218h52', 12, steel) +
  disc(354, 218, 17, plastic.base) +
  stroke('M346 210l16 16M362 210l-16 16', fineIn(plastic.line));

const keyExtractor: Drawer = () => {
  const tips = ['l-8 6', 'l-7 4l7 4l-7 4', 'q-10 0-10 9', 'l6-6l-8-2'];
  return turn(
    -14,
    200,
    150,
    repeat(4, (i) => {
      const y = 66 + i * 56;
      const blade = d`M200 ${y}H62` + (tips[i] ?? '');
      return (
        stroke(blade, band(ink, 7)) +
        stroke(blade, band(steel.light, 3.5)) +
        tube(196, y - 14, 146, 28, 12, i % 2 ? plastic : red) +
        box(184, y - 8, 16, 16, 3, steel.base) +
        stroke(
          d`M300 ${y - 10}v20M308 ${y - 10}v20M316 ${y - 10}v20`,
          fineIn(i % 2 ? plastic.line : '#ffffff'),
        )
      );
    }),
  );
};

const fileSet: Drawer = () => {
  const blades = [
    'M-9 120V24l3-8h12l3 8v96z',
    'M-7 120V40L0 12l7 28v80z',
    'M-5 120V18q5-8 10 0v102z',
    'M-10 120V50q0-30 10-38q10 8 10 38v70z',
    'M-6 120V16h12v104z',
  ];
  return repeat(5, (i) => {
    const hatch = Array.from({ length: 9 }, (_, line) => d`M-5 ${46 + line * 8}l10-5`).join('');
    return turn(
      (i - 2) * 5,
      92 + i * 54,
      200,
      move(
        92 + i * 54,
        8,
        shape(blades[i] ?? '', steel.base),
        stroke(hatch, fineIn(steel.deep)),
        box(-8, 118, 16, 14, 2, steel.shade),
        post(-14, 130, 28, 116, 12, i % 2 ? yellow : blue),
      ),
    );
  });
};

/** An aerosol can and its straw, with its maker's name above a drop. */
const lubricant: Drawer = (options) => {
  const paper = colours.white ?? white;
  const angle = 52;
  const round = turned(0);
  return (
    turn(
      angle,
      196,
      150,
      box(150, 82, 84, 186, 7, paper.base, round) +
        shape('M151 84q2-18 22-24h38q20 6 22 24z', steel.base, round) +
        box(147, 80, 90, 9, 4, steel.base, round) +
        box(147, 262, 90, 9, 4, steel.base, round) +
        box(150, 116, 84, 112, 0, blue.base, none) +
        box(150, 116, 84, 8, 0, yellow.base, none) +
        box(150, 220, 84, 8, 0, yellow.base, none) +
        makersMark(options, 192, 146, 12.5) +
        shape('M192 158q18 23 18 34a18 18 0 0 1-36 0q0-11 18-34z', paper.light, none) +
        box(168, 14, 48, 50, 8, red.base, round) +
        disc(192, 34, 4, red.deep, none),
    ) + turn(angle, 196, 150, rod('M268 60V262', 7, red))
  );
};

const pinningMat: Drawer = () =>
  shape('M36 226L92 92h216l56 134z', blue.shade) +
  shape('M36 220L92 88h216l56 132z', blue.base) +
  stroke(
    'M52 206h296M100 96h200M84 132h232M69 168h262M130 92l-30 116M200 92v116M270 92l30 116M165 92l-15 116M235 92l15 116',
    fineIn(blue.light),
  ) +
  shape('M120 112h96l-4 46h-104z', white.base) +
  stroke('M152 112l-6 46M184 112l-3 46M114 134h100', fine) +
  repeat(
    3,
    (i) =>
      box(130 + i * 30, 118, 6, 10, 2, pinColours[i] ?? steel.base, none) +
      box(124 + i * 31, 140, 6, 11, 2, pinColours[i + 3] ?? steel.base, none),
  ) +
  drum(240, 142, 62, 16, 7, brass) +
  repeat(5, (i) => disc(254 + i * 11, 128, 3, brass.deep, none)) +
  repeat(5, (i) => box(234 + i * 18, 180, 8, i % 2 ? 15 : 20, 3, pinColours[i] ?? steel.base, fine)) +
  rod('M84 198L196 178', 8, steel, 'round') +
  rod('M90 206L196 178', 8, steel, 'round');

const pinningTweezers: Drawer = () =>
  turn(
    -32,
    200,
    150,
    shape('M30 150q150-46 300-26q30 4 30 22t-30 14q-140-14-300-4z', steel.shade) +
      shape('M30 152q140 46 290 32q40-6 40-32q0-14-14-18q6 22-30 30q-140 10-286-14z', steel.base) +
      stroke('M150 176l8-12M162 178l8-12M174 179l8-12M186 179l8-12M198 179l8-12M210 179l8-12', fine) +
      stroke('M220 178q90 0 110-20', band(steel.light, 4)) +
      box(8, 140, 24, 20, 8, brass.base),
  );

/** Hand tools of the trade. */
export const toolIllustrations: Family = {
  'pinning-kit': pinningKit,
  'pick-set': pickSet,
  'lishi-pick': lishiPick,
  'tension-tools': tensionTools,
  'plug-follower': plugFollower,
  'lockout-kit': lockoutKit,
  'air-wedge': airWedge,
  borescope,
  'drill-jig': drillJig,
  'key-extractor': keyExtractor,
  'file-set': fileSet,
  lubricant,
  'pinning-mat': pinningMat,
  'pinning-tweezers': pinningTweezers,
};
