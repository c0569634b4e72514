import type { BrowserContext, Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { addToCart, cartLink, checkoutHeading } from './buyer';
import { holdScripts, SCRIPTS } from './held-scripts';
import { BILINGUAL, localPath, startingWith, t } from './language';
import { BILINGUAL_ONCE, expect, ONCE, test, type Story } from './story';

const quantityOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: t('Quantity of {name}', { name }) });

/** A second product with few in stock. */
async function fillCart(page: Page, story: Story, clerk: { addProduct: AddProduct }) {
  const few = await clerk.addProduct({ name: story.unique('Few Cylinder'), stockQuantity: 3 });
  const many = await clerk.addProduct({ name: story.unique('Many Cylinder'), stockQuantity: 50 });
  await addToCart(page, few.slug);
  await addToCart(page, many.slug);
  await story.open('/cart');
  return { few: few.name, many: many.name };
}

type AddProduct = (product: {
  name: string;
  stockQuantity: number;
}) => Promise<{ slug: string; name: string }>;

test(
  'every button of the cart saves what was typed in every line',
  BILINGUAL,
  async ({ page, story, clerk }) => {
    const { few, many } = await fillCart(page, story, clerk);
    const tooMany = t('Only {available} available. Enter {available} or less.', { available: 3 });

    await test.step('a quantity that cannot be saved says so, stays, and holds up nothing else', async () => {
      await quantityOf(page, few).fill('9');
      await quantityOf(page, many).fill('4');
      await page.getByRole('button', { name: t('Proceed to Shipping') }).click();
      await expect(cartLink(page, 5)).toBeVisible();
      await expect(quantityOf(page, few)).toHaveValue('9');
      await expect(quantityOf(page, few)).toHaveAccessibleDescription(tooMany);
      await expect(quantityOf(page, few)).toBeFocused();
      // The message stands below the line's controls, and leaves them where they were.
      const message = await page.getByText(tooMany).boundingBox();
      const field = await quantityOf(page, few).boundingBox();
      expect(message?.y).toBeGreaterThan((field?.y ?? Infinity) + (field?.height ?? 0));
      expect(field?.x).toBe((await quantityOf(page, many).boundingBox())?.x);
      await expect(quantityOf(page, many)).toHaveValue('4');
      await expect(page).toHaveURL(/\/cart$/);
      await expectAccessible(page, story, 'the cart with a refused quantity');
    });

    await test.step('what is more than there is leads to a quote for all of it', async () => {
      await page.getByRole('link', { name: t('Request a quote<0> for {name}</0>', { name: few }) }).click();
      await expect(page.getByRole('textbox', { name: t('Items to quote') })).toHaveValue(/^9 x \S/);
      await story.open('/cart');
    });

    await test.step('plus on one line saves another, and Enter saves all', async () => {
      await quantityOf(page, few).fill('2');
      await page.getByRole('button', { name: t('Increase quantity of {name}', { name: many }) }).click();
      await expect(cartLink(page, 7)).toBeVisible();
      await story.settled();
      await expect(quantityOf(page, many)).toHaveValue('5');
      await quantityOf(page, many).fill('6');
      await quantityOf(page, few).fill('3');
      await quantityOf(page, few).press('Enter');
      await expect(cartLink(page, 9)).toBeVisible();
    });

    await test.step('remove saves another, too', async () => {
      await story.settled();
      await quantityOf(page, many).fill('7');
      await page.getByRole('button', { name: `${t('Remove')} ${few}` }).click();
      await expect(cartLink(page, 7)).toBeVisible();
    });

    await test.step('what was removed can be put back', async () => {
      await story.settled();
      const removed = page.getByText(t('Removed {name}.', { name: few }));
      const undo = page.getByRole('button', { name: t('Undo<0> removing {name}</0>', { name: few }) });
      await expect(removed).toBeVisible();
      if (story.withJavaScript) await expect(undo).toBeFocused();
      await expectAccessible(page, story, 'the cart with a removed line');
      await undo.click();
      await expect(quantityOf(page, few)).toHaveValue('3');
      await expect(removed).toBeHidden();
      await story.settled();
      for (const left of [2, 1]) {
        await page.getByRole('button', { name: t('Decrease quantity of {name}', { name: few }) }).click();
        await expect(quantityOf(page, few)).toHaveValue(String(left));
        await story.settled();
      }
      await page.getByRole('button', { name: t('Decrease quantity of {name}', { name: few }) }).click();
      await expect(removed).toBeVisible();
    });

    await test.step('the express checkout has what was typed', async () => {
      await story.settled();
      await quantityOf(page, many).fill('8');
      await page.getByRole('button', { name: t('Express Checkout') }).click();
      await expect(checkoutHeading(page)).toBeVisible();
      await expect(cartLink(page, 8)).toBeVisible();
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a cart’s lines are short, and its total and Proceed stay in view',
    BILINGUAL,
    async ({ page, story, clerk }) => {
      const { few, many } = await fillCart(page, story, clerk);
      await addToCart(page, 'alarm-lock-trilogy-dl2700-keypad-lever-lock');
      await addToCart(page, 'bmw-smart-key');
      const bar = page.getByRole('button', {
        name: new RegExp(`^${t('Proceed to Shipping')}.+\\d`),
      });
      const proceed = page.getByRole('button', { name: t('Proceed to Shipping'), exact: true });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await story.open('/cart');
        for (const line of await page.locator('.cart-line').all()) {
          const box = await line.boundingBox();
          if (story.withJavaScript) expect(box?.height).toBeLessThan(width === 390 ? 215 : 300);
          // Quantity, price, and Remove stand in one row.
          const centers = await line
            .locator('.icon-btn, .input, .cart-line__total, .cart-line__remove')
            .evaluateAll((all) =>
              all.map((one) => {
                const { top, height } = one.getBoundingClientRect();
                return top + height / 2;
              }),
            );
          if (story.withJavaScript) expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(3);
        }
        await expect(bar).toBeInViewport();
        const edge = await bar.locator('..').boundingBox();
        expect(Math.round((edge?.y ?? 0) + (edge?.height ?? 0))).toBe(844);
      }

      await test.step('at the summary’s own button the bar is gone, and the end of the page is free', async () => {
        await proceed.scrollIntoViewIfNeeded();
        await expect(bar).toBeHidden();
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(bar).toBeHidden();
        const footer = await page.getByRole('contentinfo').boundingBox();
        const last = await page.getByRole('button', { name: t('Request Quote') }).boundingBox();
        expect(footer?.y).toBeGreaterThan((last?.y ?? Infinity) + (last?.height ?? 0));
      });

      await test.step('it saves what was typed, and leads on', async () => {
        await page.evaluate(() => window.scrollTo(0, 0));
        await quantityOf(page, few).fill('2');
        await quantityOf(page, many).fill('4');
        await bar.click();
        await expect(page.getByRole('heading', { level: 1, name: t('Shipping') })).toBeVisible();
        await expect(cartLink(page, 8)).toBeVisible();
      });
    },
  );
});

/** Holds back the answers to the cart's forms, as a slow network does. */
async function slowAnswers(context: BrowserContext) {
  await context.route(
    ({ pathname }) => pathname.endsWith('/cart.data'),
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const answer = await route.fetch({ maxRedirects: 0 });
      await new Promise((resolve) => setTimeout(resolve, 600));
      // One that was broken off has nobody to be answered.
      await route.fulfill({ response: answer }).catch(() => undefined);
    },
  );
}

test(
  'presses of plus at once all count, with a typed quantity, and a toast stays on its page',
  ONCE,
  async ({ page, story, context, clerk }) => {
    const { name, slug } = await clerk.addProduct({
      name: story.unique('Quick Cylinder'),
      stockQuantity: 50,
    });
    await addToCart(page, slug);
    await page
      .getByRole('status')
      .getByRole('link', { name: t('View cart') })
      .click();
    await slowAnswers(context);
    const plus = page.getByRole('button', { name: t('Increase quantity of {name}', { name }) });
    await quantityOf(page, name).fill('5');
    for (let press = 0; press < 3; press += 1) await plus.click();
    await expect(page.getByRole('status')).not.toContainText(t('Added to cart'));
    await expect(quantityOf(page, name)).toHaveValue('8');
    await story.open('/cart');
    await expect(quantityOf(page, name)).toHaveValue('8');
  },
);

test(
  'products that a new visitor adds at once are all in one cart',
  ONCE,
  async ({ page, story, context }) => {
    await slowAnswers(context);
    await story.open('/padlocks');
    const buttons = page
      .getByRole('main')
      .getByRole('button', { name: startingWith(t('Add to Cart: {name}', { name: '' })) });
    for (const index of [0, 1, 2, 1]) await buttons.nth(index).click();
    await expect(buttons.nth(2)).toHaveAttribute('data-held', '');
    await expect(cartLink(page, 3)).toBeVisible();
    await expect(page.locator('[data-held]')).toHaveCount(0);
    await story.open('/cart');
    await expect(
      page.getByRole('textbox', { name: startingWith(t('Quantity of {name}', { name: '' })) }),
    ).toHaveCount(3);
  },
);

test(
  'on a phone, a toast covers none of the buttons that are pressed next',
  BILINGUAL_ONCE,
  async ({ page, story }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of [
        '/padlocks',
        '/product/bmw-smart-key',
        '/vehicles?make=honda&model=Accord&year=2015',
      ]) {
        await story.open(path);
        const add = page.getByRole('button', { name: startingWith(t('Add to Cart')) });
        await add.first().click();
        await story.toast(t('Added to cart'));
        const toast = page.locator('.toast');
        await expect(toast.getByRole('link', { name: t('View cart') })).toBeVisible();
        const box = await toast.boundingBox();
        // Little more than the header, also with the longest name.
        expect(box?.height, path).toBeLessThanOrEqual(128);
        const tops = await add.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        expect(Math.min(...tops), path).toBeGreaterThan((box?.y ?? Infinity) + (box?.height ?? 0));
      }
    }
  },
);

test('two tabs of a cart do not undo each other', BILINGUAL, async ({ page, story, clerk, context }) => {
  const { few, many } = await fillCart(page, story, clerk);
  const otherTab = await context.newPage();
  await otherTab.goto(localPath('/cart'));
  await otherTab.getByRole('button', { name: `${t('Remove')} ${few}` }).click();
  await expect(cartLink(otherTab, 1)).toBeVisible();
  await otherTab.getByRole('button', { name: t('Increase quantity of {name}', { name: many }) }).click();
  await expect(cartLink(otherTab, 2)).toBeVisible();

  await quantityOf(page, few).fill('2');
  await page.getByRole('button', { name: t('Proceed to Shipping') }).click();
  await expect(page.getByRole('alert')).toHaveText(
    t('{name} is no longer in your cart. It was removed in another window.', { name: few }),
  );
  await expect(quantityOf(page, many)).toHaveValue('2');
  await page.getByRole('button', { name: t('Proceed to Shipping') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('Shipping') })).toBeVisible();
});

const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));

for (const [where, path] of [
  ['on its page', '/product/bmw-smart-key'],
  ['on its card', '/products?q=bmw+smart+key'],
] as const) {
  test(
    `a product that is added ${where} before the scripts are there is added once, in place`,
    ONCE,
    async ({ page, story, context }) => {
      const release = await holdScripts(context);
      await page.goto(localPath(path), { waitUntil: 'commit' });
      const add = page
        .getByRole('main')
        .getByRole('button', { name: startingWith(t('Add to Cart')) })
        .first();
      await add.click();
      await expect(add).toHaveAttribute('data-held', '');
      await add.click();
      expect(await isAlive(page)).toBe(false);
      release();
      await story.toast(t('Added to cart'));
      await expect(cartLink(page, 1)).toBeVisible();
      await expect(page).toHaveURL(localPath(path));
      await expect(add).not.toHaveAttribute('data-held');
      await story.open('/cart');
      await expect(cartLink(page, 1)).toBeVisible();
    },
  );
}

test(
  'a press on plus that begins before the scripts are there is not lost',
  ONCE,
  async ({ page, story, context }) => {
    await addToCart(page, 'schlage-b60n-single-cylinder-deadbolt-626');
    await story.settled();
    const release = await holdScripts(context);
    await page.goto(localPath('/cart'), { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: startingWith(t('Increase quantity of {name}', { name: '' })) })
      .hover();
    await page.mouse.down();
    release();
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.mouse.up();
    await expect(cartLink(page, 2)).toBeVisible();
  },
);

test(
  'two products that are added before the scripts are there are both added',
  ONCE,
  async ({ page, context }) => {
    const release = await holdScripts(context);
    await page.goto(localPath('/padlocks'), { waitUntil: 'commit' });
    const buttons = page
      .getByRole('main')
      .getByRole('button', { name: startingWith(t('Add to Cart: {name}', { name: '' })) });
    await buttons.nth(0).click();
    await buttons.nth(1).click();
    await page
      .getByRole('button', { name: startingWith(t('Favorites: {name}', { name: '' })) })
      .first()
      .click();
    release();
    await expect(cartLink(page, 2)).toBeVisible();
    await expect(page.getByRole('status')).toContainText(t('Added to “{name}”', { name: t('My list') }));
    await expect(page).toHaveURL(/\/padlocks$/);
  },
);

test('without its scripts an added product leads to the checkout', ONCE, async ({ page, context }) => {
  await context.route(SCRIPTS, (route) => route.abort());
  await page.goto(localPath('/padlocks'), { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('button', { name: startingWith(t('Add to Cart: {name}', { name: '' })) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(cartLink(page, 1)).toBeVisible();
});

test('scripts that do not come in time are not waited for', ONCE, async ({ page, context }) => {
  await holdScripts(context);
  await page.goto(localPath('/padlocks'), { waitUntil: 'commit' });
  const buttons = page
    .getByRole('main')
    .getByRole('button', { name: startingWith(t('Add to Cart: {name}', { name: '' })) });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await expect(page).toHaveURL(/\/checkout$/, { timeout: 20_000 });
  await expect(cartLink(page, 2)).toBeVisible();
});

test('what belongs to the goods is added below them, and the focus stays there', async ({ page, story }) => {
  await addToCart(page, 'bmw-smart-key');
  await story.open('/cart');
  const related = page.getByRole('region', { name: 'Related products' });
  const add = related.getByRole('button', { name: /^Add to Cart: / }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('Add to Cart: ', '');
  await quantityOf(page, 'BMW Smart Key').fill('2');
  await add.click();
  await story.toast(`${name}: 1 in cart`);
  await expect(quantityOf(page, name)).toHaveValue('1');
  await expect(quantityOf(page, 'BMW Smart Key')).toHaveValue('2');
  await expect(related.getByRole('link', { name })).toHaveCount(0);
  if (story.withJavaScript)
    await expect(related.getByRole('heading', { name: 'Related products' })).toBeFocused();
});

test('a double-click on Add to Cart adds one', ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Clicked Cylinder'), stockQuantity: 50 });
  for (const [start, path] of [
    [0, `/product/${product.slug}`],
    [2, `/products?q=${encodeURIComponent(product.name)}`],
  ] as const) {
    await story.open(path);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: t('Add to Cart') })
      .first();
    await button.click();
    await expect(cartLink(page, start + 1)).toBeVisible();
    // The second click may come when the first one has been answered.
    await button.dispatchEvent('click', { detail: 2 });
    await button.click();
    await expect(cartLink(page, start + 2)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(cartLink(page, start + 2)).toBeVisible();
  }
});
