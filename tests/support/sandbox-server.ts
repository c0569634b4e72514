import http from 'node:http';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

import { SandboxProvider } from '../../app/integrations/payments/sandbox-provider.server';
import { readBody, sendJson } from './small-server';

/** What the sandbox does with every charge, whatever the buyer chose; 'none' leaves it to the buyer. */
const FAULTS = {
  none: undefined,
  decline: 'decline',
  'hang-after-capture': 'time-out-after-capture',
  '500-before-capture': 'fail-before-capture',
  '500-after-capture': 'fail-after-capture',
  'wrong-amount': 'wrong-amount',
} as const;

export type SandboxFault = keyof typeof FAULTS;

export interface SandboxServer {
  url: string;
  setFault(fault: SandboxFault): void;
  /** How many charges were asked for under each fault. */
  asked: Record<SandboxFault, number>;
  close(): Promise<void>;
}

const Key = z.object({ key: z.string().min(1) });

const Charge = Key.extend({
  amountCents: z.number().int().min(0),
  currency: z.string(),
  description: z.string(),
  sandboxOutcome: z.string().default('approve'),
});

const Refund = Key.extend({
  reference: z.string(),
  amountCents: z.number().int().min(1),
  currency: z.string(),
  refundKey: z.string().min(1),
});

const Fault = z.object({
  fault: z.enum([
    'none',
    'decline',
    'hang-after-capture',
    '500-before-capture',
    '500-after-capture',
    'wrong-amount',
  ]),
});

/**
 * The sandbox as a server of its own, which the store is led to by SANDBOX_URL. Its books are in its own file, so that
 * they tell what was charged when the store has crashed. `POST /fault {"fault": "..."}` switches its faults.
 *
 * @param file where the books are kept; ':memory:' for a test's own.
 */
export async function startSandboxServer(file: string, port = 0): Promise<SandboxServer> {
  const provider = new SandboxProvider(file);
  const open = new AbortController();
  let fault: SandboxFault = 'none';
  const asked: SandboxServer['asked'] = {
    none: 0,
    decline: 0,
    'hang-after-capture': 0,
    '500-before-capture': 0,
    '500-after-capture': 0,
    'wrong-amount': 0,
  };

  const calls: Record<string, (body: unknown) => Promise<unknown>> = {
    '/charge': (body) => {
      const request = Charge.parse(body);
      asked[fault] += 1;
      return provider.charge(
        { ...request, sandboxOutcome: FAULTS[fault] ?? request.sandboxOutcome },
        // Only whoever asked gives up; the sandbox hangs until it is closed.
        open.signal,
      );
    },
    '/find': async (body) => ({ charge: (await provider.find(Key.parse(body).key)) ?? null }),
    '/cancel': async (body) => ({ status: await provider.cancel(Key.parse(body).key) }),
    '/refund': (body) => provider.refund(Refund.parse(body)),
    '/fault': (body) => {
      ({ fault } = Fault.parse(body));
      return Promise.resolve({ fault });
    },
  };

  const server = http.createServer((request, response) => {
    const call = request.method === 'POST' ? calls[request.url ?? ''] : undefined;
    if (call === undefined) return sendJson(response, 404, { error: 'There is no such call.' });
    readBody(request)
      .then((body) => call(JSON.parse(body)))
      .then((answer) => sendJson(response, 200, answer))
      .catch((error: unknown) => sendJson(response, 500, { error: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The sandbox has no address.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    setFault: (next) => {
      fault = next;
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      open.abort();
      await new Promise((resolve) => server.close(resolve));
      provider.close();
    },
  };
}

// In a process of its own: node --import tsx tests/support/sandbox-server.ts <file> [port]
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , file = ':memory:', port = '0'] = process.argv;
  const { url } = await startSandboxServer(file, Number(port));
  process.stdout.write(`The sandbox is open at ${url}\n`);
}
