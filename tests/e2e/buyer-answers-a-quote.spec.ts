import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { choosePayment, CUSTOMER, placeOrder, readOrderNumber } from './buyer';
import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { removeLanguage } from '../../app/i18n/language-path';
import { BILINGUAL, inOrder, startingWith, t } from './language';
import { BILINGUAL_ONCE, expect, type Story, test } from './story';

const WIDE = { width: 1440, height: 900 };

/** A buyer asks for a quote. Leaves the page on it. */
async function request(page: Page, story: Story, lines: string) {
  await story.open('/quote');
  await page.getByLabel(t('Items to quote')).fill(lines);
  await page.getByRole('textbox', { name: t('First name'), exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: t('Last name'), exact: true }).fill('Locke');
  await page.getByRole('textbox', { name: t('Email'), exact: true }).fill(CUSTOMER['Email']);
  await page.getByRole('button', { name: t('Request quote') }).click();
  const heading = page.getByRole('heading', {
    level: 1,
    name: startingWith(t('Quote {number}', { number: 'KQ-' })),
  });
  await expect(heading).toBeVisible();
  await story.settled();
  return { number: /KQ-\S+/.exec(await heading.innerText())?.[0] ?? '', path: new URL(page.url()).pathname };
}

/** The clerk finds the quote by its number. */
async function openAsClerk(page: Page, story: Story, number: string, isSignedIn = false) {
  const list = `/admin/quotes?q=${number}`;
  await (isSignedIn ? story.open(list) : story.signInAsStaff(list));
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Quote ${number}` })).toBeVisible();
  await story.settled();
}

/** The rest of what the order needs; who it is, the quote knows. */
async function fillAddress(page: Page) {
  await page.getByRole('textbox', { name: t('Phone'), exact: true }).fill(CUSTOMER.Phone);
  await page.getByRole('textbox', { name: t('Address'), exact: true }).fill(CUSTOMER.Address);
  await page.getByRole('textbox', { name: t('City'), exact: true }).fill(CUSTOMER.City);
  await page.getByRole('textbox', { name: t('ZIP or postal code') }).fill(CUSTOMER['ZIP or postal code']);
  await page.getByRole('combobox', { name: t('State or province') }).selectOption({ label: t('Ontario') });
}

test(
  'a quote is requested, priced, accepted and paid',
  BILINGUAL,
  async ({ page, story, clerk, context }) => {
    const product = await clerk.addProduct({
      name: story.unique('Quoted Lock'),
      price: '50.00',
      stockQuantity: 9,
    });
    const { number, path } = await request(page, story, `4 x ${product.sku}`);
    await expect(page.getByRole('link', { name: t('Accept and order') })).toHaveCount(0);

    await test.step('a clerk prices it, and what is wrong is named', async () => {
      await openAsClerk(page, story, number);
      await expect(page.getByRole('main')).toContainText('List price, $50.00 · 9 on hand');
      const price = page.getByLabel(`Unit price of ${product.sku}`);
      await expect(price).toHaveValue('50.00');
      await price.fill('forty');
      await page.getByLabel('Valid through').fill('2020-01-01');
      await page.getByRole('button', { name: 'Send quote' }).click();
      const problem = page.getByRole('alert', { name: 'There is a problem' });
      await expect(problem).toContainText('Enter a price, e.g. 37.59');
      await expect(problem).toContainText('Enter a future date');
      await expectAccessible(page, story, 'a quote in the back office');
      await page.setViewportSize(WIDE);
      await price.fill('402.50');
      await page.getByLabel('Valid through').fill('2027-01-31');
      await page.getByRole('button', { name: 'Send quote' }).click();
      await expect(problem).toContainText('$402.50 is more than today’s price of $50.00');
      await price.fill('$40.25');
      await page.getByLabel('Valid through').fill('2027-01-31');
      await page.getByLabel('Note to customer').fill('Keyed alike, ready on Monday.');
    });

    await test.step('another tab that shows the quote as it was does not overwrite it', async () => {
      const second = await context.newPage();
      await second.goto(page.url());
      await page.getByRole('button', { name: 'Send quote' }).click();
      await story.toast('Quote sent');
      await expect(page.getByRole('main').getByText('Priced', { exact: true })).toBeVisible();
      await expect(page.getByLabel(`Unit price of ${product.sku}`)).toHaveValue(/^\$?40\.25$/);
      await second.getByLabel(`Unit price of ${product.sku}`).fill('1');
      await second.getByRole('button', { name: 'Send quote' }).click();
      await expect(second.getByRole('status')).toContainText(
        'Nothing was done: this quote changed since you opened it. Current status: Priced by admin at $161.00',
      );
      await expect(second.getByLabel(`Unit price of ${product.sku}`)).toHaveValue('1');
      await second.close();
    });

    await test.step('the buyer has a mail, and finds the prices', async () => {
      await story.open(`/admin/mail?q=${number}`);
      await page.getByRole('link', { name: t('Your quote {number} is ready', { number }) }).click();
      await expect(page.getByRole('main')).toContainText(path);
      await story.open(path);
      const main = page.getByRole('main');
      await expect(main).toContainText('Keyed alike, ready on Monday.');
      await expect(page.getByRole('row').filter({ hasText: product.sku })).toContainText(formatMoney(4025));
      // 4 x 40.25 = 161.00, shipping 15.99, tax 12.88.
      await expect(main).toContainText(inOrder(t('Total (US$)'), formatMoney(18_987)));
      await expectAccessible(page, story, 'a priced quote');
      await page.setViewportSize(WIDE);
    });

    await test.step('a card that is declined leaves the quote open', async () => {
      await page.getByRole('link', { name: t('Accept and order') }).click();
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: startingWith(t('Order from quote <0>{number}</0>', { number: '' })),
        }),
      ).toBeVisible();
      await story.settled();
      await expect(page.getByRole('textbox', { name: t('First name') })).toHaveValue('Ada');
      await placeOrder(page);
      await expect(page.getByRole('alert', { name: t('There is a problem') })).toContainText(
        t('Address is required'),
      );
      await expectAccessible(page, story, 'the acceptance of a quote');
      await page.setViewportSize(WIDE);
      await fillAddress(page);
      await choosePayment(page, 'Credit/Debit Card', 'Decline payment');
      await placeOrder(page);
      await expect(page.getByRole('alert', { name: t('There is a problem') })).toContainText(
        t('You weren’t charged.'),
      );
    });

    await test.step('paid, it is an order, and a second answer leads there', async () => {
      await story.settled();
      await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
      await placeOrder(page);
      await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
      const order = await readOrderNumber(page);
      await expect(page.getByRole('main')).toContainText(formatMoney(18_987));
      await story.open(`${path}/accept`);
      await expect(page.getByRole('main')).toContainText(order);
      await story.open(path);
      await page.getByRole('link', { name: t('View order {0}', { 0: order }) }).click();
      await expect(page.getByRole('main')).toContainText(order);
      await story.open(`/product/${product.slug}`);
      await expect(page.getByRole('region', { name: t('Offer') })).toContainText('5');
      await openAsClerk(page, story, number, true);
      await expect(page.getByRole('link', { name: order })).toBeVisible();
    });
  },
);

test('buyer and clerk write to each other about a quote', BILINGUAL_ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Discussed Lock'), stockQuantity: 9 });
  const { number, path } = await request(page, story, `20 x ${product.sku}`);
  await page.getByRole('button', { name: t('Send message') }).click();
  await expect(page.getByRole('alert')).toContainText(t('Enter a message'));
  await page.getByRole('textbox', { name: t('Message'), exact: true }).fill('Can they be keyed alike?');
  await page.getByRole('button', { name: t('Send message') }).click();
  await story.toast(t('Message sent'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Can they be keyed alike?' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: t('Message'), exact: true })).toHaveValue('');

  await openAsClerk(page, story, number);
  await expect(page.getByText('Needs reply')).toBeVisible();
  await expect(page.getByText('11 short')).toBeVisible();
  await page.getByLabel('Reply', { exact: true }).fill('Yes, at no charge.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await story.toast('Reply sent');
  await expect(page.getByText('Needs reply')).toHaveCount(0);
  await story.open(`/admin/mail?q=${number}`);
  await page.getByRole('link', { name: t('An answer about your quote {number}', { number }) }).click();
  await expect(page.getByRole('main')).toContainText('Yes, at no charge.');
  await expect(page.getByRole('main')).toContainText(path);

  await story.open(path);
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, at no charge.' })).toContainText('Keyway');
  await expectAccessible(page, story, 'the thread of a quote');
  await page.setViewportSize(WIDE);

  await test.step('the clerk declines it, and the buyer asks again', async () => {
    await openAsClerk(page, story, number, true);
    await page.getByRole('link', { name: 'Decline quote' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Decline quote ${number}?` })).toBeVisible();
    await story.settled();
    await page.getByRole('button', { name: 'Decline quote' }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a reason');
    await page.getByLabel('Reason').fill('Too few are made');
    await page.getByRole('button', { name: 'Decline quote' }).click();
    await story.toast('Quote declined');
    await story.open(path);
    await expect(page.getByRole('main')).toContainText(t('Reason: {0}', { 0: 'Too few are made' }));
    await page.getByRole('link', { name: t('Request again') }).click();
    await story.settled();
    await expect(page.getByLabel(t('Items to quote'))).toHaveValue(`20 x ${product.sku}`);
  });
});

test('a buyer declines the prices', BILINGUAL_ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Refused Lock'), stockQuantity: 9 });
  const { number, path } = await request(page, story, `2 x ${product.sku}`);
  await openAsClerk(page, story, number);
  await page.getByRole('button', { name: 'Send quote' }).click();
  await story.toast('Quote sent');
  await story.open(path);
  await page.locator('summary').getByText(t('Decline quote')).click();
  await page.getByLabel(t('Reason')).fill('Found it elsewhere');
  await page.getByRole('button', { name: t('Decline quote'), exact: true }).click();
  await story.toast(t('Quote declined'));
  await expect(page.getByRole('link', { name: t('Accept and order') })).toHaveCount(0);
  await story.open('/admin/quotes?status=declined');
  await expectAccessible(page, story, 'the list of quotes');
  await page.setViewportSize(WIDE);
  await openAsClerk(page, story, number, true);
  await expect(page.getByRole('main')).toContainText('Declined by the customer: Found it elsewhere');
});

test(
  'a quote with a part that needs a licence says so before anything is filled in',
  BILINGUAL_ONCE,
  async ({ page, story, clerk }) => {
    const tool = await clerk.addProduct({
      name: story.unique('Quoted Tool'),
      price: '80.00',
      isRestricted: true,
    });
    const lock = await clerk.addProduct({
      name: story.unique('Plain Lock'),
      price: '20.00',
      stockQuantity: 40,
    });
    const { number, path } = await request(page, story, `2 x ${tool.sku}\n25 x ${lock.sku}`);

    await test.step('staff see which line it is, and that the buyer has none', async () => {
      await openAsClerk(page, story, number);
      await expect(page.getByRole('main')).toContainText(`License required for ${tool.name}.`);
      await expect(page.getByRole('main')).toContainText(
        'Guest: must sign in to an account with a valid license to order.',
      );
      await expectAccessible(page, story, 'a quote with a part that needs a licence, in the back office');
      await page.setViewportSize(WIDE);
      await page.getByRole('button', { name: 'Send quote' }).click();
      await story.toast('Quote sent');
    });

    await test.step('the buyer reads it on the page of the quote, with the way to show one', async () => {
      await story.open(path);
      const note = page.getByRole('region', { name: t('License required') });
      await expect(note).toContainText(inOrder(t('Can’t be ordered without a license'), ':', tool.name));
      await expect(note.getByRole('link', { name: t('Sign in') })).toHaveAttribute(
        'href',
        new RegExp(`/sign-in\\?redirectTo=(%2Ffr)?${encodeURIComponent(removeLanguage(path))}$`),
      );
      await expect(page.getByRole('link', { name: t('Accept and order') })).toHaveCount(0);
      await expectAccessible(page, story, 'a quote with a part that needs a licence');
      await page.setViewportSize(WIDE);
    });

    await test.step('the form of the order is not shown either', async () => {
      await story.open(`${path}/accept`);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await story.toast(
        t('{name} requires an approved trade account with a valid license on file.', { name: tool.name }),
      );
      await story.settled();
    });

    await test.step('the rest can be asked for by itself', async () => {
      await page
        .getByRole('link', {
          name: t(
            '{others, plural, one {Request the item that doesn’t need a license} other {Request the # items that don’t need a license}}',
            { others: 1 },
          ),
        })
        .click();
      await story.settled();
      await expect(page.getByLabel(t('Items to quote'))).toHaveValue(`25 x ${lock.sku}`);
    });
  },
);

test(
  'a quote of more than there is says so before anything is filled in',
  BILINGUAL_ONCE,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({
      name: story.unique('Scarce Lock'),
      price: '50.00',
      stockQuantity: 9,
    });
    const { number, path } = await request(page, story, `20 x ${product.sku}`);
    await openAsClerk(page, story, number);
    await page.getByRole('button', { name: 'Send quote' }).click();
    await story.toast('Quote sent');
    await story.open(path);
    const short = page.getByRole('region', { name: t('Not in stock') });
    await expect(short).toContainText(
      inOrder(
        product.name,
        ':',
        t('{stockQuantity} of {quantity} in stock', { stockQuantity: 9, quantity: 20 }),
      ),
    );
    await expect(page.getByRole('link', { name: t('Accept and order') })).toHaveCount(0);
    await clerk.setStock(product.id, 20);
    await story.open(path);
    await expect(short).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('Accept and order') })).toBeVisible();
  },
);
