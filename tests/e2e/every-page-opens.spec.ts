import { expect, test } from './story';

/** Of the many products and FCC IDs, some stand for all: the first product, one on sale, one out of stock. */
const OF_MANY = [
  '/product/bmw-smart-key',
  '/product/ford-remote-key',
  '/product-detail/6',
  '/product/commercial-3',
  '/fcc/ACJ932HK1210A',
  '/fcc/CWTWB1U793',
];
/** Pages that are not listed for search engines and are reached by links all the same. */
const UNLISTED = [
  '/cart',
  '/checkout',
  '/compare',
  '/cookies',
  '/favorites',
  '/fcc',
  '/original',
  '/advanced',
  '/simple',
  '/register',
  '/?tour=1',
  '/?slide=2',
  '/products?q=deadbolt',
  '/vehicles?make=ford&model=F-150&year=2021',
];

test('every page of the store opens on a phone, says what it is and has no dead control', async ({
  page,
  request,
  story,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 320, height: 900 });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    // Of the French pages, those that differ from each other, and once.
    .filter((path) => !/^(?:\/fr)?\/(?:product|fcc)\/./.test(path))
    .filter((path) => story.withJavaScript || !path.startsWith('/fr/'));
  expect(listed.length).toBeGreaterThan(40);

  for (const path of [...new Set([...listed, ...OF_MANY, ...UNLISTED])]) {
    // An error in the console fails the story.
    await story.open(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.locator('main#main'), path).toHaveCount(1);
    const found = await page.evaluate((withJavaScript) => {
      const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
      // Without JavaScript a button does something only when it sends a form.
      const buttons = [...document.querySelectorAll('button')].filter(
        (button) => !withJavaScript && !button.disabled && button.form === null && button.checkVisibility(),
      );
      const links = [...document.querySelectorAll('a')].filter(
        (link) => ['', '#', null].includes(link.getAttribute('href')) || /^javascript:/i.test(link.href),
      );
      const placeholders = /lorem ipsum|coming soon|\bTODO\b|placeholder image/i.exec(
        document.body.innerText,
      );
      const tooWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      return { dead: [...buttons, ...links].map(nameOf), placeholder: placeholders?.[0], tooWide };
    }, story.withJavaScript);
    expect(found, path).toEqual({ dead: [], placeholder: undefined, tooWide: false });
  }
});
