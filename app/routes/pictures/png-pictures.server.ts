import type { Sharp } from 'sharp';

/** A rendered picture is about 20 KB; the pictures that are shared at one time are few. */
const MAX_CACHED = 64;
/** Rendering takes the processor from buyers: one at a time, and few that wait. */
const MAX_PENDING = 12;

type Png = Uint8Array<ArrayBuffer>;

const kept = new Map<string, Png>();
const inWork = new Map<string, Promise<Png>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders one of our own SVG documents as PNG. What looks the same is rendered once: the drawing itself is the key,
 * whatever the address said.
 *
 * @returns undefined when too many others are waiting.
 */
export async function getPng(svg: string): Promise<Png | undefined> {
  const known = kept.get(svg);
  if (known !== undefined) {
    kept.delete(svg);
    kept.set(svg, known);
    return known;
  }
  const begun = inWork.get(svg);
  if (begun !== undefined) return begun;
  if (inWork.size >= MAX_PENDING) return undefined;
  const work = last.then(() => render(svg));
  last = work.catch(() => undefined);
  inWork.set(svg, work);
  try {
    const png = await work;
    kept.set(svg, png);
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest);
    return png;
  } finally {
    inWork.delete(svg);
  }
}

async function render(svg: string): Promise<Png> {
  // Loaded with the first picture: most processes of the store never draw one.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const picture: Sharp = sharp(Buffer.from(svg));
  return new Uint8Array(await picture.png({ palette: true, colours: 128, effort: 4 }).toBuffer());
}
