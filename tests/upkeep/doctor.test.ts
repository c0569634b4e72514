import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { newMock } from '../support/mock-providers';
import { copyOfSeeded, temporaryFile } from '../support/test-store';

const Answer = z.object({
  isWell: z.boolean(),
  findings: z.array(z.object({ check: z.string(), level: z.string(), text: z.string() })),
});

const stripe = newMock('stripe');
beforeAll(() => stripe.open());
afterAll(() => stripe.close());

function doctor(variables: Record<string, string>, ...options: string[]) {
  return new Promise<{ status: number | null; stdout: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/doctor.ts', ...options],
      {
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          STRIPE_API_BASE: stripe.url,
          ...variables,
        },
      },
      (_error, stdout) => resolve({ status: child.exitCode, stdout }),
    );
  });
}

const LIVE = {
  DEMO: '0',
  APP_URL: 'https://store.example',
  TRUST_PROXY: '1',
  SESSION_SECRET: 'Zt4vWq9xKs2mLp7dRb1nYc6gHj3fTa8e',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'orders@store.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

it('finds what a demo left in a live store, and tells no secret', async () => {
  const { status, stdout } = await doctor({ ...LIVE, DATABASE_URL: await copyOfSeeded() }, '--json');
  const { isWell, findings } = Answer.parse(JSON.parse(stdout));
  expect([status, isWell]).toEqual([1, false]);
  const musts = findings.filter(({ level }) => level === 'must').map(({ check }) => check);
  expect(musts).toEqual(['payments-stripe', 'passwords', 'backups']);
  for (const secret of [LIVE.SESSION_SECRET, LIVE.STRIPE_SECRET_KEY, 'keyway-demo'])
    expect(stdout).not.toContain(secret);
});

it('tells whether a payment provider accepts its key', async () => {
  const live = { ...LIVE, DATABASE_URL: await copyOfSeeded() };
  const findKey = async () => {
    const { findings } = Answer.parse(JSON.parse((await doctor(live, '--json')).stdout));
    return findings.find(({ check }) => check === 'credentials-stripe');
  };
  expect(await findKey()).toMatchObject({ level: 'ok' });
  stripe.hasValidKey = false;
  const rejected = await findKey();
  stripe.hasValidKey = true;
  expect(rejected).toMatchObject({ level: 'must', text: expect.stringContaining('responded 401') });
});

it('says in a line what would stop the start, and makes no database', async () => {
  const file = temporaryFile('not-there/store.db');
  const stopped = await doctor({ ...LIVE, SMTP_URL: 'mail.example', DATABASE_URL: `file:${file}` });
  expect(stopped.status).toBe(1);
  expect(stopped.stdout).toMatch(/^MUST {4}The store can't start: SMTP_URL must be /);
  const missing = await doctor({ ...LIVE, DATABASE_URL: `file:${file}` });
  expect(missing.status).toBe(1);
  expect(missing.stdout).toContain(`${file} not found`);
  expect(existsSync(file)).toBe(false);
});
