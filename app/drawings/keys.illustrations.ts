import { carBlade } from './blades';
import { buttonCells, buttonPad, buttonsOf } from './button-pads';
import { colourOf, type Drawer, type Family, oneOf } from './options';
import { board, colours, ground, ink, plastic, screen, signal, steel, type Tone } from './palette';
import {
  band,
  block,
  box,
  d,
  disc,
  drum,
  fine,
  fineIn,
  mark,
  move,
  none,
  outline,
  repeat,
  rod,
  shape,
  stroke,
  turn,
} from './shapes';

const chrome = steel;

/** A closed body drawn three times: shaded, lit and base, from an outline that scales about its middle. */
function moulded(data: string, inner: string, tone: Tone): string {
  return shape(data, tone.shade) + shape(inner, tone.base, none);
}

function ring(cx: number, cy: number, radius: number): string {
  return (
    disc(cx, cy, radius, 'none', ` stroke-width="7"`) + disc(cx, cy, radius, 'none', band(steel.light, 2.5))
  );
}

const smartKeyBodies: Readonly<Record<'oval' | 'square' | 'card' | 'shield', Drawer>> = {
  oval: () =>
    moulded(
      'M200 36c42 0 62 30 62 76v70c0 46-22 78-62 78s-62-32-62-78v-70c0-46 20-76 62-76z',
      'M200 40c38 0 56 30 56 72v66c0 40-20 70-56 70s-56-30-56-70v-66c0-42 18-72 56-72z',
      plastic,
    ) + stroke('M152 112c0-36 16-58 42-62', band(plastic.light, 4)),
  square: () =>
    box(132, 36, 136, 224, 26, plastic.shade) +
    box(134, 37.5, 132, 214, 24, plastic.base, none) +
    stroke('M144 84v-22q0-14 14-14h24', band(plastic.light, 4)),
  card: () =>
    box(112, 40, 176, 220, 18, plastic.shade) +
    box(114, 41.5, 172, 212, 16, plastic.base, none) +
    box(124, 48, 152, 6, 3, plastic.light, none),
  shield: () =>
    moulded(
      'M138 52q0-14 16-16q46-6 92 0q16 2 16 16l8 78c2 60-20 104-70 132c-50-28-72-72-70-132z',
      'M143 54q0-12 14-13q43-5 86 0q14 1 14 13l7 76c2 52-16 92-64 120c-48-28-66-68-64-120z',
      plastic,
    ) + stroke('M149 84l2-24q1-10 10-11l30-3', band(plastic.light, 4)),
};

const smartKey: Drawer = (options) => {
  const form = oneOf(options, 'shape', 'oval', 'square', 'card', 'shield');
  const buttons = buttonsOf(options, 6, 4);
  const isTall = buttons.length > 2;
  const body = smartKeyBodies[form](options);
  const pads = {
    oval: buttonPad(160, 76, 80, isTall ? 138 : 100, buttons, plastic),
    square: buttonPad(148, 74, 104, isTall ? 142 : 100, buttons, plastic),
    card: buttonPad(130, 68, 140, isTall ? 142 : 100, buttons, plastic),
    shield: buttonPad(156, 62, 88, isTall ? 138 : 100, buttons, plastic),
  };
  const foot = form === 'shield' ? 224 : 232;
  const half = form === 'card' ? 60 : form === 'shield' ? 26 : 34;
  return turn(
    14,
    200,
    150,
    rod('M200 30c-14 0-18-20 0-20s14 20 0 20', 8, chrome),
    body,
    pads[form],
    box(200 - half / 2, foot, half, 8, 4, chrome.base, fineIn(plastic.line)),
  );
};

const remoteHead = (buttons: ReturnType<typeof buttonsOf>): string =>
  carBlade(200, 148, 26, 150, 'edge') +
  box(182, 136, 36, 24, 4, chrome.base) +
  box(188, 138, 6, 20, 2, chrome.light, none) +
  shape('M150 24q0-14 16-16h68q16 2 16 16l6 74q0 36-30 44h-52q-30-8-30-44z', plastic.shade) +
  shape('M154 24q0-11 14-12h64q14 1 14 12l6 72q0 30-26 38h-52q-26-8-26-38z', plastic.base, none) +
  box(184, 13, 32, 10, 5, ground) +
  buttonPad(166, 32, 68, 92, buttons, plastic);

const remoteHeadKey: Drawer = (options) => turn(-52, 200, 152, remoteHead(buttonsOf(options, 5, 3)));

const flipKey: Drawer = (options) =>
  turn(
    -52,
    200,
    150,
    turn(180, 222, 118, carBlade(222, 128, 22, 132, 'laser')),
    shape('M152 140q0-34 34-36h38q26 0 26 28v108q0 44-48 46q-50-2-50-46z', plastic.shade) +
      shape('M157 140q0-30 30-31h36q22 0 22 24v106q0 36-44 38q-44-2-44-38z', plastic.base, none),
    disc(223, 128, 17, chrome.shade) +
      disc(222, 127, 13, chrome.light, none) +
      disc(223, 128, 6, chrome.base, fine),
    box(160, 116, 30, 10, 5, chrome.base, fineIn(plastic.line)),
    buttonPad(166, 156, 70, 88, buttonsOf(options, 5, 3), plastic),
    disc(200, 264, 8, ground),
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
    buttonPad(158, 54, 84, 118, buttonsOf(options, 6, 4), plastic),
  );

const transponderKey: Drawer = (options) => {
  const tone = colourOf(options, 'black');
  const head = tone === colours.grey ? tone : plastic;
  return turn(
    -52,
    200,
    152,
    carBlade(200, 126, 28, 172, oneOf(options, 'blade', 'edge', 'laser')),
    box(183, 112, 34, 26, 3, steel.base) + box(188, 114, 6, 22, 2, steel.light, none),
    shape('M146 46q4-38 54-38t54 38l-8 52q-6 24-30 24h-32q-24 0-30-24z', head.shade) +
      shape('M151 46q4-33 49-33t49 33l-8 50q-5 20-26 20h-30q-21 0-26-20z', head.base, none) +
      box(180, 18, 40, 15, 7.5, ground) +
      stroke('M166 50h68l-6 44q-3 10-14 10h-28q-11 0-14-10z', fineIn(head.line)) +
      box(188, 62, 24, 14, 3, head.deep, fineIn(head.line)) +
      stroke('M182 84a20 20 0 0 0 36 0', fineIn(head.line)),
  );
};

const keyShell: Drawer = (options) => {
  const count = buttonsOf(options, 5, 3).length;
  const half = 'M0 22q0-16 18-18h54q18 2 18 18v100q0 34-26 44h-38q-26-10-26-44z';
  const holes = buttonCells(16, 34, 58, 96, count)
    .map((cell) => box(cell.x, cell.y, cell.width, cell.height, 8, ground, fineIn(plastic.line)))
    .join('');
  return (
    move(90, 24, carBlade(45, 160, 24, 88, 'edge'), shape(half, plastic.base)) +
    move(
      90,
      24,
      shape(
        'M9 24q0-10 12-11h48q12 1 12 11v94q0 28-22 36h-28q-22-8-22-36z',
        plastic.deep,
        fineIn(plastic.line),
      ),
      disc(45, 56, 25, plastic.shade, fineIn(plastic.line)),
      stroke('M30 56h30M45 41v30', fineIn(plastic.line)),
      box(22, 94, 46, 34, 4, plastic.shade, fineIn(plastic.line)),
      disc(18, 24, 4, steel.light, fine) +
        disc(72, 24, 4, steel.light, fine) +
        disc(45, 144, 4, steel.light, fine),
    ) +
    turn(
      10,
      270,
      120,
      move(
        222,
        30,
        shape(half, plastic.shade),
        shape('M4 23q0-13 16-14h50q16 1 16 14v97q0 28-22 38h-38q-22-10-22-38z', plastic.base, none),
        holes,
        box(34, 9, 22, 9, 4.5, ground, fine),
      ),
    )
  );
};

const remoteFob: Drawer = (options) =>
  ring(200, 36, 22) +
  turn(
    -8,
    200,
    150,
    shape(
      'M178 66q-4-24 22-24t22 24c40 8 60 38 60 82c0 62-34 108-82 108s-82-46-82-108c0-44 20-74 60-82z',
      plastic.shade,
    ) +
      shape(
        'M182 71q-4-23 18-23t18 23c38 6 58 34 58 75c0 56-32 98-76 98s-76-42-76-98c0-41 20-69 58-75z',
        plastic.base,
        none,
      ) +
      disc(200, 62, 8, ground) +
      stroke('M132 150c0-34 14-56 40-64', band(plastic.light, 4)),
    buttonPad(156, 96, 88, 124, buttonsOf(options, 5, 3), plastic),
  );

const keyBlade: Drawer = (options) => {
  const style = oneOf(options, 'blade', 'edge', 'laser');
  return turn(
    -62,
    200,
    150,
    carBlade(200, 84, 40, 214, style),
    shape('M176 92v-64q0-10 10-10h28q10 0 10 10v64z', steel.shade) +
      box(179, 21, 36, 66, 6, steel.base, none) +
      box(183, 24, 7, 62, 3, steel.light, none) +
      disc(200, 40, 8, ground) +
      stroke('M177 68h46', fine) +
      stroke('M177 84h46', fine),
  );
};

const transponderChip: Drawer = (options) => {
  const style = oneOf(options, 'style', 'wedge', 'carbon', 'glass');
  const copper = colours.orange ?? steel;
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
      mark(191, 193, 26, '46', plastic.line)
    );
  }
  return (
    shape('M88 206L128 110H330L312 206z', plastic.base) +
    shape('M128 110l32-34h186l-16 34z', plastic.light) +
    shape('M330 110l16-34l-14 92l-20 38z', plastic.shade) +
    shape('M142 122h172l-12 70H112z', plastic.base, fineIn(plastic.line)) +
    mark(214, 172, 34, '4D', plastic.line) +
    disc(142, 180, 5, plastic.line, none)
  );
};

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
  return (
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

const coin = (cx: number, cy: number, r: number, face: string): string =>
  shape(d`M${cx - r} ${cy}v18a${r} ${r * 0.86} 0 0 0 ${r * 2} 0v-18z`, steel.shade) +
  stroke(d`M${cx - r + 2} ${cy + 10}a${r} ${r * 0.86} 0 0 0 ${r * 2 - 4} 0`, fine) +
  oval2(cx, cy, r, steel.base) +
  `<ellipse cx="${cx}" cy="${cy}" rx="${r - 12}" ry="${Math.round((r - 12) * 0.86)}" fill="${steel.light}"${fine}/>` +
  face;

const oval2 = (cx: number, cy: number, r: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${Math.round(r * 0.86)}" fill="${fill}"${outline}/>`;

const remoteBattery: Drawer = () =>
  coin(268, 110, 74, stroke('M250 110h36', band(ink, 5))) +
  coin(
    156,
    162,
    90,
    stroke('M156 104v36M138 122h36', band(ink, 6)) + mark(156, 178, 26, 'CR2032') + mark(156, 202, 18, '3V'),
  );

const ignitionCylinder: Drawer = () =>
  drum(122, 150, 172, 56, 22, steel) +
  shape('M294 132h30q10 0 10 10v16q0 10-10 10h-26z', steel.shade) +
  repeat(7, (i) => box(150 + i * 20, 92, 12, 18, 1, '#d8b255')) +
  shape('M150 176h100v20H150z', steel.shade, fine) +
  box(262, 136, 20, 30, 3, steel.deep, fine) +
  shape('M122 74C96 74 74 104 74 150s22 76 48 76s44-30 44-76s-18-76-44-76z', plastic.base) +
  shape('M122 74c24 0 44 30 44 76s-20 76-44 76c14-10 26-40 26-76s-12-66-26-76z', plastic.shade, none) +
  shape('M116 102c-14 0-26 20-26 48s12 48 26 48s26-20 26-48s-12-48-26-48z', steel.base) +
  shape('M116 114c-8 0-16 15-16 36s8 36 16 36s16-15 16-36s-8-36-16-36z', steel.light, fine) +
  box(111, 126, 10, 48, 4, ink, none) +
  stroke('M88 98l-6-8M74 150h-8M88 202l-6 8', fine);

/** Car keys, remotes and what programs them. */
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
  programmer,
  'programmer-cable': programmerCable,
  'remote-battery': remoteBattery,
  'ignition-cylinder': ignitionCylinder,
};
