import { cylinderPlug, houseKey, type Keyway, keywayOf } from './keyways';
import { squareBolt, strike, thumbturn } from './lock-parts';
import { type Drawer, type Family, finishOf, oneOf } from './options';
import { ground, plastic, steel, type Tone, wood } from './palette';
import { band, box, d, disc, fine, fineIn, hole, none, rose, screw, shape, turn } from './shapes';

/** The inside of a deadbolt: a turn on a rose, both as its maker forms them. */
function insideTurn(trim: 'tapered' | 'stepped' | 'flat', cx: number, cy: number, tone: Tone): string {
  const forms = {
    tapered: rose(cx, cy, 52, tone) + thumbturn(cx, cy, 36, tone),
    stepped:
      rose(cx, cy, 54, tone) +
      disc(cx, cy, 32, tone.shade) +
      shape(d`M${cx - 46} ${cy - 9}q20-4 34-9h24q14 5 34 9v18q-20 4-34 9h-24q-14-5-34-9z`, tone.light) +
      disc(cx, cy, 10, tone.base, fineIn(tone.line)),
    flat:
      rose(cx, cy, 54, tone) +
      thumbturn(cx, cy, 40, tone, 45) +
      screw(cx - 28, cy - 24, 6, tone) +
      screw(cx + 28, cy + 24, 6, tone),
  };
  return forms[trim];
}

/** Two keys of the same cuts on one ring. */
function keyPair(cx: number, y: number, key: Keyway): string {
  return (
    turn(14, cx, y, houseKey(cx, y + 6, key, 88)) +
    turn(-14, cx, y, houseKey(cx, y + 6, key, 88)) +
    disc(cx, y - 2, 15, 'none', ` stroke-width="6"`) +
    disc(cx, y - 2, 15, 'none', band(steel.light, 2.5))
  );
}

/** The tool that sets a cylinder to another key: a handle and a thin blade. */
function rekeyTool(x: number, y: number): string {
  return (
    box(x + 46, y + 1, 56, 8, 2, steel.base) +
    box(x, y - 9, 54, 28, 8, plastic.base) +
    disc(x + 14, y + 5, 5, ground, fine)
  );
}

/** Parts seen from the other side: mirrored about a vertical line. */
function mirrored(cx: number, part: string): string {
  return `<g transform="translate(${cx * 2} 0) scale(-1 1)">${part}</g>`;
}

const deadbolt: Drawer = (options) => {
  const tone = finishOf(options);
  const cylinder = oneOf(options, 'cylinder', 'single', 'double', 'thumbturn');
  const trim = oneOf(options, 'trim', 'tapered', 'stepped', 'flat');
  const key = keywayOf(options);
  const housing = (cx: number, cy: number, radius: number) =>
    ({
      tapered:
        rose(cx, cy, radius, tone) +
        disc(cx, cy, radius * 0.88, tone.base) +
        disc(cx, cy, radius * 0.76, tone.base),
      stepped: rose(cx, cy, radius + 6, tone) + disc(cx, cy, radius * 0.8, tone.base),
      flat: rose(cx, cy, radius + 4, tone) + disc(cx, cy, radius * 0.9, tone.light, fineIn(tone.line)),
    })[trim];
  const keyed = (cx: number, cy: number, radius: number) =>
    housing(cx, cy, radius) +
    disc(cx, cy, radius * 0.58, tone.shade, fineIn(tone.line)) +
    cylinderPlug(cx, cy, radius * 0.48, tone, key);
  const isAlike = oneOf(options, 'keyed', 'different', 'alike') === 'alike';
  const faces = {
    single:
      keyed(112, 112, 62) +
      insideTurn(trim, 264, 104, tone) +
      (isAlike ? keyPair(354, 34, key) : houseKey(360, 40, key, 100)),
    double:
      box(146, 12, 26, 176, 0, wood.base) +
      box(160, 13.5, 10, 173, 0, wood.shade, none) +
      keyed(82, 108, 52) +
      mirrored(244, keyed(244, 108, 52)) +
      (isAlike ? keyPair(354, 34, key) : houseKey(326, 40, key, 100) + houseKey(374, 64, key, 100)),
    thumbturn:
      disc(128, 112, 60, tone.shade) +
      disc(127, 110, 56, tone.base, none) +
      disc(127, 110, 44, 'none', fineIn(tone.line)) +
      rose(276, 104, 56, tone) +
      thumbturn(276, 104, 46, tone, 45) +
      hole(240, 104, 5, tone) +
      hole(312, 104, 5, tone),
  };
  const bolt =
    trim === 'stepped'
      ? squareBolt(44, 232, 88, tone) + strike(222, 232, tone) + rekeyTool(272, 227)
      : squareBolt(90, 232, 88, tone) + strike(272, 232, tone);
  return faces[cylinder] + bolt;
};

/** Deadbolts by cylinder, trim, and keying. */
export const deadboltIllustrations: Family = { deadbolt };
