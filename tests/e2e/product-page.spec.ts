import type { Page } from '@playwright/test';
import { z } from 'zod';

import { expect, test, WITHOUT_FORMS } from './story';

const ApiProducts = z.array(
  z.object({ isOnSale: z.boolean(), isFeatured: z.boolean(), salePrice: z.string().nullable() }),
);

async function expectCanonical(page: Page, path: string): Promise<void> {
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
}

test('a product has one page under all of its addresses', WITHOUT_FORMS, async ({ page, story }) => {
  const addresses = [
    ['/product/bmw-smart-key', 'BMW', '/product/bmw-smart-key'],
    ['/product/1', 'BMW', '/product/bmw-smart-key'],
    ['/product/product-1', 'BMW', '/product/bmw-smart-key'],
    ['/product-detail/1', 'BMW', '/product/bmw-smart-key'],
    ['/product/ford-remote-key', 'Ford', '/product/ford-remote-key'],
    ['/product/2', 'Ford', '/product/ford-remote-key'],
    ['/product/product-3', 'Toyota', '/product/toyota-smart-key-4-button'],
    ['/product/commercial-2', 'Schlage', '/product/[a-z0-9-]+'],
    ['/product/smart-3', 'Alarm Lock', '/product/[a-z0-9-]+'],
  ] as const;
  for (const [address, name, canonical] of addresses) {
    await story.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page).toHaveTitle(new RegExp(name));
    await expectCanonical(page, canonical);
  }
});

test(
  'the product page tells numbers, price, stock, features and specifications',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/product/nissan-intelligent-key-4-button');
    const offer = page.getByRole('region', { name: 'Offer' });
    await expect(offer).toContainText('AK-NIS-014-4B');
    await expect(offer).toContainText('$67.99');
    await expect(offer.getByText('$84.99', { exact: true })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await expect(offer).toContainText('SALE');
    await expect(offer).toContainText(/In Stock/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Features' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await expect(main.getByRole('img', { name: /Nissan/ }).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Related products' })).toBeVisible();

    await test.step('the second layout has the same facts', async () => {
      await story.open('/product-detail/6');
      await expect(main.getByRole('heading', { level: 1 })).toContainText('Nissan');
      await expect(main).toContainText('$67.99');
      await expect(main.getByRole('button', { name: /^Add to favorites/ })).toBeVisible();
      await expect(main.getByRole('img', { name: /^Rated \d.\d of 5/ }).first()).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Automotive Keys' }),
      ).toHaveAttribute('href', '/automotive-keys');
      await expect(main.getByText('$84.99', { exact: true })).toHaveCSS(
        'text-decoration-line',
        'line-through',
      );
      await expect(main).toContainText('SALE');
      await expect(main.getByRole('heading', { name: 'Features' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
        'href',
        '/order?product=nissan-intelligent-key-4-button',
      );
      await main.getByRole('button', { name: 'Add to Cart' }).click();
      await story.toast('Added to cart');
    });
  },
);

test('the pictures of a product each have an address', WITHOUT_FORMS, async ({ page, story }) => {
  for (const path of ['/product/ford-remote-key', '/product-detail/2']) {
    await story.open(path);
    const gallery = page.getByRole('region', { name: 'Pictures of Ford Remote Key' });
    const large = gallery.getByRole('img').first();
    await expect(large).toHaveAccessibleName('Ford Remote Key');
    const whole = await large.getAttribute('src');
    await expect(gallery.getByRole('link')).toHaveCount(3);
    await gallery.getByRole('link', { name: /^Picture 2 of 3/ }).click();
    await expect(page).toHaveURL(/\?image=2$/);
    await expect(large).toHaveAccessibleName('Ford Remote Key, close-up');
    expect(await large.getAttribute('src')).not.toBe(whole);
    await expect(gallery.getByRole('link', { name: /^Picture 2 of 3/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.reload();
    await expect(large).toHaveAccessibleName('Ford Remote Key, close-up');
    for (const image of ['0', '9', 'x', '-1', '1.5']) {
      await story.open(`${path}?image=${image}`);
      await expect(large).toHaveAccessibleName('Ford Remote Key');
    }
  }
});

test(
  'the product page asks for a quote, leads to sales and a person, and folds its sections',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/product/ford-remote-key');
    const offer = page.getByRole('region', { name: 'Offer' });
    await expect(offer.getByRole('link', { name: 'Request Quote' })).toHaveAttribute(
      'href',
      '/quote?product=ford-remote-key',
    );
    await expect(offer.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/order?product=ford-remote-key',
    );
    const help = page.getByRole('region', { name: 'Need help with this product?' });
    await expect(help.getByRole('link', { name: '1-800-555-0110' })).toHaveAttribute('href', /^tel:/);
    const table = page.getByRole('main').getByRole('row').filter({ hasText: 'F-150' });
    await expect(table).toContainText('2015-2023');
    await page.getByRole('heading', { name: 'Compatibility' }).click();
    await expect(table).toBeHidden();
    await page.getByRole('heading', { name: 'Compatibility' }).click();
    await table.getByRole('link').click();
    await expect(page).toHaveURL(/\/vehicles\?make=ford&model=F-150$/);
  },
);

test('what is out of stock says so and cannot be ordered', WITHOUT_FORMS, async ({ page, story }) => {
  for (const address of ['/product/gm-circle-plus-transponder-key-b111-pt', '/product-detail/17']) {
    await story.open(address);
    const main = page.getByRole('main');
    await expect(main.getByText('Out of Stock', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled();
  }
});

test('more than there is in stock does not get into the cart', async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Three Left Cylinder'), stockQuantity: 3 });
  await story.open(`/product/${product.slug}`);
  const offer = page.getByRole('region', { name: 'Offer' });
  await offer.getByLabel('Quantity').fill('4');
  await offer.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(`Only 3 left of ${product.name}.`).first()).toBeVisible();

  await test.step('and every wrong quantity is told at its field', async () => {
    for (const layout of [`/product/${product.slug}`, `/product-detail/${product.id}`]) {
      for (const [typed, problem] of [
        ['0', 'Choose a whole number from 1 to 9999.'],
        ['abc', 'Choose a whole number from 1 to 9999.'],
        ['', 'Choose a whole number from 1 to 9999.'],
        ['4', `Only 3 left of ${product.name}.`],
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

test(
  'the Back button of a product returns to where the buyer was',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/automotive-keys?sort=name');
    await page
      .getByRole('link', { name: /^Details/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/product\//);
    await story.settled();
    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(
      story.withJavaScript ? /\/automotive-keys\?sort=name$/ : /\/automotive-keys/,
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Automotive Keys' })).toBeVisible();
  },
);

test('an unknown address is a page that helps on, not the wrong product', async ({ page, story }) => {
  const main = page.getByRole('main');
  for (const address of [
    '/product/no-such-key',
    '/product/999999',
    '/product-detail/999999',
    '/product-detail/x',
    '/no-such-page',
    '/a/b/c',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(main.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Automotive Keys' })).toBeVisible();
  }
  await page.goto('/product/no-such-key');
  await expect(main.getByRole('heading', { name: 'Featured products' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'BMW Smart Key', exact: true })).toBeVisible();
  await story.settled();
  await main.getByRole('searchbox').fill('padlock');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/products\?q=padlock/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('padlock');
  await expect(main.getByRole('listitem').getByRole('heading').first()).toContainText(/padlock/i);
});

test(
  'the home page shows six featured products, then six more with each View More',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/');
    const featured = page
      .getByRole('region', { name: 'Featured Products' })
      .getByRole('heading', { level: 3 });
    const more = page.getByRole('link', { name: 'View More Products' });
    const all = ApiProducts.parse(await (await page.request.get('/api/products')).json());
    const total = all.filter((product) => product.isFeatured).length;
    expect(total).toBeGreaterThan(12);
    for (let shown = 6; shown < total; shown += 6) {
      await expect(featured).toHaveCount(shown);
      await more.click();
      await story.settled();
    }
    await expect(featured).toHaveCount(total);
    await expect(more).toHaveCount(0);
    await page.reload();
    await expect(featured).toHaveCount(total);
  },
);

test('the sale banner counts the products on sale', WITHOUT_FORMS, async ({ page, story }) => {
  // Others put products on sale meanwhile: page and API are read until they are of the same moment.
  await expect(async () => {
    await story.open('/');
    const banner = page.getByRole('region', { name: /on sale$/ });
    const products = ApiProducts.parse(await (await page.request.get('/api/products')).json());
    const onSale = products.filter(({ isOnSale, salePrice }) => isOnSale && salePrice !== null).length;
    await expect(banner.getByRole('heading', { level: 2 })).toHaveText(`${onSale} products on sale`, {
      timeout: 1000,
    });
    await expect(banner).toContainText('48hrs');
    await expect(banner).toContainText('time remaining');
    await expect(banner).toContainText('50%');
    await expect(banner).toContainText('max savings');
  }).toPass();
});

test('every card leads to its product by Details and by its name', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/');
  const card = page.getByRole('region', { name: 'Featured Products' }).getByRole('listitem').nth(1);
  const name = await card.getByRole('heading', { level: 3 }).innerText();
  await card.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await story.settled();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('the tools page of old leads to the tools', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/tools?sort=name');
  await expect(page).toHaveURL(/\/tools-machines-supplies\?sort=name$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tools, Machines & Supplies' })).toBeVisible();
});
