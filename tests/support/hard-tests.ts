/**
 * The tests that take minutes have a long form, `npm run test:hard`, and a short one of the same, which belongs to
 * `npm test`. HARD_TESTS=1 chooses the long one.
 */
export const isHardRun = process.env['HARD_TESTS'] === '1';

/** How often something is repeated: in the short form, in the long one. */
export function times(short: number, long: number): number {
  return isHardRun ? long : short;
}

/** Prints what came out, so that a run can be read without reading its tests. */
export function printFigures(what: string, figures: Record<string, unknown>): void {
  process.stdout.write(`  ${what}: ${JSON.stringify(figures)}\n`);
}

/** How far a long test has come. */
export function printProgress(what: string, done: number, total: number): void {
  const step = Math.max(1, Math.floor(total / 20));
  if (done % step === 0 || done === total) process.stdout.write(`  ${what}: ${done} of ${total}\n`);
}
