import { type Drawer, type Family, finishOf, oneOf } from './options';
import { door, glass, plastic, signal, steel, type Tone } from './palette';
import {
  box,
  d,
  disc,
  fine,
  fineIn,
  hole,
  lamp,
  mark,
  none,
  oval,
  panel,
  post,
  repeat,
  rod,
  screw,
  shape,
  stroke,
  tube,
} from './shapes';

/** A flat arm between two joints. */
function arm(x1: number, y1: number, x2: number, y2: number, width: number, tone: Tone): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / length) * (width / 2);
  const ny = ((x2 - x1) / length) * (width / 2);
  return (
    shape(
      d`M${x1 + nx} ${y1 + ny}L${x2 + nx * 0.8} ${y2 + ny * 0.8}L${x2 - nx * 0.8} ${y2 - ny * 0.8}L${x1 - nx} ${y1 - ny}z`,
      tone.base,
    ) + stroke(d`M${x1 + nx * 0.2} ${y1 + ny * 0.2}L${x2} ${y2}`, fineIn(tone.light))
  );
}

function joint(cx: number, cy: number, radius: number, tone: Tone): string {
  return disc(cx, cy, radius, tone.shade) + disc(cx, cy, radius * 0.55, tone.light, fineIn(tone.line));
}

function closerBody(x: number, y: number, width: number, height: number, tone: Tone): string {
  return (
    tube(x, y, width, height, 9, tone) +
    stroke(d`M${x + 20} ${y + 2}v${height - 4}M${x + width - 20} ${y + 2}v${height - 4}`, fineIn(tone.line)) +
    disc(x + width - 10, y + height * 0.36, 3, tone.deep, none) +
    disc(x + width - 10, y + height * 0.66, 3, tone.deep, none)
  );
}

/** The door and its frame in which a closer works; the header is the upper bar. */
function doorway(): string {
  return box(34, 22, 332, 44, 2, door.light, fine) + box(52, 72, 296, 192, 0, door.base, fine);
}

const doorCloser: Drawer = (options) => {
  const tone = finishOf(options, '689');
  const style = oneOf(options, 'arm', 'regular', 'parallel', 'track', 'holdopen');
  const body = closerBody(84, 172, 210, 62, tone);
  const pinion = joint(232, 164, 15, tone) + box(222, 160, 20, 14, 2, tone.base, fine);
  const styles = {
    regular:
      body +
      arm(232, 160, 330, 104, 18, tone) +
      arm(330, 104, 176, 50, 14, tone) +
      panel(132, 34, 72, 30, 4, tone, 3) +
      hole(146, 48, 4, tone) +
      hole(190, 48, 4, tone) +
      joint(168, 50, 9, tone) +
      joint(330, 104, 12, tone) +
      pinion,
    parallel:
      closerBody(84, 150, 210, 62, tone) +
      panel(96, 44, 96, 20, 3, tone, 3) +
      hole(110, 54, 4, tone) +
      hole(178, 54, 4, tone) +
      arm(232, 136, 340, 112, 18, tone) +
      arm(340, 112, 146, 76, 14, tone) +
      box(132, 62, 26, 24, 3, tone.shade) +
      joint(146, 76, 10, tone) +
      joint(340, 112, 12, tone) +
      joint(232, 136, 15, tone) +
      box(222, 134, 20, 16, 2, tone.base, fine),
    track:
      body +
      tube(60, 34, 250, 28, 4, tone) +
      box(70, 50, 230, 9, 3, tone.deep, fineIn(tone.line)) +
      arm(232, 158, 118, 62, 20, tone) +
      box(104, 46, 28, 18, 4, plastic.light) +
      joint(118, 60, 8, tone) +
      pinion,
    holdopen:
      body +
      arm(232, 160, 316, 110, 18, tone) +
      arm(316, 110, 170, 54, 14, tone) +
      panel(120, 34, 84, 30, 4, tone, 3) +
      shape('M144 38h44q8 0 8 10v22q-30 20-60 0V48q0-10 8-10z', tone.light) +
      disc(166, 60, 10, tone.shade, fineIn(tone.line)) +
      box(160, 76, 12, 18, 3, signal.amber, fine) +
      joint(316, 110, 17, tone) +
      stroke('M308 110l6 6l12-12', fineIn(tone.line)) +
      pinion,
  };
  return doorway() + styles[style];
};

const concealedCloser: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    box(34, 20, 332, 96, 2, door.light, fine) +
    box(52, 40, 296, 60, 2, '#aab5c0', fine) +
    tube(60, 46, 216, 46, 6, steel) +
    stroke('M90 48v42M246 48v42', fine) +
    panel(270, 42, 70, 54, 3, tone, 4) +
    disc(304, 68, 13, tone.light, fineIn(tone.line)) +
    shape('M299 63h10v10h-10z', tone.deep, none) +
    box(66, 124, 282, 140, 0, door.base, fine) +
    shape('M304 100v26H140v-12h152v-14z', tone.base) +
    panel(104, 128, 190, 26, 3, tone, 4) +
    box(128, 136, 142, 9, 4, tone.deep, fineIn(tone.line)) +
    disc(152, 140, 10, tone.light) +
    hole(114, 141, 4, tone) +
    hole(284, 141, 4, tone) +
    stroke('M200 190v34m-8-8l8 8l8-8', none)
  );
};

const closerArm: Drawer = (options) => {
  const tone = finishOf(options, '689');
  return (
    arm(92, 216, 330, 168, 24, tone) +
    arm(330, 168, 128, 72, 18, tone) +
    shape('M84 46h76q8 0 8 8v36q0 8-8 8H84q-8 0-8-8V54q0-8 8-8z', tone.base) +
    box(80, 50, 84, 5, 2.5, tone.light, none) +
    hole(92, 72, 6, tone) +
    hole(152, 72, 6, tone) +
    joint(122, 72, 12, tone) +
    joint(330, 168, 19, tone) +
    box(182, 92, 46, 22, 4, tone.shade, none) +
    stroke('M196 94l-8 20M214 102l-8 20', fineIn(tone.line)) +
    disc(92, 216, 30, tone.shade) +
    disc(91, 215, 25, tone.base, none) +
    shape('M82 206h20v20h-20z', '#eef1f4', fine) +
    screw(258, 236, 10, tone) +
    screw(290, 236, 10, tone) +
    box(252, 246, 12, 18, 2, tone.shade, fine) +
    box(284, 246, 12, 18, 2, tone.shade, fine)
  );
};

const dropPlate: Drawer = (options) => {
  const tone = finishOf(options, '689');
  return (
    panel(52, 76, 296, 146, 5, tone, 5) +
    repeat(4, (i) => hole(i % 2 ? 330 : 70, i < 2 ? 94 : 204, 7, tone)) +
    (oneOf(options, 'arm', 'parallel', 'regular') === 'regular'
      ? box(52, 60, 296, 22, 3, tone.light) + repeat(3, (i) => hole(110 + i * 90, 71, 6, tone))
      : repeat(2, (i) => hole(160 + i * 80, 94, 6, tone))) +
    repeat(4, (i) => disc(i % 2 ? 276 : 124, i < 2 ? 138 : 184, 6, tone.deep, fineIn(tone.line))) +
    box(110, 122, 180, 78, 6, 'none', ` stroke-width="1.5" stroke="${tone.line}" stroke-dasharray="6 5"`)
  );
};

const floorCloser: Drawer = (options) => {
  const tone = finishOf(options, '630');
  return (
    shape('M58 150l46-38h252l-40 38z', '#dfe4e9') +
    box(58, 150, 258, 92, 4, steel.shade) +
    shape('M316 150l40-38v92l-40 38z', steel.deep) +
    box(72, 164, 230, 64, 3, steel.base, fine) +
    shape('M76 146l36-28h226l-32 28z', tone.base) +
    shape('M84 142l28-22h18l-26 22z', tone.light, none) +
    oval(170, 132, 24, 10, tone.shade, fineIn(tone.line)) +
    post(158, 74, 24, 58, 2, steel) +
    shape('M158 84l12-5l12 5v-14h-24z', steel.light, fine) +
    shape('M112 62h130q12 0 12 12v4H112q-14 0-14-8t14-8z', tone.base) +
    hole(220, 70, 4, tone) +
    disc(262, 196, 16, steel.light, fine) +
    stroke('M254 196h16', fine) +
    disc(112, 196, 8, steel.light, fine) +
    disc(140, 196, 8, steel.light, fine) +
    stroke('M108 196h8M136 196h8', fine) +
    (oneOf(options, 'hung', 'center', 'offset') === 'offset'
      ? box(58, 100, 30, 50, 3, steel.base) + shape('M100 62h-30v40h16v-26h14z', tone.base)
      : '') +
    screw(106, 137, 4, tone) +
    screw(312, 125, 4, tone)
  );
};

const autoOperator: Drawer = (options) => {
  const tone = finishOf(options, '628');
  return (
    box(70, 112, 168, 152, 0, door.base, fine) +
    box(84, 128, 140, 110, 2, glass.light, fine) +
    shape('M88 130h50l-50 70z', '#f4fafd', none) +
    panel(36, 38, 328, 68, 6, tone, 7) +
    stroke('M52 40v58M348 40v58', fineIn(tone.line)) +
    box(176, 56, 60, 24, 3, '#2f6cb3', fine) +
    mark(206, 73, 12, 'AUTO', '#ffffff') +
    (oneOf(options, 'power', 'line', 'battery') === 'battery'
      ? box(60, 56, 46, 26, 3, plastic.base) +
        box(106, 63, 5, 12, 1, plastic.base) +
        box(64, 60, 26, 18, 1, signal.green, none)
      : rod('M364 60h24v-40', 6, plastic)) +
    lamp(322, 68, signal.green) +
    lamp(306, 68, signal.amber) +
    arm(110, 110, 190, 150, 16, tone) +
    arm(190, 150, 128, 196, 13, tone) +
    joint(190, 150, 10, tone) +
    joint(110, 110, 13, tone) +
    panel(104, 186, 50, 22, 3, tone, 3) +
    panel(274, 146, 76, 76, 8, steel, 4) +
    disc(304, 166, 6, '#2f6cb3', none) +
    stroke('M304 174v16h16l8 16', ` stroke="#2f6cb3" stroke-width="4"`) +
    stroke('M298 182a15 15 0 1 0 20 20', ` stroke="#2f6cb3" stroke-width="4"`)
  );
};

/** Door closers, their arms and operators. */
export const doorCloserIllustrations: Family = {
  'door-closer': doorCloser,
  'concealed-closer': concealedCloser,
  'closer-arm': closerArm,
  'drop-plate': dropPlate,
  'floor-closer': floorCloser,
  'auto-operator': autoOperator,
};
