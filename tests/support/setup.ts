import { afterAll, vi } from 'vitest';

import { cleanUpFile } from './file-end';

// Test files share a process: each leaves it as it found it.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanUpFile();
});
