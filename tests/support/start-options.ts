import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What `npm start` gives Node before the name of its script: a server that is tried or measured has the same. */
export function optionsOfStart(): string[] {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
