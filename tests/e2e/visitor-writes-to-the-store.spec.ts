import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { BILINGUAL, catalogName, inOrder, startingWith, t } from './language';
import { expect, test, ONCE } from './story';

const thanks = () => t('Thank you for your message. We will get back to you soon!');

/** SPEC 5: the required fields, by their labels. */
const REQUIRED: [label: string, message: string][] = [
  ['First name', 'Enter your first name'],
  ['Last name', 'Enter your last name'],
  ['Email', 'Enter your email address'],
  ['Subject', 'Enter a subject'],
  ['Message', 'Enter your message'],
];

function field(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: t(label), exact: true });
}

async function fill(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const message = {
    'First name': 'Ada',
    'Last name': 'Locke',
    Email: 'ada@locke.example',
    Subject: 'Keying a school',
    Message: 'Forty doors, one master.',
    ...changes,
  };
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('Send Message') }).click();
}

function summary(page: Page) {
  return page.getByRole('alert', { name: t('There is a problem') });
}

test(
  'a message is sent, thanked for, and the form is free for another',
  BILINGUAL,
  async ({ page, story }) => {
    await story.open('/contact');
    await expect(page).toHaveTitle(startingWith(t('Contact Us'), '| Keyway'));
    await fill(page, {
      Phone: '416 555 0199',
      Company: 'Locke & Daughters',
      Subject: story.unique('A school'),
    });
    await page.getByLabel(t('Preferred location')).selectOption({ label: catalogName('Keyway Montreal') });
    await send(page);
    await story.toast(thanks());
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('main')).toContainText(thanks());
    await page.getByRole('link', { name: t('Write another message') }).click();
    await expect(field(page, 'Message')).toHaveValue('');
    await expect(field(page, 'First name')).toHaveValue('');
    await expect(page.getByRole('main')).not.toContainText(thanks());
  },
);

test('the thanks are gone when one comes back later', async ({ page, story }) => {
  await story.open('/contact');
  await fill(page, { Subject: story.unique('Later') });
  await send(page);
  await expect(page.getByRole('main')).toContainText(thanks());
  await page.getByRole('main').getByRole('link', { name: 'Find a location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find the counter near you' })).toBeVisible();
  // Without JavaScript, Back shows the very page that was left.
  if (story.withJavaScript) await page.goBack();
  else await story.open('/contact');
  await expect(page.getByRole('heading', { level: 2, name: 'Send us a message' })).toBeVisible();
  await story.settled();
  await expect(field(page, 'Subject')).toHaveValue('');
});

test(
  'an empty form says what is missing, at the top and at each field',
  BILINGUAL,
  async ({ page, story }) => {
    await story.open('/contact');
    for (const [label] of REQUIRED) {
      await expect(page.locator('main label', { hasText: startingWith(t(label)) })).toContainText('*');
      await expect(field(page, label)).toHaveAttribute('required', '');
    }
    for (const label of ['Phone', 'Company']) {
      await expect(page.locator('main label', { hasText: startingWith(t(label)) })).not.toContainText('*');
    }
    await expect(field(page, 'Message')).toHaveAttribute('rows', '6');
    await send(page);
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(startingWith(`${t('Error: ')}${t('Contact Us')}`));
    await expect(summary(page).getByRole('link')).toHaveCount(REQUIRED.length);
    for (const [label, message] of REQUIRED) {
      await expect(field(page, label)).toHaveAccessibleDescription(inOrder(t(message)));
      await summary(page)
        .getByRole('link', { name: t(message) })
        .click();
      await expect(field(page, label)).toBeFocused();
    }
    await expectAccessible(page, story, 'the contact page with errors');
  },
);

for (const [label, wrong, problem] of [
  ['Email', 'ada at locke', 'Please enter a valid email address'],
  ['First name', '   ', 'Enter your first name'],
  // Away from its field a message says which one it is about.
  ['Subject', 'x'.repeat(201), 'Subject: Enter 200 characters or fewer'],
  ['Message', 'x'.repeat(5001), 'Message: Enter 5,000 characters or fewer'],
] as const) {
  test(
    `${label} ${wrong.slice(0, 15)} is refused, and what was typed stays`,
    ONCE,
    async ({ page, story }) => {
      await story.open('/contact');
      await fill(page, { Company: 'Locke & Daughters', [label]: wrong });
      await page.getByLabel('Preferred location').selectOption({ label: 'Keyway Halifax' });
      await send(page);
      await expect(summary(page).getByRole('link')).toHaveText([problem]);
      await expect(field(page, label)).toHaveValue(wrong);
      await expect(field(page, 'Company')).toHaveValue('Locke & Daughters');
      await expect(page.getByLabel('Preferred location').locator('option:checked')).toHaveText(
        'Keyway Halifax',
      );
      await field(page, label).fill(label === 'Email' ? 'ada@locke.example' : story.unique('Mended'));
      await send(page);
      await story.toast(thanks());
    },
  );
}
