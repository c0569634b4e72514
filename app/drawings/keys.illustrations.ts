import { bladeOf, bladeSection, carBlade } from './blades';
import { buttonCells, buttonPad, buttonsOf } from './button-pads';
import { bodyOf, moldedBody, outlineOf, padWidth } from './remote-bodies';
import { colourOf, type Drawer, type Family, oneOf } from './options';
import { board, colours, ground, ink, plastic, steel } from './palette';
import {
  band,
  block,
  box,
  d,
  disc,
  fine,
  fineIn,
  mark,
  move,
  none,
  outline,
  rod,
  shape,
  stroke,
  turn,
} from './shapes';

const chrome = steel;

function ring(cx: number, cy: number, radius: number): string {
  return (
    disc(cx, cy, radius, 'none', ` stroke-width="7"`) + disc(cx, cy, radius, 'none', band(steel.light, 2.5))
  );
}

const smartKey: Drawer = (options) => {
  const of = bodyOf(options);
  const buttons = buttonsOf(options, 7, 4);
  const width = padWidth(of);
  return turn(
    14,
    200,
    150,
    rod('M200 30c-14 0-18-20 0-20s14 20 0 20', 8, chrome),
    moldedBody(of, 200, 36, 224),
    buttonPad(200 - width / 2, 66, width, buttons.length > 2 ? 152 : 108, buttons, plastic, of.layout),
    box(200 - width * 0.2, 232, width * 0.4, 8, 4, chrome.base, fineIn(plastic.line)),
  );
};

const remoteHeadKey: Drawer = (options) => {
  const of = bodyOf(options);
  const width = padWidth(of, 140);
  return turn(
    -52,
    200,
    152,
    carBlade(200, 148, 28, 150, bladeOf(options)) +
      box(180, 136, 40, 24, 4, chrome.base) +
      box(188, 138, 6, 20, 2, chrome.light, none) +
      moldedBody(of, 200, 6, 138) +
      box(184, 12, 32, 9, 4.5, ground) +
      buttonPad(200 - width / 2, 28, width, 100, buttonsOf(options, 5, 3), plastic, of.layout),
  );
};

const flipKey: Drawer = (options) => {
  const of = bodyOf(options);
  const width = padWidth(of, 170) * 0.92;
  return turn(
    -52,
    200,
    150,
    turn(180, 222, 118, carBlade(222, 128, 24, 132, bladeOf(options))),
    moldedBody(of, 200, 100, 176),
    disc(223, 128, 17, chrome.shade) +
      disc(222, 127, 13, chrome.light, none) +
      disc(223, 128, 6, chrome.base, fine),
    box(162, 116, 30, 10, 5, chrome.base, fineIn(plastic.line)),
    buttonPad(200 - width / 2, 152, width, 98, buttonsOf(options, 5, 3), plastic, of.layout),
    disc(200, 264, 7, ground),
  );
};

const fobik: Drawer = (options) =>
  turn(
    14,
    200,
    150,
    box(180, 204, 40, 66, 7, plastic.shade) +
      box(184, 206, 22, 58, 5, plastic.base, none) +
      stroke('M188 226h24M188 236h24M188 246h24', fineIn(plastic.line)),
    shape('M200 18c46 0 70 34 70 92c0 64-28 104-70 104s-70-40-70-104c0-58 24-92 70-92z', chrome.base),
    shape('M200 27c40 0 61 30 61 84c0 58-24 94-61 94s-61-36-61-94c0-54 21-84 61-84z', plastic.base, fine),
    box(186, 33, 28, 9, 4.5, ground, fine),
    buttonPad(158, 54, 84, 118, buttonsOf(options, 6, 4), plastic),
  );

const transponderKey: Drawer = (options) => {
  const tone = colourOf(options, 'black');
  const head = tone === colours.grey ? tone : plastic;
  return turn(
    -52,
    200,
    152,
    carBlade(200, 126, 32, 172, bladeOf(options)),
    box(183, 112, 34, 26, 3, steel.base) + box(188, 114, 6, 22, 2, steel.light, none),
    moldedBody(bodyOf(options), 200, 8, 116, head) +
      box(180, 18, 40, 15, 7.5, ground) +
      stroke('M166 50h68l-6 44q-3 10-14 10h-28q-11 0-14-10z', fineIn(head.line)) +
      box(188, 62, 24, 14, 3, head.deep, fineIn(head.line)) +
      stroke('M182 84a20 20 0 0 0 36 0', fineIn(head.line)),
  );
};

const keyShell: Drawer = (options) => {
  const of = bodyOf(options);
  const made = oneOf(options, 'shell', 'head', 'flip', 'smart', 'fobik');
  const count = buttonsOf(options, 5, 3).length;
  const height = made === 'smart' || made === 'fobik' ? 196 : 168;
  const width = padWidth(of, height) * 0.86;
  const holes = buttonCells(262 - width / 2, 68, width, height * 0.58, count, of.layout)
    .map((cell) => box(cell.x, cell.y, cell.width, cell.height, 8, ground, fineIn(plastic.line)))
    .join('');
  const blade = {
    head: carBlade(118, 30 + height - 4, 24, 84, bladeOf(options)),
    flip: turn(22, 64, 46, carBlade(64, 46, 20, 120, bladeOf(options))),
    smart: move(0, 0, carBlade(348, 110, 18, 130, bladeOf(options)), box(334, 92, 28, 22, 4, chrome.base)),
    fobik: box(100, 30 + height - 6, 36, 40, 6, plastic.shade),
  }[made];
  return (
    (made === 'smart' ? '' : blade) +
    shape(outlineOf(of, 118, 30, height), plastic.base) +
    shape(outlineOf(of, 118, 30, height, 10), plastic.deep, fineIn(plastic.line)) +
    disc(118, 30 + height * 0.36, 25, plastic.shade, fineIn(plastic.line)) +
    stroke(d`M103 ${30 + height * 0.36}h30M118 ${15 + height * 0.36}v30`, fineIn(plastic.line)) +
    box(95, 30 + height * 0.6, 46, 34, 4, plastic.shade, fineIn(plastic.line)) +
    turn(6, 262, 120, moldedBody(of, 262, 34, height), holes, box(250, 44, 24, 9, 4.5, ground, fine)) +
    (made === 'smart' ? blade : '')
  );
};

const remoteFob: Drawer = (options) => {
  const of = bodyOf(options);
  const width = padWidth(of, 200);
  return (
    ring(200, 36, 22) +
    turn(
      -8,
      200,
      150,
      moldedBody(of, 200, 46, 210),
      disc(200, 62, 8, ground),
      buttonPad(200 - width / 2, 88, width, 140, buttonsOf(options, 5, 3), plastic, of.layout),
    )
  );
};

/** Cells by name, each with its diameter in millimeters. */
const cells: Readonly<Record<string, number>> = {
  cr1616: 16,
  cr1620: 16,
  cr1632: 16,
  cr2016: 20,
  cr2025: 20,
  cr2032: 20,
  cr2450: 24.5,
};

/** The back of a remote: its cover, its screw, and the cell below the cover. */
const remoteBack: Drawer = (options) => {
  const of = bodyOf(options);
  const name = options['cell'] ?? '';
  const across = Object.hasOwn(cells, name) ? cells[name] : undefined;
  const radius = (across ?? 20) * 1.75;
  return (
    moldedBody(of, 138, 30, 232) +
    shape(outlineOf(of, 138, 44, 196, 10), plastic.shade, fineIn(plastic.line)) +
    disc(138, 112, radius, plastic.base, fineIn(plastic.line)) +
    box(138 - radius * 0.5, 109, radius, 6, 3, plastic.deep, none) +
    stroke('M112 182h52M112 192h52M112 202h34', fineIn(plastic.line)) +
    box(126, 238, 24, 8, 4, ground, fine) +
    (across === undefined
      ? ''
      : disc(300, 150, radius, steel.base) +
        disc(300, 150, radius - 6, steel.light, fine) +
        stroke('M290 132h20M300 122v20', band(ink, 4)) +
        mark(300, 164, radius * 0.36, name.toUpperCase()))
  );
};

/** A blade by itself: its side, and below it what the lock sees of it first. */
const bladeAlone: Drawer = (options) =>
  turn(-90, 120, 120, carBlade(120, 60, 58, 250, bladeOf(options)), box(84, 32, 72, 34, 4, steel.shade)) +
  bladeSection(200, 224, 96, bladeOf(options));

const keyBlade: Drawer = (options) => {
  const head = oneOf(options, 'head', 'insert', 'metal', 'plastic');
  const tone = head === 'plastic' ? plastic : steel;
  const heads = {
    insert:
      shape('M176 92v-64q0-10 10-10h28q10 0 10 10v64z', steel.shade) +
      box(179, 21, 36, 66, 6, steel.base, none) +
      box(183, 24, 7, 62, 3, steel.light, none) +
      disc(200, 40, 8, ground) +
      stroke('M177 68h46M177 84h46', fine),
    metal: shape('M150 18h100q10 40-24 76h-52q-34-36-24-76z', tone.base) + disc(200, 34, 8, ground),
    plastic: shape('M152 14h96q10 44-18 84h-60q-28-40-18-84z', tone.base) + box(182, 22, 36, 12, 6, ground),
  };
  return turn(-62, 200, 150, carBlade(200, 84, 40, 204, bladeOf(options)), heads[head]);
};

/** The chips that carry their number. */
const numbers: Readonly<Record<string, string>> = {
  '46': '46',
  '4d63': '4D-63',
  '4d67': '4D-67',
  super: 'XT27',
};

const transponderChip: Drawer = (options) => {
  const style = oneOf(options, 'style', 'wedge', 'carbon', 'glass');
  const copper = colours.orange ?? steel;
  const id = options['chip'] ?? '';
  const number = Object.hasOwn(numbers, id) ? (numbers[id] ?? '') : '';
  if (style === 'glass') {
    return turn(
      -24,
      200,
      150,
      box(62, 112, 276, 76, 38, '#dcecf4') +
        box(130, 128, 116, 44, 4, copper.shade, fine) +
        stroke(
          Array.from({ length: 18 }, (_, i) => d`M${136 + i * 6} 129v42`).join(''),
          fineIn(copper.light),
        ) +
        box(110, 136, 20, 28, 2, plastic.base, fine) +
        box(258, 132, 44, 36, 4, board.base, fine) +
        box(268, 140, 22, 20, 2, plastic.base, none) +
        stroke('M246 140h12M246 160h12', fineIn(copper.shade)) +
        stroke('M92 128h210', band('#ffffff', 7)),
    );
  }
  if (style === 'carbon') {
    return (
      block(96, 136, 190, 96, 44, plastic, 52) +
      stroke('M108 146h166M108 146v76', fineIn(plastic.light)) +
      box(128, 160, 126, 48, 4, plastic.shade, fineIn(plastic.line)) +
      mark(191, 193, 26, number, plastic.line)
    );
  }
  return (
    shape('M88 206L128 110H330L312 206z', plastic.base) +
    shape('M128 110l32-34h186l-16 34z', plastic.light) +
    shape('M330 110l16-34l-14 92l-20 38z', plastic.shade) +
    shape('M142 122h172l-12 70H112z', plastic.base, fineIn(plastic.line)) +
    mark(214, 172, 34, number, plastic.line) +
    disc(142, 180, 5, plastic.line, none)
  );
};

const coin = (cx: number, cy: number, r: number, face: string): string =>
  shape(d`M${cx - r} ${cy}v18a${r} ${r * 0.86} 0 0 0 ${r * 2} 0v-18z`, steel.shade) +
  stroke(d`M${cx - r + 2} ${cy + 10}a${r} ${r * 0.86} 0 0 0 ${r * 2 - 4} 0`, fine) +
  oval2(cx, cy, r, steel.base) +
  `<ellipse cx="${cx}" cy="${cy}" rx="${r - 12}" ry="${Math.round((r - 12) * 0.86)}" fill="${steel.light}"${fine}/>` +
  face;

const oval2 = (cx: number, cy: number, r: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${Math.round(r * 0.86)}" fill="${fill}"${outline}/>`;

const remoteBattery: Drawer = ({ cell = '' }) =>
  coin(268, 110, 74, stroke('M250 110h36', band(ink, 5))) +
  coin(
    156,
    162,
    90,
    stroke('M156 104v36M138 122h36', band(ink, 6)) +
      mark(156, 178, 26, Object.hasOwn(cells, cell) ? cell.toUpperCase() : 'CR2032') +
      mark(156, 202, 18, '3V'),
  );

/** Car keys, remotes, and their parts. */
export const keyIllustrations: Family = {
  'smart-key': smartKey,
  'remote-head-key': remoteHeadKey,
  'flip-key': flipKey,
  fobik,
  'transponder-key': transponderKey,
  'key-shell': keyShell,
  'remote-fob': remoteFob,
  'key-blade': keyBlade,
  'transponder-chip': transponderChip,
  'remote-battery': remoteBattery,
  'smart-key:back': remoteBack,
  'smart-key:blade': bladeAlone,
  'remote-head-key:back': remoteBack,
  'remote-head-key:blade': bladeAlone,
  'flip-key:back': remoteBack,
  'flip-key:blade': bladeAlone,
  'fobik:back': remoteBack,
  'fobik:blade': bladeAlone,
  'remote-fob:back': remoteBack,
  'transponder-key:blade': bladeAlone,
  'key-blade:blade': bladeAlone,
  'key-shell:blade': bladeAlone,
  'lishi-pick:blade': bladeAlone,
};
