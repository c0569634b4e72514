import { bladeOf, bladeSection, carBlade } from './blades';
import { buttonPad, buttonsOf, sunk } from './button-pads';
import { flipKeyBodyOf, flipPivot } from './flip-key-bodies';
import { keyHeadBodyOf, moldedHeadRelief } from './key-head-bodies';
import { makersMark } from './makers';
import { colourOf, type Drawer, type Family, oneOf, type Options } from './options';
import { board, colours, ground, ink, plastic, steel } from './palette';
import {
  drawEmptyRemote,
  drawRemote,
  makeOf,
  moldedBody,
  outlineOf,
  place,
  type RemoteBody,
} from './remote-bodies';
import { remoteFobBodyOf } from './remote-fob-bodies';
import { band, block, box, d, disc, fine, fineIn, mark, move, none, shape, stroke, turn } from './shapes';
import { smartKeyBodyOf } from './smart-key-bodies';

const chrome = steel;

function ring(cx: number, cy: number, radius: number): string {
  return (
    disc(cx, cy, radius, 'none', ` stroke-width="7"`) + disc(cx, cy, radius, 'none', band(steel.light, 2.5))
  );
}

const smartKey: Drawer = (options) => {
  const body = drawRemote(smartKeyBodyOf(options), buttonsOf(options, 7, 4));
  // In its emblem, which other makers of the same key leave empty.
  const name = makeOf(options) === 'bmw' ? makersMark(options, 0, 29.5, 7.5) : '';
  return turn(14, 200, 150, place(200, 34, 1.04, body, name));
};

const remoteHeadKey: Drawer = (options) =>
  turn(
    -52,
    200,
    152,
    carBlade(200, 156, 28, 142, bladeOf(options)) +
      box(180, 142, 40, 26, 4, chrome.base) +
      box(188, 144, 6, 22, 2, chrome.light, none) +
      place(200, 2, 1.1, drawRemote(keyHeadBodyOf(options), buttonsOf(options, 5, 3))),
  );

const flipKey: Drawer = (options) =>
  turn(
    -52,
    200,
    150,
    turn(180, 222, 118, carBlade(222, 128, 24, 132, bladeOf(options))),
    place(200, 91, 1.06, drawRemote(flipKeyBodyOf(options), buttonsOf(options, 5, 3)), flipPivot()),
  );

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
    buttonPad({ x: 156, y: 54, width: 88, height: 118 }, buttonsOf(options, 6, 4), 'grid', sunk(plastic)),
  );

const transponderKey: Drawer = (options) => {
  const tone = colourOf(options, 'black');
  const head = tone === colours.grey ? tone : plastic;
  const of = keyHeadBodyOf(options);
  const bare = { ...of, rim: head, face: head, edge: 4, trim: '' };
  return turn(
    -52,
    200,
    152,
    carBlade(200, 126, 32, 172, bladeOf(options)),
    box(183, 112, 34, 26, 3, steel.base) + box(188, 114, 6, 22, 2, steel.light, none),
    place(200, 8, 0.86, moldedBody(bare), of.eye, moldedHeadRelief(of, head.line)),
  );
};

const shellBodies = {
  head: keyHeadBodyOf,
  flip: flipKeyBodyOf,
  smart: smartKeyBodyOf,
  fobik: smartKeyBodyOf,
};

const keyShell: Drawer = (options) => {
  const made = oneOf(options, 'shell', 'head', 'flip', 'smart', 'fobik');
  const of = shellBodies[made](options);
  const count = buttonsOf(options, 5, 3).length;
  const most = made === 'smart' || made === 'fobik' ? 200 : 172;
  const broadest = Math.max(...of.corners.map(([x]) => x));
  // Both halves side by side.
  const scale = Math.min(most / of.height, 62 / broadest);
  const height = of.height * scale;
  const blade = {
    head: carBlade(118, 30 + height - 4, 24, 84, bladeOf(options)),
    flip: turn(22, 64, 46, carBlade(64, 46, 20, 120, bladeOf(options))),
    smart: move(0, 0, carBlade(348, 110, 18, 130, bladeOf(options)), box(334, 92, 28, 22, 4, chrome.base)),
    fobik: box(100, 30 + height - 6, 36, 40, 6, plastic.shade),
  }[made];
  return (
    (made === 'smart' ? '' : blade) +
    place(
      118,
      30,
      scale,
      shape(outlineOf(of), plastic.base) + shape(outlineOf(of, 10), plastic.deep, fineIn(plastic.line)),
    ) +
    disc(118, 30 + height * 0.36, 25, plastic.shade, fineIn(plastic.line)) +
    stroke(d`M103 ${30 + height * 0.36}h30M118 ${15 + height * 0.36}v30`, fineIn(plastic.line)) +
    box(95, 30 + height * 0.6, 46, 34, 4, plastic.shade, fineIn(plastic.line)) +
    turn(6, 262, 120, place(262, 34, scale, drawEmptyRemote(of, count))) +
    (made === 'smart' ? blade : '')
  );
};

const remoteFob: Drawer = (options) =>
  ring(200, 34, 22) +
  turn(-8, 200, 150, place(200, 46, 1.02, drawRemote(remoteFobBodyOf(options), buttonsOf(options, 5, 3))));

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
const backOf =
  (bodyOf: (options: Options) => RemoteBody): Drawer =>
  (options) => {
    const of = bodyOf(options);
    const name = options['cell'] ?? '';
    const across = Object.hasOwn(cells, name) ? cells[name] : undefined;
    const radius = (across ?? 20) * 1.75;
    // Nearer than the remote, and large enough for its name.
    const outside = 34 + radius * 0.5;
    const blank = { ...of, rim: plastic, face: plastic, edge: 4, trim: '' };
    return (
      place(
        138,
        30,
        232 / of.height,
        moldedBody(blank),
        shape(outlineOf(of, 13), plastic.shade, fineIn(plastic.line)),
      ) +
      disc(138, 112, radius, plastic.base, fineIn(plastic.line)) +
      box(138 - radius * 0.5, 109, radius, 6, 3, plastic.deep, none) +
      stroke('M112 182h52M112 192h52M112 202h34', fineIn(plastic.line)) +
      box(126, 226, 24, 8, 4, ground, fine) +
      (across === undefined
        ? ''
        : disc(300, 150, outside, steel.base) +
          disc(300, 150, outside - 6, steel.light, fine) +
          stroke('M290 124h20M300 114v20', band(ink, 4)) +
          mark(300, 168, 21, name.toUpperCase()))
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

/** A button cell as it lies: its height is a sixth of its width, or less. */
const coin = (cx: number, cy: number, r: number, face: string): string =>
  disc(cx, cy, r, steel.base) + disc(cx, cy, r - 10, steel.light, fine) + face;

const remoteBattery: Drawer = ({ cell = '' }) =>
  coin(268, 100, 74, stroke('M262 84h36', band(ink, 5))) +
  coin(
    156,
    162,
    90,
    stroke('M156 104v36M138 122h36', band(ink, 6)) +
      mark(156, 176, 26, Object.hasOwn(cells, cell) ? cell.toUpperCase() : 'CR2032') +
      mark(156, 202, 20, '3V'),
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
  'smart-key:back': backOf(smartKeyBodyOf),
  'smart-key:blade': bladeAlone,
  'remote-head-key:back': backOf(keyHeadBodyOf),
  'remote-head-key:blade': bladeAlone,
  'flip-key:back': backOf(flipKeyBodyOf),
  'flip-key:blade': bladeAlone,
  'fobik:back': backOf(smartKeyBodyOf),
  'fobik:blade': bladeAlone,
  'remote-fob:back': backOf(remoteFobBodyOf),
  'transponder-key:blade': bladeAlone,
  'key-blade:blade': bladeAlone,
  'key-shell:blade': bladeAlone,
  'lishi-pick:blade': bladeAlone,
};
