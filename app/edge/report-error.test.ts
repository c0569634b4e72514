import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { createLog } from './log';
import { createErrorReporter } from './report-error';

const folder = mkdtempSync(path.join(tmpdir(), 'keyway-reporter-'));
afterAll(() => rmSync(folder, { recursive: true }));

function moduleWith(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

function recordingLog() {
  const lines: string[] = [];
  return { lines, log: createLog('error', { write: (line) => void lines.push(line) }) };
}

const reported = () => (globalThis as { reported?: unknown[] }).reported ?? [];

describe('an error report', () => {
  it('is only logged without an error tracker', async () => {
    const { lines, log } = recordingLog();
    const reportError = await createErrorReporter(log, undefined);
    reportError(new Error('no such table'), 'page failed', { requestId: 'abc' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      message: 'page failed',
      error: 'Error: no such table',
      requestId: 'abc',
    });
  });

  it('also goes to the module named by ERROR_REPORTER', async () => {
    const { lines, log } = recordingLog();
    const file = moduleWith(
      'tracker.mjs',
      'export default (error, details) => (globalThis.reported ??= []).push({ error, details });',
    );
    const reportError = await createErrorReporter(log, file);
    const error = new Error('no such table');
    reportError(error, 'page failed', { requestId: 'abc' });
    await expect.poll(reported).toEqual([{ error, details: { message: 'page failed', requestId: 'abc' } }]);
    expect(lines).toHaveLength(1);
  });

  it('survives a tracker that fails', async () => {
    const { lines, log } = recordingLog();
    const file = moduleWith('failing.mjs', "export default () => { throw new Error('tracker is down'); };");
    const reportError = await createErrorReporter(log, file);
    reportError(new Error('no such table'), 'page failed');
    await expect.poll(() => lines.length).toBe(2);
    expect(lines[1]).toContain('tracker is down');
  });

  it('stops the start if the module is missing or exports no function', async () => {
    const { log } = recordingLog();
    const missing = path.join(folder, 'missing.mjs');
    await expect(createErrorReporter(log, missing)).rejects.toThrow("ERROR_REPORTER can't be loaded");
    const empty = moduleWith('empty.mjs', 'export const reporter = () => {};');
    await expect(createErrorReporter(log, empty)).rejects.toThrow('ERROR_REPORTER must have a function');
  });
});
