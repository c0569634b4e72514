import { expect, it } from 'vitest';

import { startServer } from '../support/server-process';
import { blankDatabase } from '../support/test-store';

it('a live store prints JSON alone, with the client of each request', async () => {
  const server = await startServer({
    DATABASE_URL: await blankDatabase(),
    DEMO: '0',
    APP_URL: 'https://store.example',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'Zt4vWq9xKs2mLp7dRb1nYc6gHj3fTa8e',
  });
  const headers = { Host: 'store.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.157' };
  expect((await server.ask('/', { headers })).status).toBe(200);
  await server.stop();
  const lines = server.output().trim().split('\n');
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged).toContainEqual(
    expect.objectContaining({ message: 'Keyway is open at https://store.example' }),
  );
  expect(logged).toContainEqual(
    expect.objectContaining({ message: 'request', path: '/', client: '203.0.113.157', status: 200 }),
  );
});
