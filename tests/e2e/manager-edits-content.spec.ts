import { expectAccessible } from './accessible';
import { expect, ONCE, test } from './story';

test('a manager edits a text with a preview, publishes a post, changes a branch and a claim, and takes it back', async ({
  page,
  story,
}) => {
  // The two runs share a store: each edits its own.
  const mine = story.withJavaScript
    ? {
        text: 'Frequently Asked Questions',
        path: '/faq',
        branch: 'Keyway Halifax',
        claims: 'Leadership',
        field: 'Background',
      }
    : { text: 'Support', path: '/support', branch: 'Keyway Calgary', claims: 'Values', field: 'Description' };
  const main = page.getByRole('main');
  const news = story.unique('Closed on Monday');
  await story.signInAsStaff('/admin/content');
  await expectAccessible(page, story, 'the overview of the content');
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the text, with a preview', async () => {
    await main.getByRole('link', { name: 'Text pages' }).click();
    await page.waitForURL(/\/admin\/pages$/);
    await main.getByRole('searchbox').fill(mine.path);
    await main.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=/);
    await expectAccessible(page, story, 'the text pages');
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('link', { name: mine.text, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: mine.text })).toBeVisible();
    await story.settled();
    const body = main.getByRole('textbox', { name: 'Text' });
    const old = await body.inputValue();
    await body.fill(`## ${news}\n\nWe are *back* on Tuesday. <i>Call {hotline}.</i>\n\n${old}`);
    await main.getByRole('button', { name: 'Preview' }).click();
    const preview = main.getByRole('region', { name: 'Preview (not saved)' });
    await expect(preview.getByRole('heading', { name: news })).toBeVisible();
    await expect(preview).toContainText('<i>Call 1-800-555-0110.</i>');
    await expect(body).toHaveValue(new RegExp(`^## ${news}`));
    await story.settled();
    await expectAccessible(page, story, 'the editor of a text with its preview');
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('button', { name: 'Save' }).click();
    await story.toast(`${mine.text} saved`);
    await expect(page).toHaveURL(/\/admin\/pages\?q=/);
    await story.open(mine.path);
    await expect(main.getByRole('heading', { name: news })).toBeVisible();
  });

  const title = story.unique('Two keys, one door');
  await test.step('a post', async () => {
    await story.open('/admin/posts');
    await main.getByRole('link', { name: 'Add post' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add post' })).toBeVisible();
    await story.settled();
    await main.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Enter a title');
    await main.getByRole('textbox', { name: 'Title' }).fill(title);
    await main.getByRole('textbox', { name: 'Summary' }).fill('And why.');
    await main.getByRole('textbox', { name: 'Text' }).fill('Both fit.');
    // Older than the demo's posts, so that stories about the newest ones stay true.
    await main.getByRole('textbox', { name: 'Publish date' }).fill('2019-03-31');
    await main.getByRole('combobox', { name: 'Picture' }).selectOption({ label: 'Padlock' });
    await main.getByRole('checkbox', { name: /^Published/ }).check();
    await expectAccessible(page, story, 'the editor of a post');
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('button', { name: 'Add', exact: true }).click();
    await story.toast(`${title} added`);
    await story.open('/blog');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('the phone of a branch', async () => {
    await story.open('/admin/locations');
    await main.getByRole('link', { name: mine.branch, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: mine.branch })).toBeVisible();
    await story.settled();
    await expectAccessible(page, story, 'the editor of a location');
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('textbox', { name: 'Phone' }).fill('902-555-0177');
    await main.getByRole('textbox', { name: 'Phone' }).press('Enter');
    await story.toast(`${mine.branch} saved`);
    await story.open(`/locations?q=${encodeURIComponent(mine.branch)}`);
    await expect(main.getByRole('listitem').filter({ hasText: mine.branch }).first()).toContainText(
      '902-555-0177',
    );
  });

  await test.step('claims: a row is added, moved and removed, and one is changed', async () => {
    await story.open('/admin/claims');
    await expectAccessible(page, story, 'the claims');
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('link', { name: mine.claims, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: mine.claims })).toBeVisible();
    await story.settled();
    const rows = main.getByRole('group').getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await main.getByRole('button', { name: /^Add (leader|value)$/ }).click();
    await expect(rows).toHaveCount(5);
    await story.settled();
    await expect(rows.nth(4).getByRole('textbox').first()).toBeFocused();
    await rows.nth(4).getByRole('textbox').first().fill('Short-lived');
    await rows.nth(4).getByRole('button', { name: /^Up/ }).click();
    await expect(rows.nth(3).getByRole('textbox').first()).toHaveValue('Short-lived');
    await story.settled();
    await rows
      .nth(3)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(rows).toHaveCount(4);
    await story.settled();
    await rows.nth(0).getByRole('textbox', { name: mine.field }).fill(news);
    await expectAccessible(page, story, 'the editor of claims');
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('button', { name: 'Save' }).click();
    await story.toast(`${mine.claims} saved`);
    await story.open('/about');
    await expect(main).toContainText(news);
  });

  await test.step('the old text is put back from the history', async () => {
    await story.open(`/admin/pages?q=${encodeURIComponent(mine.path)}`);
    await main.getByRole('link', { name: `History of ${mine.text}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `History of ${mine.text}` })).toBeVisible();
    await main.getByRole('link', { name: 'Compare and restore' }).last().click();
    await expect(main.locator('del').filter({ hasText: news })).toBeVisible();
    await story.settled();
    await expectAccessible(page, story, 'a version beside the text');
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('button', { name: 'Restore version' }).click();
    await story.toast('Version restored');
    await story.open(mine.path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main).not.toContainText(news);
  });

  await test.step('the post is deleted once that is confirmed', async () => {
    await story.open(`/admin/posts?q=${encodeURIComponent(title)}`);
    await main.getByRole('link', { name: title, exact: true }).click();
    await main.getByRole('link', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Delete ${title}?` })).toBeVisible();
    await story.settled();
    await main.getByRole('button', { name: 'Delete' }).click();
    await story.toast(`${title} deleted`);
    await expect(page).toHaveURL(/\/admin\/posts\?q=/);
    await story.open('/blog');
    await expect(main).not.toContainText(title);
  });
});

test(
  'the second of two clerks sees both texts and keeps what they typed',
  ONCE,
  async ({ page, story, context }) => {
    const title = story.unique('Counter hours');
    await story.signInAsStaff('/admin/pages/new');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Title' }).fill(title);
    await main.getByRole('textbox', { name: 'Text' }).fill('From eight.');
    await main.getByRole('textbox', { name: 'Description' }).fill('When we are there.');
    await main.getByRole('button', { name: 'Add', exact: true }).click();
    await story.toast(`${title} added`);
    await story.open(`/admin/pages?q=${encodeURIComponent(title)}`);
    await main.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await story.settled();

    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('main').getByRole('textbox', { name: 'Text' }).fill('From nine.');
    await other.getByRole('main').getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('status')).toContainText(`${title} saved`);
    await other.close();

    await main.getByRole('textbox', { name: 'Text' }).fill('From seven.');
    await main.getByRole('button', { name: 'Save' }).click();
    const notice = main.getByRole('alert', { name: /^This was changed/ });
    await expect(notice).toContainText('From nine.');
    await expect(notice).toContainText('From seven.');
    await expect(main.getByRole('textbox', { name: 'Text' })).toHaveValue('From seven.');
    await story.settled();
    await expectAccessible(page, story, 'both texts');
    await main.getByRole('button', { name: 'Save' }).click();
    await story.toast(`${title} saved`);
    await main.getByRole('link', { name: `View ${title} in the store` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main).toContainText('From seven.');
  },
);
