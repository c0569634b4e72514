import { createHash } from 'node:crypto';
import sharp from 'sharp';

import { drawParts } from '../../app/drawings/illustration';
import { RENDERED_WIDTHS } from '../../app/domain/goods/catalog/rendered-picture.rules';
import { lightRelief } from './light';
import { HEIGHT, SCALE, WIDTH } from './mask';
import { buildRelief } from './relief';

/** Raise it when the look of renderings changes. */
const LOOK = '1';
const QUALITY = 72;
/** The middle, which a close-up shows; as in a drawing's. */
const CLOSE_UP = { left: 95 * SCALE, top: 52 * SCALE, width: 210 * SCALE, height: Math.floor(157.5 * SCALE) };

/** A picture as the database names it, 'deadbolt?finish=626', in flat parts; undefined if it can't be drawn. */
function readDrawing(picture: string): { parts: string; isCloseUp: boolean } | undefined {
  const [kind = '', query = ''] = picture.split('?');
  const options = Object.fromEntries(new URLSearchParams(query));
  const parts = drawParts(kind, options);
  return parts === undefined ? undefined : { parts, isCloseUp: options['view'] === 'close' };
}

/** Identifies a drawing and the look of its rendering. */
function markOf(parts: string): string {
  return createHash('sha256').update(`${LOOK}\n${parts}`).digest('hex').slice(0, 16);
}

/** Renders a picture as WebP, a file for each of RENDERED_WIDTHS, which say from which drawing they were made. */
export async function renderPicture(picture: string): Promise<{ width: number; bytes: Buffer }[]> {
  const drawing = readDrawing(picture);
  if (drawing === undefined) throw new Error(`No drawing of ${picture}`);
  const pixels = lightRelief(await buildRelief(drawing.parts));
  const whole = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  const shown = await (drawing.isCloseUp ? whole.extract(CLOSE_UP) : whole).png().toBuffer();
  return Promise.all(
    RENDERED_WIDTHS.map(async (width) => ({
      width,
      bytes: await sharp(shown)
        .resize(width, (width * 3) / 4)
        .withExif({ IFD0: { ImageDescription: markOf(drawing.parts) } })
        .webp({ quality: QUALITY, effort: 6 })
        .toBuffer(),
    })),
  );
}

/** Whether a rendered file was made from a picture's drawing as it is now. */
export async function isCurrent(file: Buffer, picture: string): Promise<boolean> {
  const drawing = readDrawing(picture);
  const { exif } = await sharp(file).metadata();
  return drawing !== undefined && exif !== undefined && exif.includes(markOf(drawing.parts));
}
