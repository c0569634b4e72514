import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Creates a folder to start the built server in, which keeps its files out of the repository. Returns the folder. */
export function linkBuild(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const link = path.join(folder, 'build');
  if (!existsSync(link)) symlinkSync(path.resolve('build'), link);
  return folder;
}
