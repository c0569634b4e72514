import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { builtRoutes } from '../support/built-routes';
import { changedTables, fingerprints } from '../support/changed-tables';
import { jpegBytes, pdfBytes, pngBytes } from '../support/documents';
import { flood, headOf } from '../support/flood';
import { printFigures, times } from '../support/hard-tests';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';
import { watchMemory } from '../support/memory-peak';
import { multipart, type SentFile } from '../support/multipart';
import { formsIn, sentBy, type PageForm } from '../support/page-forms';
import { pngBomb } from '../support/png-bomb';
import type { Reply } from '../support/server-process';

/** Files that nobody honest sends, to every form of the build that takes files. What is said of them is tests/edge/uploads. */

const MB = 1024 * 1024;
const IMPORT = '/admin/products/import';
/** A list for the import may have 64 MB: so much is read before it is too much. */
const MOST_OF_IMPORT = 64.5 * MB;

interface Taker {
  who: Asker;
  form: PageForm;
}

/** What makes each form whole, so that nothing but the file can be what is refused. */
const HONEST: Record<string, { fields: Record<string, string>; file: () => Promise<SentFile> }> = {
  '/account/documents': {
    fields: { number: 'LCO-77', issuedBy: 'CA' },
    file: () => Promise.resolve({ name: 'licence.pdf', type: 'application/pdf', bytes: pdfBytes('mine') }),
  },
  '/register/business': {
    fields: {},
    file: () => Promise.resolve({ name: 'licence.pdf', type: 'application/pdf', bytes: pdfBytes('theirs') }),
  },
  '/quick-order': { fields: {}, file: () => Promise.resolve(listOf('SKU,QTY\r\nB60N,2\r\n')) },
  '/admin/products/1/pictures': {
    fields: { alt: 'A key' },
    file: async () => ({
      name: 'key.png',
      type: 'image/png',
      bytes: await sharp({ create: { width: 9, height: 7, channels: 3, background: '#777777' } })
        .png()
        .toBuffer(),
    }),
  },
  [IMPORT]: { fields: {}, file: () => Promise.resolve(listOf('SKU,Name\r\nA-1,A name that is long\r\n')) },
};

let shop: LivedInStore;
/** By where they lead. */
let takers: Map<string, Taker>;

beforeAll(async () => {
  shop = await openLivedInStore();
  takers = new Map();
  for (const { id, path, hasLoader } of builtRoutes()) {
    if (!hasLoader || /^(api|pictures)\./.test(id)) continue;
    const who: Asker = id.startsWith('admin') ? 'owner' : 'buyer';
    const address = shop.addressOf(path);
    const { body } = await shop.server.ask(address, { headers: { Cookie: shop.cookies[who] } });
    for (const form of formsIn(body, address))
      if (form.isMultipart) takers.set(form.action.split('?')[0] ?? '', { who, form });
  }
}, 300_000);

afterAll(() => shop.close());

function listOf(text: string): SentFile {
  return { name: 'list.csv', type: 'text/csv', bytes: Buffer.from(text) };
}

function send(action: string, { who, form }: Taker, file: SentFile): Promise<Reply> {
  const fields = Object.fromEntries(sentBy(form, HONEST[action]?.fields));
  const { headers, body } = multipart(fields, file);
  const Cookie = shop.cookies[who];
  return shop.server.ask(action, { method: 'POST', headers: { ...headers, Cookie }, body });
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" a="1,2">\n<script>alert(1,2)</script>\n</svg>\n';
const PAGE = '<!doctype html>\n<p>1,2</p>\n<script>alert(1,2)</script>\n';

const BAD: [what: string, file: SentFile][] = [
  ['an SVG', { name: 'a.svg', type: 'image/svg+xml', bytes: Buffer.from(SVG) }],
  ['an SVG that is called a PNG', { name: 'a.png', type: 'image/png', bytes: Buffer.from(SVG) }],
  ['an SVG that is called a list', { name: 'a.csv', type: 'text/csv', bytes: Buffer.from(SVG) }],
  ['an SVG that is called a PDF', { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from(SVG) }],
  ['a page', { name: 'a.html', type: 'text/html', bytes: Buffer.from(PAGE) }],
  ['a page that is called a list', { name: 'a.csv', type: 'text/csv', bytes: Buffer.from(`\ufeff${PAGE}`) }],
  ['a script', { name: 'a.js', type: 'text/javascript', bytes: Buffer.from('alert(1,\n2)\n') }],
  ['a program', { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('MZ\x90\0\x03\0,\n1,2\n', 'latin1') }],
  [
    'a program of Linux',
    { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('\x7fELF\x02\x01\x01\0') },
  ],
  [
    'an archive',
    { name: 'a.zip', type: 'application/zip', bytes: Buffer.from('PK\x03\x04\x14\0\x06\0,\n1,2') },
  ],
  ['a picture and a page', bytesOf('a.jpg', 'image/jpeg', jpegBytes(), PAGE)],
  ['a picture and a program', bytesOf('a.png', 'image/png', pngBytes(), '<?php system($_GET[0]);')],
  ['a picture and an archive', bytesOf('a.png', 'image/png', pngBytes(), 'PK\x05\x06'.padEnd(22, '\0'))],
  ['a picture and a drawing', bytesOf('a.gif', 'image/gif', Buffer.from('GIF89a/*'), `*/=1;${SVG}`)],
  ['a PNG that unpacks to gigabytes', { name: 'a.png', type: 'image/png', bytes: pngBomb(50_000, 50_000) }],
  ['a file from above', { name: '../../../../data/store.db', type: '', bytes: pdfBytes('above') }],
  ['a file of Windows from above', { name: '..\\..\\store.db', type: '', bytes: pdfBytes('above') }],
  ['nothing', { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(0) }],
];

function bytesOf(name: string, type: string, bytes: Buffer, more: string): SentFile {
  return { name, type, bytes: Buffer.concat([bytes, Buffer.from(more, 'latin1')]) };
}

describe('the forms that take files', () => {
  it('are those that this test knows how to fill in', () => {
    expect([...takers.keys()].sort()).toEqual(Object.keys(HONEST).sort());
  });

  it.each(BAD)('refuse %s, and keep nothing of it', async (what, file) => {
    const before = await fingerprints(shop.store.db);
    for (const [action, taker] of takers) {
      // A PNG is a document, however large the picture in it says it is: documents are saved, never unpacked.
      const isDocument = ['/account/documents', '/register/business'].includes(action);
      const isTaken = isDocument && what === 'a PNG that unpacks to gigabytes';
      if (isTaken) continue;
      const { status, body } = await send(action, taker, file);
      expect([400, 422], `${action} ${status}`).toContain(status);
      expect(body, action).not.toMatch(
        /<svg xmlns="http:\/\/www.w3.org\/2000\/svg" a=|alert\(1,\s*2\)<|system\(\$/,
      );
    }
    // Registration keeps what was typed beside the file.
    const changed = await changedTables(shop.store.db, before);
    expect(changed.filter((table) => table !== 'registration_drafts')).toEqual([]);
  });

  it('take what they are for', async () => {
    for (const [action, taker] of takers) {
      const file = await HONEST[action]?.file();
      if (file === undefined) throw new Error(`What is sent to ${action}?`);
      const { status } = await send(action, taker, file);
      expect([200, 303], `${action} ${status}`).toContain(status);
    }
    const { db } = shop.store;
    const kept = await db
      .selectFrom('imports')
      .select('file_name')
      .where('file_name', '=', 'list.csv')
      .execute();
    expect(kept.length).toBeGreaterThan(0);
  });
});

describe('memory', () => {
  const block = Buffer.alloc(64 * 1024, 'x');
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), block, Buffer.from('\r\n')]);

  /** Sends 100 MB in parts, with their length or in chunks, again and again; what came out and how far memory grew at most. */
  async function sendLarge(some: readonly (readonly [action: string, who: Asker])[], rounds: number) {
    const grown = watchMemory(shop.server.pid);
    const statuses: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const [action, who] of some)
        for (const isChunked of [true, false]) {
          const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${100 * MB}`;
          const type = 'multipart/form-data; boundary=x';
          const head = headOf(shop.server.host, action, type, `Cookie: ${shop.cookies[who]}`, length);
          const { status } = await flood(shop.server.host, head, isChunked ? chunk : block, 1_600);
          statuses.push(status);
        }
    const grownMb = Math.round(grown() / MB);
    return { sent: statuses.length, statuses: [...new Set(statuses)], grownMb };
  }

  it('does not grow by 100 MB that are sent to where files of 5 MB are taken, or none', async () => {
    const some = [...takers]
      .filter(([action]) => action !== IMPORT)
      .map(([action, { who }]) => [action, who] as const);
    const large = await sendLarge(
      [...some, ['/cart', 'guest'], ['/contact', 'guest'], [IMPORT, 'clerk']],
      times(2, 10),
    );
    printFigures('100 MB files', large);
    expect(large.statuses).toEqual([413]);
    expect(large.grownMb).toBeLessThan(60);
  }, 300_000);

  it('grows by one list of 64 MB where such are taken, however many are sent', async () => {
    const large = await sendLarge([[IMPORT, 'owner']], times(3, 20));
    printFigures('100 MB lists', large);
    expect(large.statuses).toEqual([413]);
    // The list itself, and what the machine has not taken back yet of those before it.
    expect(large.grownMb * MB).toBeLessThan(MOST_OF_IMPORT + 60 * MB);
  }, 300_000);

  it('does not hold a picture of a few bytes that would unpack to gigabytes', async () => {
    const action = '/admin/products/1/pictures';
    const taker = takers.get(action);
    if (taker === undefined) throw new Error('Nobody takes pictures.');
    const grown = watchMemory(shop.server.pid);
    for (let round = 0; round < times(3, 50); round += 1) {
      const file = { name: 'bomb.png', type: 'image/png', bytes: pngBomb(50_000, 50_000) };
      const reply = await send(action, taker, file);
      expect(reply.status).toBe(422);
      expect(reply.body).toContain('40 megapixels');
    }
    const grownMb = Math.round(grown() / MB);
    printFigures('PNG bombs', { grownMb });
    expect(grownMb).toBeLessThan(60);
    expect((await shop.server.ask('/')).status).toBe(200);
  });
});
