import type { Browser, Page } from '@playwright/test';

import { dayIn, pdfBytes } from '../support/documents';
import { APPLICATION } from '../support/registration';
import { expectAccessible } from './accessible';
import { anotherBrowser } from './another-browser';
import { addToCart, fillCustomer, choosePayment, placeOrder } from './buyer';
import { expect, ONCE, type Story, test } from './story';

type Request = Parameters<Parameters<typeof test>[2]>[0]['request'];

const FILE = { name: 'licence 2026.pdf', mimeType: 'application/pdf', buffer: pdfBytes('of a story') };
const REFUSAL = /requires an approved trade account with a valid license on file\./;

/** Applies by the forms of the wizard, and is approved by the one of the back office. */
async function openAccount(request: Request, clerk: Request, email: string, company: string): Promise<void> {
  const post = async (by: Request, path: string, form: Record<string, string>) => {
    const response = await by.post(path, { form, maxRedirects: 0 });
    expect(response.status(), `${path}\n${await response.text()}`).toBe(303);
  };
  await post(request, '/register', { ...APPLICATION.personal, email, intent: 'next' });
  await post(request, '/register/business', {
    ...APPLICATION.business,
    companyName: company,
    intent: 'next',
  });
  const page = await (await request.get('/register/terms')).text();
  const expectedRevision = /name="expectedRevision" value="(\d+)"/.exec(page)?.[1] ?? '';
  await post(request, '/register/terms', { ...APPLICATION.terms, expectedRevision, intent: 'next' });
  const list = await (await clerk.get('/admin/customers', { params: { q: email } })).text();
  const customer = /\/admin\/customers\/\d+/.exec(list)?.[0] ?? '';
  const terms = { netTermsDays: '', creditLimit: '', taxExemptCertificate: '', taxExemptUntil: '' };
  await post(clerk, customer, { intent: 'approve', ...terms });
}

async function signIn(page: Page, story: Story, clerk: Request, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('If that email has an account, we’ve sent a sign-in link.')).toBeVisible();
  const list = await (
    await clerk.get('/admin/mail', { params: { q: `${email} link to sign in`.split(' ')[0] ?? '' } })
  ).text();
  let link = '';
  for (const [mail] of list.matchAll(/\/admin\/mail\/\d+/g)) {
    link =
      /\/sign-in\/[\w-]{22}(\?redirectTo=[\w%-]+)?/.exec(await (await clerk.get(mail)).text())?.[0] ?? '';
    if (link !== '') break;
  }
  await story.open(link);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await story.toast('Signed in');
  await story.settled();
}

async function atTheDesk(
  browser: Browser,
  story: Story,
  clerk: Request,
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
  await page.getByRole('textbox', { name: 'Number' }).fill(number);
  await page.getByLabel('Issued by').fill('CA');
  await page.getByLabel(/^Expiration date/).fill(dayIn(20));
  await page.getByRole('main').getByLabel('File', { exact: true }).setInputFiles(FILE);
  await page.getByRole('button', { name: 'Upload document' }).click();
}

test('a buyer uploads a licence, staff accept it, and the buyer orders a restricted tool', async ({
  page,
  story,
  clerk,
  request,
  browser,
  baseURL,
}) => {
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
  await openAccount(request, clerk.request, email, company);

  await test.step('a guest sees it, what it needs, and the way there', async () => {
    await story.open(`/products?view=grid&q=${encodeURIComponent(tool.sku)}`);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: tool.name });
    await expect(card).toContainText('License required');
    await expect(card.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
    await expect(card.getByRole('link', { name: `Sign in to order: ${tool.name}` })).toHaveAttribute(
      'href',
      `/sign-in?redirectTo=${encodeURIComponent(`/product/${tool.slug}`)}`,
    );
    for (const address of [`/product-detail/${tool.id}`, `/product/${tool.slug}`]) {
      await story.open(address);
      await expect(page.getByRole('main')).toContainText('License required.');
      await expect(page.getByRole('button', { name: `Add to Cart: ${tool.name}` })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Apply for a trade account' })).toHaveAttribute(
        'href',
        '/register',
      );
    }
    await expectAccessible(page, story, 'a restricted product');
  });

  await test.step('signs in from there, and is told to upload a licence', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/sign-in\?redirectTo=/);
    await story.settled();
    await signIn(page, story, clerk.request, email);
    await expect(page).toHaveURL(new RegExp(`/product/${tool.slug}$`));
    await page.getByRole('link', { name: 'Upload license' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses and certificates' })).toBeVisible();
    await story.settled();
  });

  await test.step('what is wrong with it is said at its field, and what was typed stays', async () => {
    await expectAccessible(page, story, 'the documents');
    await page.getByRole('button', { name: 'Upload document' }).click();
    const problem = page.getByRole('alert', { name: 'There is a problem' });
    await expect(problem).toContainText('Choose a PDF, JPEG, or PNG file');
    await expect(problem).toContainText('Enter the document number');
    await expectAccessible(page, story, 'the documents with errors');
    await page.getByRole('textbox', { name: 'Number' }).fill(number);
    await page.getByLabel('Issued by').fill('CA');
    await page.getByLabel(/^Expiration date/).fill('2020-01-01');
    await page
      .getByRole('main')
      .getByLabel('File', { exact: true })
      .setInputFiles({ ...FILE, buffer: Buffer.from('<svg/>') });
    await page.getByRole('button', { name: 'Upload document' }).click();
    await expect(problem).toContainText('The expiration date has passed');
    await page.getByLabel(/^Expiration date/).fill(dayIn(20));
    await page
      .getByRole('main')
      .getByLabel('File', { exact: true })
      .setInputFiles({ ...FILE, buffer: Buffer.from('<svg/>') });
    await page.getByRole('button', { name: 'Upload document' }).click();
    await expect(page.getByRole('main').getByLabel('File', { exact: true })).toHaveAccessibleDescription(
      /Upload a PDF, JPEG, or PNG/,
    );
    await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue(number);
  });

  await test.step('sends it, twice by mistake', async () => {
    await sendLicense(page, number);
    await story.toast('Document received');
    await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('');
    await sendLicense(page, number);
    await story.toast('You already uploaded this document');
    const list = page.getByRole('region', { name: 'Your documents' }).getByRole('listitem');
    await expect(list).toHaveCount(1);
    await expect(list).toContainText('Under review');
    await expect(list).toContainText('licence 2026.pdf');
    await expectAccessible(page, story, 'the documents with one');
    const href = (await list.getByRole('link').getAttribute('href')) ?? '';
    const download = await page.request.get(href);
    expect(download.headers()['content-disposition']).toMatch(/^attachment; filename="licence-\d+\.pdf"$/);
    expect(Buffer.compare(await download.body(), FILE.buffer)).toBe(0);
    expect((await request.get(href, { maxRedirects: 0 })).status()).toBe(303);
    await story.open('/account');
    await expect(page.getByRole('main')).toContainText('1 under review');
    await story.open(`/product/${tool.slug}`);
    await expect(page.getByRole('main')).toContainText('Your license is under review.');
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
    const outbox = await (await clerk.request.get('/admin/mail', { params: { q: email } })).text();
    expect(outbox).toContain('Your license was accepted');
  });

  await test.step('the buyer is warned before it expires, and orders', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await story.open('/account');
    await expect(page.getByRole('main')).toContainText(/Your license expires on .+\. Upload the new one\./);
    await expectAccessible(page, story, 'the account');
    await page.setViewportSize({ width: 1440, height: 900 });
    await addToCart(page, tool.slug, 2);
    await story.open('/checkout');
    await fillCustomer(page, { Email: email });
    await choosePayment(page, 'PayPal', 'Approve payment');
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed' })).toBeVisible();
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
    await expect(page.getByRole('main')).toContainText(REFUSAL);
    await expectAccessible(page, story, 'a cart that may not be ordered');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Proceed to Shipping' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await story.toast(REFUSAL);
    await story.open('/checkout');
    await fillCustomer(page, { Email: email });
    await choosePayment(page, 'PayPal', 'Approve payment');
    await placeOrder(page);
    await expect(page.getByRole('main')).toContainText(REFUSAL);
    await story.open('/account/documents');
    await expect(page.getByRole('main')).toContainText('Reason: Revoked by the state');
  });
});

test(
  'a guest’s favorites are in the account, on every device',
  ONCE,
  async ({ page, story, clerk, request, browser, baseURL }) => {
    const email = emailOf(story, 'lists');
    await openAccount(request, clerk.request, email, story.unique('Listed Locks'));
    const product = await clerk.addProduct({ name: story.unique('Favorite') });
    const name = story.unique('Van stock');
    await story.open('/favorites');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Create list' }).click();
    await story.toast('created');
    const listUrl = new URL(page.url()).pathname;
    await story.open(`/product/${product.slug}`);
    await page.getByRole('button', { name: /^Add to favorites/ }).click();
    await story.toast('Added to');
    await story.open('/account');
    await signIn(page, story, clerk.request, email);
    const lists = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(lists).toContainText('1 product');

    const theirs = await anotherBrowser(browser, story, baseURL);
    const phone = theirs.page;
    expect((await phone.request.get(listUrl)).status()).toBe(404);
    const there: Story = {
      ...story,
      ...theirs.story,
      toast: (text) => expect(phone.getByRole('status')).toContainText(text),
    };
    await there.open('/account');
    await signIn(phone, there, clerk.request, email);
    await phone.getByRole('link', { name }).click();
    await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(phone.getByRole('main')).toContainText(product.name);
    await theirs.close();
  },
);
