import { getCodeAt } from '../../app/domain/base/staff/passwords.server';
import { expectAccessible } from './accessible';
import { expect, test } from './own-shop';

test('an owner who requires a second factor of owners sets it up before anything else', async ({
  page,
  story,
}) => {
  const menu = page.getByRole('navigation', { name: 'Back office' });

  await test.step('requires it', async () => {
    await story.signInAsStaff('/admin/staff');
    await expectAccessible(page, story, 'Staff');
    await page.getByRole('group', { name: 'Required for' }).getByLabel('Owner').check();
    await page.getByRole('button', { name: 'Save roles' }).click();
    await story.toast('Two-factor requirement saved');
  });

  await test.step('is led to the setup, from every page', async () => {
    await expect(page).toHaveURL(/\/admin\/account\/second-factor$/);
    await expect(page.getByText('Your role requires two-factor authentication')).toBeVisible();
    await story.open('/admin/orders');
    await expect(page).toHaveURL(/\/admin\/account\/second-factor$/);
    await expect(menu.getByRole('link', { name: 'Orders' })).toHaveCount(0);
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page, story, 'The setup');
  });

  await test.step('sets it up, and goes on', async () => {
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await story.settled();
    const key = ((await page.locator('.factor-key__typed').textContent()) ?? '').replaceAll(' ', '');
    await page.getByRole('textbox', { name: 'Code' }).fill(getCodeAt(key, Date.now()));
    await page.getByRole('button', { name: 'Turn on two-factor' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn off two-factor' })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Orders' }).click();
    await expect(page).toHaveURL(/\/admin\/orders$/);
  });

  await test.step('sees the session, with its browser', async () => {
    await story.open('/admin/account/sessions');
    const row = page.getByRole('row', { name: 'This session' });
    await expect(row).toContainText('Chrome on');
    await expectAccessible(page, story, 'Sessions');
  });
});
