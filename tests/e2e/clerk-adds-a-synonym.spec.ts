import { expectAccessible } from './accessible';
import { expect, test } from './story';

test('a search without results becomes a synonym, and then finds products', async ({ page, story }) => {
  // Each run has a word of its own.
  const q = story.withJavaScript ? 'spyglass' : 'monocle';
  const address = `/products?q=${encodeURIComponent(q)}`;
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('a buyer finds nothing', async () => {
    await story.open(address);
    await expect(heading).toHaveText(`No results for “${q}”`);
  });

  await test.step('staff see the search, and say what it finds', async () => {
    await story.signInAsStaff('/admin/synonyms');
    const add = page.getByRole('link', { name: `Add synonym for ${q}` });
    // A job stores the searches every few seconds.
    await expect(async () => {
      await story.open('/admin/synonyms/failed');
      await expect(add).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible(page, story, 'the searches without results');
    await add.click();
    await story.settled();
    await expect(page.getByLabel('Buyers type')).toHaveValue(q);
    const finds = page.getByLabel('Also find');
    // One click opened the form and one saves it: what is found is typed at once.
    await expect(finds).toBeFocused();
    const before = await finds.inputValue();
    await page.getByLabel('Buyers type').fill(`${q} for doors`);
    await finds.fill(`${before}\nDeadbolt`);
    await page.getByRole('button', { name: 'Save synonym' }).click();
    await expect(page.getByRole('link', { name: /Leave out sizes/ })).toBeVisible();
    await expectAccessible(page, story, 'the form of a synonym');
    await expect(finds).toHaveValue(/Deadbolt$/);
    await page.getByLabel('Buyers type').fill(q);
    await page.getByRole('button', { name: 'Save synonym' }).click();
    await story.toast('Synonym saved');
    await expect(heading).toHaveText('Searches without results');
    await expect(add).toHaveCount(0);
  });

  await test.step('the buyer finds deadbolts', async () => {
    await story.open(address);
    await expect(heading).toHaveText(`Results for “${q}”`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /deadbolt/i })
        .first(),
    ).toBeVisible();
  });

  await test.step('staff delete the synonym, and remove the search that fails again', async () => {
    await story.open(`/admin/synonyms?q=${encodeURIComponent(q)}`);
    await page.getByRole('link', { name: `Delete ${q}`, exact: true }).click();
    await story.settled();
    await page.getByRole('button', { name: 'Delete synonym' }).click();
    await story.toast('Synonym deleted');
    await story.open(address);
    await expect(heading).toHaveText(`No results for “${q}”`);
    const remove = page.getByRole('button', { name: `Remove ${q}` });
    await expect(async () => {
      await story.open('/admin/synonyms/failed');
      await expect(remove).toBeVisible({ timeout: 500 });
    }).toPass();
    await remove.click();
    await story.toast('Search removed');
    await expect(remove).toHaveCount(0);
  });
});
