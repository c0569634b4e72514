/** Whether this run uses the long form of tests that have one (`npm run test:hard`, HARD_TESTS=1). */
export const isHardRun = process.env['HARD_TESTS'] === '1';

/** Returns the first number in the short form, and the second in the long form. */
export function times(short: number, long: number): number {
  return isHardRun ? long : short;
}

/** Prints the figures of a test. */
export function printFigures(what: string, figures: Record<string, unknown>): void {
  process.stdout.write(`  ${what}: ${JSON.stringify(figures)}\n`);
}

/** Prints the progress of a long test, about 20 times. */
export function printProgress(what: string, done: number, total: number): void {
  const step = Math.max(1, Math.floor(total / 20));
  if (done % step === 0 || done === total) process.stdout.write(`  ${what}: ${done} of ${total}\n`);
}
