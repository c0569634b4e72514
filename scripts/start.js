import './load-env-file.js';

import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import path from 'node:path';

/** `npm start`: builds the store if a source is newer than the last build, then runs it. */
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
const LOG = 'data/build.log';
const MAX_REASON_LINES = 12;

if (isBuildNeeded()) {
  await checkVariables();
  await build();
}
process.env.NODE_ENV = 'production';
await import(new URL(`../${RESULT}`, import.meta.url).href);

function isBuildNeeded() {
  return !existsSync(RESULT) || Math.max(...SOURCES.map(findNewestChange)) > statSync(RESULT).mtimeMs;
}

/** @param {string} file @returns {number} */
function findNewestChange(file) {
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => findNewestChange(path.join(file, name))));
}

/** Stops before the build if a variable is invalid. */
async function checkVariables() {
  const { tsImport } = await import('tsx/esm/api');
  const { readEnv } = await tsImport('../app/env.server.ts', import.meta.url);
  try {
    readEnv(process.env);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** Builds the store. The steps go to the terminal, everything else to the log. */
async function build() {
  console.log('Building the store (about 30 seconds)');
  const startedAt = Date.now();
  mkdirSync(path.dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG);
  const child = spawn(process.execPath, ['scripts/build.js'], { stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const errors = [];
  createInterface(child.stdout).on('line', (line) => {
    log.write(`${line}\n`);
    if (/^\[\d\/\d\] /.test(line)) console.log(`  ${line}`);
  });
  createInterface(child.stderr).on('line', (line) => {
    log.write(`${line}\n`);
    errors.push(line);
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve) => log.end(resolve));
  if (status !== 0) fail(`The build failed.\n${describe(errors)}\nFull log: ${LOG}`);
  console.log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s. Log: ${LOG}`);
}

/** Returns the lines that explain a failed build. @param {string[]} errors */
function describe(errors) {
  // Warnings come before the error, and its stack trace after it.
  const start = Math.max(
    0,
    errors.findIndex((line) => /\berror\b/i.test(line)),
  );
  const stack = errors.findIndex((line, index) => index > start && /^\s+at /.test(line));
  const reason = errors.slice(start, stack < 0 ? undefined : stack);
  return reason
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_REASON_LINES)
    .join('\n');
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
