import { createHash } from 'node:crypto';
import sharp from 'sharp';

import { drawParts } from '../../app/drawings/illustration';
import { RENDERED_WIDTHS } from '../../app/domain/goods/catalog/rendered-picture.rules';

/** Raise one when the look of its pictures changes. */
const LOOKS = { lying: '6', standing: '6', 'still life': '6' };
const QUALITY = 72;
/** The middle, which a close-up shows, as parts of the width and the height; as in a drawing's. */
const CLOSE_UP = { left: 95 / 400, top: 52 / 300, size: 210 / 400 };

/** What is drawn from the front with its sides, or mounted on a door, and would be odd lying on a table. */
const STANDING = new Set([
  'alarm-panel',
  'auto-operator',
  'bullet-camera',
  'code-machine',
  'concealed-closer',
  'depository-safe',
  'dome-camera',
  'door-closer',
  'door-frame',
  'door-pair',
  'exit-device',
  'floor-closer',
  'floor-safe',
  'gun-safe',
  'hollow-metal-door',
  'key-cabinet',
  'key-duplicator',
  'kick-plate',
  'laser-cutter',
  'latch-guard',
  'lite-kit',
  'lockout-kit',
  'nvr',
  'pinning-kit',
  'poe-switch',
  'power-supply',
  'ptz-camera',
  'removable-mullion',
  'safe',
  'siren',
  'threshold',
  'tubular-cutter',
  'turret-camera',
  'wall-safe',
  'weatherstrip',
]);

export interface Drawing {
  /** Its flat shapes. */
  readonly parts: string;
  /** How the camera sees them. */
  readonly view: 'lying' | 'standing';
  readonly isCloseUp: boolean;
}

/** @param picture as the database names it, 'deadbolt?finish=626'. Throws for one that can't be drawn. */
export function getDrawing(picture: string): Drawing {
  const [kind = '', query = ''] = picture.split('?');
  const options = Object.fromEntries(new URLSearchParams(query));
  const parts = drawParts(kind, options);
  if (parts === undefined) throw new Error(`No drawing of ${picture}`);
  return {
    parts,
    view: STANDING.has(kind) ? 'standing' : 'lying',
    isCloseUp: options['view'] === 'close',
  };
}

/** Identifies what a rendering is made from. Pictures of one mark, such as a whole and its close-up, show one rendering. */
export function markDrawing({ parts, view }: Drawing): string {
  return markOf(view, parts);
}

/** Identifies a source and how its picture looks. */
export function markOf(look: keyof typeof LOOKS, source: string): string {
  return createHash('sha256').update(`${LOOKS[look]}\n${source}`).digest('hex').slice(0, 16);
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
        .withExif({ IFD0: { ImageDescription: markDrawing(drawing) } })
        .webp({ quality: QUALITY, effort: 6 })
        .toBuffer(),
    })),
  );
}

/** Whether a rendered file was made from a picture's drawing as it is now. */
export async function isCurrent(file: Buffer, picture: string): Promise<boolean> {
  return hasMark(file, markDrawing(getDrawing(picture)));
}

/** Whether a file says that it was made from what the mark identifies. */
export async function hasMark(file: Buffer, mark: string): Promise<boolean> {
  const { exif } = await sharp(file).metadata();
  return exif !== undefined && exif.includes(mark);
}
