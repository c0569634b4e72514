import { createHash } from 'node:crypto';
import sharp from 'sharp';

import { drawParts } from '../../app/drawings/illustration';
import { RENDERED_WIDTHS } from '../../app/domain/goods/catalog/rendered-picture.rules';

/** Raise it when the look of renderings changes. */
const LOOK = '4';
const QUALITY = 72;
/** The middle, which a close-up shows, as parts of the width and the height; as in a drawing's. */
const CLOSE_UP = { left: 95 / 400, top: 52 / 300, size: 210 / 400 };

interface Drawing {
  /** Its flat shapes. Pictures of the same shapes show the same rendering. */
  readonly parts: string;
  readonly isCloseUp: boolean;
}

/** @param picture as the database names it, 'deadbolt?finish=626'. Throws for one that can't be drawn. */
export function getDrawing(picture: string): Drawing {
  const [kind = '', query = ''] = picture.split('?');
  const options = Object.fromEntries(new URLSearchParams(query));
  const parts = drawParts(kind, options);
  if (parts === undefined) throw new Error(`No drawing of ${picture}`);
  return { parts, isCloseUp: options['view'] === 'close' };
}

/** Identifies what a rendering is made from, and its look. */
export function markOf(source: string): string {
  return createHash('sha256').update(`${LOOK}\n${source}`).digest('hex').slice(0, 16);
}

/** Makes WebP files of a photograph, one for each of RENDERED_WIDTHS, which say from which drawing they were made. */
export async function developPicture(
  photograph: string,
  drawing: Drawing,
): Promise<{ width: number; bytes: Buffer }[]> {
  const { width: whole, height } = await sharp(photograph).metadata();
  const frame = drawing.isCloseUp
    ? {
        left: Math.round(CLOSE_UP.left * whole),
        top: Math.round(CLOSE_UP.top * height),
        width: Math.round(CLOSE_UP.size * whole),
        height: Math.round(CLOSE_UP.size * height),
      }
    : { left: 0, top: 0, width: whole, height };
  return Promise.all(
    RENDERED_WIDTHS.map(async (width) => ({
      width,
      bytes: await sharp(photograph)
        .flatten({ background: '#fff' })
        .extract(frame)
        .resize(width, (width * 3) / 4)
        .withExif({ IFD0: { ImageDescription: markOf(drawing.parts) } })
        .webp({ quality: QUALITY, effort: 6 })
        .toBuffer(),
    })),
  );
}

/** Whether a rendered file was made from a picture's drawing as it is now. */
export async function isCurrent(file: Buffer, picture: string): Promise<boolean> {
  return hasMark(file, markOf(getDrawing(picture).parts));
}

/** Whether a file says that it was made from what the mark identifies. */
export async function hasMark(file: Buffer, mark: string): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif !== undefined && exif.includes(mark);
}
