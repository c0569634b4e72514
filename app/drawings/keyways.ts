import { houseBlade } from './blades';
import { oneOf, type Options } from './options';
import { brass, ground, ink, type Tone } from './palette';
import { box, d, disc, fine, fineIn, none, shape } from './shapes';

/** A key section: 'plain' is one that isn't known, 'core' an empty figure-8 housing, 'none' has no cylinder. */
export type Keyway = keyof typeof sections;

/** The slot in the plug, 24 high about its middle, and the bow of the key, 40 high above its blade. */
const sections = {
  plain: { slot: '', bow: 'M-14-20h28q8 10 6 24l-8 14h-24l-8-14q-2-14 6-24z' },
  schlage: {
    slot: 'M-2.4-12h4.8v7l-2.200 2.500v4l3.400 3v7.500h-5v-6l-2.600-3v-5l1.600-2z',
    bow: 'M-13-20h26l10 13-7 23h-32l-7-23z',
  },
  kwikset: {
    slot: 'M-2.500-12h5v8l2.500 2v6l-2.500 2v6h-5v-5l-2-2v-4l2-2z',
    bow: 'M-9-20h18q13 3 13 19t-13 17h-18q-13-2-13-17t13-19z',
  },
  weiser: {
    slot: 'M-3-12h4.500v6l2 2v4l-3 3v3h3v6h-6v-9l-2-2v-4l1.500-2z',
    bow: 'M-17-20h34q5 0 5 5v26q0 5-5 5h-34q-5 0-5-5v-26q0-5 5-5z',
  },
  yale: {
    slot: 'M-2-12h5v6l-3.500 3v4l4.500 3v8h-6v-6l-2.500-2v-5l3-3z',
    bow: 'M-8 16q-16 2-16-11q0-9 9-11q-1-15 15-15t15 15q9 2 9 11q0 13-16 11z',
  },
  sargent: {
    slot: 'M-3-12h4v5l3.500 3v4l-4.500 3v9h-4v-7l-2-3v-4l3-3z',
    bow: 'M-12-20h24a21 21 0 0 1-3 36h-18a21 21 0 0 1-3-36z',
  },
  corbin: {
    slot: 'M-1-12h4.500v8l-4 3v3l4 2v8h-5.500v-5l-3-3v-5l4-4z',
    bow: 'M-25-2q0-18 25-18t25 18t-17 18h-16q-17 0-17-18z',
  },
  best: { slot: 'M-2-12h4.500v7l3 2v3l-5.500 3v9h-4v-7l3-3v-3l-3-3z', bow: 'M-22-20h44l-8 36h-28z' },
  medeco: {
    slot: 'M-3-12h6v5l-2 2v3l3 3v11h-7.500v-8l2-2v-3l-2-3z',
    bow: 'M-11-20h22l12 11v14l-12 11h-22l-12-11v-14z',
  },
  master: { slot: 'M-2-12h4v9l2 2v4l-3 2v7h-4v-7l-2-2v-4l3-2z', bow: 'M-20-20h40v20l-11 16h-18l-11-16z' },
  core: { slot: '', bow: '' },
  none: { slot: '', bow: '' },
};

const names = Object.keys(sections).filter(isKeyway);

function isKeyway(name: string): name is Keyway {
  return Object.hasOwn(sections, name);
}

/** The key section of the `keyway` option. */
export function keywayOf(options: Options, fallback: Keyway = 'plain'): Keyway {
  return oneOf(options, 'keyway', fallback, ...names);
}

/** The face of a keyed cylinder: a lit disc, and in it the plug with the slot of its key. */
export function cylinderPlug(
  cx: number,
  cy: number,
  radius: number,
  tone: Tone,
  keyway: Keyway = 'plain',
): string {
  const plug = radius * 0.62;
  const face =
    disc(cx, cy, radius, tone.light, fineIn(tone.line)) + disc(cx, cy, plug, 'none', fineIn(tone.line));
  const { slot } = sections[keyway];
  if (keyway === 'none') return disc(cx, cy, radius * 0.76, tone.light, fineIn(tone.line));
  if (keyway === 'core')
    return shape(
      d`M${cx - radius * 0.42} ${cy - radius * 0.18}a${radius * 0.52} ${radius * 0.52} 0 1 1 ${radius * 0.84} 0a${radius * 0.64} ${radius * 0.64} 0 1 1 ${-radius * 0.84} 0z`,
      ink,
      fineIn(tone.light),
    );
  if (slot === '')
    return (
      face +
      box(cx - plug * 0.18, cy - plug * 0.62, plug * 0.36, plug * 1.24, plug * 0.12, ink, none) +
      box(cx - plug * 0.18, cy - plug * 0.1, plug * 0.6, plug * 0.26, 0, ink, none)
    );
  const tool =
    keyway === 'kwikset' || keyway === 'weiser'
      ? box(cx - plug * 0.66, cy - plug * 0.16, plug * 0.16, plug * 0.5, 0, ink, none)
      : '';
  return (
    face +
    tool +
    `<path d="${slot}" transform="translate(${Math.round(cx)} ${Math.round(cy)}) scale(${(plug * 0.058).toFixed(2)})" fill="${ink}" stroke="none"/>`
  );
}

/** A key of a section, its bow above: as it is supplied with a lock, or uncut. Nothing where there is no key. */
export function houseKey(
  cx: number,
  top: number,
  keyway: Keyway,
  length = 84,
  cut = true,
  tone: Tone = brass,
): string {
  const { bow } = sections[keyway];
  if (bow === '') return '';
  return (
    houseBlade(cx, top + 32, 15, length - 32, cut, tone) +
    `<g transform="translate(${Math.round(cx)} ${Math.round(top + 20)})">${shape(bow, tone.base)}${disc(0, -10, 4.5, ground, fine)}</g>`
  );
}
