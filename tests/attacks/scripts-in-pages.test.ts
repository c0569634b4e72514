import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isPostgres } from '../../db/dialect';
import type { Db } from '../../db/schema';
import { browserOptions } from '../e2e/browser';
import { isHardRun, printFigures, printProgress } from '../support/hard-tests';
import { openLivedInStore, type Asker, type LivedInStore } from '../support/lived-in-store';
import { sentBy, type PageForm } from '../support/page-forms';
import { formsOf, readPages, type ReadPage } from '../support/page-parameters';

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

/**
 * Columns whose values are the store's own: keys, states, times, names of columns, and the markup of mail. An odd value there is no text but a broken
 * row. All others hold what people wrote, those too that somebody will add.
 */
const OWN_VALUES =
  /^(id|key|slug|alias|code|state|status|role|kind|type|scope|scopes|mode|policy|language|currency|provider|method|format|encoding|delimiter|mapping|worker|outcome|section|region|province|change|selection|events|holder|work|term|reversed|prefix|sha256|author|answer|business_type|years_in_business|service_categories|default_view|list_attributes|price_basis|declined_by|last_batch|favorites_owner|return_to|return_origin|hosted_url|totp_\w+|reference|number|html)$|_(id|ids|key|hash|at|on|until|since|tier|code|state|method|type|secret|revision)$/;
/** Words all the same. */
const WORDS =
  /^(products\.type|products\.badge|account_documents\.number|customers\.zip_code|part_numbers\.number|\w+\.zip_code|\w+\.postal_code)$/;
/** Tables without words: counters, indexes, what is under way. */
const WITHOUT_WORDS =
  /^(product_staff_\w*|kysely\w*|rate_limits|leases|\w+_counts|search_terms|idempotency_keys)$/;

let shop: LivedInStore;
let browser: Browser;
let pages: ReadPage[];
const stored = { columns: 0, refusedColumns: [] as string[], forms: 0, sent: 0 };
/** Answers in which a text was markup, whether the browser was shown them or not. */
const markup: string[] = [];

beforeAll(async () => {
  shop = await openLivedInStore();
  pages = await readPages(shop, (_id, index) => isHardRun || index % 4 === 0);
  await storeByForms();
  await storeInTables();
  browser = await chromium.launch(await browserOptions());
}, 900_000);

afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Fills every text field of every form with a script, and sends it. */
async function storeByForms(): Promise<void> {
  for (const { who, form } of formsOf(pages)) {
    // Whoever signs out, or asks for another password, would see less afterwards.
    const isEnd =
      form.action.startsWith('/admin/logout') || form.fields.some(({ value }) => value === 'signOut');
    if (isEnd || form.fields.some(({ type }) => type === 'password')) continue;
    stored.forms += 1;
    await sendFilled(form, { Cookie: shop.cookies[who] });
  }
}

async function sendFilled(form: PageForm, cookie: { Cookie: string }): Promise<void> {
  for (const script of isHardRun ? SCRIPTS : SCRIPTS.filter((_, at) => at === stored.sent % SCRIPTS.length)) {
    const texts = form.fields.filter(({ type }) =>
      ['text', 'textarea', 'search', 'tel', 'email', 'url'].includes(type),
    );
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
  // The log takes no change; but whatever it holds was written by somebody.
  await dropTriggers(db, 'audit_entries');
  for (const { name, columns } of await db.introspection.getTables()) {
    if (WITHOUT_WORDS.test(name)) continue;
    for (const column of columns.filter((one) => /text|varchar/i.test(one.dataType))) {
      const where = `${name}.${column.name}`;
      if (OWN_VALUES.test(column.name) && !WORDS.test(where)) continue;
      const script = SCRIPTS[stored.columns % SCRIPTS.length] ?? '';
      try {
        await storeInColumn(name, column.name, script);
        stored.columns += 1;
      } catch {
        stored.refusedColumns.push(where);
      }
    }
  }
}

async function dropTriggers(db: Db, table: string): Promise<void> {
  const { rows } = await (
    isPostgres(db)
      ? sql<{ name: string }>`
          select tgname as name from pg_trigger where tgrelid = to_regclass(${table}) and not tgisinternal`
      : sql<{ name: string }>`
          select name from sqlite_master where type = 'trigger' and tbl_name = ${table}`
  ).execute(db);
  for (const { name } of rows)
    await sql`drop trigger ${sql.ref(name)} ${isPostgres(db) ? sql`on ${sql.table(table)}` : sql``}`.execute(
      db,
    );
}

async function storeInColumn(table: string, column: string, script: string): Promise<void> {
  const { db } = shop.store;
  const ref = sql.ref(column);
  // A row by the place where it lies, for tables of whatever key.
  const [place, isPlace, isValid] = isPostgres(db)
    ? [sql`ctid::text`, (row: string) => sql`ctid = ${row}::tid`, sql`${ref} is json`]
    : [sql`rowid`, (row: string) => sql`rowid = ${row}`, sql`json_valid(${ref})`];
  const isJson = sql<boolean>`(${isValid} and (${ref} like '{%' or ${ref} like '[%' or ${ref} like '"%'))`;
  // What is kept as JSON stays JSON, with the script in each of its words.
  const { rows } = await sql<{ row: string; value: string }>`
    select ${place} as "row", ${ref} as value from ${sql.table(table)} where ${isJson}`.execute(db);
  const plain = sql`update ${sql.table(table)} set ${ref} = ${ref} || ${script} where not ${isJson}`;
  await plain.execute(db);
  for (const { row, value } of rows) {
    const text = JSON.stringify(withScript(JSON.parse(value), script));
    await sql`update ${sql.table(table)} set ${ref} = ${text} where ${isPlace(row)}`.execute(db);
  }
}

/** Words have a capital letter or a space; names of states and fields have none. */
function withScript(value: unknown, script: string): unknown {
  if (typeof value === 'string')
    return /[A-Z ]/.test(value) && !/^\d{4}-\d\d/.test(value) ? value + script : value;
  if (Array.isArray(value)) return value.map((one) => withScript(one, script));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withScript(one, script)]));
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
    printFigures('scripts stored', stored);
    expect(stored.columns).toBeGreaterThan(160);
    expect(stored.sent).toBeGreaterThan(20);
    expect(stored.refusedColumns).toEqual([]);
    expect(markup).toEqual([]);
  });

  it('is text in every answer, whatever is asked of it', async () => {
    const wrong: string[] = [];
    let asked = 0;
    const { server, cookies } = shop;
    for (const { who, address, names } of pages) {
      // Each name with each of them.
      for (let turn = 0; turn < (names.length === 0 ? 1 : SCRIPTS.length); turn += 1) {
        const { status, headers, body } = await server.ask(address + queryOf(names, turn), {
          headers: { Cookie: cookies[who] },
        });
        asked += 1;
        if (String(headers['content-type']).includes('html') && hasMarkup(body))
          wrong.push(`${address} ${turn}`);
        if (status >= 500) wrong.push(`${address} ${turn}: ${status}`);
      }
    }
    printFigures('scripts in addresses', { pages: pages.length, asked });
    expect(wrong).toEqual([]);
    // Whoever was signed in still is: else they saw nothing.
    for (const [who, page] of [
      ['owner', '/admin/dashboard'],
      ['buyer', '/account'],
    ] as const)
      expect((await server.ask(page, { headers: { Cookie: cookies[who] } })).status).toBe(200);
  }, 600_000);

  it('runs on no page, and no page is even asked to report it', async () => {
    const wrong: string[] = [];
    let opened = 0;
    const contexts = new Map<Asker, Awaited<ReturnType<typeof openContext>>>();
    const shown = pages.filter(({ id }, index) => !NO_PAGE.test(id) && (isHardRun || index % 2 === 0));
    for (const [index, { who, address, names }] of shown.entries()) {
      const own = contexts.get(who) ?? (await openContext(who));
      contexts.set(who, own);
      for (const query of ['', ...(names.length > 0 ? [queryOf(names, index)] : [])]) {
        const response = await own.page.goto(address + query, { waitUntil: 'load', timeout: 60_000 });
        const foreign = await foreignIn(own.page);
        opened += 1;
        if (own.seen.length > 0 || foreign.length > 0)
          wrong.push(`${address}${query.slice(0, 20)}: ${[...own.seen, ...foreign].join(' | ')}`);
        if ((response?.status() ?? 0) >= 500) wrong.push(`${address}: ${response?.status()}`);
        own.seen.length = 0;
        if (isHardRun) printProgress('pages', opened, shown.length * 2);
      }
    }
    for (const { context } of contexts.values()) await context.close();
    printFigures('pages with scripts', { pages: shown.length, opened });
    expect(wrong).toEqual([]);
    // A refund that is due is refused, because its references are scripts as well. No page causes it.
    const errors = shop.server.output().match(/.*"level":"error".*/g) ?? [];
    expect(errors.filter((line) => !line.includes('"call":"refund"'))).toEqual([]);
  }, 3_600_000);

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

/** What is saved as a file, shown as a picture with a style of the browser’s own, or is a part of a page. */
const NO_PAGE = /csv|txt|xml|sitemaps|pictures\/|store\/suggestions|store\/specifications|documents_?\.\$id$/;

/** Each name with one of the scripts, and with the next in the next turn. */
function queryOf(names: readonly string[], turn: number): string {
  const values = names.map(
    (name, at) => `${name}=${encodeURIComponent(SCRIPTS[(at + turn) % SCRIPTS.length] ?? '')}`,
  );
  return values.length === 0 ? '' : `?${values.join('&')}`;
}
