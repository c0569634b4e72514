import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';

import { createApiClient } from '../../app/api-client';
import { createCategory, createProduct } from '../../app/api/catalog.calls';
import { setStock } from '../../app/api/stock.calls';
import { setLanguageSource } from '../../app/i18n/language';

import { heldAnswers, type HeldAnswers } from './hold-to-document';
import { BILINGUAL, localPath } from './language';

interface NewProduct {
  name: string;
  sku?: string;
  brand?: string;
  price?: string;
  salePrice?: string;
  stockQuantity?: number;
  isRestricted?: boolean;
  /** A category of the demo when left out. */
  categoryId?: number;
}

interface AddedProduct {
  id: number;
  slug: string;
  name: string;
  sku: string;
}

/** What a story prepares by the JSON API, so that it can tell the part that it is about. */
interface Clerk {
  /** A session of its own: the buyer's browser stays a visitor's. */
  request: APIRequestContext;
  addCategory: (name: string) => Promise<{ id: number; slug: string; name: string }>;
  addProduct: (product: NewProduct) => Promise<AddedProduct>;
  setStock: (productId: number, stockQuantity: number) => Promise<void>;
}

export interface Story {
  /** Whether this run has JavaScript. */
  withJavaScript: boolean;
  /** The text with something behind it that no other story and no other run has. */
  unique: (text: string) => string;
  /** Opens a page, in the story's language, and waits until its forms are alive. */
  open: (path: string) => Promise<void>;
  /** After a click that opens a page by its own: waits until its forms are alive. */
  settled: () => Promise<void>;
  /** Opens a page of the back office as staff who have signed in; the login page has a story of its own. */
  signInAsStaff: (redirectTo?: string) => Promise<void>;
  toast: (text: string | RegExp) => Promise<void>;
}

/** Marks a story that runs only with JavaScript: it has no forms, or another story sends them without. */
export const ONCE = { tag: '@once' };

/** Marks a story that runs only with JavaScript, in both languages. */
export const BILINGUAL_ONCE = { tag: [BILINGUAL.tag, ONCE.tag] };

export const STAFF = { username: 'admin', password: 'keyway-demo' };

/** A page's forms answer by JavaScript once React has taken over all of it. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber')) &&
      document.querySelector('form[data-hydrated="false"]') === null,
  );
}

/** Waits until a page's forms are alive, after it was opened by a click or an address. */
export async function settle(page: Page, withJavaScript: boolean): Promise<void> {
  await page.waitForLoadState();
  if (withJavaScript) await hydrated(page);
}

/** Playwright's own requests, with the session that they keep, as the API's client asks. */
function fetchBy(request: APIRequestContext) {
  return async (url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const answer = await request.fetch(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { data: Buffer.from(body) } : {}),
    });
    return new Response(await answer.text(), { status: answer.status(), statusText: answer.statusText() });
  };
}

let told = 0;

/**
 * A story is told once and played with and without JavaScript. An error in the browser's console fails it, and so does
 * an answer of the API that is not as its OpenAPI document says.
 */
export const test = base.extend<{ language: undefined; story: Story; clerk: Clerk; held: HeldAnswers }>({
  // Texts and paths are in the language of the browser. A worker plays one story at a time.
  language: [
    async ({ locale }, play) => {
      setLanguageSource(() => (locale === 'fr-CA' ? 'fr-CA' : 'en'));
      await play(undefined);
    },
    { auto: true },
  ],

  // eslint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture asks for.
  held: async ({}, play) => {
    const held = heldAnswers();
    await play(held);
    expect(await held.problems()).toEqual([]);
  },

  page: async ({ page, held }, play) => {
    held.ofPage(page);
    held.ofRequests(page.request);
    await play(page);
  },

  request: async ({ request, held }, play) => {
    held.ofRequests(request);
    await play(request);
  },

  story: async ({ page, javaScriptEnabled }, play, { project, workerIndex }) => {
    const withJavaScript = javaScriptEnabled !== false;
    const errors: string[] = [];
    const note = (text: string) => errors.push(`${page.url()}: ${text}`);
    page.on('pageerror', (error) => note(error.message));
    page.on('console', (message) => {
      // A page that is asked to be refused answers 4xx, and the browser notes that. Remix notes whose data it broke off,
      // since somebody went on before they were there. Everything else is ours.
      const isNoFault = /status of 4\d\d|^AbortError: (BodyStreamBuffer was|signal is) aborted/.test(
        message.text(),
      );
      if (message.type() === 'error' && !isNoFault) note(message.text());
    });
    told += 1;
    const mark = `${project.name} ${workerIndex}x${told}`;
    const settled = () => settle(page, withJavaScript);
    const open = async (path: string) => {
      await page.goto(localPath(path));
      await settled();
    };
    await play({
      withJavaScript,
      unique: (text) => `${text} ${mark}`,
      open,
      settled,
      signInAsStaff: async (redirectTo = '/admin/dashboard') => {
        const signedIn = await page.request.post('/admin/login', { form: STAFF, maxRedirects: 0 });
        expect(signedIn.status()).toBe(303);
        await open(redirectTo);
      },
      toast: async (text) => {
        await expect(page.getByRole('status')).toContainText(text);
      },
    });
    expect(errors).toEqual([]);
  },

  clerk: async ({ playwright, baseURL, held }, play) => {
    if (baseURL === undefined) throw new Error('The stories need the address of the store.');
    const request = await playwright.request.newContext({ baseURL });
    held.ofRequests(request);
    const signedIn = await request.post('/admin/login', { form: STAFF, maxRedirects: 0 });
    expect(signedIn.status()).toBe(303);
    const client = createApiClient({ fetch: fetchBy(request) });
    await play({
      request,
      addCategory: async (name) => ({ ...(await client.call(createCategory, { body: { name } })), name }),
      addProduct: async (product) => {
        // The end is what makes a name unique.
        const sku = product.sku ?? `E2E ${product.name.slice(-56).trim()}`;
        const created = await client.call(createProduct, {
          body: {
            price: '10.00',
            stockQuantity: 50,
            categoryId: 6,
            isOnSale: product.salePrice !== undefined,
            ...product,
            sku,
          },
        });
        return { ...created, name: product.name, sku };
      },
      setStock: async (productId, stockQuantity) => {
        const body = { stockQuantity, reason: 'Inventory adjustment' };
        await client.call(setStock, { params: { id: productId }, body });
      },
    });
    await request.dispose();
  },
});

export { expect };
