import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Draws the store's mark in the sizes that browsers and telephones ask for, from public/favicon.svg. Run it with
 * `node --import tsx scripts/build-favicons.ts` after changing that file, and commit what it writes.
 */
const MARK = readFileSync('public/favicon.svg', 'utf8');
/** Telephones cut their own corners: there the ground goes to the edges. */
const FULL = MARK.replace(' rx="6"', '');
/** Of a maskable icon a circle of four fifths is sure to be seen: the mark is drawn smaller, the ground larger. */
const MASKABLE = FULL.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"').replace(
  '<rect width="32" height="32"',
  '<rect x="-4" y="-4" width="40" height="40"',
);

const pngOf = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An .ico file that holds PNG pictures, the largest last. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + pictures.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + index * 16;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

writeFileSync(
  'public/favicon.ico',
  icoOf([
    { size: 16, png: await pngOf(MARK, 16) },
    { size: 32, png: await pngOf(MARK, 32) },
  ]),
);
writeFileSync('public/apple-touch-icon.png', await pngOf(FULL, 180));
writeFileSync('public/icon-192.png', await pngOf(MARK, 192));
writeFileSync('public/icon-512.png', await pngOf(MARK, 512));
writeFileSync('public/icon-maskable-512.png', await pngOf(MASKABLE, 512));
