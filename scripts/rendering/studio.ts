import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { buildRelief } from './relief';
import type { Drawing } from './rendering';

const WIDTH = 1000;

/**
 * Builds a relief of a drawing and has Blender photograph it.
 *
 * @param drawing its flat shapes and how they are seen
 * @param out path of the PNG to write, transparent where there is nothing near the goods
 * @throws Error without Blender
 */
export async function photographDrawing({ parts, view }: Drawing, out: string): Promise<void> {
  const file = `${out}.relief`;
  await writeRelief(parts, file);
  try {
    await runScene('studio.py', [String(WIDTH), view, file, out]);
  } finally {
    rmSync(file);
  }
}

/** Writes the relief of a drawing's flat shapes as the scenes read it. */
export async function writeRelief(parts: string, file: string): Promise<void> {
  const { height, red, green, blue, metal, roughness, cover } = await buildRelief(parts);
  const planes = [height, red, green, blue, metal, roughness, cover];
  writeFileSync(file, Buffer.concat(planes.map(({ values }) => Buffer.from(values.buffer))));
}

/** Runs a scene of this folder in Blender. Throws if it fails. */
export async function runScene(scene: string, args: readonly string[]): Promise<void> {
  // Python's errors end Blender only if it is told so.
  const options = ['--background', '--threads', '1', '--python-exit-code', '1'];
  try {
    await promisify(execFile)(
      'blender',
      [...options, '--python', path.join(import.meta.dirname, scene), '--', ...args],
      { maxBuffer: 2 ** 26 },
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('Rendering needs Blender, found as "blender" on the PATH.', { cause: error });
    throw error;
  }
}
