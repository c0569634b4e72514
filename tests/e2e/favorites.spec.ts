import { expectAccessible } from './accessible';
import { cartLink } from './buyer';
import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { BILINGUAL, catalogName, inOrder, localPath, startingWith, t } from './language';
import { expect, test } from './story';

const myList = () => t('My list');
const addToFavorites = () =>
  inOrder(t('Add to favorites<0>: {name}</0>', { name: '' }).replace(/\s*:\s*$/, ''));
const products = (items: number) => t('{items, plural, one {# product} other {# products}}', { items });

test(
  'a buyer keeps lists of parts and orders a whole one',
  BILINGUAL,
  async ({ page, story, browser, baseURL }) => {
    const bmw = catalogName('BMW Smart Key');

    await test.step('a product goes into a list that is made for it', async () => {
      await story.open('/favorites');
      await expect(page.getByRole('heading', { name: t('No lists yet') })).toBeVisible();
      await story.open('/product/ford-remote-key');
      await page.getByRole('button', { name: addToFavorites() }).click();
      await story.toast(t('Added to “{name}”', { name: myList() }));
      await expect(page).toHaveURL(/\/product\/ford-remote-key$/);
      await expect(page.getByRole('region', { name: t('Offer') })).toContainText(
        inOrder(t('On your list'), myList()),
      );
    });

    await test.step('another list is created; the product page lets one choose', async () => {
      await story.open('/favorites');
      await page.getByRole('textbox', { name: t('Name'), exact: true }).fill(myList().toUpperCase());
      await page.getByRole('button', { name: t('Create list') }).click();
      await expect(page.getByRole('alert')).toContainText(
        t('You already have a list named “{name}”', { name: myList().toUpperCase() }),
      );
      await page.getByRole('textbox', { name: t('Name'), exact: true }).fill('Van <stock> & "more"');
      await page.getByRole('button', { name: t('Create list') }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Van <stock> & "more"' })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('This list is empty') })).toBeVisible();
      await story.open('/product/bmw-smart-key');
      await page
        .getByRole('combobox', { name: t('List'), exact: true })
        .selectOption({ label: 'Van <stock> & "more"' });
      await page.getByRole('button', { name: addToFavorites() }).click();
      await story.toast(t('Added to “{name}”', { name: 'Van <stock> & "more"' }));
    });

    await test.step('quantities, copies and moves', async () => {
      await story.open('/favorites');
      await expectAccessible(page, story, 'the lists');
      await page.getByRole('main').getByRole('link', { name: /^Van/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Van/ })).toBeVisible();
      await story.settled();
      const quantity = page.getByRole('textbox', { name: t('Quantity of {name}', { name: bmw }) });
      await quantity.fill('3');
      if (story.withJavaScript) await quantity.blur();
      else await page.getByRole('button', { name: t('Update') }).click();
      await expect(page.getByRole('main')).toContainText(inOrder(`${products(1)},`, formatMoney(89_997)));
      await expectAccessible(page, story, 'a list');
      await page.getByRole('button', { name: startingWith(t('Move<0> {0}</0>', { 0: bmw })) }).click();
      await story.toast(t('Moved to “{name}”', { name: myList() }));
      await expect(page.getByRole('heading', { name: t('This list is empty') })).toBeVisible();
    });

    await test.step('a listing adds to the default list, and stays where it was', async () => {
      await story.open('/door-accessories?view=list&q=stop');
      const button = page
        .getByRole('button', { name: startingWith(t('Favorites: {name}', { name: '' })) })
        .first();
      const name = ((await button.getAttribute('aria-label')) ?? '').replace(
        t('Favorites: {name}', { name: '' }),
        '',
      );
      await button.click();
      await story.toast(t('Added to “{name}”', { name: myList() }));
      await expect(page).toHaveURL(
        (url) => url.pathname === localPath('/door-accessories') && url.search !== '',
      );
      await story.settled();
      await page.getByRole('button', { name: inOrder(t('Favorites: {name}', { name })) }).click();
      await story.toast(t('“{name}” already has this product', { name: myList() }));
      await page.goto(localPath('/favorites'));
      await page
        .getByRole('main')
        .getByRole('link', { name: startingWith(myList()) })
        .click();
      await expect(page.getByRole('main')).toContainText(name);
      await story.settled();
      await page.getByRole('button', { name: inOrder(t('Remove'), name) }).click();
      await story.toast(t('Removed from the list'));
    });

    const url = await test.step('the whole list goes into the cart', async () => {
      await story.open('/favorites');
      await page
        .getByRole('main')
        .getByRole('link', { name: startingWith(myList()) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: myList() })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(products(2));
      await story.settled();
      const address = new URL(page.url()).pathname;
      await page.getByRole('button', { name: t('Add list to cart') }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await story.toast(
        `${t('{units, plural, one {# unit} other {# units}}', { units: 4 })} ${t('{products, plural, one {of # product} other {of # products}}', { products: 2 })}.`,
      );
      await expect(cartLink(page, 4)).toBeVisible();
      return address;
    });

    await test.step('nobody else sees it', async () => {
      const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      expect((await other.request.get(url)).status()).toBe(404);
      const posted = await other.request.post(url, { form: { intent: 'delete' } });
      expect(posted.status()).toBe(404);
      await other.close();
    });

    await test.step('it is renamed, and deleted after a question', async () => {
      await story.open(url);
      await page.getByRole('textbox', { name: t('Name'), exact: true }).fill('Harbour Street');
      await page.getByRole('button', { name: t('Rename list') }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour Street' })).toBeVisible();
      await page.getByRole('link', { name: t('Delete list') }).click();
      await expect(
        page.getByRole('heading', { name: t('Delete “{name}”?', { name: 'Harbour Street' }) }),
      ).toBeVisible();
      await story.settled();
      await page.getByRole('button', { name: t('Delete list') }).click();
      await story.toast(t('List “{name}” deleted', { name: 'Harbour Street' }));
      await expect(page.getByRole('main')).not.toContainText('Harbour Street');
      expect((await page.request.get(url)).status()).toBe(404);
    });
  },
);

test('a list’s buttons take the quantities that were typed', async ({ page, story }) => {
  await story.open('/product/bmw-smart-key');
  await page.getByRole('button', { name: /^Add to favorites/ }).click();
  await story.toast('Added to “My list”');
  await story.open('/favorites');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^My list/ })
    .click();
  const quantity = page.getByRole('textbox', { name: 'Quantity of BMW Smart Key' });
  const problem = page.getByRole('main').getByText('Enter a whole number from 1 to 9999.');
  for (const [button, wrong] of [
    ['Add to cart BMW Smart Key', 'abc'],
    ['Add list to cart', '0'],
  ] as const) {
    await quantity.fill(wrong);
    await page.getByRole('button', { name: button }).click();
    await expect(problem).toBeVisible();
    await expect(quantity).toHaveValue(wrong);
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(cartLink(page, 0)).toBeAttached();
  }
  await quantity.fill('3');
  // Pressed slowly: the error below the field mustn't go away under the press.
  await page.getByRole('button', { name: 'Add to cart BMW Smart Key' }).click({ delay: 500 });
  await expect(cartLink(page, 3)).toBeAttached();
  await expect(quantity).toHaveValue('3');
  await story.settled();
  await quantity.fill('2');
  await page.getByRole('button', { name: 'Add list to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartLink(page, 5)).toBeAttached();
});
