/** Draws how far long work has come, on one line of the terminal. */
export function showProgress(done: number, total: number): void {
  const filled = total === 0 ? 40 : Math.round((done / total) * 40);
  const bar = '#'.repeat(filled).padEnd(40, '.');
  process.stdout.write(`\r[${bar}] ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`);
}
