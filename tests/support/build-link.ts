import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder that the built server can be started in, so that its files are not among the repository's. Returns it. */
export function linkBuild(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const link = path.join(folder, 'build');
  if (!existsSync(link)) symlinkSync(path.resolve('build'), link);
  return folder;
}
