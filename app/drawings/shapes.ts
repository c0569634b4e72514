import { ink, type Tone } from './palette';

/** The line attributes of a shape. The picture's root sets the outline weight, so that an outline needs none. */
export type Pen = string;

export const outline: Pen = '';
export const fine: Pen = ' stroke-width=".8"';
export const none: Pen = ' stroke="none"';

/** A detail line in a colour of its own, for details on dark materials. */
export function fineIn(colour: string): Pen {
  return `${fine} stroke="${colour}"`;
}

/** The pen of a body whose side slopes inward over a width, seen from the front, to its face. */
export function sloping(width: number): Pen {
  return ` data-slope="${round(width)}"`;
}

/** The pen of a body that was turned on a lathe, about an axis at an angle in degrees from upright. `turn` turns it as well. */
export function turned(angle: number): Pen {
  return ` data-axis="${round(angle)}"`;
}

/** A coloured band without an outline, such as a groove or a wire inside a case. */
export function band(colour: string, width: number): Pen {
  return ` stroke="${colour}" stroke-width="${round(width)}"`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Writes path data with its numbers rounded, which keeps pictures small. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts
    .map((part, index) => part + String(index < values.length ? round(values[index] ?? 0) : ''))
    .join('');
}

/** A filled path. */
export function shape(data: string, fill: string, pen: Pen = outline): string {
  return `<path d="${data}" fill="${fill}"${pen}/>`;
}

/** An open line. */
export function stroke(data: string, pen: Pen = fine): string {
  return `<path d="${data}"${pen}/>`;
}

/** A rectangle with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  pen: Pen = outline,
): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${fill}"${pen}/>`;
}

/** A circle. */
export function disc(cx: number, cy: number, radius: number, fill: string, pen: Pen = outline): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="${fill}"${pen}/>`;
}

/** An ellipse. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  pen: Pen = outline,
): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${pen}/>`;
}

/** Parts turned clockwise by degrees about a point. */
export function turn(degrees: number, cx: number, cy: number, ...parts: readonly string[]): string {
  return `<g transform="rotate(${round(degrees)} ${round(cx)} ${round(cy)})">${parts.join('')}</g>`;
}

/** Parts moved by an offset. */
export function move(dx: number, dy: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${round(dx)} ${round(dy)})">${parts.join('')}</g>`;
}

/** Parts made larger or smaller about a point. */
export function zoom(factor: number, cx: number, cy: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${round(cx)} ${round(cy)}) scale(${factor}) translate(${round(-cx)} ${round(-cy)})">${parts.join('')}</g>`;
}

/** The same part drawn several times. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A round bar or wire along a path, outlined on both sides. */
export function rod(data: string, width: number, tone: Tone, cap: 'butt' | 'round' = 'butt'): string {
  const line = (colour: string, size: number, end: string) =>
    `<path d="${data}" stroke="${colour}" stroke-width="${round(size)}" stroke-linecap="${end}"/>`;
  const shine = width >= 9 ? line(tone.light, width * 0.22, 'butt') : '';
  return line(ink, width + 0.5, cap) + line(tone.base, width - 1.5, cap) + shine;
}

/** A flat face with a lit upper edge and a shaded lower one. */
export function panel(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  tone: Tone,
  edge = 5,
): string {
  const inner = Math.max(0, radius - 1.5);
  return (
    box(x, y, width, height, radius, tone.shade) +
    box(x + 1.5, y + 1.5, width - 3, height - 3 - edge, inner, tone.light, none) +
    box(x + 1.5, y + 1.5 + edge * 0.7, width - 3, height - 3 - edge * 1.7, inner, tone.base, none)
  );
}

/** A face seen as a horizontal round bar: lit above, shaded below. */
export function tube(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  tone: Tone,
): string {
  const inset = Math.min(radius, width / 3);
  return (
    box(x, y, width, height, radius, tone.base) +
    box(
      x + 1.5 + inset * 0.3,
      y + height * 0.66,
      width - 3 - inset * 0.6,
      height * 0.34 - 1.5,
      radius * 0.3,
      tone.shade,
      none,
    ) +
    box(
      x + 3 + inset * 0.5,
      y + height * 0.17,
      width - 6 - inset,
      height * 0.15,
      height * 0.07,
      tone.light,
      none,
    )
  );
}

/** A face seen as an upright round bar: lit on the left, shaded on the right. */
export function post(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  tone: Tone,
): string {
  const inset = Math.min(radius, height / 3);
  return (
    box(x, y, width, height, radius, tone.base) +
    box(
      x + width * 0.68,
      y + 1.5 + inset * 0.3,
      width * 0.32 - 1.5,
      height - 3 - inset * 0.6,
      radius * 0.3,
      tone.shade,
      none,
    ) +
    box(
      x + width * 0.16,
      y + 3 + inset * 0.5,
      width * 0.16,
      height - 6 - inset,
      width * 0.08,
      tone.light,
      none,
    )
  );
}

/** A domed round face: a shaded rim below right and a lit arc above left. */
export function dome(cx: number, cy: number, radius: number, tone: Tone): string {
  return (
    disc(cx, cy, radius, tone.shade, sloping(radius)) +
    disc(cx - radius * 0.06, cy - radius * 0.08, radius * 0.88, tone.base, none) +
    disc(cx - radius * 0.24, cy - radius * 0.3, radius * 0.44, tone.light, none)
  );
}

/** A round body whose side slopes inward to a flat face. */
export function cone(cx: number, cy: number, radius: number, slope: number, tone: Tone): string {
  return (
    disc(cx, cy, radius, tone.shade, sloping(slope)) +
    disc(cx - 1, cy - 1.5, radius - slope * 0.6, tone.light, none) +
    disc(cx, cy, radius - slope, tone.base, none)
  );
}

/** A flat round plate with a bevelled rim. */
export function rose(cx: number, cy: number, radius: number, tone: Tone): string {
  return cone(cx, cy, radius, 7, tone);
}

/** A box in oblique view: front, top and right faces. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  tone: Tone,
  rise = depth * 0.6,
): string {
  return (
    shape(d`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}z`, tone.light) +
    shape(d`M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}z`, tone.shade) +
    box(x, y, width, height, 0, tone.base)
  );
}

/** A round bar lying across, with its left end face seen as an ellipse. */
export function drum(
  x: number,
  cy: number,
  length: number,
  radius: number,
  squash: number,
  tone: Tone,
): string {
  const end = x + length;
  const low = radius * 0.4;
  const reach = squash * 0.92;
  return (
    shape(
      d`M${x} ${cy - radius}H${end}A${squash} ${radius} 0 0 1 ${end} ${cy + radius}H${x}z`,
      tone.base,
      turned(90),
    ) +
    shape(
      d`M${x} ${cy + low}H${end + reach}A${squash} ${radius} 0 0 1 ${end} ${cy + radius - 1.5}H${x}z`,
      tone.shade,
      none,
    ) +
    shape(
      d`M${x} ${cy - radius * 0.72}H${end + squash * 0.6}L${end + squash * 0.85} ${cy - radius * 0.45}H${x}z`,
      tone.light,
      none,
    ) +
    oval(x, cy, squash, radius, tone.light)
  );
}

/** Rings round a lying bar, such as threads. */
export function rings(
  x: number,
  cy: number,
  radius: number,
  squash: number,
  count: number,
  pitch: number,
  colour: string,
): string {
  const data = Array.from(
    { length: count },
    (_, index) =>
      d`M${x + index * pitch} ${cy - radius + 1}A${squash} ${radius} 0 0 1 ${x + index * pitch} ${cy + radius - 1}`,
  );
  return stroke(data.join(''), fineIn(colour));
}

/** A screw head: a cross, a slot or an empty hole. */
export function screw(
  cx: number,
  cy: number,
  radius: number,
  tone: Tone,
  drive: 'cross' | 'slot' | 'hex' = 'cross',
): string {
  const arm = radius * 0.5;
  const marks = {
    cross: stroke(d`M${cx - arm} ${cy}h${arm * 2}M${cx} ${cy - arm}v${arm * 2}`, fineIn(tone.line)),
    slot: stroke(d`M${cx - arm} ${cy + arm}l${arm * 2} ${-arm * 2}`, fineIn(tone.line)),
    hex: disc(cx, cy, radius * 0.45, tone.deep, none),
  };
  return disc(cx, cy, radius, tone.light, fineIn(tone.line)) + marks[drive];
}

/** A countersunk hole through a plate. */
export function hole(cx: number, cy: number, radius: number, tone: Tone): string {
  return disc(cx, cy, radius, tone.light, fineIn(tone.line)) + disc(cx, cy, radius * 0.5, ink, none);
}

/** An old pattern keyhole. */
export function keyhole(cx: number, cy: number, size: number, colour: string = ink): string {
  return shape(
    d`M${cx - size * 0.2} ${cy + size * 0.05}A${size * 0.32} ${size * 0.32} 0 1 1 ${cx + size * 0.2} ${cy + size * 0.05}L${cx + size * 0.3} ${cy + size * 0.6}H${cx - size * 0.3}z`,
    colour,
    none,
  );
}

/** The warded slot of a pin tumbler plug. */
export function keyway(cx: number, cy: number, height: number, colour: string = ink): string {
  const u = height / 24;
  return shape(
    d`M${cx - 2.4 * u} ${cy - 12 * u}h${4.8 * u}v${7 * u}l${-2.2 * u} ${2.5 * u}v${4 * u}l${3.4 * u} ${3 * u}v${7.5 * u}h${-5 * u}v${-6 * u}l${-2.6 * u} ${-3 * u}v${-5 * u}l${1.6 * u} ${-2 * u}z`,
    colour,
    none,
  );
}

/** A small lamp. */
export function lamp(cx: number, cy: number, colour: string, radius = 4): string {
  return disc(cx, cy, radius, colour, fine);
}

/** Small believable lettering, centred. Only fixed texts of this family pass through here. */
export function mark(x: number, y: number, size: number, text: string, colour: string = ink): string {
  return `<text x="${round(x)}" y="${round(y)}" font-family="sans-serif" font-size="${round(size)}" font-weight="700" text-anchor="middle" fill="${colour}" stroke="none">${text}</text>`;
}
