import { cylinderPlug, houseKey, type Keyway, keywayOf } from './keyways';
import { squareBolt, strike, thumbturn } from './lock-parts';
import { type Drawer, type Family, finishOf, oneOf } from './options';
import { ground, plastic, steel, type Tone } from './palette';
import { band, box, cone, d, disc, fine, fineIn, hole, rose, screw, shape, turn, zoom } from './shapes';

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
    turn(14, cx, y, houseKey(cx, y + 6, key, 118)) +
    turn(-14, cx, y, houseKey(cx, y + 6, key, 118)) +
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

const deadbolt: Drawer = (options) => {
  const tone = finishOf(options);
  const cylinder = oneOf(options, 'cylinder', 'single', 'double', 'thumbturn');
  const trim = oneOf(options, 'trim', 'tapered', 'stepped', 'flat');
  const key = keywayOf(options);
  const housing = (cx: number, cy: number, radius: number) =>
    ({
      tapered: cone(cx, cy, radius, radius * 0.36, tone),
      stepped: rose(cx, cy, radius + 6, tone) + cone(cx, cy, radius * 0.82, radius * 0.2, tone),
      flat: cone(cx, cy, radius + 4, radius * 0.16, tone),
    })[trim];
  const keyed = (cx: number, cy: number, radius: number) =>
    housing(cx, cy, radius) +
    disc(cx, cy, radius * 0.52, tone.base, fineIn(tone.line)) +
    cylinderPlug(cx, cy, radius * 0.42, tone, key);
  const isAlike = oneOf(options, 'keyed', 'different', 'alike') === 'alike';
  const faces = {
    single:
      keyed(92, 90, 72) +
      zoom(1.26, 248, 92, insideTurn(trim, 248, 92, tone)) +
      (isAlike ? keyPair(358, 32, key) : houseKey(362, 26, key, 124)),
    double:
      keyed(92, 90, 72) +
      keyed(244, 92, 68) +
      (isAlike ? keyPair(358, 32, key) : houseKey(346, 22, key, 118) + houseKey(374, 40, key, 118)),
    thumbturn:
      cone(92, 90, 72, 14, tone) +
      disc(92, 90, 48, 'none', fineIn(tone.line)) +
      rose(248, 92, 68, tone) +
      thumbturn(248, 92, 56, tone, 45) +
      hole(204, 92, 6, tone) +
      hole(292, 92, 6, tone),
  };
  const bolt =
    zoom(1.75, 24, 232, squareBolt(24, 232, 88, tone)) +
    (trim === 'stepped'
      ? turn(90, 322, 208, zoom(1.6, 322, 208, strike(322, 208, tone))) + rekeyTool(274, 266)
      : turn(90, 322, 232, zoom(2, 322, 232, strike(322, 232, tone))));
  return faces[cylinder] + bolt;
};

/** Deadbolts by cylinder, trim, and keying; all parts of one are to the same scale. */
export const deadboltIllustrations: Family = { deadbolt };
