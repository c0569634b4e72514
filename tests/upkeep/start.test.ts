import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Runs `npm start` in a copy of the project whose build is the given script. */
function start(buildScript: string, variables: Record<string, string> = {}, envFile = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyway-start-'));
  folders.push(folder);
  for (const name of ['scripts', 'app', 'db', 'public', 'build']) mkdirSync(path.join(folder, name));
  for (const name of ['server.ts', 'package-lock.json', 'remix.config.js', 'vite.config.ts'])
    writeFileSync(path.join(folder, name), '');
  for (const name of ['scripts/start.js', 'scripts/load-env-file.js', 'app/env.server.ts', 'package.json'])
    copyFileSync(name, path.join(folder, name));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'scripts/build.js'), buildScript);
  writeFileSync(path.join(folder, '.env'), envFile);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.js'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', ...variables },
  });
  const log = path.join(folder, 'data/build.log');
  return { status, stdout, stderr, log: existsSync(log) ? readFileSync(log, 'utf8') : undefined };
}

const BUILDS = `
import { writeFileSync } from 'node:fs';
console.log('[1/1] Bundling');
console.log('build/assets/page.js  12 kB');
writeFileSync('build/server.js', 'console.log("open", process.env.NODE_ENV, process.env.PORT)');
`;

describe('npm start', () => {
  it('shows the steps of the build, keeps its output in a log, and runs the result', () => {
    const { status, stdout, log } = start(BUILDS);
    expect(stdout).toMatch(
      /^Building the store .*\n {2}\[1\/1\] Bundling\nBuilt in \d+ s\. Log: data\/build\.log\n/,
    );
    expect(stdout).toContain('open production');
    expect(stdout).not.toContain('page.js');
    expect(log).toContain('build/assets/page.js  12 kB');
    expect(status).toBe(0);
  });

  it('stops at an invalid variable before it builds', () => {
    const { status, stdout, stderr, log } = start(BUILDS, { PORT: 'http' });
    expect(stderr).toBe('PORT must be a whole number from 0 to 65535\n');
    expect({ status, stdout, log }).toEqual({ status: 1, stdout: '', log: undefined });
  });

  it('reads .env, in which a variable that is already set has no effect', () => {
    expect(start(BUILDS, {}, 'PORT=4001').stdout).toContain('open production 4001');
    expect(start(BUILDS, { PORT: '4002' }, 'PORT=4001').stdout).toContain('open production 4002');
  });

  it('says why a build failed and where the log is', () => {
    const { status, stderr, log } = start(`
      console.error('(!) Some chunks are large');
      console.error('error during build:\\nExpected ")" but found "}"\\n    at parse (parser.js:1:1)\\n  code: 1');
      process.exit(3);
    `);
    expect(stderr).toBe(
      'The build failed.\nerror during build:\nExpected ")" but found "}"\nFull log: data/build.log\n',
    );
    expect(log).toContain('at parse (parser.js:1:1)');
    expect(status).toBe(1);
  });
});
