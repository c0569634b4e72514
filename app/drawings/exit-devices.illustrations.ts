import { cylinderPlug } from './keyways';
import { leverSet } from './lock-parts';
import { colourOf, type Drawer, type Family, finishOf, oneOf } from './options';
import { door, ground, ink, isPale, plastic, signal, steel, type Tone } from './palette';
import {
  block,
  box,
  d,
  disc,
  fine,
  fineIn,
  hole,
  keyway,
  lamp,
  mark,
  none,
  panel,
  post,
  repeat,
  rod,
  rose,
  screw,
  shape,
  stroke,
  tube,
} from './shapes';

/** The door leaf behind a device, with its free edge on the left. */
function leafBehind(left: number): string {
  return (
    box(left, 14, 372 - left, 252, 2, door.base, fine) + stroke(d`M${left + 8} 14v252`, fineIn(door.deep))
  );
}

function touchBar(x: number, y: number, width: number, height: number, tone: Tone): string {
  return (
    panel(x, y, width, height, 4, tone, 5) +
    box(x + 14, y + height * 0.2, width * 0.62, height * 0.6, 4, plastic.base, fine) +
    box(x + 18, y + height * 0.26, width * 0.62 - 8, height * 0.14, 2, plastic.light, none) +
    box(x + width - 22, y - 3, 26, height + 6, 5, tone.shade) +
    box(x + width - 20.5, y - 1.5, 18, height + 3, 4, tone.light, none) +
    disc(x + 14 + width * 0.62 + 18, y + height / 2, 5, tone.deep, fine)
  );
}

function caseHead(x: number, y: number, width: number, height: number, tone: Tone): string {
  return (
    panel(x, y, width, height, 6, tone, 6) +
    stroke(
      d`M${x + 8} ${y + height * 0.3}h${width - 16}M${x + 8} ${y + height * 0.7}h${width - 16}`,
      fineIn(tone.line),
    ) +
    screw(x + width / 2, y + height * 0.14, 4.5, tone) +
    screw(x + width / 2, y + height * 0.86, 4.5, tone)
  );
}

const exitDevice: Drawer = (options) => {
  const tone = finishOf(options, '628');
  const style = oneOf(options, 'style', 'rim', 'vertical', 'mortise', 'touchbar');
  const styles = {
    rim:
      leafBehind(60) +
      box(22, 104, 26, 92, 3, steel.base) +
      box(28, 128, 14, 44, 2, steel.deep, fine) +
      touchBar(116, 128, 240, 44, tone) +
      caseHead(66, 96, 58, 108, tone) +
      shape('M66 134H50q-10 0-10 10l12 24h14z', tone.light),
    vertical:
      leafBehind(40) +
      (oneOf(options, 'rods', 'surface', 'concealed') === 'concealed'
        ? stroke('M92 14v90M92 204v62', ' stroke-width="1.5" stroke-dasharray="6 5"') +
          shape('M82 14v-8l22-2v10z', tone.light)
        : post(84, 30, 16, 88, 3, tone) +
          post(84, 196, 16, 66, 3, tone) +
          panel(70, 20, 44, 34, 4, tone, 4) +
          shape('M80 20v-10l24-2v12z', tone.light) +
          panel(74, 240, 36, 26, 4, tone, 4) +
          box(84, 262, 16, 12, 2, tone.light) +
          box(82, 66, 20, 8, 2, tone.shade, fine)) +
      touchBar(116, 132, 240, 42, tone) +
      caseHead(62, 102, 60, 102, tone),
    mortise:
      leafBehind(66) +
      box(54, 54, 16, 196, 2, tone.base) +
      hole(62, 66, 4, tone) +
      hole(62, 238, 4, tone) +
      shape('M54 128H40q-10 0-10 8l12 22h12z', tone.light) +
      box(42, 176, 12, 14, 2, tone.base) +
      box(40, 88, 14, 26, 2, tone.light) +
      touchBar(130, 130, 226, 44, tone) +
      panel(78, 70, 60, 162, 8, tone, 6) +
      rose(108, 98, 17, tone) +
      cylinderPlug(108, 98, 11, tone) +
      stroke('M86 124h44M86 184h44', fineIn(tone.line)) +
      screw(108, 208, 4.5, tone),
    touchbar:
      leafBehind(40) +
      box(48, 116, 310, 60, 6, tone.shade) +
      box(49.5, 117.5, 307, 50, 5, tone.base, none) +
      box(110, 124, 190, 40, 6, plastic.shade) +
      box(112, 125.5, 186, 31, 5, plastic.base, none) +
      box(120, 129, 170, 5, 2.5, plastic.light, none) +
      mark(205, 152, 16, 'PUSH', plastic.line) +
      box(48, 106, 44, 80, 6, tone.base) +
      box(52, 110, 36, 6, 3, tone.light, none) +
      box(316, 106, 44, 80, 6, tone.base) +
      box(320, 110, 36, 6, 3, tone.light, none) +
      shape('M48 136H34q-8 0-8 8l10 18h12z', tone.light) +
      screw(70, 146, 5, tone, 'hex') +
      screw(338, 146, 5, tone, 'hex'),
  };
  const fire = oneOf(options, 'rated', 'panic', 'fire') === 'fire';
  return (
    styles[style] +
    (fire ? box(318, 228, 44, 22, 2, '#f6f8f9', fine) + mark(340, 244, 13, 'FIRE', signal.red) : '') +
    (!fire && style !== 'touchbar' ? shape('M322 222h8v44h34v8h-42z', steel.shade) : '')
  );
};

const exitTrim: Drawer = (options) => {
  const tone = finishOf(options);
  const style = oneOf(options, 'style', 'lever', 'pull', 'plate');
  const blank = oneOf(options, 'cylinder', 'yes', 'none') === 'none';
  const plate = (x: number, width: number) =>
    panel(x, 18, width, 246, 8, tone, 5) +
    (blank ? '' : disc(x + width / 2, 66, 28, ground) + disc(x + width / 2, 66, 20, ink, none));
  const styles = {
    lever:
      plate(228, 84) +
      leverSet(
        270,
        170,
        38,
        178,
        oneOf(options, 'lever', 'return', 'square', 'straight', 'curved'),
        tone,
        'none',
      ),
    pull:
      plate(150, 100) +
      screw(200, 250, 5, tone, 'hex') +
      rod('M200 120h-38q-16 0-16 16v74q0 16 16 16h38', 20, tone) +
      disc(206, 120, 16, tone.shade) +
      disc(206, 226, 16, tone.shade),
    plate:
      plate(146, 108) +
      shape('M160 128h80v84q0 26-40 26t-40-26z', tone.shade, fineIn(tone.line)) +
      shape('M166 136h68v40q-34 26-68 0z', tone.deep, fineIn(tone.line)) +
      box(160, 118, 80, 18, 5, tone.light, fineIn(tone.line)) +
      screw(158, 30, 4, tone) +
      screw(242, 30, 4, tone),
  };
  return styles[style];
};

const exitAlarm: Drawer = (options) => {
  const tone = colourOf(options, 'red');
  const bolted = oneOf(options, 'bolt', 'yes', 'no') === 'yes';
  const lettering = isPale(tone) ? ink : '#ffffff';
  return (
    panel(130, 18, 124, 190, 8, tone, 7) +
    box(142, 32, 100, 58, 4, '#ffffff', fine) +
    mark(192, 56, 20, 'STOP', '#b3322d') +
    mark(192, 77, 7.8, 'ALARM WILL SOUND', '#b3322d') +
    repeat(5, (i) => stroke(d`M156 ${104 + i * 8}h42`, fineIn(tone.line))) +
    lamp(212, 118, signal.red, 6) +
    disc(218, 160, 20, steel.base) +
    cylinderPlug(218, 160, 14, steel) +
    (bolted
      ? shape('M254 112h18q8 0 8 8l-8 26h-18z', steel.light) +
        box(288, 94, 24, 74, 3, steel.base) +
        panel(104, 208, 178, 50, 6, tone, 6) +
        mark(193, 240, 20, 'EXIT ONLY', lettering)
      : box(286, 60, 26, 96, 4, '#ffffff') + stroke('M254 150h20', fine))
  );
};

const removableMullion: Drawer = (options) => {
  const tone = finishOf(options, '689');
  return (
    box(44, 16, 312, 26, 2, '#c9d0d7') +
    box(44, 250, 312, 14, 2, '#c9d0d7') +
    box(44, 42, 132, 208, 0, door.base, fine) +
    box(224, 42, 132, 208, 0, door.base, fine) +
    post(180, 42, 40, 208, 0, tone) +
    panel(168, 36, 64, 30, 3, tone, 4) +
    screw(180, 50, 4, tone) +
    screw(220, 50, 4, tone) +
    disc(200, 50, 9, steel.light, fine) +
    keyway(200, 50, 12) +
    panel(166, 230, 68, 22, 3, tone, 4) +
    box(166, 124, 14, 48, 2, steel.light) +
    box(220, 124, 14, 48, 2, steel.light) +
    tube(52, 136, 106, 22, 4, steel) +
    tube(242, 136, 106, 22, 4, steel) +
    box(140, 122, 30, 50, 4, steel.base) +
    box(230, 122, 30, 50, 4, steel.base)
  );
};

const doggingKit: Drawer = () =>
  panel(54, 70, 196, 46, 4, steel, 5) +
  disc(200, 93, 15, steel.light, fine) +
  disc(200, 93, 9, steel.deep, fine) +
  cylinderPlug(98, 93, 14, steel) +
  screw(140, 93, 5, steel) +
  rod('M300 236V118q0-20-20-20h-58', 13, steel) +
  disc(150, 196, 42, steel.shade) +
  disc(149, 194, 36, steel.base, none) +
  disc(150, 196, 26, steel.light, fine) +
  cylinderPlug(150, 196, 20, steel) +
  block(212, 176, 40, 44, 14, plastic, 8) +
  disc(232, 198, 12, plastic.light, fineIn(plastic.line)) +
  shape('M226 192l6-4l6 4v12l-6 4l-6-4z', plastic.deep, none) +
  screw(72, 186, 9, steel) +
  screw(72, 220, 9, steel);

/** Exit devices and their trim. */
export const exitDeviceIllustrations: Family = {
  'exit-device': exitDevice,
  'exit-trim': exitTrim,
  'exit-alarm': exitAlarm,
  'removable-mullion': removableMullion,
  'dogging-kit': doggingKit,
};
