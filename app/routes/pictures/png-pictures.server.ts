import type { Sharp } from 'sharp';

/** About 50 KB each; few pictures are shared at a time. */
const MAX_CACHED = 64;
/** Rendering uses the CPU, so one at a time with a short queue. */
const MAX_PENDING = 12;

type Png = Uint8Array<ArrayBuffer>;

const kept = new Map<string, Png>();
const inWork = new Map<string, Promise<Png>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders our SVG as PNG, cached by the drawing itself.
 *
 * @returns undefined if the queue is full.
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
  // Loaded on first use: most processes never render one.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const picture: Sharp = sharp(Buffer.from(svg));
  return new Uint8Array(await picture.png({ palette: true, colours: 128, effort: 4 }).toBuffer());
}
