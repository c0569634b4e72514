import { houseBlade } from './blades';
import { numberPad } from './number-pads';
import { cylinderPlug, houseKey as bareKey, keywayOf } from './keyways';
import { colourOf, countOf, type Drawer, type Family, oneOf } from './options';
import { brass, ground, ink, steel, type Tone, white } from './palette';
import {
  band,
  box,
  d,
  disc,
  fine,
  fineIn,
  mark,
  none,
  oval,
  panel,
  repeat,
  rod,
  screw,
  shape,
  stroke,
  turn,
} from './shapes';

/** A split ring: two turns of flat wire. */
function splitRing(cx: number, cy: number, radius: number): string {
  const width = Math.max(7, radius * 0.16);
  return (
    disc(cx, cy, radius, 'none', band(ink, width + 3)) +
    disc(cx, cy, radius, 'none', band(steel.base, width - 3)) +
    disc(cx, cy, radius, 'none', band(ink, 1.5)) +
    stroke(d`M${cx - radius * 0.7} ${cy - radius * 0.7}l${width * 0.7} ${width * 0.7}`, fine) +
    stroke(
      d`M${cx - radius * 0.98} ${cy + radius * 0.1}a${radius} ${radius} 0 0 1 ${radius * 0.5} ${-radius * 0.9}`,
      band(steel.light, width * 0.25),
    )
  );
}

/** A house key hanging from a point, its bow at the top. */
function houseKey(cx: number, top: number, tone: Tone, bow: string): string {
  return houseBlade(cx, top + 62, 22, 104, true, tone) + bow + disc(cx, top + 14, 7, ground);
}

function roundBow(cx: number, top: number, tone: Tone): string {
  return (
    disc(cx, top + 36, 36, tone.shade) +
    disc(cx - 1, top + 34, 32, tone.base, none) +
    stroke(d`M${cx - 22} ${top + 44}h44`, fineIn(tone.line))
  );
}

const keyRing: Drawer = (options) => {
  if (oneOf(options, 'size', 'small', 'large') === 'large') {
    return (
      turn(24, 200, 40, houseKey(200, 92, brass, roundBow(200, 92, brass))) +
      turn(-24, 200, 40, houseKey(200, 92, steel, roundBow(200, 92, steel))) +
      turn(
        0,
        200,
        40,
        houseKey(200, 100, brass, box(166, 100, 68, 66, 14, brass.base) + stroke('M178 146h44', fine)),
      ) +
      splitRing(200, 72, 56)
    );
  }
  return splitRing(130, 170, 62) + splitRing(268, 186, 52) + splitRing(226, 84, 44);
};

const keyTag: Drawer = (options) => {
  const tone = colourOf(options, 'blue');
  if (oneOf(options, 'form', 'flap', 'round') === 'round') {
    const round = (text: string) =>
      disc(200, 160, 68, tone.shade) +
      disc(199, 158, 63, tone.base, none) +
      disc(200, 108, 9, ground) +
      mark(200, 186, 46, text);
    return turn(30, 200, 60, round('24')) + turn(-24, 200, 60, round('25')) + splitRing(200, 60, 40);
  }
  const tag =
    shape('M166 92q0-12 10-16l16-10q8-4 16 0l16 10q10 4 10 16v136q0 14-14 14h-40q-14 0-14-14z', tone.shade) +
    shape(
      'M168 92q0-10 9-14l16-10q7-4 14 0l16 10q9 4 9 14v130q0 12-12 12h-40q-12 0-12-12z',
      tone.base,
      none,
    ) +
    box(178, 116, 44, 100, 5, white.base, fineIn(tone.deep)) +
    stroke('M186 138h28M186 154h28M186 170h28M186 186h18', fineIn(steel.shade)) +
    disc(200, 90, 9, ground);
  return turn(26, 200, 60, tag) + turn(-22, 200, 60, tag) + splitRing(200, 60, 40);
};

const keyCabinet: Drawer = (options) => {
  const tone = colourOf(options, 'grey');
  const hooks = countOf(options, 'hooks', 10, 200, 18);
  const [rows, columns] = hooks > 100 ? [4, 9] : hooks > 40 ? [4, 6] : [3, 6];
  const pitch = 174 / rows;
  const hangingKey = (cx: number, y: number, metal: Tone) =>
    shape(d`M${cx - 2.5} ${y + 15}v18l2 2l3-3v-17a7 7 0 1 0-5 0z`, metal.base, fine);
  return (
    shape('M262 44l96-20v224l-96 4z', tone.shade) +
    shape('M276 58l68-14v188l-68 4z', tone.base, fineIn(tone.line)) +
    disc(346, 138, 7, steel.light, fine) +
    box(70, 44, 192, 208, 4, tone.base) +
    box(82, 56, 168, 184, 2, tone.light, fineIn(tone.line)) +
    (oneOf(options, 'lock', 'cam', 'keypad') === 'keypad'
      ? numberPad(290, 70, 40, 54, steel.light, ink, 3)
      : '') +
    repeat(
      rows,
      (row) =>
        box(90, 66 + row * pitch, 152, 9, 2, tone.shade, fineIn(tone.line)) +
        repeat(columns, (i) =>
          (row * columns + i) % 5 === 4
            ? disc(98 + i * (146 / columns), 72 + row * pitch, 2, ink, none)
            : hangingKey(98 + i * (146 / columns), 68 + row * pitch, i % 2 ? steel : brass),
        ),
    )
  );
};

const keyBlank: Drawer = (options) => {
  const profile = oneOf(options, 'profile', 'house', 'padlock', 'commercial');
  const blanks = {
    house:
      houseBlade(200, 104, 32, 178, false, brass) +
      shape('M158 30q42-26 84 0q20 20 14 46q-8 30-36 36h-40q-28-6-36-36q-6-26 14-46z', brass.shade) +
      shape('M161 32q39-24 78 0q18 18 12 42q-8 26-32 32h-38q-26-6-32-32q-6-24 12-42z', brass.base, none) +
      stroke('M160 78h80M168 92h64', fine),
    padlock:
      houseBlade(200, 108, 26, 150, false, steel) +
      shape('M162 22h76q8 0 8 8v70q0 12-12 12h-68q-12 0-12-12V30q0-8 8-8z', steel.shade) +
      box(155.5, 23.5, 87, 80, 7, steel.base, none) +
      stroke('M166 70h68M166 84h68', fine),
    commercial:
      houseBlade(200, 116, 34, 170, false, steel) +
      shape('M172 12h56l34 26v46l-34 34h-56l-34-34V38z', steel.shade) +
      shape('M173 14h53l32 25v42l-32 32h-53l-32-32V39z', steel.base, none) +
      stroke('M160 56h80v34h-80z', fine) +
      stroke('M172 68h56M172 78h40', fine),
  };
  const key = keywayOf(options);
  const metal = oneOf(options, 'metal', 'brass', 'nickel') === 'nickel' ? steel : brass;
  const length = 70 + countOf(options, 'pins', 4, 7, 5) * 6;
  return key === 'plain'
    ? turn(-52, 200, 150, blanks[profile], disc(200, 36, 11, ground))
    : turn(
        -52,
        200,
        150,
        `<g transform="translate(200 20) scale(2.5)">${bareKey(0, 0, key, length, false, metal)}</g>`,
      );
};

/** The plug that a blank goes into, beside the blank. */
const blankKeyway: Drawer = (options) => {
  const key = keywayOf(options);
  const metal = oneOf(options, 'metal', 'brass', 'nickel') === 'nickel' ? steel : brass;
  return (
    disc(140, 150, 92, brass.base) +
    cylinderPlug(140, 150, 66, brass, key) +
    `<g transform="translate(300 40) scale(1.9)">${bareKey(0, 0, key, 70 + countOf(options, 'pins', 4, 7, 5) * 6, false, metal)}</g>`
  );
};

const keyReel: Drawer = (options) => {
  const tone = colourOf(options);
  return (
    shape('M172 18h56q8 0 8 8v70h-72V26q0-8 8-8z', steel.shade) +
    box(174, 26, 52, 10, 4, steel.light, fine) +
    disc(200, 118, 70, tone.shade) +
    disc(199, 115, 65, tone.base, none) +
    disc(200, 118, 46, tone.light, fineIn(tone.line)) +
    disc(200, 118, 38, tone.base, fineIn(tone.line)) +
    stroke('M146 98a58 58 0 0 1 36-36', band(tone.light, 5)) +
    box(190, 184, 20, 16, 3, steel.base) +
    {
      cord: stroke('M200 200q14 14 0 24', band(ink, 5)),
      chain: repeat(4, (i) => oval(200, 204 + i * 7, i % 2 ? 2 : 5, 5, 'none', band(steel.shade, 2.5))),
      strap: box(188, 198, 24, 30, 4, white.base),
    }[oneOf(options, 'line', 'cord', 'chain', 'strap')] +
    splitRing(200, 246, 20) +
    mirrorKey(262, 200)
  );
};

function mirrorKey(x: number, y: number): string {
  return turn(
    -64,
    x - 44,
    y + 44,
    houseBlade(x - 44, y + 74, 14, 66, true, brass) +
      disc(x - 44, y + 58, 22, brass.base) +
      disc(x - 44, y + 48, 5, ground, fine),
  );
}

const lockbox: Drawer = (options) => {
  const tone = colourOf(options);
  const onWall = oneOf(options, 'mount', 'shackle', 'wall') === 'wall';
  const keypad = oneOf(options, 'opening', 'wheels', 'keypad') === 'keypad';
  const wide = oneOf(options, 'cover', 'none', 'lid') === 'lid';
  return (
    (onWall
      ? box(104, 48, 192, 222, 10, steel.shade) +
        repeat(4, (i) => screw(i % 2 ? 284 : 116, i < 2 ? 62 : 256, 6, steel))
      : rod('M158 108V66a42 42 0 0 1 84 0v42', 20, steel)) +
    (wide ? shape('M118 100l-6-46q0-8 8-8h160q8 0 8 8l-6 46z', tone.light) : '') +
    panel(118, 100, 164, 164, 14, tone, 8) +
    box(134, 116, 132, 132, 8, tone.shade, fineIn(tone.line)) +
    (keypad
      ? numberPad(142, 122, 116, 84, tone.light, '#ffffff', 4)
      : repeat(
          4,
          (i) =>
            box(146 + i * 28, 136, 24, 62, 4, tone.light, fineIn(tone.line)) +
            box(146 + i * 28, 154, 24, 25, 2, '#f6f8f9', fine) +
            mark(158 + i * 28, 173, 17, ['4', '0', '7', '2'][i] ?? '0'),
        )) +
    box(172, 212, 56, 22, 11, tone.light, fineIn(tone.line)) +
    stroke('M190 218l10 9l10-9', fineIn('#ffffff')) +
    stroke('M128 112h60', band(tone.light, 4))
  );
};

const keyCap: Drawer = (options) => {
  const tone = colourOf(options, 'red');
  const cap = (cx: number, cy: number) =>
    shape(d`M${cx - 34} ${cy + 22}q-10-62 34-62t34 62q-4 14-18 14h-32q-14 0-18-14z`, tone.shade) +
    shape(d`M${cx - 31} ${cy + 18}q-8-54 31-55t31 55q-4 12-16 12h-30q-12 0-16-12z`, tone.base, none) +
    box(cx - 13, cy - 30, 26, 11, 5.5, ground, fine) +
    stroke(d`M${cx - 22} ${cy + 4}q0-20 10-26`, band(tone.light, 4));
  return (
    turn(-24, 150, 150, houseBlade(150, 140, 28, 130, true, brass), cap(150, 104)) +
    cap(278, 92) +
    box(246, 122, 64, 7, 3, tone.deep, fineIn(tone.line)) +
    cap(290, 206) +
    box(258, 236, 64, 7, 3, tone.deep, fineIn(tone.line))
  );
};

/** Rings, tags, cabinets, blanks and the like. */
export const keyAccessoryIllustrations: Family = {
  'key-ring': keyRing,
  'key-tag': keyTag,
  'key-cabinet': keyCabinet,
  'key-blank': keyBlank,
  'key-blank:keyway': blankKeyway,
  'key-reel': keyReel,
  lockbox,
  'key-cap': keyCap,
};
