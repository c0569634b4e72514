import { brass, ink, steel, type Tone } from './palette';
import { band, d, fine, none, shape, stroke } from './shapes';

const cuts: readonly number[] = [0.2, 0.42, 0.14, 0.5, 0.3, 0.46, 0.18, 0.36];

function bittedSide(x: number, top: number, length: number, depth: number, direction: 1 | -1): string {
  const first = top + 20;
  const step = (length - 46) / (cuts.length - 1);
  return cuts
    .map((cut, index) => {
      const y = direction === 1 ? first + index * step : first + (cuts.length - 1 - index) * step;
      const value = direction === 1 ? cut : (cuts[cuts.length - 1 - index] ?? cut);
      const across = x - direction * depth * value;
      return d`L${across} ${y - direction * step * 0.16}L${across} ${y + direction * step * 0.16}`;
    })
    .join('');
}

/** A car key's blade pointing down from a point: cut on both edges, or straight with a milled track. */
export function carBlade(
  cx: number,
  top: number,
  width: number,
  length: number,
  style: 'edge' | 'laser',
  tone: Tone = steel,
): string {
  const left = cx - width / 2;
  const right = cx + width / 2;
  const foot = top + length;
  if (style === 'laser') {
    const bend = width * 0.2;
    const run = (length - 34) / 5;
    const track = d`M${cx + bend} ${top + 14}v${run}l${-bend * 2} ${run * 0.5}v${run * 0.6}l${bend * 1.6} ${run * 0.5}v${run * 0.6}l${-bend * 1.4} ${run * 0.5}v${run * 0.8}`;
    return (
      shape(
        d`M${left} ${top}V${foot - width * 0.45}L${cx - 3} ${foot}h6L${right} ${foot - width * 0.45}V${top}z`,
        tone.base,
      ) +
      shape(d`M${left + 1.5} ${top + 2}h4V${foot - width * 0.45}h-4z`, tone.light, none) +
      shape(d`M${right - 6} ${top + 2}h4.5V${foot - width * 0.45}h-4.5z`, tone.shade, none) +
      stroke(track, band(ink, 9)) +
      stroke(track, band(tone.shade, 6))
    );
  }
  return (
    shape(
      d`M${right} ${top}V${top + 12}` +
        bittedSide(right, top, length, width * 0.5, 1) +
        d`L${right - 2} ${foot - 14}L${cx} ${foot}L${left + 2} ${foot - 14}` +
        bittedSide(left, top, length, width * 0.5, -1) +
        d`L${left} ${top + 12}V${top}z`,
      tone.base,
    ) +
    stroke(d`M${cx - 2} ${top + 4}V${foot - 14}`, band(tone.light, 4)) +
    stroke(d`M${cx + 2} ${top + 4}V${foot - 12}`, fine)
  );
}

/** A pin tumbler key's blade pointing down: milled along its length and cut on its right edge; a blank is uncut. */
export function houseBlade(
  cx: number,
  top: number,
  width: number,
  length: number,
  cut: boolean,
  tone: Tone = brass,
): string {
  const left = cx - width / 2;
  const right = cx + width / 2;
  const foot = top + length;
  const edge = cut ? bittedSide(right, top, length, width * 0.7, 1) : '';
  return (
    shape(
      d`M${right} ${top}V${top + 10}` +
        edge +
        d`L${right} ${foot - 16}L${left + 6} ${foot}L${left} ${foot - 6}V${top}z`,
      tone.base,
    ) +
    shape(d`M${left + 4} ${top + 2}h${width * 0.16}V${foot - 8}h${-width * 0.16}z`, tone.shade, none) +
    stroke(d`M${left + 4 + width * 0.16} ${top + 4}V${foot - 8}`, fine)
  );
}
