import { afterAll, beforeAll, expect, it } from 'vitest';

import { usageOf } from '../../scripts/bench/process-usage';
import { startAttackedStore, STORE_HOST, type AttackedStore } from '../support/attacked-store';
import { openableRoutes, openable } from '../support/built-routes';
import { printFigures, times } from '../support/hard-tests';
import { oddForm, type Field } from '../support/odd-forms';
import { randomFrom } from '../support/random';
import { sendBytes } from '../support/raw-reply';
import { staffCookieAt } from '../support/staff-login';

const COUNT = times(300, 10_000);
const SEED = 20_261_126;
const AT_ONCE = 8;
const MOST_GROWTH = 100 * 1024 * 1024;
/** It would end the session of whoever attacks. */
const LEFT_OUT = new Set(['/admin/logout']);
const WHO = ['nobody', 'visitor', 'buyer', 'staff', 'staff'] as const;

let store: AttackedStore;

beforeAll(async () => {
  store = await startAttackedStore();
});

afterAll(() => store.stop());

it(
  `${COUNT} malformed forms over every page that takes forms are answered without a failure`,
  async () => {
    const takers = openableRoutes().filter(
      ({ path, hasAction }) => hasAction && !path.startsWith('/api') && !LEFT_OUT.has(path),
    );
    expect(takers.length).toBeGreaterThan(80);
    const forms = new Map<string, Field[]>();
    for (const route of takers) forms.set(openable(route), await fieldsAt(openable(route)));

    const random = randomFrom(SEED);
    const paths = [...forms.keys()];
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    let sent = 0;
    let before = 0;
    const work = async () => {
      while (sent < COUNT) {
        sent += 1;
        // What the first requests need stays; growth is counted from then on.
        if (sent === Math.floor(COUNT / 2)) before = memory();
        if (sent % 500 === 0) store.cookies.staff = await staffCookieAt(store);
        // Each page gets its turn, so that none is left out by chance.
        const path = paths[sent % paths.length] ?? '/cart';
        const who = random.pick(WHO);
        const { type, body, what } = oddForm(forms.get(path) ?? [], random);
        const address = random.chance(0.1) ? `${path}.data` : path;
        const reply = await sendBytes(store.host, written(address, store.cookies[who], type, body));
        const status = reply?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isFailure =
          status < 200 || status >= 500 || /\n\s+at .+:\d+:\d+|node_modules/.test(reply?.body ?? '');
        if (isFailure) wrong.push(`${status} ${address} of ${who}, ${type}: ${what}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    const grownMb = Math.round((memory() - before) / 1024 / 1024);
    printFigures('malformed forms', {
      sent: COUNT,
      pages: paths.length,
      grownMb,
      ...Object.fromEntries(statuses),
    });
    expect(wrong.slice(0, 20).join('\n'), `${wrong.length} of ${COUNT}`).toBe('');
    expect(store.output().match(/.*"level":"error".*/g) ?? []).toEqual([]);
    expect(grownMb * 1024 * 1024).toBeLessThan(MOST_GROWTH);
    for (const status of [303, 400, 415, 422])
      expect(statuses.get(status), String(status)).toBeGreaterThan(0);
    expect((await store.ask('/')).status).toBe(200);
  },
  COUNT * 100,
);

/** What the forms of a page hold when nothing was typed into them: names, hidden values, intents. */
async function fieldsAt(path: string): Promise<Field[]> {
  for (const cookie of [store.cookies.staff, store.cookies.buyer, store.cookies.visitor]) {
    const { status, body } = await store.ask(path, { headers: { Cookie: cookie } });
    if (status !== 200) continue;
    const fields = [
      ...body.matchAll(/<(?:input|select|textarea|button)\b[^>]*\sname="?([^\s">]+)"?[^>]*>/g),
    ].map(([tag, name = '']): Field => [
      name,
      /\svalue=(?:"([^"]*)"|([\w-]+))/.exec(tag)?.slice(1).join('') ?? '1',
    ]);
    // One of each name and the last of the intents are enough of a form.
    const once = new Map(fields.map((field) => [field[0], field]));
    if (once.size > 0) return [...once.values()].slice(0, 40);
  }
  return [
    ['intent', 'save'],
    ['name', 'A name'],
    ['quantity', '1'],
  ];
}

function written(path: string, cookie: string, type: string | undefined, body: Buffer): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${STORE_HOST}`,
    'Connection: close',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

function memory(): number {
  return usageOf(store.pid)?.largestBytes ?? 0;
}
