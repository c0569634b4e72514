import { expectAccessible } from './accessible';
import { cartLink } from './buyer';
import { expect, test } from './story';

test('a buyer keeps lists of parts and orders a whole one', async ({ page, story, browser, baseURL }) => {
  await test.step('a product goes into a list that is made for it', async () => {
    await story.open('/favorites');
    await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible();
    await story.open('/product/ford-remote-key');
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await story.toast('Added to “My list”');
    await expect(page).toHaveURL(/\/product\/ford-remote-key$/);
    await expect(page.getByRole('region', { name: 'Offer' })).toContainText('On your list My list');
  });

  await test.step('another list is created; the product page lets one choose', async () => {
    await story.open('/favorites');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('my LIST');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('alert')).toContainText('You already have a list named “my LIST”');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Van <stock> & "more"');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Van <stock> & "more"' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This list is empty' })).toBeVisible();
    await story.open('/product/bmw-smart-key');
    await page
      .getByRole('combobox', { name: 'List', exact: true })
      .selectOption({ label: 'Van <stock> & "more"' });
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await story.toast('Added to “Van <stock> & "more"”');
  });

  await test.step('quantities, copies and moves', async () => {
    await story.open('/favorites');
    await expectAccessible(page, story, 'the lists');
    await page.getByRole('main').getByRole('link', { name: /^Van/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Van/ })).toBeVisible();
    await story.settled();
    const quantity = page.getByRole('textbox', { name: 'Quantity of BMW Smart Key' });
    await quantity.fill('3');
    if (story.withJavaScript) await quantity.blur();
    else await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('main')).toContainText('1 product, $899.97');
    await expectAccessible(page, story, 'a list');
    await page.getByRole('button', { name: 'Move BMW Smart Key', exact: true }).click();
    await story.toast('Moved to “My list”');
    await expect(page.getByRole('heading', { name: 'This list is empty' })).toBeVisible();
  });

  await test.step('a listing adds to the default list, and stays where it was', async () => {
    await story.open('/door-accessories?view=list&q=stop');
    const button = page.getByRole('button', { name: /^Favorites: / }).first();
    const name = ((await button.getAttribute('aria-label')) ?? '').replace('Favorites: ', '');
    await button.click();
    await story.toast('Added to “My list”');
    await expect(page).toHaveURL((url) => url.pathname === '/door-accessories' && url.search !== '');
    await story.settled();
    await page.getByRole('button', { name: `Favorites: ${name}` }).click();
    await story.toast('“My list” already has this product');
    await page.goto('/favorites');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^My list/ })
      .click();
    await expect(page.getByRole('main')).toContainText(name);
    await story.settled();
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await story.toast('Removed from the list');
  });

  const url = await test.step('the whole list goes into the cart', async () => {
    await story.open('/favorites');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^My list/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'My list' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('2 products');
    await story.settled();
    const address = page.url();
    await page.getByRole('button', { name: 'Add list to cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await story.toast('4 units of 2 products.');
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
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Street');
    await page.getByRole('button', { name: 'Rename list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Street' })).toBeVisible();
    await page.getByRole('link', { name: 'Delete list' }).click();
    await expect(page.getByRole('heading', { name: 'Delete “Harbour Street”?' })).toBeVisible();
    await story.settled();
    await page.getByRole('button', { name: 'Delete list' }).click();
    await story.toast('List “Harbour Street” deleted');
    await expect(page.getByRole('main')).not.toContainText('Harbour Street');
    expect((await page.request.get(url)).status()).toBe(404);
  });
});
