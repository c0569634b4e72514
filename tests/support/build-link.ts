import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Creates a folder to start the built server in, which keeps its files out of the repository. Returns the folder. */
export function linkBuild(folder: string): string {
  mkdirSync(folder, { recursive: true });
  // The files of the demo are read from `db`.
  for (const name of ['build', 'db']) {
    const link = path.join(folder, name);
    if (!existsSync(link)) symlinkSync(path.resolve(name), link);
  }
  return folder;
}
