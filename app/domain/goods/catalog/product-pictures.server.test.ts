import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { pngBomb } from '../../../../tests/support/png-bomb';
import { answerOf, opening } from '../../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { loader as pictureFile } from '../../../routes/pictures/products.$file';
import { listProductPictures } from './product-images.queries.server';
import { addPicture, changePicture, removePicture } from './product-pictures.server';
import { findProduct } from './products.queries.server';
import { parseUploadedPicture, listWidths } from './uploaded-picture.rules';

let store: TestStore;
let db: Db;
const actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };
const ID = 1;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
});

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 120 } } });
const jpeg = (width = 2000, height = 1500) => canvas(width, height).jpeg().toBuffer();
const png = (width = 600, height = 450) => canvas(width, height).png().toBuffer();
const add = (bytes: Uint8Array, alt = '') => addPicture(db, ID, { bytes, alt }, actor);
const order = async () => (await listProductPictures(db, ID)).map(({ id }) => id);

async function files() {
  return db
    .selectFrom('product_picture_files')
    .select(['image_id', 'width', 'bytes'])
    .orderBy('width')
    .execute();
}

describe('an uploaded picture', () => {
  it('is kept in three widths, as WebP, upright and without what the camera noted', async () => {
    const sent = await canvas(1500, 2000)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '43/1 0/1 0/1' } })
      .toBuffer();
    await add(sent, 'The key from above');
    const made = await files();
    expect(made.map(({ width }) => width)).toEqual([400, 800, 1600]);
    for (const { width, bytes } of made) {
      const facts = await sharp(bytes).metadata();
      expect(facts).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
      expect([facts.exif, facts.orientation, facts.icc]).toEqual([undefined, undefined, undefined]);
    }
    expect((await findProduct(db, ID))?.images[0]).toMatchObject({
      alt: 'The key from above',
      width: 1600,
      height: 1200,
    });
  });

  it('that is small is not made larger', async () => {
    await add(await png(600, 450));
    expect((await files()).map(({ width }) => width)).toEqual([400, 600]);
    expect(listWidths(399)).toEqual([399]);
    expect(listWidths(400)).toEqual([400]);
  });

  it('stands for the product wherever the drawing stood, and the drawing comes back without it', async () => {
    const drawing = (await findProduct(db, ID))?.image;
    const { id } = await add(await jpeg());
    const image = (await findProduct(db, ID))?.image ?? '';
    expect(parseUploadedPicture(image)).toEqual({ id, width: 1600, height: 1200, fileWidth: 800 });
    await removePicture(db, ID, id, actor);
    expect((await findProduct(db, ID))?.image).toBe(drawing);
    expect(await files()).toEqual([]);
  });

  it('is served for good, under the one address that is its own', async () => {
    const { id } = await add(await png());
    const get = (path: string) => answerOf(() => pictureFile(opening(store, path)));
    const answer = await get(`/pictures/products/${id}-600x450-400.webp`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const path of [`${id}-600x450-800.webp`, `${id}-601x450-400.webp`, '99-600x450-400.webp', 'x.webp'])
      expect((await get(`/pictures/products/${path}`)).status, path).toBe(404);
  });

  it('is moved among the others; the first is the main one', async () => {
    const one = (await add(await png())).id;
    const two = (await add(await jpeg())).id;
    await changePicture(db, ID, two, { move: 'up' }, actor);
    expect(await order()).toEqual([two, one]);
    expect(parseUploadedPicture((await findProduct(db, ID))?.image ?? '')?.id).toBe(two);
    // The first has nothing before it.
    await changePicture(db, ID, two, { move: 'up' }, actor);
    expect(await order()).toEqual([two, one]);
    await removePicture(db, ID, two, actor);
    expect(parseUploadedPicture((await findProduct(db, ID))?.image ?? '')?.id).toBe(one);
  });

  it('of another product is nobody’s to change', async () => {
    const { id } = await add(await png());
    await expect(removePicture(db, 2, id, actor)).rejects.toThrow('Picture not found.');
    await expect(changePicture(db, 2, id, { alt: 'x' }, actor)).rejects.toThrow('Picture not found.');
  });
});

describe('a file that is no picture of ours', () => {
  const WRONG_TYPE = 'Choose a JPEG, PNG, or WebP picture';
  const WITH_MORE = /contains extra data/;
  const cases: [string, () => Promise<Buffer> | Buffer, string | RegExp][] = [
    ['nothing', () => Buffer.alloc(0), 'Choose a picture'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      WRONG_TYPE,
    ],
    ['a GIF', () => canvas(9, 9).gif().toBuffer(), WRONG_TYPE],
    ['a PDF', () => Buffer.from('%PDF-1.4 a picture.jpg'), WRONG_TYPE],
    ['a page', () => Buffer.from('<!doctype html><title>picture.png</title>'), WRONG_TYPE],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 'Choose a picture under 5 MB'],
    ['a bomb', () => pngBomb(30_000, 30_000), 'under 40 megapixels'],
    ['the head of a PNG', async () => (await png()).subarray(0, 60), 'damaged or incomplete'],
    ['half a JPEG', async () => (await jpeg()).subarray(0, 4_000), 'damaged or incomplete'],
    ['a PNG and a page', async () => Buffer.concat([await png(), Buffer.from('<html>')]), WITH_MORE],
    ['a PNG and bytes', async () => Buffer.concat([await png(), deflateRawSync('x')]), WITH_MORE],
    [
      'a JPEG and an archive',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04 PK\x05\x06')]),
      WITH_MORE,
    ],
    [
      'a JPEG with a script in a comment',
      async () => {
        const comment = Buffer.from('<script>alert(1)</script>');
        const [start, rest] = [(await jpeg()).subarray(0, 2), (await jpeg()).subarray(2)];
        return Buffer.concat([start, Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment, rest]);
      },
      WITH_MORE,
    ],
  ];

  it.each(cases)('such as %s is refused, and nothing is kept', async (_, make, message) => {
    await expect(add(await make())).rejects.toThrow(message);
    expect(await listProductPictures(db, ID)).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it('but what cameras put behind a picture is no fault', async () => {
    await add(Buffer.concat([await jpeg(), Buffer.alloc(64)]));
    await add(Buffer.concat([await jpeg(), await jpeg(320, 240)]));
    await add(Buffer.concat([await jpeg(), Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42')]));
    await add(await canvas(90, 60).webp().toBuffer());
    expect(await order()).toHaveLength(4);
  });
});
