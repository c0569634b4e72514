import { sql } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { ReadPicture } from '../../../integrations/pictures/picture-reader';
import { createSharpPictureReader } from '../../../integrations/pictures/sharp-picture-reader.server';
import { paths } from '../../../paths';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';
import {
  hasDataAfterPicture,
  MAX_PICTURE_BYTES,
  PICTURE_MISSING,
  PICTURE_TOO_LARGE,
  PICTURE_TOO_MANY_PIXELS,
  PICTURE_UNREADABLE,
  PICTURE_WITH_MORE,
  PICTURE_WRONG_TYPE,
  detectPictureType,
} from './picture-file.rules';
import { isUploadedPicture, getDefaultWidth, listWidths } from './uploaded-picture.rules';

const MAX_PICTURES = 12;

/**
 * Re-encodes an uploaded picture and adds it after the existing ones.
 *
 * @throws FieldError if the file isn't supported, NotFoundError
 */
export async function addPicture(
  db: Db,
  productId: number,
  { bytes, alt }: { bytes: Uint8Array; alt: string },
  actor: Actor,
): Promise<{ id: number }> {
  const picture = await readPicture(bytes);
  return inTransaction(db, async (trx) => {
    const { id, url } = await insertPicture(trx, productId, picture, alt);
    await recordAudit(trx, actor, 'product.picture-add', `product:${productId}`, {
      after: { picture: id, url, alt },
    });
    return { id };
  });
}

/** Where a picture comes from, and the addresses of all pictures there in order. */
export interface PictureSource {
  url: string;
  order: readonly string[];
}

/**
 * Adds a re-encoded picture after the existing ones, or before those that follow it at its source.
 *
 * @throws FieldError if the product has too many pictures, NotFoundError
 */
export async function insertPicture(
  trx: Trx,
  productId: number,
  picture: ReadPicture,
  alt: string,
  source?: PictureSource,
): Promise<{ id: number; url: string }> {
  await getProductName(trx, productId);
  const pictures = await listOwn(trx, productId);
  if (pictures.length >= MAX_PICTURES)
    throw new FieldError('file', `A product can have ${MAX_PICTURES} pictures. Remove one first`);
  const { width, height } = picture;
  const next = source && findNext(pictures, source);
  const position = next?.position ?? (pictures.at(-1)?.position ?? -1) + 1;
  await trx
    .updateTable('product_images')
    .set({ position: sql`position + 1` })
    .where('product_id', '=', productId)
    .where('position', '>=', position)
    .execute();
  const { id } = await trx
    .insertInto('product_images')
    .values({
      product_id: productId,
      position,
      // The URL contains the ID, which is known now.
      url: '',
      width,
      height,
      alt,
      source_url: source?.url ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const url = paths.uploadedPicture({ id, width, height }, getDefaultWidth(width));
  await trx.updateTable('product_images').set({ url }).where('id', '=', id).execute();
  await trx
    .insertInto('product_picture_files')
    .values(picture.files.map((file) => ({ image_id: id, width: file.width, bytes: file.bytes })))
    .execute();
  await setMainPicture(trx, productId);
  return { id, url };
}

/** Finds the first picture that comes later at the source. */
function findNext<Picture extends { source_url: string | null }>(
  pictures: readonly Picture[],
  { url, order }: PictureSource,
): Picture | undefined {
  const later = new Set(order.slice(order.indexOf(url) + 1));
  return pictures.find(({ source_url }) => source_url !== null && later.has(source_url));
}

/** Checks and re-encodes a picture. @throws FieldError if the file isn't supported */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  if (bytes.length === 0) throw new FieldError('file', PICTURE_MISSING);
  if (bytes.length > MAX_PICTURE_BYTES) throw new FieldError('file', PICTURE_TOO_LARGE);
  const type = detectPictureType(bytes);
  if (type === undefined) throw new FieldError('file', PICTURE_WRONG_TYPE);
  if (hasDataAfterPicture(bytes, type)) throw new FieldError('file', PICTURE_WITH_MORE);
  const picture = await createSharpPictureReader.read(bytes, listWidths);
  if (picture === 'too many pixels') throw new FieldError('file', PICTURE_TOO_MANY_PIXELS);
  if (picture === 'unreadable') throw new FieldError('file', PICTURE_UNREADABLE);
  return picture;
}

export type PictureChange = { move: 'up' | 'down' } | { alt: string };

/**
 * Moves a picture or changes its text. The first one is the main picture.
 *
 * @throws NotFoundError
 */
export async function changePicture(
  db: Db,
  productId: number,
  pictureId: number,
  change: PictureChange,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const pictures = await listOwn(trx, productId);
    const index = pictures.findIndex(({ id }) => id === pictureId);
    const picture = pictures[index];
    if (picture === undefined) throw new NotFoundError('Picture not found.');
    if ('alt' in change) {
      await trx.updateTable('product_images').set({ alt: change.alt }).where('id', '=', pictureId).execute();
      await recordAudit(trx, actor, 'product.picture-text', `product:${productId}`, {
        before: { picture: pictureId, alt: picture.alt },
        after: { picture: pictureId, alt: change.alt },
      });
      return;
    }
    const before = pictures.map(({ id }) => id);
    const other = index + (change.move === 'up' ? -1 : 1);
    const neighbor = before[other];
    if (neighbor === undefined) return;
    const after = [...before];
    after[index] = neighbor;
    after[other] = pictureId;
    for (const [position, id] of after.entries())
      await trx.updateTable('product_images').set({ position }).where('id', '=', id).execute();
    await setMainPicture(trx, productId);
    await recordAudit(trx, actor, 'product.picture-order', `product:${productId}`, {
      before: { pictures: before },
      after: { pictures: after },
    });
  });
}

/** @throws NotFoundError */
export async function removePicture(db: Db, productId: number, pictureId: number, actor: Actor) {
  await inTransaction(db, async (trx) => {
    const picture = await trx
      .deleteFrom('product_images')
      .where('id', '=', pictureId)
      .where('product_id', '=', productId)
      .returning(['url', 'alt'])
      .executeTakeFirstOrThrow(() => new NotFoundError('Picture not found.'));
    await setMainPicture(trx, productId);
    await recordAudit(trx, actor, 'product.picture-remove', `product:${productId}`, {
      before: { picture: pictureId, ...picture },
    });
  });
}

/** Updates the main picture's URL; without pictures, the drawing is shown again. */
async function setMainPicture(trx: Trx, productId: number): Promise<void> {
  const [first] = await listOwn(trx, productId);
  const { image_url: shown } = await trx
    .selectFrom('products')
    .select('image_url')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  // A linked URL is replaced only when a picture is uploaded.
  const next = first?.url ?? (isUploadedPicture(shown) ? null : shown);
  if (next === shown) return;
  await trx
    .updateTable('products')
    .set({ image_url: next, version: sql`version + 1`, updated_at: nowIso() })
    .where('id', '=', productId)
    .execute();
  await publishProductEvents(trx, [{ id: productId, change: 'updated' }]);
}

async function getProductName(trx: Trx, id: number): Promise<string> {
  const row = await trx.selectFrom('products').select('name').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new NotFoundError('Product not found.');
  return row.name;
}

function listOwn(trx: Trx, productId: number) {
  return trx
    .selectFrom('product_images')
    .select(['id', 'position', 'url', 'alt', 'source_url'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
