import type { Locator, Page } from '@playwright/test';

import { isHardRun } from '../support/hard-tests';
import { expectAccessible } from './accessible';
import { cartLink } from './buyer';
import { expect, test, type Story, ONCE } from './story';

const NAME = '2021 Ford F-150';

/** Make, model and year by the form's selects: each choice shows the next, by its button without JavaScript. */
async function chooseF150(page: Page, story: Story): Promise<void> {
  await story.open('/vehicles');
  const choose = async (label: string, option: string, param: string) => {
    await page.getByRole('main').getByLabel(label, { exact: true }).selectOption({ label: option });
    if (!story.withJavaScript) await page.getByRole('button', { name: 'Show parts' }).click();
    await expect(page).toHaveURL(new RegExp(`${param}=\\w`));
    await story.settled();
  };
  await choose('Make', 'Ford', 'make');
  await choose('Model', 'F-150', 'model');
  await choose('Year', '2021', 'year');
}

async function rememberF150(page: Page, story: Story): Promise<void> {
  await story.open('/vehicles?make=ford&model=F-150&year=2021');
  await expect(page.getByRole('banner').getByRole('group', { name: 'Your vehicle' })).toContainText(NAME);
}

test('a vehicle leads to everything for it, by kind', async ({ page, story }) => {
  await chooseF150(page, story);
  const main = page.getByRole('main');
  await expect(page).toHaveURL(/\/vehicles\?make=ford&model=F-150&year=2021$/);
  await expect(main.getByRole('heading', { level: 1, name: `Parts for ${NAME}` })).toBeVisible();
  for (const kind of [
    'Smart keys and remotes',
    'Transponder keys',
    'Shells',
    'Blanks',
    'Programmers',
    'Tools',
  ]) {
    const group = main.getByRole('region', { name: new RegExp(`^${kind} \\(\\d+\\)$`) });
    const items = group.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    const count = await items.count();
    expect(count, kind).toBeGreaterThan(0);
    await expect(group.getByRole('heading', { level: 2 })).toHaveText(`${kind} (${count})`);
    await expect(items.first()).toContainText(`Fits your ${NAME}`);
    await expect(items.first()).toContainText(/\$\d/);
  }
  await expect(main).toContainText('Sample fitment data');

  await test.step('a remote tells what it is known by, and goes into the cart', async () => {
    const remote = main.getByRole('listitem').filter({ hasText: 'FRD-HU101-4B-315' });
    await expect(remote).toContainText('N5F-A08TAA');
    await expect(remote).toContainText('314.95 MHz');
    await expect(remote).toContainText('4: lock, unlock, remote start, panic');
    await expect(remote).toContainText('In Stock');
    await remote.getByRole('button', { name: /^Add to Cart/ }).click();
    await story.toast('Added to cart');
  });
});

test('a vehicle that was sold with a start button and with a keyed ignition says which key is for which', async ({
  page,
  story,
}) => {
  const note = page.getByText('With a start button, order a smart key.');
  await story.open('/vehicles?make=toyota&model=Camry&year=2017');
  await expect(
    page.getByRole('region', { name: /^Smart keys and remotes/ }).filter({ has: note }),
  ).toBeVisible();
  await story.open('/vehicles?make=ford&model=F-150&year=2021');
  await expect(page.getByRole('region', { name: /^Smart keys and remotes/ })).toBeVisible();
  await expect(note).toBeHidden();
});

test('a complete vehicle folds its form, so that its parts come first', async ({ page, story }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseF150(page, story);
  const main = page.getByRole('main');
  const year = main.getByLabel('Year', { exact: true });
  const change = main.locator('summary', { hasText: 'Change vehicle' });
  await expect(year).toBeHidden();
  const first = await main.getByRole('heading', { level: 3 }).first().boundingBox();
  expect(first?.y).toBeLessThan(440);

  await change.click();
  await year.focus();
  await year.selectOption('2020');
  if (!story.withJavaScript) await page.getByRole('button', { name: 'Show parts' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Parts for 2020 Ford F-150' })).toBeVisible();
  await expect(change).toBeVisible();
  await expect(year).toBeHidden();
  if (story.withJavaScript) await expect(change).toBeFocused();
});

test(
  'each step is a plain link as well, and a part of a vehicle asks for the rest',
  ONCE,
  async ({ page, story }) => {
    await story.open('/vehicles');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Ford', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Select a model' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: /^Smart keys and remotes/ })).toBeVisible();
    await expect(main).not.toContainText('Fits your');
    await main.getByRole('link', { name: 'F-150', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Select a year for the Ford F-150' })).toBeVisible();
    await main.getByRole('link', { name: '2021', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: `Parts for ${NAME}` })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('heading', { name: 'Select a year for the Ford F-150' })).toBeVisible();
    await expect(main.getByLabel('Year', { exact: true })).toHaveValue('');
  },
);

test('an arrow key on the year leads nowhere until the button is pressed', async ({ page, story }) => {
  await story.open('/vehicles?make=ford&model=F-150');
  await story.settled();
  const year = page.getByRole('main').getByLabel('Year', { exact: true });
  await year.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await year.inputValue();
  expect(Number(second)).toBeLessThan(Number(await year.getByRole('option').nth(1).textContent()));
  await expect(page).toHaveURL(/\/vehicles\?make=ford&model=F-150$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`&year=${second}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Parts for ${second} Ford F-150`);
});

test('the vehicle last chosen is known on the pages that follow', async ({ page, story }) => {
  const own = page.getByRole('banner').getByRole('group', { name: 'Your vehicle' });
  await chooseF150(page, story);
  await expect(own).toContainText(NAME);
  await page.getByRole('main').getByRole('link', { name: 'Ford Remote Key', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Offer' })).toContainText(`Fits your ${NAME}`);
  await expect(own).toContainText(NAME);
  await story.open('/product/bmw-smart-key');
  await expect(page.getByRole('region', { name: 'Offer' })).toContainText(`Not listed for your ${NAME}`);
});

test('a remembered vehicle speaks on every page until it is cleared', ONCE, async ({ page, story }) => {
  const own = page.getByRole('banner').getByRole('group', { name: 'Your vehicle' });
  await story.open('/padlocks');
  expect(await page.context().cookies()).toEqual([]);
  await expect(own).toHaveCount(0);
  await rememberF150(page, story);
  await expect(own).toContainText(NAME);

  await test.step('the listing says what fits, and is not narrowed', async () => {
    await story.open('/automotive-keys?sort=name&pageSize=100');
    const main = page.getByRole('main');
    const card = (name: string) =>
      main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
    await expect(card('Ford Remote Key')).toContainText(`Fits your ${NAME}`);
    await expect(card('BMW Smart Key')).toContainText(`Not listed for your ${NAME}`);
    await expect(card('Ford Smart Key, 5-Button, 902 MHz')).toContainText(`Not listed for your ${NAME}`);
    await main.getByRole('link', { name: 'Show only parts that fit' }).click();
    await expect(page).toHaveURL(/make=ford&model=F-150&year=2021/);
    await expect(page).toHaveURL(/sort=name/);
    await expect(main.getByText(/Fit not confirmed for|Not listed for/)).toHaveCount(0);
    await expect(card('Ford Remote Key')).toContainText(`Fits your ${NAME}`);
    await main.getByRole('link', { name: 'Show all products' }).click();
    await expect(card('BMW Smart Key')).toBeVisible();
  });

  await test.step('the list view says it too', async () => {
    await story.open('/tools-machines-supplies?view=list&pageSize=100');
    const row = page.getByRole('main').locator('li, tr').filter({ hasText: 'HU101 V.3' });
    await expect(row.first()).toContainText(`Fits your ${NAME}`);
  });

  await test.step('a product says it, a padlock says nothing', async () => {
    await story.open('/product/ford-remote-key');
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText(`Fits your ${NAME}`);
    await story.open('/product/bmw-smart-key');
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText(`Not listed for your ${NAME}`);
    await story.open('/padlocks');
    await expect(page.getByRole('main').getByText(/Fits your|not confirmed|not listed/i)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Show only parts that fit' })).toHaveCount(0);
  });

  await test.step('the search panel starts with it', async () => {
    await story.open('/products');
    await expect(page.getByLabel('Vehicle Make')).toHaveValue('ford');
    await expect(page.getByLabel('Vehicle Model')).toHaveValue('F-150');
    await expect(page.getByLabel('Vehicle Year')).toHaveValue('2021');
  });

  await test.step('clearing it stays on the page', async () => {
    await story.open('/product/ford-remote-key');
    await own.getByRole('button', { name: /^Clear/ }).click();
    await expect(own).toHaveCount(0);
    await expect(page).toHaveURL(/\/product\/ford-remote-key$/);
    await expect(page.getByRole('region', { name: 'Offer' })).not.toContainText('Fits your');
  });
});

test('the search panel finds by make, model and year', async ({ page, story }) => {
  await story.open('/products');
  const years = await page.getByLabel('Vehicle Year').locator('option').allInnerTexts();
  expect(years.slice(0, 6)).toEqual(['Any year', '2024', '2023', '2022', '2021', '2020']);
  expect(years.at(-1)).toBe('2003');
  expect([...years.slice(1)].sort().reverse()).toEqual(years.slice(1));
  await page.getByLabel('Vehicle Make').selectOption('ford');
  if (!story.withJavaScript) await page.getByRole('button', { name: 'SEARCH', exact: true }).click();
  await page.getByLabel('Vehicle Model').selectOption('F-150');
  await page.getByLabel('Vehicle Year').selectOption('2021');
  await page.getByRole('button', { name: 'SEARCH', exact: true }).click();
  await expect(page).toHaveURL(/year=2021&make=ford&model=F-150/);
  await story.settled();
  await expect(page.getByText(`Fits your ${NAME}`).first()).toBeVisible();
  await expect(page.getByText(/Fit not confirmed for|Not listed for/)).toHaveCount(0);

  await test.step('another make drops the model of the first', async () => {
    await page.getByLabel('Vehicle Make').selectOption('toyota');
    await page.getByLabel('Vehicle Year').selectOption('');
    await page.getByRole('button', { name: 'SEARCH', exact: true }).click();
    await expect(page).toHaveURL(/make=toyota/);
    await story.settled();
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { level: 3, name: /Toyota/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByLabel('Vehicle Model')).toHaveValue('');
  });
});

test('a listing is narrowed by make, then model, then year', async ({ page, story }) => {
  await story.open('/automotive-keys');
  const filters = page.getByRole('group', { name: 'Vehicle', exact: true });
  const openFilters = async () => {
    if (!(await filters.isVisible())) await page.getByText('Filters', { exact: false }).first().click();
  };
  const choose = async (label: string, value: string, address: RegExp) => {
    await openFilters();
    await filters.getByRole('combobox', { name: label, exact: true }).selectOption(value);
    if (!story.withJavaScript) await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
    await expect(page).toHaveURL(address);
    await story.settled();
  };
  await choose('Make', 'ford', /make=ford/);
  await expect(page.getByRole('main')).toContainText('Showing parts for Ford.');
  await choose('Model', 'F-150', /model=F-150/);
  await choose('Year', '2021', /year=2021/);
  await expect(page.getByText(`Fits your ${NAME}`).first()).toBeVisible();
  await expect(page.getByText(/Fit not confirmed for|Not listed for/)).toHaveCount(0);
  await choose('Make', 'toyota', /make=toyota/);
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { level: 3, name: /Toyota/ })
      .first(),
  ).toBeVisible();
});

test('the pages of a vehicle are accessible and fit every window', ONCE, async ({ page, story }) => {
  await rememberF150(page, story);
  const paths = [
    '/vehicles?make=ford',
    '/vehicles?make=ford&model=F-150&year=2021',
    '/vehicles/chosen',
    '/product/ford-remote-key',
  ];
  // Their parts are on one of those, too.
  const similarPaths = [
    '/vehicles',
    '/vehicles?make=ford&model=F-150',
    '/vehicles?make=ford&model=F-150&year=1999',
    '/automotive-keys?make=ford',
  ];
  for (const path of isHardRun ? [...paths, ...similarPaths] : paths) {
    await story.open(path);
    await expectAccessible(page, story, path);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a key for a 2015 Honda Accord is five taps away, or a search and two', async ({ page, story }) => {
    const main = page.getByRole('main');
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.tap();
      await story.settled();
    };
    const addFirstSmartKey = async () => {
      const key = main
        .getByRole('listitem')
        .filter({ hasText: /Smart Key/ })
        .first();
      await expect(key).toContainText('Fits your 2015 Honda Accord');
      await tap(key.getByRole('button', { name: /^Add to Cart/ }));
      await story.toast('Added to cart');
    };

    await story.open('/');
    await tap(page.getByRole('link', { name: 'Select your vehicle' }));
    for (const name of ['Honda', 'Accord', '2015'])
      await tap(main.getByRole('link', { name, exact: true }).first());
    await addFirstSmartKey();
    await expect(cartLink(page, 1)).toBeVisible();
    expect(taps).toBe(5);

    taps = 0;
    await story.open('/');
    const search = page.getByLabel('Search by part number, name, or brand');
    await tap(search);
    await search.fill('2015 accord smart key');
    await tap(page.getByRole('button', { name: 'Search', exact: true }));
    await addFirstSmartKey();
    await expect(cartLink(page, 2)).toBeVisible();
    expect(taps).toBe(3);
  });
});
