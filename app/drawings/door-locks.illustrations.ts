import { numberPad, touchDigits } from './number-pads';
import { cylinderPlug, houseKey, keywayOf } from './keyways';
import { barrel, latch, lever, leverSet, type LeverStyle, squareBolt, thumbturn } from './lock-parts';
import { type Drawer, type Family, finishOf, oneOf } from './options';
import { ink, plastic, screen, signal, type Tone } from './palette';
import {
  band,
  box,
  cone,
  d,
  disc,
  dome,
  fine,
  fineIn,
  hole,
  lamp,
  none,
  oval,
  panel,
  post,
  repeat,
  rod,
  rose,
  screw,
  shape,
  stroke,
  zoom,
} from './shapes';

const LEVERS = ['return', 'square', 'curved'] as const;

/** The inside of a lever lock: a turn to lock it, a keyed classroom core, the button of a privacy set, the smooth hub of a storeroom, or a plain hub. */
function insideLever(cx: number, cy: number, use: string, style: LeverStyle, tone: Tone): string {
  const hubs: Readonly<Record<string, string>> = {
    entry: disc(cx, cy, 15, tone.deep) + box(cx - 5, cy - 12, 10, 24, 4, tone.light),
    classroom:
      disc(cx, cy, 14, tone.light) + stroke(d`M${cx - 9} ${cy}h18M${cx} ${cy - 9}v18`, fineIn(tone.line)),
    storeroom: cone(cx, cy, 19, 6, tone),
    privacy: disc(cx, cy, 13, tone.deep) + disc(cx - 2, cy - 2, 9, tone.light),
  };
  return (
    rose(cx, cy, 44, tone) + lever(cx, cy, 104, style, tone) + disc(cx, cy, 24, tone.base) + (hubs[use] ?? '')
  );
}

const leverLock: Drawer = (options) => {
  const tone = finishOf(options);
  const style = oneOf(options, 'lever', 'straight', ...LEVERS);
  const use = oneOf(options, 'function', 'plain', 'entry', 'storeroom', 'classroom', 'passage', 'privacy');
  const isKeyless = use === 'passage' || use === 'privacy';
  const key = isKeyless ? 'none' : keywayOf(options);
  const radius = oneOf(options, 'grade', '1', '2') === '2' ? 52 : 68;
  const isStepped = oneOf(options, 'rose', 'plain', 'stepped') === 'stepped';
  return (
    (isStepped ? disc(262, 104, radius + 11, tone.shade) + disc(261, 102, radius + 8, tone.base, none) : '') +
    leverSet(262, 104, radius, 192, style, tone, key) +
    zoom(1.45, 20, 222, latch(20, 222, 78, tone, !isKeyless)) +
    (use === 'privacy' ? disc(262, 104, 6, ink, none) : '') +
    (use === 'plain' ? '' : insideLever(304, 216, use, style, tone)) +
    houseKey(360, 30, key)
  );
};

const mortiseLock: Drawer = (options) => {
  const tone = finishOf(options);
  const knobbed = oneOf(options, 'trim', 'lever', 'knob') === 'knob';
  const key = keywayOf(options);
  const bolted = oneOf(options, 'bolt', 'yes', 'no') === 'yes';
  return (
    panel(214, 36, 104, 212, 3, tone, 6) +
    repeat(4, (i) => screw(i % 2 ? 304 : 228, i < 2 ? 50 : 234, 5, tone)) +
    stroke('M226 132h80M226 190h80', fineIn(tone.line)) +
    disc(266, 212, 10, tone.shade, fineIn(tone.line)) +
    panel(318, 24, 16, 236, 2, tone, 4) +
    (bolted ? box(334, 74, 22, 40, 2, tone.light) + thumbturn(290, 82, 16, tone) : '') +
    shape('M334 150h10l16 18v12h-26z', tone.light) +
    box(334, 200, 10, 14, 2, tone.base) +
    hole(326, 36, 4, tone) +
    hole(326, 248, 4, tone) +
    rose(246, 82, 30, tone) +
    cylinderPlug(246, 82, 20, tone, key) +
    houseKey(60, 34, key) +
    (knobbed
      ? rose(238, 166, 42, tone) + barrel(190, 176, 46, 40, -8, tone) + dome(190, 176, 46, tone)
      : leverSet(246, 164, 44, 178, oneOf(options, 'lever', 'straight', ...LEVERS), tone, 'none'))
  );
};

const knobLock: Drawer = (options) => {
  const tone = finishOf(options);
  const form = oneOf(options, 'knob', 'ball', 'tulip', 'flat');
  const key = keywayOf(options);
  const knobs = {
    ball: barrel(178, 132, 30, 36, -16, tone) + dome(166, 138, 66, tone),
    tulip:
      shape('M216 86l-74 -4q-50 24 -42 72q10 48 66 50l62 -46z', tone.shade) +
      oval(150, 142, 50, 62, tone.base) +
      stroke('M112 122q10 -34 36 -36', band(tone.light, 5)),
    flat:
      barrel(168, 138, 60, 34, -14, tone) +
      rose(166, 138, 60, tone) +
      disc(166, 138, 48, 'none', fineIn(tone.line)),
  };
  const hub = form === 'tulip' ? 152 : 166;
  return (
    latch(222, 216, 76, tone) +
    rose(214, 116, 82, tone) +
    knobs[form] +
    disc(hub, 138, 34, tone.shade, fineIn(tone.line)) +
    cylinderPlug(hub, 138, 28, tone, key) +
    houseKey(52, 60, key)
  );
};

const interconnectedLock: Drawer = (options) => {
  const tone = finishOf(options);
  const key = keywayOf(options);
  return (
    box(226, 24, 92, 240, 20, tone.shade) +
    box(227.5, 25.5, 89, 230, 18, tone.base, none) +
    stroke('M236 60v-14q0-12 12-12h30', band(tone.light, 4)) +
    rose(272, 76, 36, tone) +
    disc(272, 76, 24, tone.shade, fineIn(tone.line)) +
    cylinderPlug(272, 76, 19, tone, key) +
    leverSet(272, 196, 40, 196, oneOf(options, 'lever', 'straight', ...LEVERS), tone, 'none') +
    squareBolt(88, 84, 62, tone) +
    houseKey(356, 40, key)
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
    leverSet(266, 212, 38, 190, oneOf(options, 'lever', 'straight', ...LEVERS), tone, keywayOf(options))
  );
};

const pushbuttonLock: Drawer = (options) => {
  const tone = finishOf(options);
  const handle = oneOf(options, 'handle', 'lever', 'knob', 'turn');
  const many = oneOf(options, 'buttons', '5', '13') === '13';
  const button = (x: number, y: number) =>
    disc(x, y, 8, tone.light) + disc(x + 1, y + 1.5, 4.5, tone.shade, none);
  const handles = {
    lever: lever(262, 214, 150, 'straight', tone) + disc(262, 214, 22, tone.base),
    knob: rose(262, 214, 40, tone) + barrel(240, 222, 34, 18, -7, tone) + dome(238, 222, 34, tone),
    turn: rose(262, 216, 32, tone) + thumbturn(262, 216, 26, tone, 90),
  };
  return (
    post(216, 22, 92, 238, many ? 8 : 22, tone) +
    box(232, 38, 60, 128, 10, tone.base, fineIn(tone.line)) +
    (many
      ? repeat(13, (i) => button(i % 2 ? 275 : 249, 50 + Math.floor(i / 2) * 17.5))
      : repeat(5, (i) => button(262, 54 + i * 24))) +
    handles[handle] +
    (handle === 'turn' ? squareBolt(60, 90, 64, tone) : latch(76, 90, 64, tone))
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
  const key = keywayOf(options);
  const outsideOnly = oneOf(options, 'half', 'both', 'outside') === 'outside';
  const square = oneOf(options, 'grip', 'curved', 'square') === 'square';
  return (
    rose(138, 62, 34, tone) +
    (square ? box(104, 28, 68, 68, 4, tone.base) : '') +
    cylinderPlug(138, 62, 21, tone, key) +
    (square ? rod('M138 128H98V240h40', 18, tone) : rod('M138 116C92 120 92 216 138 240', 20, tone)) +
    shape('M116 100h44q8 0 8 8v22q0 22-30 22t-30-22v-22q0-8 8-8z', tone.base) +
    shape('M109.5 130q2 20 28.500 20.500t28.500-20.500q-12 10-28.500 10t-28.500-10z', tone.shade, none) +
    rod('M138 122c-10 2-18 0-34 8', 13, tone, 'round') +
    rose(138, 240, 20, tone) +
    screw(138, 240, 6, tone, 'slot') +
    houseKey(44, 40, key) +
    (outsideOnly
      ? latch(220, 160, 64, tone) + squareBolt(212, 80, 64, tone)
      : rose(276, 62, 34, tone) +
        thumbturn(276, 62, 22, tone) +
        rose(276, 152, 38, tone) +
        lever(276, 152, 84, 'curved', tone) +
        disc(276, 152, 20, tone.base) +
        disc(276, 152, 9, tone.light, fineIn(tone.line)) +
        latch(236, 230, 56, tone))
  );
};

/** What shows at the edge of a door: faceplates with their bolts, and the strikes that receive them. */
const doorEdge =
  (made: 'bolt' | 'latch' | 'both'): Drawer =>
  (options) => {
    const bolts =
      options['handle'] === 'turn' || made === 'bolt' ? 'bolt' : options['bolt'] === 'no' ? 'latch' : made;
    const tone = finishOf(options);
    const deadlatch = oneOf(options, 'function', 'plain', 'passage', 'privacy') === 'plain';
    const plate = (y: number, thrown: boolean) =>
      panel(92, y - 46, 44, 92, 12, tone, 4) +
      screw(114, y - 34, 6, tone) +
      screw(114, y + 34, 6, tone) +
      (thrown
        ? box(98, y - 18, 32, 36, 4, tone.light) + box(98, y + 8, 32, 10, 2, tone.shade, none)
        : shape(d`M99 ${y - 18}h30v36h-30z`, tone.shade) +
          shape(d`M99 ${y - 18}h18v36h-18z`, tone.light) +
          (deadlatch ? box(120, y - 14, 8, 28, 2, tone.base) : ''));
    const strike = (y: number, thrown: boolean) =>
      panel(262, y - 46, 60, 92, thrown ? 12 : 4, tone, 4) +
      (thrown ? '' : shape(d`M262 ${y - 22}q-26 4-26 22t26 22z`, tone.base)) +
      box(280, y - 20, 26, 40, 4, ink, fine) +
      screw(292, y - 34, 6, tone) +
      screw(292, y + 34, 6, tone);
    const pair = (y: number, thrown: boolean) => plate(y, thrown) + strike(y, thrown);
    return (
      box(70, 10, 88, 256, 0, '#dccbb4') +
      box(232, 10, 104, 256, 0, '#e4e8ec', fine) +
      (bolts === 'both' ? pair(76, true) + pair(196, false) : pair(138, bolts === 'bolt'))
    );
  };

/** Locksets bored or mortised into a door. */
export const doorLockIllustrations: Family = {
  'lever-lock': leverLock,
  'mortise-lock': mortiseLock,
  'knob-lock': knobLock,
  'interconnected-lock': interconnectedLock,
  'keypad-lever': keypadLever,
  'pushbutton-lock': pushbuttonLock,
  'lock-guard': lockGuard,
  handleset,
  'deadbolt:edge': doorEdge('bolt'),
  'lever-lock:edge': doorEdge('latch'),
  'knob-lock:edge': doorEdge('latch'),
  'keypad-lever:edge': doorEdge('latch'),
  'pushbutton-lock:edge': doorEdge('latch'),
  'mortise-lock:edge': doorEdge('both'),
  'interconnected-lock:edge': doorEdge('both'),
  'handleset:edge': doorEdge('both'),
  'smart-deadbolt:edge': doorEdge('bolt'),
  'smart-lever:edge': doorEdge('latch'),
};
