import type { Locator } from '@playwright/test';

import { cartLink } from './buyer';
import { expect, test, ONCE } from './story';

test('the product page folds its sections', ONCE, async ({ page, story }) => {
  await story.open('/product/ford-remote-key');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'F-150' });
  await expect(row).toBeVisible();
  await page.getByRole('heading', { name: 'Compatibility' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('heading', { name: 'Compatibility' }).click();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/vehicles\?make=ford&model=F-150$/);
});

test('the picture opens as large as the window, with those beside it', async ({ page, story }) => {
  await story.open('/product/ford-remote-key');
  const enlarge = page.getByRole('link', { name: 'Ford Remote Key Enlarge picture' });
  await enlarge.click();
  if (!story.withJavaScript) {
    await expect(page).toHaveURL(/\/pictures\/flip-key[\w.]*-1000\.webp$/);
    return;
  }
  // Hidden, too: a closing dialog is gone only once React has heard of it.
  const dialog = page.getByRole('dialog', { name: 'Pictures of Ford Remote Key', includeHidden: true });
  await expect(dialog).toContainText('Picture 1 of 3');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'Ford Remote Key, back, with the battery' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog).toContainText('Picture 3 of 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();

  await page.keyboard.press('Enter');
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['End', 3],
    ['ArrowRight', 1],
    ['ArrowLeft', 3],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog).toContainText(`Picture ${number} of 3`);
  }
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('a lock leads to its other versions, and marks its own', ONCE, async ({ page, story }) => {
  await story.open('/product/schlage-b60n-single-cylinder-deadbolt-626');
  const versions = page.getByRole('region', { name: 'Versions', exact: true });
  const choose = (choice: string, value: RegExp) =>
    versions.getByRole('group', { name: choice }).getByRole('link', { name: value });
  await expect(choose('Finish', /^626 Satin Chrome/)).toHaveAttribute('aria-current', 'page');
  await choose('Finish', /^619 Satin Nickel \$48\.95$/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Schlage B60N Single Cylinder Deadbolt, 619',
  );
  await expect(choose('Finish', /^619 Satin Nickel/)).toHaveAttribute('aria-current', 'page');
  // There is none in this finish: the link says which it leads to.
  await choose('Keying', /^Keyed alike 626 Satin Chrome/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/626, Keyed Alike/);
});

test(
  'the product page says that its reviews are samples, where there are any',
  ONCE,
  async ({ page, story, clerk }) => {
    const offer = page.getByRole('region', { name: 'Offer' });
    await story.open('/product/ford-remote-key');
    await expect(offer.getByRole('img', { name: /^Rated/ })).toBeVisible();
    await expect(offer).toContainText('Sample reviews');
    const product = await clerk.addProduct({ name: story.unique('Unrated Cylinder'), stockQuantity: 3 });
    await story.open(`/product/${product.slug}`);
    await expect(offer).toContainText('No reviews yet');
    await expect(offer).not.toContainText('Sample reviews');
  },
);

test('more than there is in stock does not get into the cart', async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Three Left Cylinder'), stockQuantity: 3 });
  await story.open(`/product/${product.slug}`);
  const offer = page.getByRole('region', { name: 'Offer' });
  await offer.getByLabel('Quantity').fill('4');
  await offer.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`${product.name}: only 3 left.`).first()).toBeVisible();

  await test.step('and every wrong quantity is told at its field', async () => {
    for (const layout of [`/product/${product.slug}`, `/product-detail/${product.id}`]) {
      for (const [typed, problem] of [
        ['0', 'Enter a whole number from 1 to 9999.'],
        ['abc', 'Enter a whole number from 1 to 9999.'],
        ['', 'Enter a whole number from 1 to 9999.'],
        ['4', `${product.name}: only 3 left.`],
      ] as const) {
        await story.open(layout);
        const quantity = page.getByRole('main').getByLabel('Quantity');
        await quantity.fill(typed);
        await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
        await expect(page.getByRole('alert')).toHaveText(problem);
        await expect(quantity).toHaveAttribute('aria-invalid', 'true');
        await expect(quantity).toHaveAccessibleDescription(problem);
        await expect(quantity).toHaveValue(typed);
        await expect(page).toHaveURL((url) => url.pathname === layout);
        if (story.withJavaScript) await expect(quantity).toBeFocused();
      }
    }
  });
  await story.open('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a product that takes its time says that it is loading', ONCE, async ({ page, story }) => {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/product\/.*/, async (route) => {
    await isSent;
    await route.continue();
  });
  await story.open('/padlocks');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  const note = page.getByText('Loading product…');
  await expect(note).toBeVisible();
  send();
  await expect(page).toHaveURL(/\/product\//);
  await expect(note).toHaveCount(0);
});

test('the Back button of a product returns to where the buyer was', ONCE, async ({ page, story }) => {
  await story.open('/automotive-keys?sort=name');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  await story.settled();
  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/automotive-keys\?sort=name$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Automotive Keys' })).toBeVisible();
});

test('a lock’s version is chosen before the button on a desk, and told before it on a phone', async ({
  page,
  story,
}) => {
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart: Schlage ND80PD/ })
    .first();
  const versions = page.getByRole('heading', { name: 'Versions' });
  const change = page.getByRole('link', { name: 'Change version' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await story.open('/product/schlage-nd80pd-rhodes-storeroom-lever-lock');
  await expect(change).toBeHidden();
  expect(await topOf(versions)).toBeLessThan(await topOf(add));
  expect(await topOf(add)).toBeLessThan(860);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Storeroom (F86) · 626 Satin Chrome')).toBeInViewport();
  expect(await topOf(change)).toBeLessThan(await topOf(add));
  expect(await topOf(add)).toBeLessThan(await topOf(versions));
  await expect(add).toBeInViewport();
  await change.click();
  await expect(versions).toBeInViewport();
});

test('the bar at the bottom of a phone adds the quantity that was typed above', async ({ page, story }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await story.open('/product/schlage-b60n-single-cylinder-deadbolt-626');
  await page.getByLabel('Quantity', { exact: true }).fill('5');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const bar = page.locator('.buy-bar');
  if (story.withJavaScript) await expect(bar).toContainText('Quantity 5');
  await bar.getByRole('button', { name: 'Add to Cart: Schlage B60N Single Cylinder Deadbolt, 626' }).click();
  await expect(cartLink(page, 5)).toBeAttached();
});
