import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { buildRelief } from './relief';

const WIDTH = 1000;
const SCENE = path.join(import.meta.dirname, 'studio.py');

/**
 * Builds a relief of a drawing and has Blender photograph it.
 *
 * @param parts flat shapes, as of getDrawing
 * @param out path of the PNG to write, transparent where there is nothing near the goods
 * @throws Error without Blender
 */
export async function photographDrawing(parts: string, out: string): Promise<void> {
  const relief = await buildRelief(parts);
  const planes = [
    relief.height,
    relief.red,
    relief.green,
    relief.blue,
    relief.metal,
    relief.roughness,
    relief.cover,
  ];
  const file = `${out}.relief`;
  writeFileSync(file, Buffer.concat(planes.map(({ values }) => Buffer.from(values.buffer))));
  // Python's errors end Blender only if it is told so.
  const scene = ['--background', '--threads', '1', '--python-exit-code', '1', '--python', SCENE];
  try {
    await promisify(execFile)('blender', [...scene, '--', String(WIDTH), file, out], { maxBuffer: 2 ** 26 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('Rendering needs Blender, found as "blender" on the PATH.', { cause: error });
    throw error;
  } finally {
    rmSync(file);
  }
}
