import { expectAccessible } from './accessible';
import { expect, test } from './story';

test('a clerk sees what is missing in French, and fills it in', async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Glow Padlock') });
  const missing = page.getByText('Missing', { exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const name = page.getByLabel('Name in French');

  await test.step('the list names the product', async () => {
    await story.signInAsStaff('/admin/french');
    await expect(page.getByRole('link', { name: /^Missing only/ })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page, story, 'the missing French of products');
    await page.getByLabel('Search by name, SKU, or text').fill(product.sku);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('row', { name: product.name })).toContainText('1 missing');
    await page.getByRole('link', { name: product.name }).click();
    await expect(heading).toHaveText(`Translation of ${product.name}`);
    await story.settled();
  });

  await test.step('the English stands beside the French', async () => {
    await expect(missing).toHaveCount(1);
    await expect(name).toHaveAttribute('lang', 'fr-CA');
    await expectAccessible(page, story, 'the French of a product');
    await name.fill(story.unique('Cadenas luciole'));
    await page.getByRole('button', { name: 'Save translation' }).click();
    await story.toast('Translation saved');
  });

  await test.step('nothing is missing any more, and the product is found by it', async () => {
    await expect(page.getByRole('row', { name: product.name })).toContainText('None');
    await story.open(`/products?q=${encodeURIComponent(story.unique('Cadenas luciole'))}`);
    await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
  });

  await test.step('what a colleague saved meanwhile is shown before it is overwritten', async () => {
    await story.open(`/admin/products/${product.id}/edit`);
    await page.getByRole('link', { name: 'Edit translation' }).last().click();
    await expect(heading).toHaveText(`Translation of ${product.name}`);
    await story.settled();
    const form = {
      intent: 'save',
      seen: await page.locator('input[name=seen]').inputValue(),
      name: 'Du collègue',
    };
    await clerk.request.post(`/admin/french/product/${product.id}`, { form });
    await name.fill(story.unique('Cadenas brillant'));
    await page.getByRole('button', { name: 'Save translation' }).click();
    await expect(page.getByText('Du collègue')).toBeVisible();
    await expect(name).toHaveValue(story.unique('Cadenas brillant'));
    await expectAccessible(page, story, 'a refused French');
    await page.getByRole('button', { name: 'Save translation' }).click();
    await story.toast('Translation saved');
    await expect(heading).toHaveText(`Edit ${product.name}`);
  });

  await test.step('terms are filled in together', async () => {
    await story.open('/admin/french?kind=term');
    await expectAccessible(page, story, 'the missing French of specifications', { part: 'main' });
    const first = page.getByRole('row').nth(1);
    const term = await first.locator('input[name=english]').inputValue();
    await first.getByLabel(`${term} in French`).fill(term);
    await page.getByRole('button', { name: 'Save translation' }).click();
    await story.toast('Translation saved');
    await expect(page.getByLabel(`${term} in French`, { exact: true })).toHaveCount(0);
  });
});
