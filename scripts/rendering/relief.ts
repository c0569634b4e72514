import { ground, ink } from '../../app/drawings/palette';
import { HEIGHT, maskOf, SCALE, WIDTH, type Mask } from './mask';
import { materialOf, type Material } from './materials';
import { readParts, type Part } from './parts';
import { blur, measureDepth, Plane } from './plane';

/** What the studio needs to know of each pixel. */
export interface Relief {
  /** How much of a pixel the product covers; the rest is the table. */
  readonly cover: Plane;
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  readonly metal: Plane;
  readonly roughness: Plane;
  /** Above the table, in pixels. */
  readonly height: Plane;
}

/** Which part is uppermost, by its number, and what each part is made of. */
interface Layers {
  readonly uppermost: Plane;
  readonly materials: Map<number, Material>;
}

/**
 * Builds a relief of a drawing's parts in the order in which they are painted: an outlined shape lies as a plate with
 * rounded edges on what is below it, or with the sloping side or about the axis that its drawer gave it, a thick line is a
 * rod, ink is a hole, a thin line is engraved, a shape without an outline is color, and ground shows the table.
 */
export async function buildRelief(drawing: string): Promise<Relief> {
  const plane = () => new Plane(WIDTH, HEIGHT);
  const relief: Relief = {
    cover: plane(),
    red: plane(),
    green: plane(),
    blue: plane(),
    metal: plane(),
    roughness: plane(),
    height: plane(),
  };
  const layers: Layers = { uppermost: plane(), materials: new Map() };
  const parts = readParts(`<g fill="none" stroke="${ink}">${drawing}</g>`);
  for (const [index, part] of parts.entries()) {
    const form = formOf(part, parts[index - 1], parts[index + 1]);
    const color = part.fill ?? part.stroke;
    if (form === undefined || color === undefined) continue;
    const mask = await maskOf(part, part.fill === undefined ? form.lineWidth : undefined);
    if (mask === undefined) continue;
    const material = materialOf(color);
    if (form.kind === 'gap') cutGap(relief, mask);
    else if (form.kind === 'line' || form.kind === 'text') drawLine(relief, mask, material, form.kind);
    else if (form.kind === 'paint' || form.kind === 'hole')
      paintPart(relief, layers, index + 1, mask, material, form.kind);
    else if (part.axis !== undefined) addTurnedBody(relief, layers, index + 1, mask, material, part.axis);
    else addBody(relief, layers, index + 1, mask, material, form.kind, part.slope);
  }
  return relief;
}

interface Form {
  kind: 'gap' | 'text' | 'line' | 'rod' | 'hole' | 'plate' | 'paint';
  lineWidth: number;
}

const THICK = 3;

/** A rod is a thick line of ink, of its color, and of its shine along one path: it is one part here. */
function formOf(part: Part, before: Part | undefined, after: Part | undefined): Form | undefined {
  const isAlong = (other: Part | undefined) =>
    other?.path === part.path && part.path !== '' && other.fill === undefined;
  const lineWidth = part.strokeWidth;
  if (part.fill === ground) return { kind: 'gap', lineWidth };
  if (part.isText) return { kind: 'text', lineWidth };
  if (part.fill !== undefined && part.stroke !== undefined) return { kind: 'plate', lineWidth };
  if (part.fill !== undefined) return { kind: part.fill === ink ? 'hole' : 'paint', lineWidth };
  if (lineWidth < THICK && !isAlong(before)) return { kind: 'line', lineWidth };
  if (isAlong(before))
    return before?.stroke === ink ? { kind: 'rod', lineWidth: before.strokeWidth } : undefined;
  return part.stroke === ink && isAlong(after) ? undefined : { kind: 'rod', lineWidth };
}

/** Runs over the pixels of a mask that it covers: their place in the mask, in the picture, and how far it covers them. */
function forEachPixel(
  { left, top, cover }: Mask,
  run: (x: number, y: number, pictureX: number, pictureY: number, amount: number) => void,
): void {
  for (let y = 0; y < cover.height; y++)
    for (let x = 0; x < cover.width; x++) {
      const amount = cover.at(x, y);
      if (amount > 0) run(x, y, x + left, y + top, amount);
    }
}

function cutGap({ cover }: Relief, mask: Mask): void {
  forEachPixel(mask, (_x, _y, atX, atY, amount) => cover.mix(atX, atY, 0, amount));
}

function setMaterial(relief: Relief, x: number, y: number, material: Material, amount: number): void {
  const [red, green, blue] = material.color;
  relief.red.mix(x, y, red, amount);
  relief.green.mix(x, y, green, amount);
  relief.blue.mix(x, y, blue, amount);
  relief.metal.mix(x, y, material.isMetal ? 1 : 0, amount);
  relief.roughness.mix(x, y, material.roughness, amount);
}

/** Lettering and lines are printed; on the table they are ink on paper. */
function drawLine(relief: Relief, mask: Mask, material: Material, kind: 'line' | 'text'): void {
  const printed: Material = { ...material, isMetal: false, roughness: 0.6 };
  forEachPixel(mask, (_x, _y, atX, atY, cover) => {
    const amount = cover * (kind === 'line' ? 0.75 : 0.9);
    setMaterial(relief, atX, atY, printed, amount);
    relief.cover.mix(atX, atY, 1, amount);
  });
}

/**
 * Colors the part below. A tone of its own material is a light or a shade that its drawer gave it, and fades out. Ink is
 * a hole in metal and print on anything else. On the table, color is a part of its own.
 */
function paintPart(
  relief: Relief,
  layers: Layers,
  number: number,
  mask: Mask,
  material: Material,
  kind: 'paint' | 'hole',
): void {
  const { uppermost, materials } = layers;
  const counts = new Map<number, number>();
  forEachPixel(mask, (_x, _y, atX, atY, amount) => {
    const part = uppermost.at(atX, atY);
    if (amount > 0.5) counts.set(part, (counts.get(part) ?? 0) + 1);
  });
  const [below = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const under = materials.get(below);
  if (under === undefined)
    return addBody(relief, layers, number, mask, material, kind === 'hole' ? 'hole' : 'plate');
  if (kind === 'hole' && under.isMetal) return addBody(relief, layers, number, mask, material, 'hole');
  const isShading = material.tone !== undefined && material.tone === under.tone;
  const cover = isShading ? blur(mask.cover, 1.5 * SCALE) : mask.cover;
  forEachPixel({ ...mask, cover }, (_x, _y, atX, atY, amount) => {
    if (!isShading || uppermost.at(atX, atY) === below) setMaterial(relief, atX, atY, material, amount);
  });
}

/** How many discs of its own thickness a part is long, from which on it is a bar. */
const LONG = 3;

/** Pixels over which a surface is smoothed, so that the steps of a slanting edge don't show. */
const SMOOTH = 3;

/** How far the middle of a metal plate stands above its edge, as a part of its thickness: nothing cast is quite flat. */
const CROWN = 0.045;

/** Puts a plate or a rod on what is below, or sinks a hole into it. */
function addBody(
  relief: Relief,
  layers: Layers,
  number: number,
  mask: Mask,
  material: Material,
  kind: 'plate' | 'rod' | 'hole',
  slope?: number,
): void {
  const depth = measureDepth(mask.cover);
  let [area, below, thickness] = [0, 0, 0];
  forEachPixel(mask, (x, y, atX, atY, amount) => {
    if (amount <= 0.5) return;
    area++;
    below += relief.height.at(atX, atY);
    thickness = Math.max(thickness, depth.at(x, y));
  });
  if (area === 0) return;
  const isBar = kind === 'plate' && area / (Math.PI * thickness ** 2) > LONG;
  const isSloping = slope !== undefined;
  const edge = isSloping
    ? Math.min(slope * SCALE, thickness)
    : kind === 'rod'
      ? thickness
      : edgeOf(thickness, isBar, material);
  const rise = edge * { plate: isSloping ? 0.6 : isBar ? 0.55 : 0.85, rod: 1, hole: -0.9 }[kind];
  const wall = isSloping ? 1.5 * SCALE : Math.min(edge * 1.3, 5 * SCALE) - rise;
  const base = below / area + { plate: wall, rod: edge * 0.2, hole: -2.5 * SCALE - rise }[kind];
  const crown = kind === 'plate' && material.isMetal ? crownOf(depth, thickness) : undefined;
  const surface = blur(
    new Plane(mask.cover.width, mask.cover.height).fill((x, y) => {
      const inward = Math.min(1, Math.max(0, (depth.at(x, y) - 0.5) / edge));
      const round = Math.sqrt(1 - (1 - inward) ** 2);
      // A slope up to the middle is a dome, not a cone.
      return (isSloping && edge < thickness - 1 ? (inward + round) / 2 : round) * rise;
    }),
    SMOOTH,
  );
  laySurface(
    relief,
    layers,
    number,
    mask,
    material,
    (x, y) => base + surface.at(x, y) + (crown?.at(x, y) ?? 0),
  );
}

/** Lays a part's surface over what is there, as high above the table as it is at each pixel of the mask. */
function laySurface(
  relief: Relief,
  { uppermost, materials }: Layers,
  number: number,
  mask: Mask,
  material: Material,
  heightAt: (x: number, y: number) => number,
): void {
  materials.set(number, material);
  forEachPixel(mask, (x, y, atX, atY, amount) => {
    relief.height.mix(atX, atY, heightAt(x, y), amount);
    relief.cover.mix(atX, atY, 1, amount);
    setMaterial(relief, atX, atY, material, amount);
    if (amount > 0.5) uppermost.set(atX, atY, number);
  });
}

/** How high the reliefs of round bodies are for their width: the studio makes all reliefs higher by as much. */
const ROUND = 0.6;

/** Lays a body on the table that is round about an axis: across it, it is half a circle. */
function addTurnedBody(
  relief: Relief,
  layers: Layers,
  number: number,
  mask: Mask,
  material: Material,
  axis: number,
): void {
  const [cos, sin] = [Math.cos((axis * Math.PI) / 180), Math.sin((axis * Math.PI) / 180)];
  const along = (x: number, y: number) => Math.round(y * cos - x * sin);
  const across = (x: number, y: number) => x * cos + y * sin;
  const spans = new Map<number, [from: number, to: number]>();
  forEachPixel(mask, (x, y, _atX, _atY, amount) => {
    if (amount <= 0.5) return;
    const [from, to] = spans.get(along(x, y)) ?? [Infinity, -Infinity];
    spans.set(along(x, y), [Math.min(from, across(x, y)), Math.max(to, across(x, y))]);
  });
  laySurface(relief, layers, number, mask, material, (x, y) => {
    const [from, to] = spans.get(along(x, y)) ?? [0, 0];
    const half = (to - from) / 2;
    return ROUND * Math.sqrt(Math.max(0, half ** 2 - (across(x, y) - from - half) ** 2));
  });
}

function crownOf(depth: Plane, thickness: number): Plane {
  const risen = new Plane(depth.width, depth.height).fill(
    (x, y) => (1 - (1 - depth.at(x, y) / thickness) ** 2) * CROWN * thickness,
  );
  return blur(risen, thickness * 0.15);
}

/** How far a part's rounded edge reaches inward: metal is cut sharper than plastic is cast, and a bar is round. */
function edgeOf(thickness: number, isBar: boolean, { isMetal }: Material): number {
  const most = (isMetal ? (isBar ? 9 : 3.2) : 6) * SCALE;
  return Math.min(Math.max(thickness * (isBar ? 0.8 : 0.5), 1.2 * SCALE), most, thickness);
}
