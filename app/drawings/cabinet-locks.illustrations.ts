import { numberPad } from './button-pads';
import { cylinderPlug } from './keyways';
import { colourOf, type Drawer, type Family, finishOf, oneOf } from './options';
import { brass, ink, plastic, signal, steel, type Tone } from './palette';
import {
  band,
  box,
  d,
  disc,
  drum,
  fine,
  fineIn,
  hole,
  lamp,
  none,
  oval,
  panel,
  post,
  repeat,
  rings,
  shape,
  stroke,
  turn,
} from './shapes';

/** A small flat key with a round bow, pointing down. */
function smallKey(cx: number, cy: number, tone: Tone): string {
  return (
    shape(d`M${cx - 6} ${cy + 20}v54l6 8l6-6v-6l-4-5l4-5v-6l-5-5l5-5v-24z`, tone.base) +
    disc(cx, cy, 24, tone.base) +
    disc(cx, cy - 8, 6, '#eef1f4', fine) +
    stroke(d`M${cx - 14} ${cy + 6}h28`, fine) +
    stroke(d`M${cx - 2} ${cy + 24}v46`, fine)
  );
}

const camLock: Drawer = (options) => {
  const tone = finishOf(options);
  const cams = {
    straight: shape('M284 132h22v36l-4 66q0 8-8 8t-8-8z', steel.base) + stroke('M295 186v40', fine),
    offset:
      shape('M284 132h22v42l26 24v40q0 6-6 6h-8q-6 0-6-6v-30l-28-24z', steel.base) +
      stroke('M284 176l22-2M312 204l20-6', fine),
    hook:
      shape('M284 132h22v58q0 26 24 26v-16h14v22q0 12-14 12q-46 0-46-44z', steel.base) +
      stroke('M294 190q2 34 36 34', fine),
  };
  return (
    drum(140, 150, 140, 42, 16, tone) +
    rings(156, 150, 42, 16, 13, 9, tone.line) +
    shape('M280 128h6v44h-6z', tone.shade) +
    shape('M236 96c-10 0-18 24-18 54s8 54 18 54h14c10 0 18-24 18-54s-8-54-18-54z', steel.base) +
    shape('M254 110l14 22v40l-14 22z', steel.shade, fine) +
    cams[oneOf(options, 'cam', 'straight', 'offset', 'hook')] +
    box(286, 138, 24, 24, 3, steel.light) +
    stroke('M292 150h12', fine) +
    shape('M128 92c18 0 32 26 32 58s-14 58-32 58h-8V92z', tone.shade) +
    oval(120, 150, 32, 58, tone.base) +
    oval(119, 150, 22, 42, tone.light, fineIn(tone.line)) +
    box(113, 122, 11, 56, 3, ink, none) +
    stroke('M98 122q4-14 12-20', fineIn('#ffffff'))
  );
};

const drawerLock: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    panel(84, 98, 170, 138, 6, tone, 6) +
    hole(102, 116, 6, tone) +
    hole(236, 116, 6, tone) +
    hole(102, 216, 6, tone) +
    hole(236, 216, 6, tone) +
    box(140, 56, 58, 46, 3, tone.light) +
    box(143, 88, 52, 12, 0, tone.shade, none) +
    disc(169, 168, 44, tone.shade) +
    disc(168, 166, 38, tone.base, none) +
    disc(169, 168, 30, tone.light, fineIn(tone.line)) +
    cylinderPlug(169, 168, 24, tone) +
    smallKey(304, 122, brass) +
    turn(-24, 304, 122, smallKey(304, 122, brass))
  );
};

const showcaseLock: Drawer = (options) => {
  const tone = finishOf(options, '625');
  return (
    box(48, 118, 304, 26, 3, steel.shade) +
    box(49.5, 119.5, 301, 16, 2, steel.light, none) +
    stroke(Array.from({ length: 20 }, (_, i) => d`M${60 + i * 9} 144l5-8l4 8`).join(''), fine) +
    shape('M48 118v-34h18v34z', steel.base) +
    shape('M182 92h108q14 0 14 14v52q0 30-30 30h-76q-30 0-30-30v-52q0-14 14-14z', tone.shade) +
    shape('M182 94h108q12 0 12 12v44q0 28-28 28h-76q-28 0-28-28v-44q0-12 12-12z', tone.base, none) +
    box(182, 98, 104, 5, 2.5, tone.light, none) +
    disc(236, 144, 33, tone.light, fineIn(tone.line)) +
    cylinderPlug(236, 144, 25, tone) +
    turn(70, 130, 216, smallKey(130, 216, brass))
  );
};

const pushLock: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    drum(148, 150, 118, 50, 18, tone) +
    stroke('M168 116q10 34 0 68M180 110q12 40 0 80', fineIn(tone.line)) +
    drum(266, 150, 62, 17, 7, steel) +
    shape('M204 198h30l-4 34h-22z', tone.shade) +
    hole(219, 216, 6, tone) +
    shape('M204 102h30l-4-34h-22z', tone.base) +
    hole(219, 84, 6, tone) +
    drum(100, 150, 48, 38, 14, tone) +
    oval(100, 150, 9, 25, tone.base, fineIn(tone.line)) +
    box(96, 134, 7, 32, 2, ink, none) +
    stroke('M84 150H58m8-7l-8 7l8 7', fine)
  );
};

const mailboxLock: Drawer = (options) => {
  const tone = finishOf(options);
  return (
    panel(104, 60, 124, 150, 5, tone, 5) +
    hole(120, 78, 5, tone) +
    hole(212, 78, 5, tone) +
    hole(120, 190, 5, tone) +
    hole(212, 190, 5, tone) +
    disc(166, 120, 34, tone.shade) +
    disc(165, 119, 28, tone.light, none) +
    cylinderPlug(166, 120, 22, tone) +
    shape('M140 158h52v68q0 10-10 10h-32q-10 0-10-10z', tone.base) +
    box(143, 160, 10, 72, 3, tone.light, none) +
    stroke('M140 178h52', fineIn(tone.line)) +
    repeat(2, (i) => turn(18 - i * 34, 290, 96, smallKey(290, 116, i ? steel : brass))) +
    disc(290, 90, 20, 'none', band(ink, 7)) +
    disc(290, 90, 20, 'none', band(steel.light, 3))
  );
};

const electronicCabinetLock: Drawer = (options) => {
  const tone = colourOf(options);
  return (
    panel(116, 22, 116, 240, 22, tone, 7) +
    box(132, 40, 84, 16, 8, tone.shade, fineIn(tone.line)) +
    lamp(152, 48, signal.red) +
    lamp(196, 48, signal.green) +
    numberPad(130, 66, 88, 116, tone.light, tone.line) +
    disc(174, 220, 30, tone.shade, fineIn(tone.line)) +
    box(164, 194, 20, 52, 10, tone.light, fineIn(tone.line)) +
    post(262, 96, 40, 96, 6, steel) +
    stroke('M262 112h40M262 122h40M262 132h40M262 142h40M262 152h40', fine) +
    shape('M270 192h24l4 44q0 8-8 8h-16q-8 0-8-8z', steel.base) +
    disc(282, 226, 5, plastic.base, none)
  );
};

/** Locks of cabinets, drawers, showcases and mailboxes. */
export const cabinetLockIllustrations: Family = {
  'cam-lock': camLock,
  'drawer-lock': drawerLock,
  'showcase-lock': showcaseLock,
  'push-lock': pushLock,
  'mailbox-lock': mailboxLock,
  'electronic-cabinet-lock': electronicCabinetLock,
};
