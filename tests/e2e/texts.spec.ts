import { expectAccessible } from './accessible';
import { expect, test, WITHOUT_FORMS } from './story';

const TEXTS = [
  ['/solutions', 'Solutions by Market'],
  ['/resources', 'Resources'],
  ['/resources/finish-codes', 'BHMA and US Finish Codes'],
  ['/resources/lock-functions', 'Schlage Lock Functions, with ANSI Numbers'],
  ['/resources/transponder-chips', 'Transponder Chip Families'],
  ['/resources/fcc-ids', 'Finding a Remote by FCC ID'],
  ['/resources/keyways', 'Keyways, Spacing and Depths'],
  ['/resources/door-handing', 'Door Handing'],
  ['/events', 'Events and Training'],
  ['/careers', 'Careers'],
  ['/support', 'Support'],
  ['/faq', 'Frequently Asked Questions'],
  ['/testimonials', 'Testimonials'],
  ['/privacy', 'Privacy Policy'],
  ['/security', 'Security'],
  ['/compliance', 'Compliance'],
  ['/terms', 'Terms of Sale and Use'],
] as const;

for (const [path, title] of TEXTS) {
  test(`${path} is a text with a title, a summary and a date`, WITHOUT_FORMS, async ({ page, story }) => {
    await story.open(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,160}/);
    await expect(main.getByText(/^Last updated [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(main).not.toContainText(/[{}]/);
    await expectAccessible(page, story, path);
  });
}

test('the contents of a long text lead to its parts', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/faq');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Returns', exact: true }).click();
  await expect(page).toHaveURL(/\/faq#returns$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Returns', exact: true })).toBeInViewport();
  const targets = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  expect(targets.length).toBeGreaterThan(8);
  for (const id of targets) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
});

test('the questions state the shipping rules of both checkouts', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/faq#shipping');
  await expect(page.getByRole('row', { name: 'Express, on one page $15.99 $200.00' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Standard, in four steps $12.99 $235.00' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('8% of the subtotal');
});

test('from the resources to a guide and back', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/resources');
  await page.getByRole('link', { name: 'Keyways, Spacing and Depths' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keyways, Spacing and Depths' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Kwikset KW1/ })).toContainText('.023');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
});

test(
  'a wide table scrolls inside itself on a phone, by keyboard too',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await story.open('/resources/keyways');
    const table = page.getByRole('group', { name: 'Table: Key specifications' });
    const [width, inner] = await table.evaluate((element) => [element.clientWidth, element.scrollWidth]);
    expect(width).toBeLessThanOrEqual(320);
    expect(inner).toBeGreaterThan(width ?? 0);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  },
);

test(
  'events to come stand before those that are over, and have a date',
  WITHOUT_FORMS,
  async ({ page, story }) => {
    await story.open('/events');
    const days = (name: string) =>
      page
        .getByRole('region', { name })
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.querySelector('time')?.dateTime ?? ''));
    const upcoming = await days('Upcoming dates');
    const past = await days('Past events');
    const today = new Date().toISOString().slice(0, 10);
    expect(upcoming.length).toBeGreaterThan(2);
    expect(upcoming).toEqual([...upcoming].sort());
    expect(upcoming.every((day) => day > today)).toBe(true);
    expect(past.length).toBeGreaterThan(0);
    expect(past.every((day) => day < today)).toBe(true);
    await expect(page.getByRole('region', { name: 'Past events' }).getByRole('link')).toHaveCount(0);
    const reserve = page.getByRole('link', { name: /^Reserve by e-mail/ }).first();
    await expect(reserve).toHaveAttribute('href', /^mailto:support@keyway\.example\?subject=Place%20at/);
  },
);

test('the blog from its list through its posts', WITHOUT_FORMS, async ({ page, story }) => {
  await story.open('/blog');
  const posts = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });
  // Staff may have added older ones meanwhile.
  expect((await posts.locator('time').allInnerTexts()).slice(0, 4)).toEqual([
    'Jun 13, 2022',
    'Mar 14, 2022',
    'Jan 31, 2022',
    'Jan 21, 2022',
  ]);
  await expectAccessible(page, story, 'the blog');
  await posts
    .nth(1)
    .getByRole('link', { name: /^Sizing a Door Closer/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sizing a Door Closer/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Then the arm' })).toBeVisible();
  await story.settled();
  await expectAccessible(page, story, 'a post');
  const around = page.getByRole('navigation', { name: 'Posts' });
  await around.getByRole('link', { name: /^Next post/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Master-Keying with SFIC/ })).toBeVisible();
  await expect(around.getByRole('link', { name: /^Next post/ })).toHaveCount(0);
  await around.getByRole('link', { name: /^Previous post/ }).click();
  await around.getByRole('link', { name: /^Previous post/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Choosing a Lever Function/ })).toBeVisible();
  await around.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a text or a post that is not there is a page that helps', WITHOUT_FORMS, async ({ page, story }) => {
  for (const path of ['/resources/no-such-guide', '/blog/no-such-post']) {
    await story.open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }
});
