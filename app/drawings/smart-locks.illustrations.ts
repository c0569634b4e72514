import { numberPad, type NumberPadForm, touchDigits } from './number-pads';
import { cylinderPlug, houseKey, keywayOf } from './keyways';
import { leverSet, squareBolt, thumbturn } from './lock-parts';
import { colourOf, type Drawer, type Family, finishOf, oneOf } from './options';
import { ink, plastic, screen, signal, steel, type Tone } from './palette';
import { band, box, d, disc, fine, fineIn, lamp, none, panel, repeat, rod, shape, stroke } from './shapes';

/** The radio mark: a dot under growing arcs. */
function radioWaves(cx: number, cy: number, size: number, colour: string): string {
  const arcs = [0.4, 0.75, 1.1].map(
    (part) =>
      d`M${cx - size * part * 0.7} ${cy - size * part * 0.7}A${size * part} ${size * part} 0 0 1 ${cx + size * part * 0.7} ${cy - size * part * 0.7}`,
  );
  return (
    stroke(arcs.join(''), band(colour, size * 0.16)) + disc(cx, cy - size * 0.05, size * 0.14, colour, none)
  );
}

type Face = 'keypad' | 'touchscreen' | 'plain' | 'reader';

function electronicFace(
  x: number,
  y: number,
  width: number,
  height: number,
  face: Face,
  pad: NumberPadForm = 'rows',
): string {
  const dark =
    box(x, y, width, height, 10, screen.deep) +
    shape(d`M${x + 2} ${y + 10}q0-8 8-8h${width * 0.5}L${x + 2} ${y + height * 0.7}z`, screen.shade, none);
  const faces = {
    keypad:
      box(x, y, width, height, 10, plastic.shade) +
      numberPad(x + 6, y + height * 0.14, width - 12, height * 0.8, plastic.light, '#ffffff', 4, pad) +
      lamp(x + width / 2, y + height * 0.08, signal.green, 3.5),
    touchscreen: dark + touchDigits(x + 6, y + 8, width - 12, height - 16),
    reader:
      dark +
      radioWaves(x + width / 2, y + height * 0.56, width * 0.3, '#9fd3f2') +
      lamp(x + width / 2, y + height * 0.82, signal.green),
    plain: '',
  };
  return faces[face];
}

function fingerprint(cx: number, cy: number, radius: number): string {
  return (
    disc(cx, cy, radius, screen.deep) +
    stroke(
      d`M${cx - 8} ${cy + 5}v-5a8 8 0 0 1 16 0v5M${cx - 4} ${cy + 7}v-7a4 4 0 0 1 8 0v7M${cx} ${cy + 1}v7`,
      fineIn('#9fd3f2'),
    )
  );
}

/** A card that opens a lock. */
function cardToken(cx: number, cy: number): string {
  return box(cx - 28, cy - 18, 56, 36, 5, '#ffffff', fine) + radioWaves(cx, cy + 10, 14, '#3d8fd1');
}

function interior(x: number, y: number, width: number, height: number, tone: Tone, radio: boolean): string {
  return (
    panel(x, y, width, height, 16, tone, 6) +
    stroke(d`M${x + 6} ${y + height * 0.55}h${width - 12}`, fineIn(tone.line)) +
    (radio ? radioWaves(x + width / 2, y + height * 0.42, 20, tone.line) : '')
  );
}

const smartDeadbolt: Drawer = (options) => {
  const tone = finishOf(options, '619');
  const face = oneOf(options, 'face', 'keypad', 'touchscreen', 'plain');
  const key = keywayOf(options);
  const pad = oneOf<NumberPadForm>(options, 'pad', 'rows', 'round', 'pairs', 'bars');
  const plate = oneOf(options, 'plate', 'round', 'square', 'arched');
  const corner = { round: 24, square: 4, arched: 44 }[plate];
  const outside =
    face === 'plain'
      ? panel(84, 70, 112, 134, 56, tone, 7) +
        disc(140, 128, 38, tone.shade, fineIn(tone.line)) +
        cylinderPlug(140, 128, 29, tone, key) +
        box(118, 180, 44, 7, 3.5, signal.blue, fine)
      : panel(84, 24, 112, 208, corner, tone, 7) +
        (plate === 'arched' ? shape('M96 24q4-16 22-16h44q18 0 22 16z', tone.light) : '') +
        electronicFace(98, 38, 84, 122, face, pad) +
        (key === 'none'
          ? disc(132, 222, 3, ink, none) + disc(148, 222, 3, ink, none)
          : disc(140, 194, 26, tone.shade, fineIn(tone.line)) + cylinderPlug(140, 194, 21, tone, key));
  return (
    outside +
    (oneOf(options, 'sensor', 'none', 'finger') === 'finger'
      ? fingerprint(140, face === 'plain' ? 188 : 190, 15)
      : '') +
    interior(222, 24, 94, 208, tone, oneOf(options, 'radio', 'yes', 'no') === 'yes') +
    houseKey(356, 60, key) +
    disc(269, 182, 28, tone.shade, fineIn(tone.line)) +
    thumbturn(269, 182, 24, tone, 0)
  );
};

const smartLever: Drawer = (options) => {
  const tone = finishOf(options);
  const face = oneOf(options, 'face', 'keypad', 'touchscreen', 'reader');
  return (
    panel(196, 20, 92, 242, 24, tone, 6) +
    electronicFace(206, 34, 72, 116, face) +
    leverSet(
      242,
      204,
      38,
      178,
      oneOf(options, 'lever', 'return', 'square', 'straight', 'curved'),
      tone,
      keywayOf(options),
    ) +
    (oneOf(options, 'credential', 'none', 'card') === 'card'
      ? radioWaves(242, 174, 16, tone.line) + cardToken(352, 228)
      : '') +
    interior(306, 44, 66, 164, tone, oneOf(options, 'radio', 'yes', 'no') === 'yes') +
    squareBolt(48, 96, 60, tone)
  );
};

const smartGateway: Drawer = (options) => {
  const tone = colourOf(options, 'white');
  return (
    rod('M306 168c60 0 58 70 4 72h-30', 9, plastic) +
    box(262, 228, 28, 24, 3, steel.base) +
    shape('M78 116q0-16 18-18h208q18 2 18 18v92q0 30-30 30H108q-30 0-30-30z', tone.shade) +
    shape('M80 116q0-14 16-16h208q16 2 16 16v84q0 28-28 28H108q-28 0-28-28z', tone.base, none) +
    shape('M98 98q4-20 24-22h156q20 2 24 22z', tone.light) +
    radioWaves(200, 180, 40, tone.line) +
    lamp(176, 206, signal.green, 5) +
    lamp(200, 206, signal.blue, 5) +
    lamp(224, 206, tone.shade, 5) +
    stroke('M92 130h24M92 138h24M92 146h24M284 130h24M284 138h24M284 146h24', fineIn(tone.line))
  );
};

const smartPadlock: Drawer = (options) => {
  const tone = colourOf(options);
  return (
    rod('M146 150V92a54 54 0 0 1 108 0v58', 26, steel) +
    shape('M112 150q0-14 14-14h148q14 0 14 14v66q0 44-50 44h-76q-50 0-50-44z', tone.shade) +
    shape('M114 150q0-12 12-12h148q12 0 12 12v58q0 42-48 42h-76q-48 0-48-42z', tone.base, none) +
    box(126, 142, 148, 5, 2.5, tone.light, none) +
    disc(200, 196, 40, screen.deep) +
    disc(200, 196, 40, 'none', fineIn(tone.line)) +
    radioWaves(200, 210, 24, '#9fd3f2') +
    disc(200, 196, 33, 'none', band(signal.blue, 3)) +
    lamp(134, 164, signal.green)
  );
};

const smartRimLock: Drawer = (options) => {
  const tone = colourOf(options);
  return (
    panel(66, 64, 204, 164, 14, tone, 8) +
    box(84, 84, 74, 96, 8, screen.deep) +
    touchDigits(88, 88, 66, 88) +
    disc(214, 148, 42, tone.shade, fineIn(tone.line)) +
    thumbturn(214, 148, 34, tone, 90) +
    radioWaves(121, 214, 18, tone.line) +
    lamp(176, 82, signal.green) +
    lamp(190, 82, signal.amber) +
    box(270, 86, 26, 34, 2, steel.light) +
    box(270, 170, 26, 34, 2, steel.light) +
    panel(300, 58, 44, 176, 4, steel, 5) +
    box(300, 80, 18, 46, 0, steel.deep, fine) +
    box(300, 164, 18, 46, 0, steel.deep, fine) +
    repeat(
      3,
      (i) => disc(332, 76 + i * 70, 5, steel.light, fine) + disc(332, 76 + i * 70, 2.5, steel.deep, none),
    )
  );
};

/** Locks with a radio and what connects them. */
export const smartLockIllustrations: Family = {
  'smart-deadbolt': smartDeadbolt,
  'smart-lever': smartLever,
  'smart-gateway': smartGateway,
  'smart-padlock': smartPadlock,
  'smart-rim-lock': smartRimLock,
};
