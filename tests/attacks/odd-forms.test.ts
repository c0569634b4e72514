import { afterAll, beforeAll, expect, it } from 'vitest';

import { builtRoutes } from '../support/built-routes';
import { isHardRun, printFigures, times } from '../support/hard-tests';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';
import { watchMemory } from '../support/memory-peak';
import { oddForm, type Field } from '../support/odd-forms';
import { randomFrom } from '../support/random';
import { sendBytes, type RawReply } from '../support/raw-reply';

const COUNT = times(300, 10_000);
const SEED = 20_261_126;
const AT_ONCE = 8;
/** Comparing a password takes 128 MB for a moment. */
const MOST_GROWTH = (128 + 100) * 1024 * 1024;
/** It would end the session of whoever attacks. */
const LEFT_OUT = new Set(['/admin/logout']);
/** So many requests make the heap and its caches as large as they are in use; growth is counted from then on. */
const WARM_AFTER = times(50, 1_000);
/** How a page of the edge begins, which stands in front of the forms' pages: theirs are written by React. */
const OF_EDGE = '<!doctype html>\n';
const LOGIN = /"?\/(admin\/login|sign-in)\b/;

let shop: LivedInStore;

beforeAll(async () => {
  shop = await openLivedInStore();
});

afterAll(() => shop.close());

it(
  `${COUNT} malformed forms over every page that takes forms are answered without a failure`,
  async () => {
    const { server, cookies } = shop;
    const { db } = shop.store;
    const sessions = await db.selectFrom('sessions').selectAll().execute();
    const takers = builtRoutes().filter(
      ({ path, hasAction }) =>
        hasAction && !path.startsWith('/api') && !path.endsWith('*') && !LEFT_OUT.has(path),
    );
    expect(takers.length).toBeGreaterThan(100);
    const forms = new Map<string, Field[]>();
    for (const { path } of takers) forms.set(shop.addressOf(path), await fieldsAt(shop.addressOf(path)));

    const random = randomFrom(SEED);
    const paths = [...forms.keys()];
    const reached = new Set<string>();
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    let sent = 0;
    let grown = () => 0;
    const work = async () => {
      while (sent < COUNT) {
        sent += 1;
        if (sent === WARM_AFTER) grown = watchMemory(server.pid);
        if (sent % 250 === 0) {
          // Some of them sign out, or switch somebody off.
          await db
            .insertInto('sessions')
            .values(sessions)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await db.updateTable('staff').set({ is_active: 1 }).execute();
        }
        // Each page gets its turn, so that none is left out by chance.
        const path = paths[sent % paths.length] ?? '/cart';
        const who = random.pick<Asker>(
          path.startsWith('/admin') ? ['owner', 'owner', 'viewer', 'guest'] : ['buyer', 'buyer', 'guest'],
        );
        const { type, body, what } = oddForm(forms.get(path) ?? [], random);
        const address = random.chance(0.1) ? `${path}.data` : path;
        const reply = await sendBytes(server.host, written(address, cookies[who], type, body));
        const status = reply?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (isOfPage(reply)) reached.add(path);
        const isFailure =
          status < 200 || status >= 500 || /\n\s+at .+:\d+:\d+|node_modules/.test(reply?.body ?? '');
        if (isFailure) wrong.push(`${status} ${address} of ${who}, ${type}: ${what}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    const grownMb = Math.round(grown() / 1024 / 1024);
    printFigures('malformed forms', {
      sent: COUNT,
      pages: paths.length,
      reached: reached.size,
      grownMb,
      ...Object.fromEntries(statuses),
    });
    expect(wrong.slice(0, 20).join('\n'), `${wrong.length} of ${COUNT}`).toBe('');
    expect(server.output().match(/.*"level":"error".*/g) ?? []).toEqual([]);
    expect(grownMb * 1024 * 1024).toBeLessThan(MOST_GROWTH);
    for (const status of [303, 400, 415, 422])
      expect(statuses.get(status), String(status)).toBeGreaterThan(0);
    // Behind the guards, where forms are taken apart: at each page at least once.
    if (isHardRun) expect(paths.filter((path) => !reached.has(path))).toEqual([]);
    expect((await server.ask('/')).status).toBe(200);
  },
  60_000 + COUNT * 100,
);

function isOfPage(reply: RawReply | undefined): boolean {
  if (reply === undefined || reply.body.startsWith(OF_EDGE)) return false;
  const leadsTo = reply.headers.get('location') ?? (reply.status === 202 ? reply.body : '');
  return !LOGIN.test(leadsTo);
}

/** What the forms of a page hold when nothing was typed into them: names, hidden values, intents. */
async function fieldsAt(path: string): Promise<Field[]> {
  for (const who of ['owner', 'buyer', 'guest'] as const) {
    const { status, body } = await shop.server.ask(path, { headers: { Cookie: shop.cookies[who] } });
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
    `Host: ${shop.server.host}`,
    'Connection: close',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
