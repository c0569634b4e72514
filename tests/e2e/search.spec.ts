import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { catalogName, t } from './language';
import { BILINGUAL_ONCE, expect, test, ONCE } from './story';

const SEARCH_BOX = 'Search by part number, name, or brand';

function names(page: Page) {
  return page.getByRole('main').getByRole('listitem').getByRole('heading');
}

async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByLabel(SEARCH_BOX).fill(text);
  await page.getByLabel(SEARCH_BOX).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
}

test('suggestions that cannot be had leave the page and the search alone', ONCE, async ({ page, story }) => {
  await page.route(/\/suggestions(\.data)?\?/, (route) =>
    route.fulfill({ body: '<h1>Log in to this network</h1>' }),
  );
  await story.open('/');
  await page.getByLabel(SEARCH_BOX).fill('schlage');
  // Longer than the pause after which the box asks.
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { level: 1, name: /^Keys, locks, and tools/ })).toBeVisible();
  await searchFor(page, 'schlage');
  await expect(names(page).first()).toContainText('Schlage');
});

test('suggestions have the names of the page’s language', BILINGUAL_ONCE, async ({ page, story }) => {
  await story.open('/');
  await page.getByLabel(t(SEARCH_BOX)).pressSequentially('B60N 626');
  await expect(page.getByRole('option').first()).toContainText(
    catalogName('Schlage B60N Single Cylinder Deadbolt, 626'),
  );
});

test('while one types the box suggests, and the keyboard chooses', async ({ page, story }) => {
  await story.open('/');
  const box = page.getByLabel(SEARCH_BOX);
  await box.pressSequentially('schlage d', { delay: 30 });
  if (!story.withJavaScript) {
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).not.toHaveAttribute('role', 'combobox');
    return;
  }
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.last()).toContainText('All results for');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, story, 'the suggestions');
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );

  await test.step('Escape closes the list and keeps the text', async () => {
    await box.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('schlage d');
  });

  await test.step('Enter opens what is chosen', async () => {
    await box.pressSequentially('eadbolt');
    await expect(options.first()).toContainText(/deadbolt/i);
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    const chosen = await options.nth(1).locator('.suggestions__name').innerText();
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
    await expect(options).toHaveCount(0);
  });

  await test.step('a product is suggested with its stock, and a vehicle before it is typed out', async () => {
    await page.getByLabel(SEARCH_BOX).fill('2019 civ');
    await expect(options.first()).toHaveText('Parts for 2019 Honda Civic');
    await page.getByLabel(SEARCH_BOX).fill('civic key');
    await expect(options.first()).toContainText(/In Stock|Low Stock|Out of Stock/);
    await page.getByLabel(SEARCH_BOX).fill('2019 civ');
    await options.first().click();
    await expect(page).toHaveURL(/\/vehicles\?make=honda&model=Civic&year=2019$/);
  });

  await test.step('Enter with nothing chosen searches', async () => {
    await box.fill('padlock');
    await expect(options.first()).toContainText(/padlock/i);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=padlock/);
  });
});

test('a list of figures is compared down its columns and narrowed by them', async ({ page, story }) => {
  await story.open('/commercial-locks?view=list');
  await expect(page.getByRole('link', { name: 'List view' })).toHaveAttribute('aria-current', 'true');
  for (const column of ['Function', 'Grade', 'Finish', 'Keyway', 'Backset'])
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  for (const filter of ['Function', 'Grade', 'Finish', 'Keyway'])
    await expect(page.locator('summary', { hasText: filter })).toBeVisible();
  // All have the same.
  await expect(page.locator('summary', { hasText: 'Backset' })).toHaveCount(0);
  await page.locator('summary', { hasText: 'Function' }).click();
  const choice = page.getByRole('checkbox', { name: /^Storeroom \(/ });
  const label = await choice.locator('..').innerText();
  const count = Number(/\((\d+)\)\s*$/.exec(label)?.[1]);
  expect(count).toBeGreaterThan(1);
  await choice.check();
  if (!story.withJavaScript) {
    await page
      .locator('form')
      .filter({ hasText: 'In stock only' })
      .getByRole('button', { name: 'Apply' })
      .click();
  }
  await expect(page.getByText(`Items 1-${count} of ${count}`).first()).toBeVisible();
  const cells = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(cells).toHaveCount(count);
  for (const row of await cells.all())
    await expect(row.getByRole('cell').first()).toHaveText(/^Storeroom \(F\d\d\)$/);
  await expectAccessible(page, story, 'the list of commercial locks');
});

test('two to four items are compared side by side', async ({ page, story }) => {
  await story.open('/commercial-locks?pageSize=25');
  const boxes = page.getByRole('checkbox', { name: /^Compare ?: / });
  await boxes.nth(0).check();
  await boxes.nth(4).check();
  await boxes.nth(9).check();
  if (story.withJavaScript) {
    await expect(page.getByText('3 of 4 selected.')).toBeVisible();
    await boxes.nth(1).check();
    await expect(boxes.nth(2)).toBeDisabled();
    await boxes.nth(1).uncheck();
    await expect(boxes.nth(2)).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeInViewport();
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(3);
  const rowsBefore = await page.getByRole('rowheader').count();
  await expect(page.getByText('Differences are shaded')).toBeVisible();
  await expectAccessible(page, story, 'the comparison');

  await test.step('only what differs', async () => {
    await story.settled();
    await page.getByRole('link', { name: 'Show differences only' }).click();
    await expect(page.getByRole('link', { name: 'Show all specs' })).toBeVisible();
    await expect(page.getByText('Differences are shaded')).toBeHidden();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    expect(await rows.count()).toBeLessThan(rowsBefore);
    for (const row of await rows.all()) {
      const values = await row.getByRole('cell').allInnerTexts();
      expect(new Set(values).size, values.join(' | ')).toBeGreaterThan(1);
    }
  });

  await test.step('one is taken out, another added from the list', async () => {
    await story.settled();
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect(columns).toHaveCount(2);
    await story.settled();
    await page.getByRole('link', { name: 'Add product' }).click();
    await story.settled();
    await expect(page.getByRole('checkbox', { name: /^Compare ?: /, checked: true })).toHaveCount(2);
    await page
      .getByRole('checkbox', { name: /^Compare ?: /, checked: false })
      .first()
      .check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(columns).toHaveCount(3);
  });
});

test('on a phone, a comparison scrolls within itself', ONCE, async ({ page, story }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await story.open('/compare?product=1&product=204&product=3&product=210');
    const region = page.getByRole('region', { name: 'Comparison' });
    await expect(region.getByRole('button', { name: /^Add to Cart/ }).nth(1)).toBeInViewport({ ratio: 1 });
    const soldBy = region.getByRole('row', { name: /^Sold by/ });
    await expect(soldBy).toContainText('Box of 250');
    await region.focus();
    await expect(region).toBeFocused();
    await region.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    await expect(region.getByRole('button', { name: /^Add to Cart/ }).last()).toBeInViewport({ ratio: 1 });
    await soldBy.scrollIntoViewIfNeeded();
    await expect(soldBy.getByText('Sold by')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the names of a comparison stay in the window, clear of the focus', ONCE, async ({ page, story }) => {
  const isClear = (locator: Locator) =>
    locator.evaluate((one) => {
      const { left, top } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + 9, top + 9));
    });
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await story.open('/compare?product=1&product=204&product=3&product=210');
    const region = page.getByRole('region', { name: 'Comparison' });
    await page.evaluate(() => document.querySelector('tbody')?.rows[8]?.scrollIntoView());
    await region.evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    const name = page
      .getByText(/^Ilco KW1 .* 250$/)
      .filter({ visible: true })
      .last();
    await expect(name, `${width} px`).toBeInViewport({ ratio: 0.9 });
    expect(await isClear(name), `${width} px`).toBe(true);

    for (const control of [
      region.getByRole('button', { name: /^Add to Cart/ }),
      region.getByRole('columnheader').getByRole('link'),
    ]) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await control.last().focus();
      expect(await isClear(control.last()), `${width} px`).toBe(true);
    }
  }
});

test(
  'on a phone, the bar leaves the checkboxes free, and three products fit',
  ONCE,
  async ({ page, story }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await story.open('/commercial-locks?view=grid');
      const boxes = page.getByRole('checkbox', { name: /^Compare ?: / });
      for (const at of [0, 1, 2]) {
        await page.locator('[data-name]').nth(at).getByText('Specs', { exact: false }).first().click();
        await boxes.nth(at).check();
      }
      await expect(page.getByText('3 of 4 selected.')).toBeVisible();
      const [compare, clear] = await Promise.all(
        [page.getByRole('button', { name: 'Compare' }), page.getByRole('link', { name: 'Clear' })].map(
          (one) => one.boundingBox(),
        ),
      );
      expect(clear?.y).toBe(compare?.y);
      expect((clear?.x ?? 0) + (clear?.width ?? 0)).toBeGreaterThan(width - 16);

      await story.open('/compare?product=1&product=204&product=3');
      const region = page.getByRole('region', { name: 'Comparison' });
      expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const tops = new Set<number | undefined>();
      for (const button of await region.getByRole('button', { name: /^Add to Cart/ }).all())
        tops.add((await button.boundingBox())?.y);
      expect(tops.size).toBe(1);
    }
  },
);

test(
  'what was found stands on the first screen, with the search panel folded above it',
  ONCE,
  async ({ page, story }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await story.open('/products?q=key&make=honda&year=2018');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const make = page.getByLabel('Vehicle Make');
    await expect(make).toBeHidden();
    await page.getByText('More search options').click();
    await expect(make).toBeVisible();
    await expect(make).toHaveValue('honda');
    await page.setViewportSize({ width: 1440, height: 900 });
    await story.open('/products?q=key&make=honda&year=2018');
    await expect(make).toBeHidden();
  },
);

test('one search box says what was searched for', async ({ page, story }) => {
  const boxes = page.locator('input[name=q]').filter({ visible: true });
  await story.open('/products?q=deadbolt&brand=Schlage');
  await expect(boxes).toHaveCount(1);
  await expect(page.getByLabel(SEARCH_BOX)).toHaveValue('deadbolt');

  await test.step('the filters keep the text', async () => {
    await page.getByRole('checkbox', { name: 'In stock only' }).check();
    if (!story.withJavaScript)
      await page
        .locator('form')
        .filter({ hasText: 'In stock only' })
        .getByRole('button', { name: 'Apply' })
        .click();
    await expect(page).toHaveURL(/inStock=1/);
    await expect(page).toHaveURL(/q=deadbolt/);
    await expect(page).toHaveURL(/brand=Schlage/);
  });

  await test.step('the panel searches anew', async () => {
    await story.settled();
    await page.getByText('More search options').click();
    const box = page.getByRole('searchbox', { name: 'Part number, name, or brand', exact: true });
    await expect(box).toHaveValue('');
    await box.fill('padlock');
    await page.getByRole('button', { name: 'SEARCH', exact: true }).click();
    await expect(page.getByLabel(SEARCH_BOX)).toHaveValue('padlock');
    await expect(boxes).toHaveCount(1);
  });

  await test.step('in a category it is the box of the list', async () => {
    await story.open('/commercial-locks?q=lever');
    await expect(page.getByRole('searchbox', { name: 'Search this list' })).toHaveValue('lever');
    await expect(page.getByLabel(SEARCH_BOX)).toHaveValue('');
  });
});
