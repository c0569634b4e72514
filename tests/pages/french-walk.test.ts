import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { REGION_GROUPS } from '../../app/domain/base/shared/regions.rules';
import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { createPseudoCatalog } from '../../scripts/pseudo-locale';
import { builtRoutes } from '../support/built-routes';
import { findMisprints } from '../support/french-typography';
import { pagesReachedFrom, type LinkedPage } from '../support/linked-pages';
import { openLivedInStore } from '../support/lived-in-store';
import { APPLICATION } from '../support/registration';
import { startServer, type RunningServer } from '../support/server-process';

/** Names that no table holds. */
const NAMES =
  'Accord|Alberta|American Express|Apple Pay|Bluetooth|Calgary|Canada|Circle-Plus|Comx-fort|Corridor|Ford|Google Pay|Halifax|Interac|Keyway Trade Supply|Mail|Manitoba|Mastercard|Mini-Durex|Montana|New York|Ontario|Ottawa|PayPal|Square|Stripe|Texas|Toronto|Vancouver|Visa|Washington|Wi-Fi|Z-Wave|Zelle|__toast|e-Transfer|keyway_\\w+|tour-completed';
/** Words that are the same in both languages. */
const COGNATES =
  'Action|Article|Beige|Bronze|Code|Commercial|Confirmation|Contact|Description|Excellence|Grade|Innovation|Institution|Lithium-ion|Menu|Message|Messages|Notifications|Option|Page|Pages|Para|Passage|Passive|Photo|Position|Protection|Rotation|Services|Sessions|Silicone|Simple|Solution|Solutions|Source|Stock|Total|Type|Versions|clients|cookies|maximum|minutes|passage';

/** Those of them that stored texts have, whose French isn’t in the catalog of messages. */
const STORED = 'Bronze|Commercial|Contact|Institution|Para|Passage|Sessions|Stock|clients';

const BUYERS_PAGES = [
  '/account',
  '/account/addresses',
  '/account/addresses/:id',
  '/account/addresses/new',
  '/account/approvals',
  '/account/approvals/:orderId',
  '/account/documents',
  '/account/orders',
  '/account/orders/:id',
  '/account/quotes',
  '/account/sessions',
  '/account/users',
  '/account/users/:id',
  '/account/users/new',
  '/cart',
  '/cart/confirmation/:accessKey',
  '/cart/payment',
  '/cart/shipping',
  '/checkout',
  '/checkout/confirmation/:accessKey',
  '/checkout/confirmation/:accessKey/invoice',
  '/favorites',
  '/favorites/:id',
  '/quick-order',
  '/quote/:accessKey',
  '/track-order/:accessKey',
];

let server: RunningServer;
let names: string[];

beforeAll(async () => {
  server = await startServer();
  names = await readNames(server.databaseUrl);
});

afterAll(() => server.stop());

/** What the store has from others: brands, models, vehicles, places, people, and texts with the same French. */
async function readNames(url: string): Promise<string[]> {
  const db = openDatabase(url);
  const tables = await Promise.all([
    db.selectFrom('products').select(['brand', 'model', 'product_number', 'sku', 'compatibility']).execute(),
    db.selectFrom('fitments').select(['make', 'model']).distinct().execute(),
    db.selectFrom('locations').select(['name', 'address', 'city', 'email']).execute(),
    db.selectFrom('professionals').select(['name', 'city', 'email']).execute(),
    db.selectFrom('content_blocks').select('title').where('kind', '=', 'leader').execute(),
    db.selectFrom('events').select('title').execute(),
    db.selectFrom('french_texts').select('english').whereRef('english', '=', 'french').execute(),
  ]);
  await db.destroy();
  const texts = tables.flat().flatMap((row) => Object.values(row).map(String));
  // The longest first: 'Sargent & Greenleaf' before 'Sargent'.
  return [...new Set(texts)]
    .filter((text) => text.length > 1)
    .sort((one, other) => other.length - one.length);
}

/** What buyers have written themselves, and staff to them. */
async function readBuyersNames(db: Db): Promise<string[]> {
  const whole = (row: { first_name: string; last_name: string }) => `${row.first_name} ${row.last_name}`;
  const tables = await Promise.all([
    db.selectFrom('customers').select(['company_name', 'address', 'city']).execute(),
    db.selectFrom('account_addresses').select(['label', 'address', 'city']).execute(),
    db.selectFrom('account_documents').select(['number', 'file_name']).execute(),
    db.selectFrom('favorite_lists').select('name').execute(),
    db.selectFrom('orders').select(['company', 'address', 'city']).execute(),
    db.selectFrom('quotes').select(['message', 'staff_note']).execute(),
  ]);
  const people = await Promise.all([
    db.selectFrom('company_users').select(['first_name', 'last_name']).execute(),
    db.selectFrom('orders').select(['first_name', 'last_name']).execute(),
  ]);
  const { personal, business } = APPLICATION;
  return [
    ...tables.flat().flatMap((row) => Object.values(row)),
    ...people.flat().map(whole),
    `${personal.firstName} ${personal.lastName}`,
    business.companyName,
    ...REGION_GROUPS().flatMap(({ regions }) => regions.map(([, name]) => name)),
  ].filter((name) => name.length > 1);
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .trim();

/** The texts of a page that people see or hear, piece by piece. */
function readTexts(html: string): string[] {
  const page = html.replace(/<script\b.*?<\/script>|<style\b.*?<\/style>|<!--.*?-->/gs, '');
  const attributes = [...page.matchAll(/\s(?:aria-label|alt|title|placeholder|data-label)="([^"]+)"/g)];
  const description = [...page.matchAll(/<meta name="description" content="([^"]+)"/g)];
  const pieces = [...attributes, ...description].map(([, text = '']) => text);
  return [...pieces, ...page.split(/<[^>]*>/)].map(decode).filter((text) => text !== '');
}

function isName(text: string, same: string): boolean {
  const rest = names.reduce((left, name) => left.split(name).join(' '), text.replace(/\S+@\S+/g, ' '));
  return !/[a-zà-ÿ]{3,}/.test(rest.replace(new RegExp(`(?<!\\w)(${same})(?!\\w)`, 'g'), ' '));
}

/** Returns the texts of a French page that are the same on the English one and aren't names, with the path. */
async function findEnglish(
  server: RunningServer,
  page: LinkedPage,
  { cookie = '', same = `${NAMES}|${COGNATES}` } = {},
): Promise<string[]> {
  const english = page.path.slice('/fr'.length).replace(/^(?!\/)/, '/');
  const { body } = await server.ask(english, { headers: { Cookie: cookie } });
  const texts = new Set(readTexts(body));
  return [...new Set(readTexts(page.body))]
    .filter((text) => texts.has(text) && /[a-z]{3,}/.test(text) && !isName(text, same))
    .map((text) => `${page.path}: ${text}`);
}

const listMisprints = ({ path, body }: LinkedPage) => findMisprints(body).map((text) => `${path}: ${text}`);

it.each([
  '<p>Livraison <span>, total</span></p>',
  '<p>Total :</p>',
  '<p>Total: 1,00\u00a0$</p>',
  '<p>8 % de rabais</p>',
  '<p>$1.00</p>',
  '<a aria-label="« Ma liste »"></a>',
])('finds the misprint in %s', (html) => {
  expect(findMisprints(html)).toHaveLength(1);
  expect(findMisprints('<p>Total\u00a0: <b>1,5\u00a0%</b>, ou «\u00a0rien\u00a0».</p>')).toEqual([]);
});

it('shows no English on any page that a visitor reaches in French', { timeout: 240_000 }, async () => {
  const pages = await pagesReachedFrom(server, '/fr', { within: '/fr' });
  expect(pages.length).toBeGreaterThan(60);
  const english: string[] = [];
  for (const page of pages) english.push(...(await findEnglish(server, page)));
  expect(english).toEqual([]);
  expect(pages.flatMap(listMisprints)).toEqual([]);
});

it(
  'shows none to a buyer who has signed in, from the cart to the invoice',
  { timeout: 240_000 },
  async () => {
    const lived = await openLivedInStore();
    names = [...(await readNames(lived.server.databaseUrl)), ...(await readBuyersNames(lived.store.db))];
    const english: string[] = [];
    const misprints: string[] = [];
    const seen: string[] = [];
    for (const { id, path } of builtRoutes()) {
      // Staff’s own pages have no French.
      if (!id.startsWith('store/') || path.endsWith('*') || path.startsWith('/pages/')) continue;
      const address = `/fr${lived.addressOf(path, 'buyer')}`;
      const { status, headers, body } = await lived.server.ask(address, {
        headers: { Cookie: lived.cookies.buyer },
      });
      if (status !== 200 || !String(headers['content-type']).includes('text/html')) continue;
      seen.push(path);
      const page = { path: address, body };
      english.push(...(await findEnglish(lived.server, page, { cookie: lived.cookies.buyer })));
      misprints.push(...listMisprints(page));
    }
    await lived.close();
    expect(seen).toEqual(expect.arrayContaining(BUYERS_PAGES));
    expect(english).toEqual([]);
    expect(misprints).toEqual([]);
  },
);

it(
  'shows none in the pseudo-locale, where no text is the same in both languages',
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'keyway-pseudo-'));
    const file = path.join(folder, 'pseudo-locale.json');
    writeFileSync(file, JSON.stringify(createPseudoCatalog()));
    const pseudo = await startServer({ FRENCH_CATALOG: file });
    const pages = await pagesReachedFrom(pseudo, '/fr', { within: '/fr' });
    const english: string[] = [];
    for (const page of pages)
      english.push(...(await findEnglish(pseudo, page, { same: `${NAMES}|${STORED}` })));
    await pseudo.stop();
    rmSync(folder, { recursive: true });
    expect(pages.length).toBeGreaterThan(60);
    expect(english).toEqual([]);
  },
);
