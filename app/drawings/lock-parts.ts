import { cylinderPlug, type Keyway } from './keyways';
import { ground, ink, type Tone } from './palette';
import { band, box, d, disc, fineIn, none, rose, shape, stroke } from './shapes';

export type LeverStyle = 'straight' | 'return' | 'curved' | 'square';

/** A lever handle that runs to the left of its hub. */
export function lever(hubX: number, hubY: number, length: number, style: LeverStyle, tone: Tone): string {
  const end = hubX - length;
  const forms = {
    straight:
      shape(
        d`M${hubX} ${hubY - 19}L${end + 14} ${hubY - 14}q-14 0-14 14t14 14L${hubX} ${hubY + 19}z`,
        tone.base,
      ) +
      shape(
        d`M${hubX} ${hubY + 8}L${end + 6} ${hubY + 6}q3 6 9 6.5L${hubX} ${hubY + 17.5}z`,
        tone.shade,
        none,
      ) +
      shape(d`M${hubX} ${hubY - 14}L${end + 14} ${hubY - 10}v4L${hubX} ${hubY - 8}z`, tone.light, none),
    return:
      shape(d`M${hubX} ${hubY - 19}H${end + 26}q-26 0-26 26v22q0 8 8 8h14q8 0 8-8v-10H${hubX}z`, tone.base) +
      shape(d`M${hubX} ${hubY + 8}H${end + 40}q-10 0-10 11H${hubX}z`, tone.shade, none) +
      shape(d`M${end + 1.5} ${hubY + 18}h27v10q0 7-7 7h-13q-7 0-7-7z`, tone.deep, none) +
      shape(d`M${hubX} ${hubY - 14}H${end + 28}q-14 0-20 12l5 2q5-8 15-8H${hubX}z`, tone.light, none),
    curved:
      shape(
        d`M${hubX} ${hubY - 20}C${hubX - length * 0.35} ${hubY - 30} ${end + length * 0.4} ${hubY - 4} ${end + 12} ${hubY - 20}q-16-4-12 14q8 32 46 30C${end + length * 0.5} ${hubY + 22} ${hubX - length * 0.3} ${hubY + 6} ${hubX} ${hubY + 20}z`,
        tone.base,
      ) +
      shape(
        d`M${end + 6} ${hubY + 2}q10 20 40 20C${end + length * 0.5} ${hubY + 20} ${hubX - length * 0.3} ${hubY + 5} ${hubX} ${hubY + 18}v-9C${hubX - length * 0.3} ${hubY - 3} ${end + length * 0.5} ${hubY + 12} ${end + 40} ${hubY + 14}q-24-2-34-12z`,
        tone.shade,
        none,
      ) +
      stroke(
        d`M${hubX - 8} ${hubY - 15}C${hubX - length * 0.35} ${hubY - 23} ${end + length * 0.4} ${hubY + 2} ${end + 16} ${hubY - 13}`,
        band(tone.light, 4),
      ),
    square:
      shape(d`M${hubX} ${hubY - 16}H${end + 4}q-4 0-4 4v24q0 4 4 4H${hubX}z`, tone.base) +
      box(end + 3, hubY + 6, length - 3, 8, 0, tone.shade, none) +
      box(end + 4, hubY - 13, length - 4, 5, 0, tone.light, none) +
      stroke(d`M${end + 16} ${hubY - 16}v32`, fineIn(tone.line)),
  };
  return forms[style];
}

/** A lever on its round rose, with its cylinder in the hub. */
export function leverSet(
  cx: number,
  cy: number,
  radius: number,
  length: number,
  style: LeverStyle,
  tone: Tone,
  keyway: Keyway,
): string {
  const hub = radius * 0.56;
  return (
    rose(cx, cy, radius, tone) +
    lever(cx, cy, length, style, tone) +
    disc(cx, cy, hub, tone.shade) +
    disc(cx - 1, cy - 1, hub - 3, tone.base, none) +
    cylinderPlug(cx, cy, hub * 0.66, tone, keyway)
  );
}

/** A bored lock's latch, pointing right: tube, faceplate on its edge, sloped bolt, and the deadlatch where it has one. */
export function latch(x: number, cy: number, length: number, tone: Tone, deadlatch = true): string {
  const face = x + length;
  return (
    shape(d`M${face} ${cy - 9}h14q4 0 7 4l8 10q2 4 -3 4h-26z`, tone.light) +
    (deadlatch ? box(face, cy + 9, 20, 5, 2, tone.base) : '') +
    boltTube(x, cy, length, tone)
  );
}

/** A deadbolt's bolt, pointing right: tube, faceplate on its edge, and a square bolt with a hardened pin in it. */
export function squareBolt(x: number, cy: number, length: number, tone: Tone): string {
  const face = x + length;
  return (
    box(face - 2, cy - 9, 38, 18, 3, tone.light) +
    stroke(d`M${face + 28} ${cy - 8}v16`, fineIn(tone.deep)) +
    boltTube(x, cy, length, tone)
  );
}

/** The faceplate, seen on its edge, the tube behind it, and the case with the cam that the spindle goes through. */
function boltTube(x: number, cy: number, length: number, tone: Tone): string {
  const tube = x + length * 0.46;
  const face = x + length;
  const cam = x + length * 0.27;
  return (
    box(x, cy - 8, tube - x + 4, 16, 4, tone.base) +
    [x + 7, tube - 7].map((at) => disc(at, cy, 2.4, ink, none)).join('') +
    disc(cam, cy, 6.5, tone.light) +
    box(cam - 1.4, cy - 4, 2.8, 8, 1, ink, none) +
    box(tube, cy - 10, face - tube, 20, 2, tone.base) +
    [-28, 9].map((up) => box(face - 3, cy + up, 5, 19, 1, tone.light)).join('')
  );
}

/** A strike: the plate on the frame that the bolt enters, with its two screw holes. */
export function strike(cx: number, cy: number, tone: Tone): string {
  return (
    box(cx - 14, cy - 27, 28, 54, 6, tone.base) +
    box(cx - 7, cy - 11, 14, 22, 2, ground, fineIn(tone.line)) +
    [-19, 19].map((up) => disc(cx, cy + up, 3, ink, none)).join('')
  );
}

/** A thumbturn: an oval grip on a round boss. */
export function thumbturn(cx: number, cy: number, size: number, tone: Tone, degrees = 0): string {
  return (
    `<g transform="rotate(${degrees} ${cx} ${cy})">` +
    box(cx - size * 0.3, cy - size, size * 0.6, size * 2, size * 0.3, tone.shade) +
    box(cx - size * 0.3 + 1.5, cy - size + 1.5, size * 0.36, size * 2 - 3, size * 0.18, tone.light, none) +
    '</g>'
  );
}

/** A round thing that stands off its back: a front face joined to a shifted back face. */
export function barrel(cx: number, cy: number, radius: number, dx: number, dy: number, tone: Tone): string {
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * radius;
  const ny = (dx / length) * radius;
  return (
    shape(
      d`M${cx + nx} ${cy + ny}L${cx + dx + nx} ${cy + dy + ny}A${radius} ${radius} 0 0 0 ${cx + dx - nx} ${cy + dy - ny}L${cx - nx} ${cy - ny}z`,
      tone.shade,
    ) + disc(cx, cy, radius, tone.base)
  );
}
