import type { APIRequestContext, Browser, Page } from '@playwright/test';

import { dayIn, pdfBytes } from '../support/documents';
import { expectAccessible } from './accessible';
import { anotherBrowser } from './another-browser';
import { addToCart, choosePayment, fillCustomer, placeOrder } from './buyer';
import { BILINGUAL, inOrder, localPath, startingWith, t } from './language';
import { apply, approveAccount, lastMailTo, signIn, signInHere } from './sign-in';
import { BILINGUAL_ONCE, expect, type Story, test } from './story';

const FILE = { name: 'licence 2026.pdf', mimeType: 'application/pdf', buffer: pdfBytes('of a story') };

const numberField = (page: Page) => page.getByRole('textbox', { name: t('Number'), exact: true });
const expirationField = (page: Page) => page.getByLabel(startingWith(t('Expiration date')));
const fileField = (page: Page) => page.getByRole('main').getByLabel(t('File'), { exact: true });
const uploadButton = (page: Page) => page.getByRole('button', { name: t('Upload document') });

async function atTheDesk(
  browser: Browser,
  story: Story,
  clerk: APIRequestContext,
  baseURL: string | undefined,
  work: (desk: Page, settled: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const {
    page,
    story: theirs,
    close,
  } = await anotherBrowser(browser, story, baseURL, await clerk.storageState());
  await work(page, theirs.settled);
  await close();
}

const emailOf = (story: Story, name: string) =>
  `${story.unique(name).replace(/\W+/g, '-')}@locks.example`.toLowerCase();

async function sendLicense(page: Page, number: string): Promise<void> {
  await numberField(page).fill(number);
  await page.getByLabel(t('Issued by')).fill('CA');
  await expirationField(page).fill(dayIn(20));
  await fileField(page).setInputFiles(FILE);
  await uploadButton(page).click();
}

test(
  'a buyer uploads a licence, staff accept it, and the buyer orders a restricted tool',
  BILINGUAL,
  async ({ page, story, clerk, request, browser, baseURL }) => {
    // Eleven pages are looked at in three widths on the way.
    test.slow();
    const email = emailOf(story, 'licence');
    const company = story.unique('Licensed Locks');
    const tool = await clerk.addProduct({
      name: story.unique('Lock-out Tool'),
      price: '80.00',
      isRestricted: true,
    });
    const number = story.unique('LCO').replace(/\W+/g, '-');
    const refusal = t('{name} requires an approved trade account with a valid license on file.', {
      name: tool.name,
    });
    await apply(request, email, company);
    await approveAccount(clerk.request, company);

    await test.step('a guest sees it, what it needs, and the way there', async () => {
      await story.open(`/products?view=grid&q=${encodeURIComponent(tool.sku)}`);
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: tool.name });
      await expect(card).toContainText(t('License required'));
      await expect(card.getByRole('button', { name: startingWith(t('Add to Cart')) })).toHaveCount(0);
      const signInToOrder = inOrder(t('Sign in to order: {name}', { name: tool.name }));
      await expect(card.getByRole('link', { name: signInToOrder })).toHaveAttribute(
        'href',
        localPath(`/sign-in?redirectTo=${encodeURIComponent(`/product/${tool.slug}`)}`),
      );
      for (const address of [`/product-detail/${tool.id}`, `/product/${tool.slug}`]) {
        await story.open(address);
        await expect(page.getByRole('main')).toContainText(t('License required.'));
        await expect(
          page.getByRole('region', { name: t('Offer') }).getByRole('button', { name: t('Add to Cart') }),
        ).toHaveCount(0);
        await expect(
          page.getByRole('main').getByRole('link', { name: t('Apply for a trade account') }),
        ).toHaveAttribute('href', localPath('/register'));
      }
      await expectAccessible(page, story, 'a restricted product');
    });

    await test.step('signs in from there, and is told to upload a licence', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: t('Sign in'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/sign-in\?redirectTo=/);
      await story.settled();
      await signInHere(page, story, clerk.request, email);
      await expect(page).toHaveURL(localPath(`/product/${tool.slug}`));
      await page.getByRole('link', { name: t('Upload license') }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: t('Licenses and certificates') }),
      ).toBeVisible();
      await story.settled();
    });

    await test.step('what is wrong with it is said at its field, and what was typed stays', async () => {
      await expectAccessible(page, story, 'the documents');
      await uploadButton(page).click();
      const problem = page.getByRole('alert', { name: t('There is a problem') });
      await expect(problem).toContainText(t('Choose a PDF, JPEG, or PNG file'));
      await expect(problem).toContainText(t('Enter the document number'));
      await expectAccessible(page, story, 'the documents with errors');
      await numberField(page).fill(number);
      await page.getByLabel(t('Issued by')).fill('CA');
      await expirationField(page).fill('2020-01-01');
      await fileField(page).setInputFiles({ ...FILE, buffer: Buffer.from('<svg/>') });
      await uploadButton(page).click();
      await expect(problem).toContainText(t('The expiration date has passed'));
      await expirationField(page).fill(dayIn(20));
      await fileField(page).setInputFiles({ ...FILE, buffer: Buffer.from('<svg/>') });
      await uploadButton(page).click();
      await expect(fileField(page)).toHaveAccessibleDescription(inOrder(t('Upload a PDF, JPEG, or PNG')));
      await expect(numberField(page)).toHaveValue(number);
    });

    await test.step('sends it, twice by mistake', async () => {
      await sendLicense(page, number);
      await story.toast(t('Document received'));
      await expect(numberField(page)).toHaveValue('');
      await sendLicense(page, number);
      await story.toast(t('You already uploaded this document'));
      const list = page.getByRole('region', { name: t('Your documents') }).getByRole('listitem');
      await expect(list).toHaveCount(1);
      await expect(list).toContainText(t('Under review'));
      await expect(list).toContainText('licence 2026.pdf');
      await expectAccessible(page, story, 'the documents with one');
      const href = (await list.getByRole('link').getAttribute('href')) ?? '';
      const download = await page.request.get(href);
      expect(download.headers()['content-disposition']).toMatch(/^attachment; filename="licence-\d+\.pdf"$/);
      expect(Buffer.compare(await download.body(), FILE.buffer)).toBe(0);
      expect((await request.get(href, { maxRedirects: 0 })).status()).toBe(303);
      await story.open('/account');
      await expect(page.getByRole('main')).toContainText(t('{waiting} under review', { waiting: 1 }));
      await story.open(`/product/${tool.slug}`);
      await expect(page.getByRole('main')).toContainText(
        t('Your license is under review. We’ll email you when it’s approved.'),
      );
    });

    await test.step('a clerk finds it, corrects it and accepts it', async () => {
      await atTheDesk(browser, story, clerk.request, baseURL, async (desk, settled) => {
        await desk.goto('/admin/documents');
        const row = desk.getByRole('row').filter({ hasText: company });
        await expect(row).toContainText(number);
        await expectAccessible(desk, story, 'the documents that wait');
        await row.getByRole('link', { name: company }).click();
        await expect(desk.getByRole('heading', { name: 'Licenses and certificates' })).toBeVisible();
        await expectAccessible(desk, story, 'a customer with documents');
        await desk.getByRole('link', { name: 'Review: Locksmith or trade license' }).click();
        await expect(desk.getByLabel('Expiration date')).toBeVisible();
        await settled();
        await desk.getByLabel('Expiration date').fill('');
        await desk.getByRole('button', { name: 'Accept document' }).click();
        await expect(desk.getByText('Enter the expiration date')).toBeVisible();
        await desk.getByRole('button', { name: 'Decline document' }).click();
        await expect(desk.getByText('Enter a reason')).toBeVisible();
        await expectAccessible(desk, story, 'the check of a document');
        await desk.getByLabel('Expiration date').fill(dayIn(25));
        await desk.getByRole('button', { name: 'Accept document' }).click();
        await expect(desk.getByRole('status')).toContainText('Document accepted');
        await expect(desk.getByRole('row').filter({ hasText: number })).toContainText('Expires soon');
      });
      expect(await lastMailTo(clerk.request, email)).toContain(t('Your license was accepted'));
    });

    await test.step('the buyer is warned before it expires, and orders', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await story.open('/account');
      await expect(page.getByRole('main')).toContainText(
        new RegExp(
          t('Your {document} expires on {date}. Upload the new one.', { document: t('license'), date: '.+' }),
        ),
      );
      await expectAccessible(page, story, 'the account');
      await page.setViewportSize({ width: 1440, height: 900 });
      await addToCart(page, tool.slug, 2);
      await story.open('/checkout');
      await fillCustomer(page, { Email: email });
      await choosePayment(page, 'PayPal', 'Approve payment');
      await placeOrder(page);
      await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(tool.name);
    });

    await test.step('once it is withdrawn, what is in the cart cannot be ordered', async () => {
      await addToCart(page, tool.slug);
      await atTheDesk(browser, story, clerk.request, baseURL, async (desk, settled) => {
        await desk.goto(`/admin/customers?q=${encodeURIComponent(company)}`);
        await desk.getByRole('link', { name: company }).click();
        await desk.getByRole('link', { name: 'Locksmith or trade license' }).click();
        await expect(desk.getByLabel('Reason')).toBeVisible();
        await settled();
        await desk.getByLabel('Reason').fill('Revoked by the state');
        await desk.getByRole('button', { name: 'Withdraw acceptance' }).click();
        await expect(desk.getByRole('status')).toContainText('Document declined');
      });
      await story.open('/cart');
      await expect(page.getByRole('main')).toContainText(refusal);
      await expectAccessible(page, story, 'a cart that may not be ordered');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: startingWith(t('Proceed to Shipping')) }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await story.toast(refusal);
      await story.open('/checkout');
      await fillCustomer(page, { Email: email });
      await choosePayment(page, 'PayPal', 'Approve payment');
      await placeOrder(page);
      await expect(page.getByRole('main')).toContainText(refusal);
      await story.open('/account/documents');
      await expect(page.getByRole('main')).toContainText(t('Reason: {0}', { 0: 'Revoked by the state' }));
    });
  },
);

test(
  'a guest’s favorites are in the account, on every device',
  BILINGUAL_ONCE,
  async ({ page, story, clerk, request, browser, baseURL }) => {
    const email = emailOf(story, 'lists');
    const company = story.unique('Listed Locks');
    await apply(request, email, company);
    await approveAccount(clerk.request, company);
    const product = await clerk.addProduct({ name: story.unique('Favorite') });
    const name = story.unique('Van stock');
    await story.open('/favorites');
    await page.getByRole('textbox', { name: t('Name'), exact: true }).fill(name);
    await page.getByRole('button', { name: t('Create list') }).click();
    await story.toast(t('List “{name}” created', { name }));
    const listUrl = new URL(page.url()).pathname;
    await story.open(`/product/${product.slug}`);
    await page
      .getByRole('button', {
        name: inOrder(...t('Add to favorites<0>: {name}</0>', { name: product.name }).split(/\s*(?=:)/)),
      })
      .click();
    await story.toast(t('Added to “{name}”', { name }));
    await signIn(page, story, clerk.request, email);
    const lists = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(lists).toContainText(t('{items, plural, one {# product} other {# products}}', { items: 1 }));

    const theirs = await anotherBrowser(browser, story, baseURL);
    const phone = theirs.page;
    expect((await phone.request.get(listUrl)).status()).toBe(404);
    await signIn(phone, theirs.story, clerk.request, email);
    await phone.getByRole('link', { name }).click();
    await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(phone.getByRole('main')).toContainText(product.name);
    await theirs.close();
  },
);
