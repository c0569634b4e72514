import { cylinderPlug, houseKey, type Keyway, keywayOf } from './keyways';
import { squareBolt, strike, thumbturn } from './lock-parts';
import { type Drawer, type Family, finishOf, oneOf } from './options';
import { ground, plastic, steel, type Tone } from './palette';
import { band, box, cone, d, disc, fine, fineIn, hole, rose, screw, shape, turn } from './shapes';

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
      keyed(104, 150, 88) +
      insideTurn(trim, 264, 98, tone) +
      (isAlike ? keyPair(356, 40, key) : houseKey(360, 46, key, 100)),
    double:
      keyed(104, 150, 88) +
      keyed(262, 98, 58) +
      (isAlike ? keyPair(360, 40, key) : houseKey(344, 34, key, 100) + houseKey(376, 58, key, 100)),
    thumbturn:
      cone(104, 150, 84, 14, tone) +
      disc(104, 150, 56, 'none', fineIn(tone.line)) +
      rose(276, 98, 56, tone) +
      thumbturn(276, 98, 46, tone, 45) +
      hole(240, 98, 5, tone) +
      hole(312, 98, 5, tone),
  };
  const bolt =
    trim === 'stepped'
      ? squareBolt(212, 200, 88, tone) + strike(370, 206, tone) + rekeyTool(228, 248)
      : squareBolt(212, 220, 88, tone) + strike(370, 220, tone);
  return faces[cylinder] + bolt;
};

/** Deadbolts by cylinder, trim, and keying. */
export const deadboltIllustrations: Family = { deadbolt };
