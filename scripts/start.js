import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** `npm start`: builds what is missing or older than its sources, then opens the store. */
const SOURCES = [
  'app',
  'db',
  'public',
  'server.ts',
  'package-lock.json',
  'remix.config.js',
  'vite.config.ts',
];
const RESULT = 'build/server.js';

/** @param {string} file @returns {number} */
function newestChange(file) {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}

if (!existsSync(RESULT) || Math.max(...SOURCES.map(newestChange)) > statSync(RESULT).mtimeMs) {
  console.log('Building the store. This takes about half a minute, once.');
  const built = spawnSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
process.env.NODE_ENV = 'production';
await import(new URL(`../${RESULT}`, import.meta.url).href);
