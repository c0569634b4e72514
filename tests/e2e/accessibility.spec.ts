import type { Locator, Page } from '@playwright/test';

import { isHardRun } from '../support/hard-tests';
import { expectAccessible } from './accessible';
import { addToCart, cartLink, choosePayment, CUSTOMER, fillCustomer, placeOrder } from './buyer';
import { BILINGUAL } from './language';
import { expect, ONCE, test } from './story';

const PATHS = [
  '/',
  '/padlocks?view=list',
  '/automotive-keys?brand=Autel&inStock=1&make=ford&q=key',
  '/product/bmw-smart-key',
  '/product-detail/6',
  '/cart',
  '/no-such-page',
  '/admin/login',
  '/resources/keyways',
  '/faq',
  '/blog',
  '/services',
  '/about',
  '/contact',
  '/locations',
];
/** Pages whose parts are all on one of the others. */
const SIMILAR_PATHS = [
  '/automotive-keys',
  '/products?q=deadbolt',
  '/products?q=nothing+of+the+kind',
  '/products?q=M3N-A2C31243800',
  '/automotive-keys?make=trabant',
  '/blog/sizing-a-door-closer',
  '/solutions',
  '/resources',
  '/resources/finish-codes',
  '/resources/lock-functions',
  '/resources/transponder-chips',
  '/resources/fcc-ids',
  '/resources/door-handing',
  '/events',
  '/careers',
  '/support',
  '/shipping',
  '/returns',
  '/warranty',
  '/testimonials',
  '/privacy',
  '/security',
  '/compliance',
  '/terms',
];

/** The back office, and pages that other bilingual stories check or whose parts are all on another page. */
const ENGLISH_ONLY = ['/admin/login', '/product-detail/6', '/cart', '/services', '/locations'];

for (const path of isHardRun ? [...PATHS, ...SIMILAR_PATHS] : PATHS) {
  const tag = ENGLISH_ONLY.includes(path) ? ONCE.tag : [ONCE.tag, BILINGUAL.tag];
  test(`${path} is accessible and fits every window`, { tag }, async ({ page, story }) => {
    await story.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, story, path);
  });
}

test(
  'the way from the cart to the confirmation is accessible and fits every window',
  ONCE,
  async ({ page, story }) => {
    await addToCart(page, 'lucky-line-badge-and-key-reel-36-in-cord', 2);
    await addToCart(page, 'lucky-line-split-key-ring-1-1-8-in-box-of-100', 1);
    await story.open('/cart');
    await expectAccessible(page, story, 'the cart');
    await story.open('/checkout');
    await expectAccessible(page, story, 'the checkout');
    await placeOrder(page);
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expectAccessible(page, story, 'the checkout with errors');
    await story.open('/checkout');
    await fillCustomer(page);
    await choosePayment(page, 'PayPal', 'Approve payment');
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed' })).toBeVisible();
    await expectAccessible(page, story, 'the confirmation');
  },
);

test(
  'a transfer confirmation and its order in the back office are accessible',
  ONCE,
  async ({ page, story }) => {
    await addToCart(page, 'ives-fs436-dome-floor-stop-626');
    await story.open('/checkout');
    await fillCustomer(page);
    await choosePayment(page, 'Interac e-Transfer');
    await placeOrder(page);
    await expect(page.getByText(/^Send \$/)).toBeVisible();
    await expectAccessible(page, story, 'the transfer confirmation');
    await story.signInAsStaff('/admin/orders');
    await expectAccessible(page, story, 'the orders');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order KW/ })).toBeVisible();
    await story.settled();
    await expectAccessible(page, story, 'an order');
  },
);

test('the pages of the back office are accessible and fit every window', ONCE, async ({ page, story }) => {
  await story.signInAsStaff();
  await expectAccessible(page, story, 'the dashboard');
  for (const path of ['/admin/products', '/admin/categories', '/admin/products/1/stock']) {
    await story.open(path);
    await expectAccessible(page, story, path);
  }
});

test('the forms of the back office are accessible, with errors as well', async ({ page, story }) => {
  await story.signInAsStaff('/admin/products/new');
  await expectAccessible(page, story, 'a new product');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page, story, 'a new product with errors');
  if (story.withJavaScript) {
    await page.getByRole('tab', { name: /^Pricing/ }).click();
    await expectAccessible(page, story, 'the prices of a new product');
  }
  await story.open('/admin/categories/new');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, story, 'the category dialog');
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page, story, 'the category dialog with an error');
});

/** Presses Tab until the focus is there; a keyboard user has no other way. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusSeen(page, target);
      return;
    }
  }
  await expect(target, `not reached by ${most} tabs`).toBeFocused();
}

/** The focused control is in view and not beneath anything that sticks. */
async function expectFocusSeen(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null);
  });
  expect(isOnTop, 'the focused control lies beneath another').toBe(true);
}

test('an order by the keyboard alone', ONCE, async ({ page, story }) => {
  await story.open('/');

  await test.step('the first stop skips to the content', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    // The next stop is in the content, past the header.
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInMain).toBe(true);
  });

  await test.step('search', async () => {
    await story.open('/');
    const box = page.getByLabel('Search by part number, name, or brand');
    await tabTo(page, box, 15);
    await page.keyboard.type('toyota transponder');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=toyota\+transponder/);
    await story.settled();
  });

  await test.step('open the product and add it', async () => {
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^Toyota Transponder Key/ })
        .first(),
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota Transponder Key');
    await story.settled();
    await tabTo(
      page,
      page.getByRole('region', { name: 'Offer' }).getByRole('button', { name: 'Add to Cart' }),
    );
    await page.keyboard.press('Enter');
    await story.toast('Added to cart');
  });

  await test.step('go to the checkout', async () => {
    // F8 leads to the notifications, which offer the checkout.
    await page.keyboard.press('F8');
    await expect(page.getByRole('status')).toBeFocused();
    await tabTo(page, page.getByRole('status').getByRole('link', { name: 'Checkout' }), 5);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await story.settled();
  });

  await test.step('fill it in and order', async () => {
    for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Address', 'City'] as const) {
      await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
      await page.keyboard.type(CUSTOMER[label]);
    }
    await tabTo(page, page.getByRole('combobox', { name: 'State or province' }), 2);
    await page.keyboard.type('Ontario');
    await tabTo(page, page.getByRole('textbox', { name: 'ZIP or postal code' }), 2);
    await page.keyboard.type(CUSTOMER['ZIP or postal code']);
    await tabTo(page, page.getByRole('radio', { name: 'Credit/Debit Card' }), 4);
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: /^Place Order/ }), 8);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Order Confirmed' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Toronto, ON K1A 0B1');
    await expect(cartLink(page, 0)).toBeVisible();
  });
});
