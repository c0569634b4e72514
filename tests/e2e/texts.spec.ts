import { expect, test, ONCE } from './story';

test('the contents of a long text lead to its parts', ONCE, async ({ page, story }) => {
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

test('a wide table scrolls inside itself on a phone, by keyboard too', ONCE, async ({ page, story }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await story.open('/resources/keyways');
  const table = page.getByRole('group', { name: 'Table: Key specifications' });
  const [width, inner] = await table.evaluate((element) => [element.clientWidth, element.scrollWidth]);
  expect(width).toBeLessThanOrEqual(320);
  expect(inner).toBeGreaterThan(width ?? 0);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
