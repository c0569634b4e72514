import { numberPad, touchDigits } from './button-pads';
import { barrel, cylinderPlug, latch, lever, leverSet, squareBolt, thumbturn } from './lock-parts';
import { type Drawer, type Family, finishOf, oneOf } from './options';
import { plastic, screen, signal } from './palette';
import {
  band,
  box,
  disc,
  dome,
  fine,
  fineIn,
  hole,
  keyway,
  lamp,
  none,
  panel,
  post,
  repeat,
  rod,
  rose,
  screw,
  shape,
  stroke,
} from './shapes';

const leverLock: Drawer = (options) => {
  const tone = finishOf(options);
  const style = oneOf(options, 'lever', 'straight', 'return', 'curved');
  return leverSet(262, 120, 68, 192, style, tone, true) + latch(96, 218, 84, tone);
};

const mortiseLock: Drawer = (options) => {
  const tone = finishOf(options);
  const knobbed = oneOf(options, 'trim', 'lever', 'knob') === 'knob';
  return (
    panel(214, 36, 104, 212, 3, tone, 6) +
    repeat(4, (i) => screw(i % 2 ? 304 : 228, i < 2 ? 50 : 234, 5, tone)) +
    stroke('M226 132h80M226 190h80', fineIn(tone.line)) +
    disc(266, 212, 10, tone.shade, fineIn(tone.line)) +
    panel(318, 24, 16, 236, 2, tone, 4) +
    box(334, 74, 22, 40, 2, tone.light) +
    shape('M334 150h10l16 18v12h-26z', tone.light) +
    box(334, 200, 10, 14, 2, tone.base) +
    hole(326, 36, 4, tone) +
    hole(326, 248, 4, tone) +
    rose(246, 82, 30, tone) +
    cylinderPlug(246, 82, 18, tone) +
    (knobbed
      ? rose(238, 166, 42, tone) + barrel(190, 176, 46, 40, -8, tone) + dome(190, 176, 46, tone)
      : leverSet(246, 164, 44, 178, 'straight', tone, false))
  );
};

const knobLock: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    latch(222, 216, 76, tone) +
    rose(214, 116, 82, tone) +
    barrel(178, 132, 30, 36, -16, tone) +
    dome(166, 138, 66, tone) +
    disc(166, 138, 34, tone.shade, fineIn(tone.line)) +
    cylinderPlug(166, 138, 26, tone)
  );
};

const deadbolt: Drawer = (options) => {
  const tone = finishOf(options);
  const cylinder = oneOf(options, 'cylinder', 'single', 'double', 'thumbturn');
  const outside = barrel(142, 116, 62, 22, -10, tone) + rose(142, 116, 62, tone);
  const keyedFace = (cx: number, cy: number) =>
    disc(cx, cy, 36, tone.shade, fineIn(tone.line)) + cylinderPlug(cx, cy, 28, tone);
  const inside = rose(286, 104, 52, tone);
  const faces = {
    single: outside + keyedFace(142, 116) + inside + thumbturn(286, 104, 32, tone),
    double:
      outside +
      keyedFace(142, 116) +
      inside +
      disc(286, 104, 30, tone.shade, fineIn(tone.line)) +
      cylinderPlug(286, 104, 23, tone),
    thumbturn:
      outside + thumbturn(142, 116, 42, tone) + inside + hole(262, 104, 5, tone) + hole(310, 104, 5, tone),
  };
  return faces[cylinder] + squareBolt(142, 220, 96, tone);
};

const interconnectedLock: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    box(226, 24, 92, 240, 20, tone.shade) +
    box(227.5, 25.5, 89, 230, 18, tone.base, none) +
    stroke('M236 60v-14q0-12 12-12h30', band(tone.light, 4)) +
    rose(272, 76, 36, tone) +
    disc(272, 76, 24, tone.shade, fineIn(tone.line)) +
    cylinderPlug(272, 76, 18, tone) +
    leverSet(272, 196, 40, 196, 'straight', tone, false) +
    squareBolt(88, 84, 62, tone)
  );
};

const keypadLever: Drawer = (options) => {
  const tone = finishOf(options);
  const touch = oneOf(options, 'keypad', 'push', 'touch') === 'touch';
  return (
    box(214, 22, 104, 240, 16, tone.shade) +
    box(215.5, 23.5, 101, 230, 14, tone.base, none) +
    (touch
      ? box(226, 34, 80, 128, 8, screen.deep) +
        shape('M228 42q0-6 6-6h40l-46 90z', screen.light, none) +
        touchDigits(230, 40, 72, 112)
      : box(226, 34, 80, 128, 8, plastic.shade) +
        numberPad(230, 52, 72, 106, plastic.light, '#ffffff') +
        lamp(256, 44, signal.green) +
        lamp(276, 44, signal.red)) +
    leverSet(266, 212, 38, 190, 'straight', tone, true)
  );
};

const pushbuttonLock: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    post(216, 22, 92, 238, 22, tone) +
    box(232, 38, 60, 118, 10, tone.base, fineIn(tone.line)) +
    repeat(
      5,
      (i) => disc(262, 52 + i * 22.5, 8.5, tone.light) + disc(263, 53.5 + i * 22.5, 5, tone.shade, none),
    ) +
    shape('M262 186q-20 0-24 18l-100 6q-16 0-16 14t16 14l112 4q40 0 40-28t-28-28z', tone.base) +
    shape('M126 228l124 4q24 0 36-20q4 28-36 28l-112-3q-9-1-12-9z', tone.shade, none) +
    disc(262, 212, 16, tone.light, fineIn(tone.line)) +
    keyway(262, 212, 22) +
    latch(76, 90, 64, tone)
  );
};

const lockGuard: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    box(110, 26, 180, 232, 4, '#dfe4e9') +
    stroke('M260 26v232', fine) +
    shape('M158 48h128q10 0 10 10v170q0 10-10 10H158q-8 0-8-8V56q0-8 8-8z', tone.shade) +
    box(151.5, 49.5, 143, 178, 8, tone.base, none) +
    box(160, 54, 126, 5, 2.5, tone.light, none) +
    disc(214, 112, 34, '#dfe4e9') +
    rose(214, 112, 26, tone) +
    cylinderPlug(214, 112, 16, tone) +
    disc(214, 192, 22, '#dfe4e9') +
    disc(214, 192, 12, tone.deep, fine) +
    repeat(6, (i) => screw(i % 2 ? 278 : 166, 68 + Math.floor(i / 2) * 75, 6.5, tone))
  );
};

const handleset: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    rose(138, 62, 34, tone) +
    cylinderPlug(138, 62, 20, tone) +
    rod('M138 116C92 120 92 216 138 240', 20, tone) +
    shape('M116 100h44q8 0 8 8v22q0 22-30 22t-30-22v-22q0-8 8-8z', tone.base) +
    shape('M109.5 130q2 20 28.500 20.500t28.500-20.500q-12 10-28.500 10t-28.500-10z', tone.shade, none) +
    rod('M138 122c-10 2-18 0-34 8', 13, tone, 'round') +
    rose(138, 240, 20, tone) +
    screw(138, 240, 6, tone, 'slot') +
    rose(276, 62, 34, tone) +
    thumbturn(276, 62, 22, tone) +
    rose(276, 152, 38, tone) +
    lever(276, 152, 84, 'curved', tone) +
    disc(276, 152, 20, tone.base) +
    disc(276, 152, 9, tone.light, fineIn(tone.line)) +
    latch(236, 230, 56, tone)
  );
};

/** Locksets bored or mortised into a door. */
export const doorLockIllustrations: Family = {
  'lever-lock': leverLock,
  'mortise-lock': mortiseLock,
  'knob-lock': knobLock,
  deadbolt,
  'interconnected-lock': interconnectedLock,
  'keypad-lever': keypadLever,
  'pushbutton-lock': pushbuttonLock,
  'lock-guard': lockGuard,
  handleset,
};
