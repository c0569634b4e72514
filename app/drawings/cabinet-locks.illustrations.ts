import { numberPad } from './number-pads';
import { cylinderPlug } from './keyways';
import { colourOf, type Drawer, type Family, finishOf, oneOf } from './options';
import { door, brass, ink, plastic, signal, steel, type Tone } from './palette';
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
  move,
  none,
  oval,
  panel,
  post,
  repeat,
  rings,
  screw,
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
    (oneOf(options, 'key', 'flat', 'tubular') === 'tubular'
      ? oval(119, 150, 15, 28, 'none', band(ink, 5)) + oval(119, 150, 7, 13, tone.base, fine)
      : box(113, 122, 11, 56, 3, ink, none)) +
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
    (oneOf(options, 'use', 'drawer', 'door') === 'door'
      ? box(250, 138, 40, 58, 3, tone.light) + box(252, 180, 36, 12, 0, tone.shade, none)
      : box(140, 56, 58, 46, 3, tone.light) + box(143, 88, 52, 12, 0, tone.shade, none)) +
    disc(169, 168, 44, tone.shade) +
    disc(168, 166, 38, tone.base, none) +
    disc(169, 168, 30, tone.light, fineIn(tone.line)) +
    cylinderPlug(
      169,
      168,
      24,
      tone,
      oneOf(options, 'tumblers', 'disc', 'pin') === 'pin' ? 'schlage' : 'plain',
    ) +
    smallKey(340, 122, brass) +
    turn(-24, 340, 122, smallKey(340, 122, brass))
  );
};

const showcaseLock: Drawer = (options) => {
  const tone = finishOf(options, '625');
  if (oneOf(options, 'fixing', 'ratchet', 'clamp') === 'clamp')
    return (
      box(40, 40, 190, 220, 0, '#bcd7e6', fine) +
      stroke('M60 60l60 60M60 100l100 100', band('#e3f1f8', 5)) +
      panel(150, 96, 130, 108, 12, tone, 6) +
      disc(226, 150, 36, tone.light, fineIn(tone.line)) +
      cylinderPlug(226, 150, 27, tone) +
      disc(172, 118, 7, tone.deep, fine) +
      disc(172, 182, 7, tone.deep, fine) +
      turn(-20, 330, 130, smallKey(330, 130, brass))
    );
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
  const made = oneOf(options, 'made', 'plunger', 'sash', 'bolt');
  if (made !== 'plunger')
    return (
      box(40, 30, made === 'sash' ? 120 : 320, 230, 0, door.base, fine) +
      (made === 'sash'
        ? panel(70, 60, 84, 170, 14, tone, 7) +
          panel(196, 84, 60, 120, 6, tone, 5) +
          box(154, 120, 46, 44, 4, steel.light) +
          disc(112, 108, 26, tone.shade, fineIn(tone.line)) +
          cylinderPlug(112, 108, 19, tone) +
          screw(112, 206, 6, tone)
        : panel(80, 120, 180, 60, 10, tone, 6) +
          box(260, 136, 70, 28, 3, steel.light) +
          disc(130, 150, 22, tone.light, fineIn(tone.line)) +
          cylinderPlug(130, 150, 16, tone) +
          panel(330, 112, 30, 76, 3, tone, 4))
    );
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
  const made = oneOf(options, 'made', 'plate', 'barrel', 'kit');
  return (
    (made === 'plate'
      ? panel(104, 60, 124, 150, 5, tone, 5) +
        repeat(4, (i) => hole(i % 2 ? 212 : 120, i < 2 ? 78 : 190, 5, tone))
      : drum(110, 120, 100, 38, 12, tone) + stroke('M124 90h80M124 150h80', fineIn(tone.line))) +
    disc(166, 120, 34, tone.shade) +
    disc(165, 119, 28, tone.light, none) +
    cylinderPlug(166, 120, 22, tone) +
    shape('M140 158h52v68q0 10-10 10h-32q-10 0-10-10z', tone.base) +
    box(143, 160, 10, 72, 3, tone.light, none) +
    stroke('M140 178h52', fineIn(tone.line)) +
    (made === 'kit'
      ? repeat(4, (i) =>
          move(
            40 + i * 44,
            0,
            box(0, 250, 34, 12, 6, steel.base) +
              disc(8, 256, 3, ink, none) +
              (i % 2 ? box(24, 238, 10, 14, 2, steel.base) : ''),
          ),
        )
      : '') +
    repeat(2, (i) => turn(18 - i * 34, 290, 96, smallKey(290, 116, i ? steel : brass))) +
    disc(290, 90, 20, 'none', band(ink, 7)) +
    disc(290, 90, 20, 'none', band(steel.light, 3))
  );
};

const electronicCabinetLock: Drawer = (options) => {
  const tone = colourOf(options);
  const made = oneOf(options, 'made', 'keypad', 'hidden', 'wired');
  if (made !== 'keypad')
    return (
      panel(60, 90, 130, 100, 10, tone, 6) +
      shape('M190 120h40q10 0 10 10v20q0 10-10 10h-40z', steel.base) +
      panel(262, 84, 40, 112, 4, steel, 4) +
      box(270, 118, 24, 44, 3, ink, fine) +
      (made === 'wired'
        ? stroke('M60 130C20 130 30 230 90 236', band('#c63d36', 4)) +
          stroke('M60 140C30 150 40 240 96 246', band(ink, 4))
        : box(90, 208, 90, 56, 8, plastic.base) + numberPad(98, 212, 74, 48, plastic.light, '#ffffff', 2))
    );
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
