import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase } from '../../db/client';
import { pagesReachedFrom } from '../support/linked-pages';
import { startServer, type RunningServer } from '../support/server-process';

/** Words that are the same in both languages, and names that no table holds. */
const SAME =
  'Accord|Alberta|Circle-Plus|Corridor|Mini-Durex|New York|Para|Z-Wave|__toast|keyway_\\w+|Article|Beige|Bluetooth|Bronze|Calgary|Code|Comx-fort|Commercial|Contact|Description|Excellence|Ford|Grade|Halifax|Innovation|Institution|Interac|Keyway Trade Supply|Lithium-ion|Manitoba|Menu|Message|Montana|Notifications|Ontario|Option|Ottawa|Page|Pages|Passage|Passive|PayPal|Photo|Position|Protection|Rotation|Services|Sessions|Silicone|Simple|Solution|Solutions|Source|Square|Stock|Stripe|Texas|Toronto|Total|Type|Vancouver|Washington|Wi-Fi|Zelle|clients|maximum|minutes|passage|tour-completed|e-Transfer|cookies';

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

function isName(text: string): boolean {
  const rest = names.reduce((left, name) => left.split(name).join(' '), text.replace(/\S+@\S+/g, ' '));
  return !/[a-zà-ÿ]{3,}/.test(rest.replace(new RegExp(`(?<!\\w)(${SAME})(?!\\w)`, 'g'), ' '));
}

it('shows no English on any page that a visitor reaches in French', { timeout: 240_000 }, async () => {
  const pages = await pagesReachedFrom(server, '/fr', { within: '/fr' });
  expect(pages.length).toBeGreaterThan(60);
  const english: string[] = [];
  for (const { path, body } of pages) {
    const { body: original } = await server.ask(path.replace(/^\/fr/, '') || '/');
    const texts = new Set(readTexts(original));
    for (const text of new Set(readTexts(body)))
      if (texts.has(text) && /[a-z]{3,}/.test(text) && !isName(text)) english.push(`${path}: ${text}`);
  }
  expect(english).toEqual([]);
});
