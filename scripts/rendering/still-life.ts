import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { getDrawing, hasMark, markOf } from './rendering';
import { runScene, writeRelief } from './studio';

const SCENE = 'still_life.py';
const QUALITY = 80;

/** What lies on the bench: its name in the scene, and its picture as the database names it. */
const GOODS = {
  fob: 'smart-key?buttons=lock-unlock-trunk-panic&make=honda',
  key: 'key-blank?profile=house',
  padlock: 'padlock?body=brass&shackle=short&color=gold&size=50',
  lever: 'lever-lock?finish=626&lever=return',
  remote: 'remote-head-key?buttons=lock-unlock-start-panic&make=ford',
  keypad: 'smart-deadbolt?finish=619&face=touchscreen',
};

/** The frames of the scene, and where the home page has them. */
export const STILL_LIFES = [
  { frame: 'wide', file: 'app/ui/home/goods-wide.webp' },
  { frame: 'narrow', file: 'app/ui/home/goods-narrow.webp' },
] as const;

type StillLife = (typeof STILL_LIFES)[number];

/** Identifies the scene and the drawings of what lies in it. */
function getMark(): string {
  const scene = readFileSync(path.join(import.meta.dirname, SCENE), 'utf8');
  return markOf(
    'still life',
    [scene, ...Object.values(GOODS).map((picture) => getDrawing(picture).parts)].join('\n'),
  );
}

/** Whether the file of a still life was made from the scene and the drawings as they are now. */
export async function isStillLifeCurrent({ file }: StillLife): Promise<boolean> {
  return existsSync(file) && hasMark(readFileSync(file), getMark());
}

/** Has Blender photograph the goods together. Throws without Blender. */
export async function photographStillLife({ frame, file }: StillLife): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'still-life-'));
  try {
    const reliefs: string[] = [];
    for (const [name, picture] of Object.entries(GOODS)) {
      const relief = path.join(folder, name);
      await writeRelief(getDrawing(picture).parts, relief);
      reliefs.push(`${name}=${relief}`);
    }
    const photograph = path.join(folder, 'photograph.png');
    await runScene(SCENE, [frame, photograph, ...reliefs]);
    const bytes = await sharp(photograph)
      .withExif({ IFD0: { ImageDescription: getMark() } })
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
    writeFileSync(file, bytes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
