import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { expect, test, ONCE } from './story';

const RANGE = /^(Items \d+-\d+ of \d+|No items)$/;

/** The range stands above the list, and below it again, beside the links to its other pages. */
async function expectRange(page: Page, range: string | RegExp): Promise<void> {
  await expect(page.getByText(RANGE).first()).toHaveText(range);
  await expect(page.getByText(RANGE).last()).toHaveText(range);
}

function productNames(page: Page) {
  return page.getByRole('main').getByRole('listitem').getByRole('heading');
}

async function applyFilters(page: Page): Promise<void> {
  await page
    .locator('form')
    .filter({ hasText: 'In stock only' })
    .getByRole('button', { name: 'Apply' })
    .click();
}

test.describe('a category of sixty', () => {
  let path = '';
  let stem = '';

  test.beforeEach(async ({ story, clerk }) => {
    const category = await clerk.addCategory(story.unique('Listed Things'));
    path = `/${category.slug}`;
    stem = story.unique('Thing');
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
    // In the order of their numbers: the best match is the order in which they came.
    for (const number of numbers) {
      await clerk.addProduct({
        name: `${stem} ${String(number).padStart(2, '0')}`,
        categoryId: category.id,
        brand: number % 2 === 0 ? 'Even & Sons' : 'Odd Works',
        price: `${(number * 7) % 61}.50`,
        stockQuantity: number % 5 === 0 ? 0 : 20,
      });
    }
  });

  test('is turned page by page, sorted and sized, and Back undoes each', async ({ page, story }) => {
    const choose = async (label: 'Sort' | 'Per page', option: string) => {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
      if (!story.withJavaScript) {
        const form = page.locator('form').filter({ has: page.getByLabel(label, { exact: true }) });
        await form.getByRole('button', { name: 'Apply' }).click();
      }
    };
    await story.open(path);
    await expectRange(page, 'Items 1-25 of 60');
    await expect(productNames(page)).toHaveCount(25);
    await expect(productNames(page).first()).toHaveText(`${stem} 01`);

    await test.step('pages', async () => {
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
      await pages.getByRole('link', { name: 'Next' }).click();
      await expectRange(page, 'Items 26-50 of 60');
      await expect(productNames(page).first()).toHaveText(`${stem} 26`);
      await pages.getByRole('link', { name: 'Page 3' }).click();
      await expectRange(page, 'Items 51-60 of 60');
      await expect(productNames(page)).toHaveCount(10);
      await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
      await pages.getByRole('link', { name: 'Previous page' }).click();
      await expectRange(page, 'Items 26-50 of 60');
    });

    await test.step('sizes, from the first page again', async () => {
      await story.settled();
      await choose('Per page', '50');
      await expectRange(page, 'Items 1-50 of 60');
      await expect(page).toHaveURL(/pageSize=50/);
    });

    await test.step('orders', async () => {
      await story.settled();
      await choose('Sort', 'Price: Low to High');
      await expect(page).toHaveURL(/sort=price-low/);
      await expectRange(page, 'Items 1-50 of 60');
      // 7 x 35 = 245 = 4 x 61 + 1.
      await expect(productNames(page).first()).toHaveText(`${stem} 35`);
      await story.settled();
      await choose('Sort', 'Price: High to Low');
      // 7 x 26 = 182 = 2 x 61 + 60.
      await expect(productNames(page).first()).toHaveText(`${stem} 26`);
      await story.settled();
      await choose('Sort', 'Name A-Z');
      await expect(productNames(page).first()).toHaveText(`${stem} 01`);
    });

    await test.step('a reload keeps it, Back undoes one choice after the other', async () => {
      await page.reload();
      await expectRange(page, 'Items 1-50 of 60');
      await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('name');
      await expect(page.getByLabel('Per page', { exact: true })).toHaveValue('50');
      await page.goBack();
      await expect(productNames(page).first()).toHaveText(`${stem} 26`);
      await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('price-high');
      await page.goBack();
      await expect(productNames(page).first()).toHaveText(`${stem} 35`);
      await page.goBack();
      await expect(productNames(page).first()).toHaveText(`${stem} 01`);
      await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('best-match');
    });
  });

  test('is narrowed by several filters at once, which live in the address', async ({ page, story }) => {
    const check = async (name: string | RegExp) => {
      await page.getByRole('checkbox', { name }).check();
      if (!story.withJavaScript) await applyFilters(page);
    };
    await story.open(path);
    await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0);
    await check(/^Even & Sons \(30\)/);
    await expectRange(page, 'Items 1-25 of 30');
    await story.settled();
    await check('In stock only');
    await expectRange(page, 'Items 1-24 of 24');
    await expect(page.getByRole('main')).not.toContainText('Out of Stock');

    await test.step('the counts say what each choice would give', async () => {
      await expect(page.getByRole('checkbox', { name: /^Odd Works \(24\)/ })).not.toBeChecked();
      await story.settled();
      await check(/^Odd Works/);
      await expectRange(page, 'Items 1-25 of 48');
      expect(new URL(page.url()).searchParams.getAll('brand').sort()).toEqual(['Even & Sons', 'Odd Works']);
    });

    await test.step('text narrows it further', async () => {
      await story.settled();
      await page.getByRole('searchbox', { name: 'Search this list' }).fill(`${stem} 07`);
      await applyFilters(page);
      await expect(productNames(page)).toHaveText([`${stem} 07`]);
      await expectRange(page, 'Items 1-1 of 1');
    });

    await test.step('list view keeps the filters', async () => {
      await page.getByRole('link', { name: 'List view' }).click();
      await expect(page.locator('main .card')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'List view' })).toHaveAttribute('aria-current', 'true');
      await expect(productNames(page)).toHaveText([`${stem} 07`]);
      await page.getByRole('link', { name: 'Grid view' }).click();
      await expect(page).not.toHaveURL(/view=list/);
    });

    await test.step('the way to a product and back loses nothing', async () => {
      await story.settled();
      await page.getByRole('link', { name: `View Details: ${stem} 07` }).click();
      await expect(page.getByRole('heading', { level: 1, name: `${stem} 07` })).toBeVisible();
      await page.goBack();
      await expect(productNames(page)).toHaveText([`${stem} 07`]);
      await expect(page.getByRole('checkbox', { name: /^Odd Works/ })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
      await expect(page.getByRole('searchbox', { name: 'Search this list' })).toHaveValue(`${stem} 07`);
    });

    await test.step('and one link clears them all', async () => {
      await story.settled();
      await page.getByRole('link', { name: 'Clear Filters' }).click();
      await expectRange(page, 'Items 1-25 of 60');
      expect(new URL(page.url()).search).toBe('');
      await expect(page.getByRole('checkbox', { name: 'In stock only' })).not.toBeChecked();
      await expect(page.getByRole('searchbox', { name: 'Search this list' })).toHaveValue('');
    });
  });
});

for (const [view, path] of [
  ['grid', '/products?q=ND80PD&view=grid'],
  ['list', '/products?q=ND80PD&view=list'],
  ['table', '/commercial-locks?q=ND80PD&view=list'],
] as const) {
  test(`the ${view} shows everything there is to know of a product`, ONCE, async ({ page, story }) => {
    await story.open(path);
    const name = 'Schlage ND80PD Rhodes Storeroom Lever Lock';
    const product = page
      .locator('[data-name]')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(product.getByText('Schlage ND80PD RHO 626')).toBeVisible();
    await expect(product.getByText('Best Seller')).toBeVisible();
    await expect(product.getByText('$389.99')).toBeVisible();
    await expect(product.getByText(/^In Stock/)).toBeVisible();
    await expect(product.getByRole('img', { name: 'Rated 4.9 of 5, 212 reviews' })).toBeVisible();
    await expect(product.getByText('Outside lever fixed, key retracts the latch')).toBeVisible();
    await expect(product.getByRole('checkbox', { name: `Compare: ${name}` })).toBeVisible();
    await expect(product.getByRole('button', { name: `Favorites: ${name}` })).toBeVisible();
    await expect(product.getByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible();
    await expect(product.getByRole('link', { name: `View Details: ${name}` })).toHaveText('View Details');
    await expectAccessible(page, story, `the ${view}`);
  });
}

test('a listing adds as many as one asks for, of the product that was meant', async ({ page, story }) => {
  await story.open('/padlocks');
  const second = page.locator('[data-name]').nth(1);
  const quantity = second.getByRole('textbox', { name: /^Quantity/ });
  await quantity.fill('3');
  if (story.withJavaScript) await quantity.press('Enter');
  else {
    // Enter would press the first product's button.
    await quantity.press('Enter');
    await expect(page).toHaveURL(/\/padlocks$/);
    await second.getByRole('button', { name: /^Add to Cart/ }).click();
  }
  await story.toast('Added to cart');
  await expect(page.getByTestId('cart-count').first()).toHaveText('3');
});

test('a row of a wide table stays low', ONCE, async ({ page, story }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await story.open('/padlocks');
  const heights = await page
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.max(...heights)).toBeLessThanOrEqual(200);
});

test('every filter is shown and can be taken away', ONCE, async ({ page, story }) => {
  await story.open('/automotive-keys?brand=Autel&inStock=1&make=ford&q=key&sort=name');
  const filters = page.getByRole('link', { name: /^Remove filter/ });
  await expect(filters).toHaveText([
    'Remove filter Search: key',
    'Remove filter In stock only',
    'Remove filter Brand: Autel',
    'Remove filter Make: Ford',
  ]);
  await page.getByRole('link', { name: 'Remove filter Brand: Autel' }).press('Enter');
  await expect(filters).toHaveCount(3);
  await expect(page).toHaveURL(/sort=name/);
  await expect(page).not.toHaveURL(/brand=/);
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(filters).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test(
  'the keyboard stays on the control that was used, and the new count is announced',
  ONCE,
  async ({ page, story }) => {
    await story.open('/automotive-keys');
    const range = page.getByTestId('range').first();
    await expect(range).toHaveAttribute('aria-live', 'polite');
    const all = await range.innerText();

    const box = page.getByRole('checkbox', { name: 'In stock only' });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/inStock=1$/);
    await expect(range).not.toHaveText(all);
    await expect(box).toBeFocused();

    const brand = page.getByRole('checkbox', { name: /^Autel/ });
    await brand.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/brand=Autel/);
    await expect(brand).toBeFocused();
    await expect(brand).toBeChecked();

    const sort = page.getByLabel('Sort', { exact: true });
    await sort.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/sort=price-low/);
    await expect(sort).toBeFocused();

    const make = page.getByLabel('Make', { exact: true });
    await make.focus();
    await page.keyboard.press('f');
    await expect(page).toHaveURL(/make=ford/);
    await expect(make).toBeFocused();

    const text = page.getByRole('searchbox', { name: 'Search this list' });
    await text.focus();
    await page.keyboard.type('key');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=key/);
    await expect(text).toBeFocused();
    for (const value of new URL(page.url()).searchParams.values()) expect(value).not.toBe('');

    await test.step('and every field follows when one goes back', async () => {
      for (let back = 0; back < 4; back += 1) await page.goBack();
      await expect(page).toHaveURL(/\?inStock=1$/);
      await expect(brand).not.toBeChecked();
      await expect(box).toBeChecked();
      await expect(sort).toHaveValue('best-match');
      await expect(make).toHaveValue('');
      await expect(text).toHaveValue('');
    });
  },
);

test('the search panel asks by text, service and vehicle', async ({ page, story }) => {
  const panel = () =>
    page
      .getByRole('search')
      .filter({ has: page.getByRole('heading', { name: 'Executive Search Platform' }) });
  await story.open('/');
  await panel().getByRole('searchbox').fill('smart key');
  await panel().getByLabel('Professional Services').selectOption({ value: 'automotive' });
  await panel().getByRole('button', { name: 'SEARCH' }).click();
  await expect(page).toHaveURL(/\/products\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('smart key');
  await story.settled();
  await page.getByText('More search options').click();
  await expect(page.getByLabel('Professional Services')).toHaveValue('automotive');
  await expect(productNames(page).first()).toContainText(/smart key/i);

  await test.step('by vehicle: the models follow from the make', async () => {
    await story.open('/');
    const model = panel().getByLabel('Vehicle Model');
    await expect(model.getByRole('option')).toHaveCount(1);
    await panel().getByLabel('Vehicle Make').selectOption({ label: 'Ford' });
    if (!story.withJavaScript) {
      await panel().getByRole('button', { name: 'SEARCH' }).click();
      await expect(page).toHaveURL(/make=ford/);
    }
    await expect(model.getByRole('option', { name: 'F-150' })).toHaveCount(1);
    await model.selectOption({ label: 'F-150' });
    await panel().getByLabel('Vehicle Year').selectOption({ label: '2022' });
    await panel().getByRole('button', { name: 'SEARCH' }).click();
    await expect(page).toHaveURL((url) => {
      const query = url.searchParams;
      return query.get('make') === 'ford' && query.get('model') === 'F-150' && query.get('year') === '2022';
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Locksmith Products');
    await expect(productNames(page).first()).toContainText('Ford');
    for (const name of await productNames(page).allInnerTexts())
      expect(name).toMatch(/ford|universal|hu101|programmer/i);
    await expect(model).toHaveValue('F-150');
    await expect(panel().getByLabel('Vehicle Year')).toHaveValue('2022');
  });
});

test('the search panel leads on from any page', ONCE, async ({ page, story }) => {
  await story.open('/padlocks');
  await page.getByText('More search options').click();
  await page.getByRole('searchbox', { name: 'Part number, name, or brand', exact: true }).fill('ND80');
  await page.getByRole('button', { name: 'SEARCH', exact: true }).click();
  await expect(page).toHaveURL(/\/products\?.*q=ND80/);
  await expect(productNames(page).first()).toContainText('ND80');
});

test('typing in the search panel filters what the page shows, and says how much is left', async ({
  page,
  story,
}) => {
  await story.open('/products');
  await expectRange(page, /Items 1-25/);
  const box = page.getByRole('searchbox', { name: 'Part number, name, or brand', exact: true });
  const cards = page.locator('[data-name]').filter({ visible: true });
  const note = page.getByRole('status').filter({ hasText: 'on this page' });
  await expect(cards).toHaveCount(25);
  await box.fill('SCHLAGE');
  if (!story.withJavaScript) {
    // Typing alone does nothing here; the button asks the server the same question.
    await expect(cards).toHaveCount(25);
    await page.getByRole('button', { name: 'SEARCH', exact: true }).click();
    await expect(page).toHaveURL(/q=SCHLAGE/);
    await expect(productNames(page).first()).toContainText('Schlage');
    return;
  }
  const expectCounted = async () => {
    const count = await cards.count();
    await expect(note).toHaveText(`${count} of 25 products on this page match`);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(25);
  };
  for (const card of await cards.all()) await expect(card).toContainText('Schlage');
  await expectCounted();
  await expectAccessible(page, story, 'the filtered page');

  await test.step('a service counts too', async () => {
    await box.fill('');
    await expect(cards).toHaveCount(25);
    await expect(note).toHaveCount(0);
    await page.getByLabel('Professional Services').selectOption({ value: 'commercial' });
    for (const card of await cards.all()) await expect(card).toHaveAttribute('data-category', /commercial/);
    await expectCounted();
    await page.getByLabel('Professional Services').selectOption({ value: '' });
    await expect(cards).toHaveCount(25);
  });

  await test.step('nothing left offers a search of the store', async () => {
    // Within words, which isn't enough.
    await box.fill('rogrammer');
    await expect(cards).toHaveCount(0);
    await expect(note).toContainText('0 of 25 products on this page match');
    await expectAccessible(page, story, 'the page without cards');
    await box.fill('ND80PD RHO lever');
    await note.getByRole('link', { name: 'Search the whole store' }).click();
    await expect(page).toHaveURL(/\/products\?q=ND80PD/);
    await expect(note).toHaveCount(0);
    await expect(cards).toHaveCount(await page.locator('[data-name]').count());
    await page.goBack();
    await expect(cards).toHaveCount(25);
    await expect(note).toHaveCount(0);
    await expect(box).toHaveValue('');
  });
});

test('another page is not filtered by what was typed', ONCE, async ({ page, story }) => {
  await story.open('/');
  const cards = page.locator('[data-name]');
  const before = await cards.count();
  await page.getByRole('searchbox', { name: 'Part number, name, or brand', exact: true }).fill('key');
  const note = page.getByRole('status').filter({ hasText: 'on this page' });
  await expect(note).toContainText(`of ${before} products on this page match`);
  await page.getByRole('link', { name: 'View More Products' }).click();
  await expect(cards).not.toHaveCount(before);
  await expect(note).toHaveCount(0);
  await expect(cards.filter({ visible: true })).toHaveCount(await cards.count());
});

test('the longest names stay within the page', ONCE, async ({ page, story, clerk }) => {
  const word = story.unique('Pneumonoultramicroscopicsilicovolcanoconiosislockassembly').replace(/\W/g, '');
  const category = await clerk.addCategory(
    `${word} ${'long category title '.repeat(3)}`.slice(0, 100).trim(),
  );
  const product = await clerk.addProduct({
    name: `${word} ${'Commercial Lockset With Deadbolt '.repeat(3)}`.slice(0, 120).trim(),
    sku: word.slice(-40),
    brand: word.slice(0, 60),
    categoryId: category.id,
    stockQuantity: 5,
  });
  await page.request.post('/cart', { form: { intent: 'add', productId: String(product.id) } });
  const listing = `/${category.slug}`;
  for (const path of [`${listing}?view=grid`, `${listing}?view=list`, `/product/${product.slug}`, '/cart']) {
    await story.open(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth, cut } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
        cut: [
          ...document.querySelectorAll('main .btn, main .card, main .product-row, main .cart-line, main td'),
        ]
          .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.className),
      }));
      expect({ path, width, scrollWidth, cut }).toEqual({ path, width, scrollWidth: clientWidth, cut: [] });
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/automotive-keys', '/padlocks', '/products?q=deadbolt']) {
    test(`${path} shows three products on its first screen`, async ({ page, story }) => {
      await story.open(path);
      const products = page.locator('[data-name]');
      const boxes = await Promise.all([0, 2].map((index) => products.nth(index).boundingBox()));
      expect(boxes[0]?.y).toBeLessThanOrEqual(400);
      await expect(products.nth(2).locator('.price')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.listing__order').getByRole('button', { name: 'Apply' })).toBeVisible({
        visible: !story.withJavaScript,
      });

      await test.step('each with all that a card has, some of it folded', async () => {
        const first = products.first();
        const folded = [
          first.locator('.card__features li').first(),
          first.getByRole('link', { name: /^View Details/ }),
          first.locator('label').filter({ hasText: 'Compare' }),
        ];
        await expect(first.getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
        for (const one of folded) await expect(one).toBeHidden();
        await first.getByText('Specs', { exact: false }).first().click();
        for (const one of folded) await expect(one).toBeVisible();
        await expect(first.getByRole('img', { name: /^Rated/ })).toBeVisible();
        // A grid loads them with the first press; a list has them.
        const specifications = first.locator(
          '.card__specifications dt, .product-row__specs dt, td[data-label]',
        );
        if (story.withJavaScript) await expect(specifications.first()).toBeVisible();
        for (const target of [
          first.getByRole('link', { name: /^View Details/ }),
          first.getByRole('button', { name: /^Favorites/ }),
          first.locator('label').filter({ hasText: 'Compare' }),
          first.locator('label').filter({ hasText: 'Specs' }),
          first.getByRole('button', { name: /^Add to Cart/ }),
        ])
          expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      });
    });
  }

  test(
    'the search and the cart stay in view above a long list, and free what is focused',
    ONCE,
    async ({ page, story }) => {
      await story.open('/automotive-keys');
      await page.locator('[data-name]').nth(16).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 600);
      const search = page.getByRole('banner').locator('input[name=q]').first();
      await expect(search).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeInViewport({
        ratio: 1,
      });
      const name = page.locator('[data-name] .card__name a').nth(10);
      await name.focus();
      const bar = await page.locator('.filters > summary').boundingBox();
      expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    },
  );

  test(
    'the grid shows two pictures side by side, the list compact rows, both with a quantity',
    ONCE,
    async ({ page, story }) => {
      const products = page.locator('[data-name]');
      const boxOf = async (index: number) =>
        (await products.nth(index).boundingBox()) ?? { x: 0, y: 0, height: 0 };
      const quantity = products.first().getByRole('textbox', { name: /^Quantity/ });
      await story.open('/padlocks?view=grid');
      expect((await boxOf(1)).y).toBe((await boxOf(0)).y);
      expect((await boxOf(0)).y).toBeLessThanOrEqual(400);
      await expect(quantity).toBeVisible();
      await page.getByRole('link', { name: 'List view' }).click();
      await expect(page.locator('main .card')).toHaveCount(0);
      await expect(quantity).toBeVisible();
      expect((await boxOf(1)).x).toBe((await boxOf(0)).x);
      expect((await boxOf(0)).y).toBeLessThanOrEqual(400);
      expect((await boxOf(0)).height).toBeLessThanOrEqual(160);
      for (const index of [0, 1, 2]) await expect(products.nth(index).locator('.price')).toBeInViewport();
      await story.open('/fr/padlocks');
      expect((await boxOf(0)).y).toBeLessThanOrEqual(400);
    },
  );

  test('a key says its FCC ID and years before it is unfolded', ONCE, async ({ page, story }) => {
    for (const view of ['grid', 'list']) {
      await story.open(`/automotive-keys?view=${view}`);
      await expect(page.getByText('FCC N5F-A08TAA 2015-2023').first()).toBeVisible();
    }
  });

  test('filters and order stay in view, and cover nothing that has the focus', async ({ page, story }) => {
    await story.open('/automotive-keys');
    const filters = page.locator('.filters summary').first();
    await page.locator('[data-name]').nth(20).scrollIntoViewIfNeeded();
    await expect(filters).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Sort')).toBeInViewport({ ratio: 1 });
    const bar = await filters.boundingBox();
    const bottom = (bar?.y ?? 0) + (bar?.height ?? 0);
    // Below the row of the search and the cart.
    expect(bottom).toBeLessThanOrEqual(110);
    await page
      .locator('[data-name]')
      .nth(20)
      .getByRole('button', { name: /^Add to Cart/ })
      .focus();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      expect(top).toBeGreaterThanOrEqual(bottom - 1);
    }
    await filters.click();
    const rows = await page
      .locator('.filters__form :is(.check, .facet__value, .facet__name)')
      .evaluateAll((all) =>
        all.filter((row) => row.checkVisibility()).map((row) => row.getBoundingClientRect().height),
      );
    expect(rows.length).toBeGreaterThan(5);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(44);
  });

  test('the filters are a sheet that says how many are active and what they leave', async ({
    page,
    story,
  }) => {
    await story.open('/automotive-keys?inStock=1');
    const filters = page.locator('.filters');
    const summary = filters.locator('summary').first();
    const stock = page.getByRole('checkbox', { name: 'In stock only' });
    const brand = page.getByRole('checkbox', { name: /^Autel/ });
    await expect(summary).toHaveText('Filters (1)');
    await expect(stock).toBeHidden();
    await summary.click();
    await expect(stock).toBeInViewport();
    expect(await filters.locator('form').boundingBox()).toMatchObject({ x: 0, width: 390 });
    await brand.check();
    if (story.withJavaScript) {
      await expect(summary).toHaveText('Filters (2)');
      await filters.getByRole('button', { name: /^Show \d+ results$/ }).click();
      await expect(summary).toBeFocused();
    } else {
      await filters.getByRole('button', { name: 'Show results' }).click();
    }
    await expect(page).toHaveURL(/inStock=1.*brand=Autel|brand=Autel.*inStock=1/);
    await expect(summary).toHaveText('Filters (2)');
    await expect(stock).toBeHidden();
    const count = await page.locator('[data-name]').count();
    await expectRange(page, `Items 1-${count} of ${count}`);

    await test.step('its summary closes it, and with JavaScript Escape', async () => {
      await story.settled();
      await summary.click();
      await expect(stock).toBeVisible();
      await expectAccessible(page, story, 'the open filters');
      await page.setViewportSize({ width: 390, height: 844 });
      if (story.withJavaScript) {
        await expect(
          filters.getByRole('button', { name: `Show ${count} results`, exact: true }),
        ).toBeVisible();
        await stock.focus();
        await page.keyboard.press('Escape');
        await expect(stock).toBeHidden();
        await expect(summary).toBeFocused();
        await summary.click();
        await expect(stock).toBeVisible();
      }
      await summary.click();
      await expect(stock).toBeHidden();
    });
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ['/automotive-keys', '/door-accessories', '/products?q=lock']) {
    test(`${path} shows a row of prices on its first screen`, ONCE, async ({ page, story }) => {
      await story.open(path);
      for (const index of [0, 1, 2]) {
        const product = page.locator('[data-name]').nth(index);
        await expect(product.locator('.price')).toBeInViewport({ ratio: 1 });
        await expect(product.getByRole('button', { name: /^Add to Cart/ })).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('the brands with the most products are shown, the others unfold', async ({ page, story }) => {
    await story.open('/products?q=lock');
    const brands = page.getByRole('group', { name: 'Brand' });
    await expect(brands.getByRole('checkbox').and(page.locator(':visible'))).toHaveCount(8);
    const rare = brands.getByRole('checkbox', { name: /^Adams Rite/ });
    await expect(rare).toBeHidden();
    await brands.getByText(/^Show all \d+ brands$/).click();
    await rare.check();
    if (!story.withJavaScript) await applyFilters(page);
    await expect(page).toHaveURL(/brand=Adams\+Rite/);

    await test.step('a chosen one is always visible', async () => {
      await story.open(page.url());
      await expect(rare).toBeVisible();
      await expect(rare).toBeChecked();
    });
  });

  test(
    'the filters of keys begin with the vehicle, those of doors have none',
    ONCE,
    async ({ page, story }) => {
      await story.open('/automotive-keys');
      const vehicle = await page.getByRole('group', { name: 'Vehicle' }).boundingBox();
      const brand = await page.getByRole('group', { name: 'Brand' }).boundingBox();
      expect(vehicle?.y ?? Infinity).toBeLessThan(brand?.y ?? 0);
      await story.open('/door-accessories');
      await expect(page.getByRole('group', { name: 'Brand' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Vehicle' })).toHaveCount(0);
    },
  );
});

test('a product that is out of stock leads to like products in stock', async ({ page, story }) => {
  await story.open('/tools-machines-supplies?q=MX808S');
  await page.getByRole('link', { name: /^See alternatives: Autel MaxiCheck MX808S/ }).click();
  await expect(page).toHaveURL(/\/tools-machines-supplies\?type=Programmers.*inStock=1/);
  await expect(
    page
      .locator('[data-name]')
      .getByText(/^In Stock/)
      .first(),
  ).toBeVisible();

  await test.step('and so does its page', async () => {
    await story.open('/product/autel-maxicheck-mx808s-diagnostic-tablet');
    await expect(page.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled();
    await page
      .getByRole('link', { name: /^See alternatives/ })
      .first()
      .click();
    await expect(page).toHaveURL(/inStock=1/);
  });
});
