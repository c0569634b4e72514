import { expectAccessible } from './accessible';
import { expect, ONCE, test } from './story';

test('a contact message is taken, answered by mail, closed and reopened', ONCE, async ({ page, story }) => {
  const subject = story.unique('Keying a school');
  const email = `${story.unique('writes').replace(/\W+/g, '-')}@locks.example`.toLowerCase();
  await story.open('/contact?product=bmw-smart-key');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Locke');
  await main.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await main.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await main.getByRole('textbox', { name: 'Message' }).fill('Forty doors,\none master.');
  await page.getByLabel('Preferred location').selectOption({ label: 'Keyway Montreal' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await story.toast('Thank you for your message. We will get back to you soon!');

  await story.signInAsStaff('/admin/dashboard');
  const inbox = page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Messages/ });
  await expect(inbox).toHaveAccessibleName(/^Messages \d+ unread$/);
  await inbox.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await story.settled();
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill(email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/[?&]q=/);
  await page.getByRole('link', { name: 'Contact messages' }).click();
  await page.waitForURL(/kind=contact/);
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('Unread');
  await expectAccessible(page, story, 'the inbox');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await story.settled();
  await expect(main).toContainText('Keyway Montreal');
  await expect(main.getByRole('link', { name: /^BMW Smart Key/ })).toBeVisible();

  await page.getByRole('button', { name: 'Assign to me' }).click();
  await story.toast('Message assigned to you');
  await expect(main).toContainText('Assigned to Demo Owner');
  await expect(page.getByLabel('Assign to').locator('option:checked')).toHaveText('Demo Owner');
  await page.getByLabel('Assign to').selectOption({ label: 'Unassigned' });
  await page.getByRole('button', { name: 'Assign' }).click();
  await story.toast('Message unassigned');
  await expect(page.getByLabel('Assign to').locator('option:checked')).toHaveText('Unassigned');
  await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a message');
  await page.getByLabel('Reply', { exact: true }).fill('We come on Monday and measure.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await story.toast('Reply sent');
  await expect(main.getByRole('listitem').filter({ hasText: 'We come on Monday' })).toContainText(
    'Demo Owner',
  );
  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('');
  await expectAccessible(page, story, 'a message in the back office');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await story.toast('Message closed');
  await page.getByRole('button', { name: 'Reopen' }).click();
  await story.toast('Message reopened');
  const deeds = main.locator('section').filter({ has: page.getByRole('heading', { name: 'History' }) });
  await expect(deeds.getByRole('listitem')).toHaveText([
    /admin reopened it/,
    /admin closed it/,
    /admin replied/,
    /admin assigned it/,
    /admin assigned it/,
  ]);

  await story.open(`/admin/mail?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row').filter({ hasText: 'Re: ' })).toHaveCount(1);
  await page.getByRole('link', { name: `Re: ${subject}` }).click();
  await expect(main).toContainText('We come on Monday and measure.');
});
