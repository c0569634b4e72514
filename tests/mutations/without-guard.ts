import { spawn } from 'node:child_process';
import {
  cpSync,
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
import { z } from 'zod';

import { bundleServer } from '../../scripts/bundle-server.js';
import { TEMPLATE_FOLDER } from '../support/sqlite-templates';
import { POSTGRES_SERVER } from '../support/test-databases';
import type { Guard, Place } from './guard';

/** What they need of the tree. */
const PARTS = [
  'app',
  'db',
  'server.ts',
  'tests/attacks',
  'tests/edge',
  'tests/races',
  'tests/support',
  'tests/sweeps',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  // What builds the texts of both languages.
  'scripts/texts.ts',
  'lingui.config.ts',
  'env.d.ts',
];

const Report = z.object({
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export interface Outcome {
  total: number;
  /** The tests that failed, by their file and name. */
  caughtBy: string[];
}

/** What `npm run build` made of Remix; the server in front of it is bundled anew where it stands in the tests' way. */
const BUILT = ['build/server', 'build/client'];

/** A copy of the tree that guards are taken out of; the tree itself is never touched. */
export class MutableCopy {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'keyway-mutation-'));

  constructor() {
    for (const part of PARTS) cpSync(part, path.join(this.#folder, part), { recursive: true });
    mkdirSync(path.join(this.#folder, 'build'));
    for (const part of ['node_modules', 'public', ...BUILT])
      if (existsSync(part)) symlinkSync(path.resolve(part), path.join(this.#folder, part));
  }

  /** Takes the guard out, runs the tests until one fails, and puts it back. */
  async without(guard: Guard | undefined, tests: readonly string[]): Promise<Outcome> {
    const places = guard === undefined ? [] : [guard, ...(guard.also ?? [])];
    const before = places.map(({ file }) => [file, this.#read(file)] as const);
    for (const place of places)
      writeFileSync(this.#path(place.file), replaced(this.#read(place.file), place));
    try {
      if (tests.some((file) => /^tests\/(attacks|edge)\//.test(file))) await bundleServer(this.#folder);
      return await this.#run(tests, guard === undefined ? [] : ['--bail=1']);
    } finally {
      for (const [file, text] of before) writeFileSync(this.#path(file), text);
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #run(tests: readonly string[], options: readonly string[]): Promise<Outcome> {
    const report = this.#path('report.json');
    rmSync(report, { force: true });
    const output: string[] = [];
    const arguments_ = [path.resolve('node_modules/vitest/vitest.mjs'), 'run', ...tests];
    arguments_.push('--reporter=json', `--outputFile=${report}`, '--testTimeout=20000', ...options);
    const child = spawn(process.execPath, arguments_, {
      cwd: this.#folder,
      // Databases of its own: a guard that is taken out of a migration is still in those of this run.
      env: {
        ...process.env,
        HARD_TESTS: '0',
        TEST_DATABASE: undefined,
        [POSTGRES_SERVER]: undefined,
        [TEMPLATE_FOLDER]: undefined,
      },
    });
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    await new Promise((resolve) => child.once('exit', resolve));
    if (!existsSync(report)) throw new Error(`The tests did not run:\n${output.join('')}`);
    const { numTotalTests, testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    // A file that cannot be loaded has caught nothing: the replacement is wrong.
    if (broken.length > 0) throw new Error(`${broken[0]?.name} could not be loaded:\n${output.join('')}`);
    return {
      total: numTotalTests,
      caughtBy: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
      ),
    };
  }

  #path(file: string): string {
    return path.join(this.#folder, file);
  }

  #read(file: string): string {
    return readFileSync(this.#path(file), 'utf8');
  }
}

/** @throws Error when the text is not there exactly once: the guard has moved, and this list with it. */
export function replaced(source: string, { file, text, without }: Place): string {
  const count = source.split(text).length - 1;
  if (count !== 1) throw new Error(`${file} has this ${count} times instead of once:\n${text}`);
  return source.replace(text, () => without);
}
