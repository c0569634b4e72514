import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browserOptions } from '../e2e/browser';
import { builtRoutes } from '../support/built-routes';
import { isHardRun, printFigures, printProgress } from '../support/hard-tests';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';
import { formsIn, sentBy, type PageForm } from '../support/page-forms';

/** Scripts in every text that the store keeps and in every parameter that it reads, opened in a browser that runs them. */

/** They all call hit(), or at least leave an element with data-hit where text becomes markup. */
const SCRIPTS = [
  '"><script>hit(1)</script><b data-hit>',
  "'><img src=x onerror=hit(2) data-hit>",
  '</textarea></title></style></script><script>hit(3)</script><b data-hit>',
  'javascript:hit(4)//<svg/onload=hit(4) data-hit>',
  '[x](javascript:hit(5)) ![x](x" onerror="hit(5)) <iframe srcdoc="<script>parent.hit(5)</script>" data-hit>',
  "--><b data-hit>\u2028';hit(6);'${hit(6)}{{constructor.constructor('hit(6)')()}}",
] as const;

/** Columns that hold what people wrote; in the others an odd value is no text but a broken row. */
const TEXTS =
  /^(.*_)?(name|title|subject|summary|description|text|markdown|notes?|reason|message|alt|detail|address|city|company|label|phone|fax|venue|reference|brand|actor|contact_name|job_title|issued_by|hours|hours_\w+|username|part_number|tags|error|value|certificate)$/;

let shop: LivedInStore;
let browser: Browser;
const stored = { columns: 0, refusedColumns: [] as string[], forms: 0, sent: 0 };
/** Answers in which a text was markup, whether the browser was shown them or not. */
const markup: string[] = [];

beforeAll(async () => {
  shop = await openLivedInStore();
  await storeByForms();
  await storeInTables();
  browser = await chromium.launch(await browserOptions());
}, 900_000);

afterAll(async () => {
  await browser.close();
  await shop.close();
});

const whoOpens = (id: string): Asker =>
  id.startsWith('admin_.') ? 'guest' : /^(admin|api)/.test(id) ? 'owner' : 'buyer';

/** Fills every text field of every form with a script, and sends it. */
async function storeByForms(): Promise<void> {
  const seen = new Set<string>();
  for (const [index, { id, path, hasLoader }] of builtRoutes().entries()) {
    if (!hasLoader || /^(api|pictures|admin_)/.test(id) || (!isHardRun && index % 4 !== 0)) continue;
    const headers = { Cookie: shop.cookies[whoOpens(id)] };
    const address = shop.addressOf(path);
    const { status, body } = await shop.server.ask(address, { headers });
    if (status !== 200) continue;
    for (const form of formsIn(body, address)) {
      const key = `${form.action} ${form.fields.map(({ name }) => name).join()}`;
      if (form.method !== 'post' || seen.has(key) || /logout|sign|password|staff/.test(key)) continue;
      seen.add(key);
      stored.forms += 1;
      await sendFilled(form, headers);
    }
  }
}

async function sendFilled(form: PageForm, cookie: { Cookie: string }): Promise<void> {
  for (const script of isHardRun ? SCRIPTS : SCRIPTS.filter((_, at) => at === stored.sent % SCRIPTS.length)) {
    const texts = form.fields.filter(({ type }) => ['text', 'textarea', 'search', 'tel'].includes(type));
    const isNumber = ({ value }: { value: string }) => value !== '' && /^[\d.,-]+$/.test(value);
    const filled = texts.filter((field) => !isNumber(field)).map(({ name }) => [name, script]);
    const { headers, body } = await shop.server.ask(form.action, {
      method: 'POST',
      headers: { ...cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: sentBy(form, Object.fromEntries(filled)).toString(),
    });
    stored.sent += 1;
    if (String(headers['content-type']).includes('html') && hasMarkup(body))
      markup.push(`POST ${form.action}`);
  }
}

/** Puts a script behind every text of every table, for what no form of the store takes. */
async function storeInTables(): Promise<void> {
  const { db } = shop.store;
  let next = 0;
  for (const { name, columns } of await db.introspection.getTables()) {
    if (/^(product_staff_|kysely|sessions|rate_limits)/.test(name)) continue;
    for (const column of columns.filter(
      (one) => /text|varchar/i.test(one.dataType) && TEXTS.test(one.name),
    )) {
      const script = SCRIPTS[next % SCRIPTS.length] ?? '';
      try {
        const ref = sql.ref(column.name);
        // What is kept as JSON stays JSON.
        await sql`update ${sql.table(name)} set ${ref} = ${ref} || ${script}
          where ${ref} not like '{%' and ${ref} not like '[%'`.execute(db);
        stored.columns += 1;
        next += 1;
      } catch {
        stored.refusedColumns.push(`${name}.${column.name}`);
      }
    }
  }
}

function hasMarkup(html: string): boolean {
  return /<\w+[^<>]*\sdata-hit|<script>\s*(parent\.)?hit\(/.test(html.replaceAll(/="[^"]*"/g, '=""'));
}

async function openContext(who: Asker): Promise<{ context: BrowserContext; page: Page; seen: string[] }> {
  const context = await browser.newContext({ baseURL: `http://${shop.server.host}` });
  const [name = '', value = ''] = shop.cookies[who].split('=');
  if (name !== '') await context.addCookies([{ name, value, url: `http://${shop.server.host}` }]);
  const seen: string[] = [];
  await context.exposeBinding('hit', (_source, which: unknown) => void seen.push(`hit(${String(which)})`));
  await context.exposeBinding('violated', (_source, what: unknown) => void seen.push(`CSP: ${String(what)}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // The binding that the test exposes.
      const { violated } = window as unknown as { violated: (what: string) => void };
      violated(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { context, page, seen };
}

/** What of the page's elements was written by a visitor: markup, handlers, links that run something. */
async function foreignIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    const inFrame = await frame
      .evaluate(() => {
        const elements = [...document.querySelectorAll('*')];
        const marked = elements.filter((one) => one.hasAttribute('data-hit'));
        const handled = elements.filter((one) => one.getAttributeNames().some((name) => /^on/i.test(name)));
        const led = elements.filter(
          (one) =>
            one.hasAttribute('srcdoc') ||
            ['href', 'src', 'action', 'formaction'].some((name) =>
              /^\s*(javascript:|data:text|vbscript:)/i.test(one.getAttribute(name) ?? ''),
            ),
        );
        return [...marked, ...handled, ...led].map((one) => one.outerHTML.slice(0, 120));
      })
      .catch(() => []);
    found.push(...inFrame);
  }
  return found;
}

describe('a script that somebody wrote', () => {
  it('is stored in the texts of the store', () => {
    printFigures('scripts stored', { ...stored, refusedColumns: stored.refusedColumns.length });
    expect(stored.columns).toBeGreaterThan(60);
    expect(stored.sent).toBeGreaterThan(20);
    expect(markup).toEqual([]);
  });

  it('runs on no page, and no page is even asked to report it', async () => {
    const wrong: string[] = [];
    let opened = 0;
    const contexts = new Map<Asker, Awaited<ReturnType<typeof openContext>>>();
    const routes = builtRoutes().filter(
      ({ id, hasLoader }, index) =>
        hasLoader &&
        !/^(api\.(?!docs)|pictures)|csv|txt|xml|_store\.suggestions|documents_?\.\$id$/.test(id) &&
        (isHardRun || index % 9 === 0),
    );
    for (const { id, path } of routes) {
      const who = whoOpens(id);
      const own = contexts.get(who) ?? (await openContext(who));
      contexts.set(who, own);
      const address = shop.addressOf(path);
      const script = SCRIPTS[opened % SCRIPTS.length] ?? '';
      for (const query of ['', ...(isHardRun || opened % 2 === 0 ? [queryOf(script)] : [])]) {
        await own.page.goto(address + query, { waitUntil: 'load', timeout: 60_000 });
        const foreign = await foreignIn(own.page);
        opened += 1;
        if (own.seen.length > 0 || foreign.length > 0)
          wrong.push(`${address}${query.slice(0, 20)}: ${[...own.seen, ...foreign].join(' | ')}`);
        own.seen.length = 0;
        if (isHardRun) printProgress('pages', opened, routes.length * 2);
      }
    }
    for (const { context } of contexts.values()) await context.close();
    printFigures('pages with scripts', { routes: routes.length, opened });
    expect(wrong).toEqual([]);
  }, 1_800_000);

  it('would be seen: a page that has one is found out', async () => {
    const { context, page, seen } = await openContext('guest');
    await page.goto('/cart');
    await page.evaluate(() => {
      const text = document.createElement('div');
      text.innerHTML = '<img src="/none.png" onerror="hit(9)" data-hit>';
      document.body.append(text);
    });
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(seen[0]).toContain('CSP: script-src');
    expect((await foreignIn(page)).length).toBeGreaterThan(0);
    await context.close();
  });
});

/** The names that pages read from their addresses. */
const READ = [
  'q',
  'category',
  'brand',
  'make',
  'model',
  'year',
  'sort',
  'page',
  'pageSize',
  'view',
  'inStock',
].concat(
  ['redirectTo', 'returnTo', 'product', 'location', 'subject', 'id', 'ids', 'state', 'status', 'from', 'to'],
  [
    'make',
    'sent',
    'again',
    'supplier',
    'show',
    'tier',
    'kind',
    'actor',
    'action',
    'service',
    'city',
    'address',
  ],
);

const queryOf = (script: string) =>
  `?${READ.map((name) => `${name}=${encodeURIComponent(script)}`).join('&')}`;
