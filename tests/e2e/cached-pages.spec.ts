import { expect, test } from './story';

const PAGES = [
  '/',
  '/padlocks',
  '/products?q=lock',
  '/product/ford-remote-key',
  '/original',
  '/vehicles',
  '/privacy',
];

test('a page from the cache shows the visitor’s own cart and vehicle, and takes no harm from it', async ({
  page,
  story,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  const count = page.getByTestId('cart-count');

  await story.open('/product/ford-remote-key');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  if (story.withJavaScript) await expect(count).toHaveText('1');
  else await expect(page).toHaveURL('/checkout');
  await story.open('/vehicles?make=ford&model=F-150&year=2021');
  await expect(page.getByRole('group', { name: 'Your vehicle' })).toContainText('2021 Ford F-150');

  for (const path of PAGES) {
    const response = await page.goto(path);
    // It came from the cache: a rendered page has a nonce.
    expect(response?.headers()['content-security-policy']).not.toContain('nonce-');
    await expect(count).toHaveText('1');
    await story.settled();
    await expect(count).toHaveText('1');
    await expect(page.getByRole('link', { name: 'Cart 1 item', exact: true })).toBeVisible();
    if (path !== '/original' && path !== '/privacy')
      await expect(page.getByRole('group', { name: 'Your vehicle' })).toContainText('2021 Ford F-150');
  }
  expect(problems).toEqual([]);
});

test('the cart’s count follows the visitor from page to page', async ({ page, story }) => {
  const count = page.getByTestId('cart-count');
  await story.open('/padlocks');
  await expect(count).toHaveText('0');
  for (const units of ['1', '2']) {
    await story.open('/product/ford-remote-key');
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    if (!story.withJavaScript) await story.open('/padlocks');
    await expect(count).toHaveText(units);
    await page.getByRole('link', { name: 'All products' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Locksmith Products');
    await expect(count).toHaveText(units);
    await page.reload();
    await expect(count).toHaveText(units);
  }
  await page.context().clearCookies();
  await page.reload();
  await expect(count).toHaveText('0');
});
