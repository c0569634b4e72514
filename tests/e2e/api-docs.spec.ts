import { expectAccessible } from './accessible';
import { expect, test, ONCE } from './story';

test('an engineer finds a call in the documentation of the API', ONCE, async ({ page, story }) => {
  await story.signInAsStaff('/admin/tokens');
  await page.getByRole('link', { name: 'API documentation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
  const calls = page.getByRole('navigation', { name: 'Calls' });
  await calls.getByRole('link', { name: 'Set a product’s stock' }).click();
  await expect(page).toHaveURL(/#setStock$/);
  const call = page.getByRole('region', { name: 'Set a product’s stock', exact: true });
  await expect(call).toContainText('PUT');
  await expect(call).toContainText('/api/products/{id}/stock');
  await expect(call.getByRole('row', { name: /^stockQuantity required/ })).toBeVisible();
  await expect(call).toContainText('a token with scope stock');
  await call.getByText('Errors').click();
  await expect(call.getByText('The stock has changed. Reload it and try again.')).toBeVisible();

  await test.step('and a request to copy', async () => {
    const request = call.getByRole('region', { name: /^Request:/ });
    await expect(request).toContainText("curl -X PUT 'http://127.0.0.1");
    await expect(request).toContainText('"stockQuantity": 12');
    const copy = call.getByRole('button', { name: 'Copy request: Set a product’s stock' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await request.innerText());
  });

  await test.step('the document for tools is where the page says', async () => {
    const address = await page.getByRole('link', { name: /openapi\.json$/ }).getAttribute('href');
    const document = await page.request.get(address ?? '');
    expect(await document.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

test('the documentation is accessible and fits every window', ONCE, async ({ page, story }) => {
  await story.open('/api/docs');
  await expectAccessible(page, story, 'the documentation of the API', { part: '#setStock' });
});
