import type { Sharp } from 'sharp';

import type { PictureFault, PictureReader, ReadPicture } from './picture-reader';

/** Decoding 40 megapixels takes 160 MB. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 20;

let last: Promise<unknown> = Promise.resolve();

/** Reads pictures with libvips, one at a time to limit CPU and memory. */
export const createSharpPictureReader: PictureReader = {
  read(bytes, widthsOf) {
    const work = last.then(() => read(bytes, widthsOf));
    last = work.catch(() => undefined);
    return work;
  },
};

async function read(
  bytes: Uint8Array,
  widthsOf: (width: number) => number[],
): Promise<ReadPicture | PictureFault> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    // Reads only the header, so that the size is checked before decoding.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return 'too many pixels';
    const upright = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      // Applies the EXIF orientation. Other metadata, such as location and owner, is dropped.
      .autoOrient()
      .resize({ width: getLargest(widthsOf), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { info } = upright;
    const { width: fullWidth, height: fullHeight, channels } = info;
    const source = () => sharp(upright.data, { raw: { width: fullWidth, height: fullHeight, channels } });
    const files: ReadPicture['files'] = [];
    for (const fileWidth of widthsOf(fullWidth)) {
      const sized: Sharp = source().resize({ width: fileWidth, withoutEnlargement: true });
      files.push({
        width: fileWidth,
        bytes: new Uint8Array(await sized.webp({ quality: 80, effort: 4 }).toBuffer()),
      });
    }
    return { width: fullWidth, height: fullHeight, files };
  } catch {
    return 'unreadable';
  }
}

function getLargest(widthsOf: (width: number) => number[]): number {
  return Math.max(...widthsOf(Number.MAX_SAFE_INTEGER));
}
