import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { openDatabase } from '../../db/client';
import { readVersionedSettings } from '../../app/domain/base/settings/settings.queries.server';
import { changeSettings } from '../../app/domain/base/settings/settings.server';
import { isoIn } from '../../app/domain/base/shared/clock';
import { openPage, type Part } from '../support/html';
import { startServer, type RunningServer } from '../support/server-process';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const ApiProducts = z.array(
  z.object({ isOnSale: z.boolean(), isFeatured: z.boolean(), salePrice: z.string().nullable() }),
);

const apiProducts = async () => ApiProducts.parse(JSON.parse((await server.ask('/api/products')).body));

const rangeOf = (page: Part) => page.all('[data-testid="range"]')[0]?.text;
const headingOf = (page: Part) => page.one('h1').text;
const firstName = (page: Part) => page.one('main').texts('li h3')[0];

it.each([
  ['/', true],
  ['/about', true],
  ['/padlocks', false],
  ['/products?q=deadbolt', false],
  ['/vehicles', false],
  ['/quick-order', false],
  ['/product/bmw-smart-key', false],
  ['/cart', false],
])('the claim of free shipping stands on %s: %s', async (path, isThere) => {
  const banner = (await openPage(server, path)).one('header').text;
  expect(banner.includes('Free Ship Orders $299+')).toBe(isThere);
});

describe('the home pages', () => {
  it('show six featured products, and six more by each View More Products', async () => {
    const total = (await apiProducts()).filter(({ isFeatured }) => isFeatured).length;
    expect(total).toBeGreaterThan(12);
    let page = await openPage(server, '/');
    for (let shown = 6; shown < total; shown += 6) {
      const featured = page.region('Featured Products');
      expect(featured.all('li h3')).toHaveLength(shown);
      expect(featured.text).toContain(`${shown} of ${total}`);
      page = await openPage(server, (featured.link('View More Products') ?? '').replace(/#.*/, ''));
    }
    expect(page.region('Featured Products').all('li h3')).toHaveLength(total);
    expect(page.all('a', 'View More Products')).toEqual([]);
  });

  it('count the products on sale', async () => {
    const onSale = (await apiProducts()).filter(({ isOnSale, salePrice }) => isOnSale && salePrice !== null);
    const sale = (await openPage(server, '/')).region(/on sale$/);
    expect(sale.one('h2').text).toBe(`${onSale.length} products on sale`);
    for (const text of ['50%', 'max savings']) expect(sale.text).toContain(text);
    expect(sale.text).not.toContain('time remaining');
    const [card] = sale.all('li');
    expect(card?.one('s').text).toContain('$');
    expect(card?.link(/^Details/)).toMatch(/^\/product\/[a-z]/);
  });

  it('say when the sale ends', async () => {
    const db = openDatabase(server.databaseUrl);
    const { settings, version } = await readVersionedSettings(db);
    const change = {
      expectedVersion: version,
      settings: { ...settings, saleEndsAt: isoIn(47.5 * 3_600_000) },
    };
    await changeSettings(db, change, { name: 'staff:admin', staffId: null, requestId: 'r' });
    await db.destroy();
    const { text } = (await openPage(server, '/')).region(/on sale$/);
    for (const words of ['48hrs', 'time remaining']) expect(text).toContain(words);
  });

  it('lead to services and categories, and staff to the back office', async () => {
    const page = await openPage(server, '/');
    const services = page.region('Professional Services');
    expect(services.link('Automotive Keys')).toBe('/automotive-keys');
    expect(services.link('Commercial Locks')).toBe('/commercial-locks');
    expect(services.link('Smart Locks')).toBe('/smart-locks');
    expect(services.link('Safes')).toBe('/safes');
    expect(page.region('Shop by Category').all('li')).toHaveLength(3);
    for (const figure of ['15+', '50K+', '4.9', '24/7']) {
      expect(page.region('Trusted by Industry Leaders').text).toContain(figure);
    }
    const address = page.all('a', 'Admin Panel')[0]?.attribute('href') ?? '';
    expect((await server.ask(address)).headers.location).toMatch(
      /\/admin\/login\?redirectTo=%2Fadmin%2Fdashboard/,
    );
  });

  it('name a product by its card, which leads to it', async () => {
    const card = (await openPage(server, '/')).region('Featured Products').all('li')[1];
    const name = card?.one('h3').text ?? '';
    const address = card?.link(name) ?? '';
    expect(card?.link(/^Details/)).toBe(address);
    expect(headingOf(await openPage(server, address))).toBe(name);
  });

  it('of the first marketing version have 14 tiles, 11 brands that are in stock, and 4 posts', async () => {
    const page = await openPage(server, '/original');
    expect(page.region('Shop by category').all('a')).toHaveLength(14);
    const brands = page.region('Brands we stock').all('a');
    expect(brands.map(({ text }) => text)).toEqual([
      'ABUS',
      'Alarm Controls',
      'American Lock',
      'Comx-fort',
      'Hudson',
      'ILCO',
      'JMA',
      'LSDA',
      'Norton',
      'Sargent',
      'Schlage',
    ]);
    expect(page.region('From the bench').texts('time').sort()).toEqual([
      'Jan 21 2022',
      'Jan 31 2022',
      'Jun 13 2022',
      'Mar 14 2022',
    ]);
    for (const brand of brands) {
      const listing = await openPage(server, brand.attribute('href') ?? '');
      expect(rangeOf(listing), brand.text).toMatch(/^Items 1-\d+ of \d+$/);
    }
  });

  it('of the second marketing version have four cards, every category, 4 brands, and 4 posts', async () => {
    const page = await openPage(server, '/advanced');
    const cards = page.region('What are you working on today?').all('a');
    expect(cards).toHaveLength(4);
    expect(cards[0]?.attribute('href')).toBe('/automotive-keys');
    const categories = page.region('All categories').texts('a');
    expect(categories.length).toBeGreaterThanOrEqual(16);
    expect(categories).toEqual(expect.arrayContaining(['Automotive Keys', 'Safes', 'CCTV & Alarms']));
    expect(page.region('Brands we stock').all('a')).toHaveLength(4);
    expect(page.region('From the bench').all('time')).toHaveLength(4);
  });

  it('of the compact version have the search panel, quick links, and featured products', async () => {
    const page = await openPage(server, '/simple');
    expect(page.all('label', /^Vehicle Make/)).toHaveLength(1);
    expect(page.one('main').link('Quick order')).toBe('/quick-order');
    expect(page.region('Featured Products').all('li h3')).toHaveLength(6);
    const more = page.link('View More Products') ?? '';
    expect(more).toMatch(/^\/simple\?featured=12/);
    const next = await openPage(server, more.replace(/#.*/, ''));
    expect(next.region('Featured Products').all('li h3')).toHaveLength(12);
  });
});

describe('the header and the footer', () => {
  it('have quick category links that lead to products', async () => {
    const links = (await openPage(server, '/products')).one('nav', 'Quick category links').all('a');
    expect(links.map(({ text }) => text)).toEqual([
      'Automotive Keys',
      'Smart Locks',
      'Commercial Locks',
      'Programming Tools',
      'Security Systems',
      'Find by FCC ID',
    ]);
    for (const link of links.slice(0, 5)) {
      const listing = await openPage(server, link.attribute('href') ?? '');
      expect(rangeOf(listing), link.text).toMatch(/^Items 1-\d+ of \d+$/);
    }
  });

  it('have every page and the people to ask, and a home page has the other ones', async () => {
    const readFooter = async (path: string) =>
      (await openPage(server, path)).one('body > footer, div > footer');
    const footer = await readFooter('/cart');
    const homeFooter = await readFooter('/');
    for (const path of [
      '/solutions',
      '/resources',
      '/blog',
      '/events',
      '/favorites',
      '/quick-order',
      '/support',
      '/quote',
      '/careers',
      '/track-order',
      '/find-professional',
      '/faq',
      '/shipping',
      '/returns',
      '/warranty',
      '/testimonials',
      '/privacy',
      '/security',
      '/compliance',
      '/terms',
      '/contact',
      '/services',
      '/about',
      '/locations',
      '/order',
      '/vehicles',
      '/cookies',
    ]) {
      expect(footer.all(`a[href="${path}"]`), path).toHaveLength(1);
    }
    for (const path of ['/original', '/advanced', '/simple']) {
      expect(footer.all(`a[href="${path}"]`), path).toEqual([]);
      expect(homeFooter.all(`a[href="${path}"]`), path).toHaveLength(1);
    }
    const reached = footer.all('a').map((link) => link.attribute('href') ?? '');
    expect(reached.filter((address) => address.startsWith('tel:'))).toEqual(['tel:1-800-555-0110']);
    expect(reached.filter((address) => address.startsWith('mailto:'))).toEqual([
      'mailto:support@keyway.example',
      'mailto:sales@keyway.example',
    ]);
    expect(footer.text).toContain('1-800-555-0110');
  });
});

describe('a product', () => {
  it.each([
    ['/product/bmw-smart-key', 'BMW', '/product/bmw-smart-key'],
    ['/product/1', 'BMW', '/product/bmw-smart-key'],
    ['/product/product-1', 'BMW', '/product/bmw-smart-key'],
    ['/product-detail/1', 'BMW', '/product/bmw-smart-key'],
    ['/product/ford-remote-key', 'Ford', '/product/ford-remote-key'],
    ['/product/2', 'Ford', '/product/ford-remote-key'],
    ['/product/product-3', 'Toyota', '/product/toyota-smart-key-4-button'],
    ['/product/commercial-2', 'Schlage', '/product/[a-z0-9-]+'],
    ['/product/smart-3', 'Alarm Lock', '/product/[a-z0-9-]+'],
  ])('has one page under all of its addresses, such as %s', async (address, name, canonical) => {
    const page = await openPage(server, address);
    expect(headingOf(page)).toContain(name);
    expect(page.one('title').text).toContain(name);
    const link = page.one('link[rel="canonical"]').attribute('href');
    expect(link).toMatch(new RegExp(`^https?://[^/]+${canonical}$`));
  });

  it('tells numbers, price, stock, features and specifications', async () => {
    const main = (await openPage(server, '/product/nissan-intelligent-key-4-button')).one('main');
    const offer = main.region('Offer');
    for (const text of ['AK-NIS-014-4B', '$67.99', 'SALE', 'In Stock']) expect(offer.text).toContain(text);
    // In the offer, and in a phone's bar.
    expect(offer.texts('s')).toEqual(Array(2).fill(expect.stringContaining('$84.99')));
    expect(main.texts('h2')).toEqual(
      expect.arrayContaining(['Features', 'Specifications', 'Related products']),
    );
    expect(main.all('img', /Nissan/).length).toBeGreaterThan(0);
  });

  it('says what is in the box, in both layouts', async () => {
    for (const address of ['/product/schlage-b60n-single-cylinder-deadbolt-626', '/product-detail/4']) {
      const main = (await openPage(server, address)).one('main');
      expect(main.texts('h2')).toContain('In the box');
    }
    const french = await openPage(server, '/fr/product/schlage-b60n-single-cylinder-deadbolt-626');
    expect(french.one('main').texts('li')).toEqual(expect.arrayContaining(['Pêne dormant', '2 clés']));
  });

  it('has a data sheet to print, without its price', async () => {
    const page = await openPage(server, '/product/nissan-intelligent-key-4-button');
    const address = page.one('main').link('Print data sheet') ?? '';
    const sheet = (await openPage(server, address)).one('main');
    expect(sheet.one('h1').text).toContain('Nissan');
    expect(sheet.texts('h2')).toEqual(['Specifications', 'Compliance', 'In the box', 'Compatibility']);
    for (const text of ['AK-NIS-014-4B', 'KR5S180144014', 'NSN14 blade', 'Altima'])
      expect(sheet.text).toContain(text);
    expect(sheet.text).not.toContain('$');
    expect(sheet.all('img', /Nissan/)).toHaveLength(1);
    const french = (await openPage(server, `/fr${address}`)).one('main');
    expect(french.texts('h2')).toContain('Dans la boîte');
    expect((await server.ask('/product/nothing/data-sheet')).status).toBe(404);
  });

  it('has the same facts in the second layout', async () => {
    const page = await openPage(server, '/product-detail/6');
    const main = page.one('main');
    expect(main.one('h1').text).toContain('Nissan');
    for (const text of ['$67.99', 'SALE']) expect(main.text).toContain(text);
    expect(main.texts('s')).toContainEqual(expect.stringContaining('$84.99'));
    expect(main.texts('h2')).toEqual(expect.arrayContaining(['Features', 'Specifications']));
    expect(main.all('button', /^Add to favorites/)).toHaveLength(1);
    expect(main.all('[role="img"]', /^Rated \d.\d of 5/).length).toBeGreaterThan(0);
    expect(page.one('nav', 'Breadcrumb').link('Automotive Keys')).toBe('/automotive-keys');
    expect(main.link('Contact Sales')).toBe('/order?product=nissan-intelligent-key-4-button');
  });

  it.each(['/product/ford-remote-key', '/product-detail/2'])(
    'has an address for each of its pictures: %s',
    async (path) => {
      const galleryAt = async (address: string) =>
        (await openPage(server, address)).region('Pictures of Ford Remote Key');
      const gallery = await galleryAt(path);
      const [large] = gallery.all('img');
      expect(large?.name).toBe('Ford Remote Key');
      expect(gallery.all('a', /^Picture \d of 3/)).toHaveLength(3);
      expect(gallery.link(/Enlarge picture$/)).toBe(large?.attribute('src'));
      const second = await galleryAt(gallery.link(/^Picture 2 of 3/) ?? '');
      expect(gallery.link(/^Picture 2 of 3/)).toMatch(/\?image=2$/);
      expect(second.all('img')[0]?.name).toBe('Ford Remote Key, back, with the battery');
      expect(second.all('img')[0]?.attribute('src')).not.toBe(large?.attribute('src'));
      expect(second.one('a', /^Picture 2 of 3/).attribute('aria-current')).toBe('true');
      for (const image of ['0', '9', 'x', '-1', '1.5']) {
        expect((await galleryAt(`${path}?image=${image}`)).all('img')[0]?.name).toBe('Ford Remote Key');
      }
    },
  );

  it('leads to a quote, to sales, to a person, and to its vehicles', async () => {
    const page = await openPage(server, '/product/ford-remote-key');
    const offer = page.region('Offer');
    expect(offer.link('Request Quote')).toBe('/quote?product=ford-remote-key');
    expect(offer.link('Contact Sales')).toBe('/order?product=ford-remote-key');
    expect(offer.text).toContain('Will call: Toronto');
    expect(offer.link('1-800-555-0110')).toMatch(/^tel:/);
    expect(page.all('main .product-help a', '1-800-555-0110')).toHaveLength(1);
    const row = page.all('tr').find(({ text }) => text.includes('F-150'));
    expect(row?.text).toContain('2015-2023');
    expect(row?.one('a').attribute('href')).toBe('/vehicles?make=ford&model=F-150');
  });

  it.each(['/product/gm-circle-plus-transponder-key-b111-pt', '/product-detail/17'])(
    'that is out of stock says so and cannot be ordered: %s',
    async (address) => {
      const main = (await openPage(server, address)).one('main');
      expect(main.text).toContain('Out of Stock');
      expect(main.all('button', 'Out of stock')[0]?.has('disabled')).toBe(true);
    },
  );

  it.each([
    '/product/no-such-key',
    '/product/999999',
    '/product-detail/999999',
    '/product-detail/x',
    '/no-such-page',
    '/a/b/c',
  ])('that is not there, or a page, is one that helps on: %s', async (address) => {
    const page = await openPage(server, address, 404);
    expect(page.one('title').text).toMatch(/^Page Not Found/);
    const main = page.one('main');
    expect(headingOf(page)).toBe('Page Not Found');
    expect(main.link('Automotive Keys')).toBe('/automotive-keys');
    if (!address.endsWith('no-such-key')) return;
    expect(main.texts('h2')).toContain('Featured products');
    expect(main.all('a', 'BMW Smart Key').length).toBeGreaterThan(0);
    const form = main.all('form').find((found) => found.all('input[name="q"]').length > 0);
    expect([form?.attribute('action'), form?.one('button').text]).toEqual(['/products', 'Search']);
  });

  it('of the tools page of old is found among the tools', async () => {
    const moved = await server.ask('/tools?sort=name');
    expect([moved.status, moved.headers.location]).toEqual([301, '/tools-machines-supplies?sort=name']);
    expect(headingOf(await openPage(server, '/tools-machines-supplies?sort=name'))).toBe(
      'Tools, Machines & Supplies',
    );
  });
});

describe('a search', () => {
  it.each(['nd80pd626', 'ND80PD-626', 'nd80 pd 626'])('finds a part however it is written: %s', async (q) => {
    const page = await openPage(server, `/products?q=${encodeURIComponent(q)}`);
    expect(headingOf(page)).toContain(q);
    expect(firstName(page)).toContain('Schlage ND80PD');
  });

  it.each(['grid', 'list'])('shows the unit at the price, as %s', async (view) => {
    const page = await openPage(server, `/products?q=kw1+blank+box&view=${view}`);
    expect(page.one('main').text).toMatch(/\$79\.95 ?Box of 250/);
  });

  it('finds it in spite of a slip, and says what it looked for', async () => {
    const page = await openPage(server, '/products?q=schlage+deadblot');
    expect(page.one('main').text).toContain(
      'No results for schlage deadblot. Showing results for schlage deadbolt.',
    );
    expect(headingOf(page)).toBe('Results for “schlage deadbolt”');
    expect(page.one('title').text).toContain('Search: schlage deadbolt');
    expect(firstName(page)).toMatch(/schlage .*deadbolt/i);
  });

  it('that finds nothing offers the nearest, a category and a way to ask', async () => {
    const page = await openPage(server, '/products?q=nd80pd999');
    expect(headingOf(page)).toBe('No results for “nd80pd999”');
    expect(page.all('input[name="q"]').map((input) => input.attribute('value'))).toContain('nd80pd999');
    expect(page.region('Closest matches').all('a', /Schlage ND80PD/).length).toBeGreaterThan(0);
    expect(page.link('Browse Commercial Locks')).toBe('/commercial-locks');
    expect(page.link('Ask us to find it')).toBe('/order?q=nd80pd999');
  });

  it('that finds nothing says what was understood, and sends it on to the desk', async () => {
    const page = await openPage(server, '/products?q=ALLOI+novel+2028+civic+qqqq');
    const { text } = page.one('main');
    expect(text).toContain('No parts listed for the 2028 Honda Civic.');
    expect(text).toContain('We also searched for “alloy”.');
    expect(text).toContain('No product matches “novel” or “qqqq”.');
    expect(page.link('Select another vehicle')).toBe('/vehicles?make=honda&model=Civic');
    expect(page.region('Closest matches').texts('h3')[0]).toContain('Honda');
    expect(page.link('Browse Automotive Keys')).toBe('/automotive-keys');
    expect(page.link('Browse Key Accessories')).toBe('/key-accessories');
    const desk = await openPage(server, page.link('Ask us to find it') ?? '');
    expect(desk.one('textarea[name="message"]').text).toBe(
      'I’m looking for: ALLOI novel 2028 civic qqqq Vehicle: 2028 Honda Civic',
    );
  });

  it('that only filters empty claims no results, and leads out of them', async () => {
    const address = '/products?q=schlage+deadblot&brand=ABUS&make=honda&model=Civic';
    const page = await openPage(server, address);
    const { text } = page.one('main');
    expect(text).toContain('We also searched for “schlage deadbolt”.');
    expect(text).not.toContain('Showing results');
    expect(page.link('Search without filters')).toBe('/products?q=schlage+deadblot');
    expect(page.link('Ask us to find it')).toBe('/order?q=schlage+deadblot&make=honda&model=Civic');
  });

  it('for words that no product has together offers each, in a category also all of them', async () => {
    const page = await openPage(server, '/safes?q=padlock+transponder');
    expect(page.one('main').text).toContain('Search for padlock or transponder');
    expect(page.link('Search all categories')).toBe('/products?q=padlock+transponder');
    expect(page.link('Browse Padlocks')).toBe('/padlocks');
  });

  it('that finds nothing keeps what was asked and offers ways on', async () => {
    const page = await openPage(server, '/products?q=qqqq+capacitorx');
    expect(headingOf(page)).toBe('No results for “qqqq capacitorx”');
    expect(page.texts('[data-testid="range"]')).toEqual(['No items']);
    expect(page.all('select[name="sort"]')).toEqual([]);
    expect(page.all('a', 'Grid view')).toEqual([]);
    expect(page.text).not.toMatch(/Filters \(/);
    const asked = page.all('input[type="search"]').map((input) => input.attribute('value'));
    expect(asked.filter((value) => value === 'qqqq capacitorx')).toHaveLength(1);
    expect(rangeOf(await openPage(server, page.one('main').link('See all products') ?? ''))).toMatch(
      /^Items 1-25 of \d+$/,
    );
  });

  it('for a number that we do not have is not answered as if we had it', async () => {
    const page = await openPage(server, '/products?q=M3N-A2C31243800');
    expect(headingOf(page)).toBe('No results for M3N-A2C31243800. Did you mean M3N-A2C31243300?');
    expect(page.one('main').text).toContain('Check the part number.');
    expect(page.link('Ask us to find it')).toBe('/order?q=M3N-A2C31243800');
    expect(firstName(page)).toContain('Ford Smart Key');
  });

  it('for a vehicle in words leads to its page, and goes on without the vehicle', async () => {
    const found = await openPage(server, '/products?q=honda+civic+2019');
    const address = found.one('main').link(/^See all parts for the 2019 Honda Civic$/) ?? '';
    expect(address).toMatch(/\/vehicles\?make=honda&model=Civic&year=2019$/);
    expect(headingOf(await openPage(server, address))).toBe('Parts for 2019 Honda Civic');
    const ofMake = await openPage(server, '/products?q=honda+key');
    expect(ofMake.link('Select a model to see all Honda parts')).toMatch(/\/vehicles\?make=honda$/);
    expect(ofMake.link('Remove vehicle Honda')).toMatch(/\/products\?q=key$/);
    expect(ofMake.one('main').text).toContain('Honda (searched)');
    const ofNone = await openPage(server, '/products?q=smart+key');
    expect(ofNone.one('main').text).toMatch(/Any make(?!.*\(searched\))/s);
    const elsewhere = await openPage(server, '/products?q=mini+padlock');
    expect(elsewhere.text).not.toContain('Remove vehicle');
  });

  it('for an FCC ID leads to what differs under it', async () => {
    const page = await openPage(server, '/products?q=hyq14fba');
    const address = page.link('Compare parts with FCC ID HYQ14FBA') ?? '';
    expect(headingOf(await openPage(server, address))).toBe('FCC ID HYQ14FBA');
    expect((await openPage(server, '/products?q=padlock')).text).not.toContain('can share an FCC ID');
  });
});

describe('a listing', () => {
  it.each(['grid', 'list'])(
    'of the whole catalog leads to the second layout, a category’s to the first: %s',
    async (view) => {
      const detailsOn = async (path: string) =>
        (await openPage(server, `${path}?view=${view}`))
          .all('a', /^View Details/)
          .map((link) => link.attribute('href') ?? '');
      const ofCatalog = await detailsOn('/products');
      expect(ofCatalog).toHaveLength(25);
      for (const href of ofCatalog) expect(href).toMatch(/^\/product-detail\/\d+$/);
      const ofCategory = await detailsOn('/safes');
      expect(ofCategory).toHaveLength(16);
      for (const href of ofCategory) expect(href).toMatch(/^\/product\/[a-z0-9-]+$/);
    },
  );

  it.each(['grid', 'list'])('with stock says so: %s', async (view) => {
    const note = 'Professional Stock Available';
    expect((await openPage(server, `/padlocks?view=${view}`)).one('main').text).toContain(note);
    expect((await openPage(server, `/padlocks?view=${view}&q=qqqq`)).one('main').text).not.toContain(note);
  });

  it('of door locks has the heading of the trade', async () => {
    const page = await openPage(server, '/door-locks');
    expect(headingOf(page)).toBe('Door Locks - Mechanical');
    expect(page.one('nav[aria-label="Breadcrumb"]').text).toBe('HomeDoor Locks - Mechanical');
  });

  it('falls back to the defaults where parameters make no sense', async () => {
    const page = await openPage(
      server,
      '/automotive-keys?page=-3&pageSize=7&sort=%27%3B&view=hologram&inStock=perhaps&year=&brand=&page=2',
    );
    expect(page.texts('[data-testid="range"]')).toEqual(['Items 1-25 of 138', 'Items 1-25 of 138']);
    const chosen = (name: string) => page.one(`select[name="${name}"]`).one('option[selected]');
    expect(chosen('sort').attribute('value')).toBe('best-match');
    expect(chosen('pageSize').text).toBe('25');
    expect(page.one('a', 'Grid view').attribute('aria-current')).toBe('true');
    expect(rangeOf(await openPage(server, '/automotive-keys?page=999'))).toBe('Items 126-138 of 138');
  });

  it.each([
    ['/automotive-keys?make=trabant', 'We don’t list the make “trabant”', 'Remove the make “trabant”'],
    ['/automotive-keys?make=ford&model=Pinto', 'We don’t list the Ford “Pinto”', 'Remove the model “Pinto”'],
    ['/automotive-keys?year=soon', '“soon” isn’t a valid year', 'Remove the year “soon”'],
    ['/automotive-keys?brand=Acme', 'We don’t carry “Acme”', 'Remove the brand “Acme”'],
    [
      '/products?category=spaceships',
      'We don’t have a “spaceships” category',
      'Remove the category “spaceships”',
    ],
    ['/products?make=ford&model=Pinto&q=key', 'We don’t list the Ford “Pinto”', 'Remove the model “Pinto”'],
    ['/automotive-keys?make=ford&model=F-150&year=1999', '', /^See Ford F-150 20\d\d-20\d\d$/],
  ])('names what it does not know, and never shows other goods: %s', async (address, sentence, way) => {
    const page = await openPage(server, address);
    expect(page.texts('[data-testid="range"]')).toEqual(['No items']);
    expect(page.one('main').text).toContain(sentence);
    expect(rangeOf(await openPage(server, page.link(way) ?? ''))).toMatch(/^Items 1-/);
  });
});

describe('a comparison', () => {
  it('of too few, too many, twice the same or nonsense says what to do', async () => {
    expect((await openPage(server, '/compare')).texts('main h2')).toContain('No products selected');
    const one = await openPage(server, '/compare?product=1&product=1&product=x&product=999999');
    expect(one.texts('main h2')).toContain('One product selected');
    const back = await openPage(server, one.link(/^Back to/) ?? '');
    expect(back.all('input[name="product"][checked]')).toHaveLength(1);
    const many = await openPage(server, '/compare?product=1&product=2&product=3&product=4&product=5');
    expect(many.text).toContain('You can compare up to 4 products.');
    expect(many.all('th[scope="col"]')).toHaveLength(4);
  });
});

describe('a vehicle', () => {
  it('that nothing is listed for is not said to be without parts', async () => {
    const main = (await openPage(server, '/vehicles?make=ford&model=F-150&year=1999')).one('main');
    expect(main.texts('h1, h2')).toContain('No confirmed parts for 1999 Ford F-150');
    expect(main.all('a', /^See Ford F-150 2004-2023/)).toHaveLength(1);
    const unknown = await openPage(server, '/vehicles?make=trabant&model=601');
    expect(unknown.one('main').text).toContain('No vehicles listed for the make “trabant”.');
  });
});

describe('an FCC ID', () => {
  it('is reached from its product, whatever its case', async () => {
    const product = await openPage(server, '/product/ford-remote-key');
    const address = product.region('Offer').link('N5F-A08TAA') ?? '';
    expect(headingOf(await openPage(server, address))).toBe('FCC ID N5F-A08TAA');
    const page = await openPage(server, '/fcc/n5fa08taa');
    expect(headingOf(page)).toBe('FCC ID N5F-A08TAA');
    expect(page.one('link[rel="canonical"]').attribute('href')).toMatch(/\/fcc\/N5F-A08TAA$/);
  });

  it('read off a worn label leads to the one that was meant', async () => {
    const page = await openPage(server, '/fcc?id=N5FAO8TAA', 404);
    const question = page.all('main p').find(({ text }) => text.includes('Did you mean N5F-A08TAA?'));
    const address = question?.one('a').attribute('href') ?? '';
    expect(headingOf(await openPage(server, address))).toBe('FCC ID N5F-A08TAA');
  });

  it('that is unknown is a page that helps', async () => {
    const page = await openPage(server, '/fcc?id=HYQ14FBQ', 404);
    expect(page.one('title').text).toMatch(/^Page Not Found/);
    expect(headingOf(page)).toBe('No parts with FCC ID HYQ14FBQ');
    const field = page.one('main').one('input[name="id"]');
    expect(field.attribute('value')).toBe('HYQ14FBQ');
    const found = await server.ask('/fcc?id=hyq14fba');
    expect([found.status, found.headers.location]).toEqual([302, '/fcc/HYQ14FBA']);
  });
});

/** DESIGN 2: the eleven catalog pages of SPEC 2.5 open as a list, the others as a grid. */
const LISTS = [
  'tools-machines-supplies',
  'cctv-alarms',
  'cylinders',
  'door-accessories',
  'door-closers',
  'door-locks',
  'doors-frames',
  'exit-devices',
  'key-accessories',
  'padlocks',
  'safes',
];
const GRIDS = ['automotive-keys', 'commercial-locks', 'smart-locks', 'access-control', 'cabinet-locks'];

it.each([
  ...LISTS.map((slug) => [slug, 'List view'] as const),
  ...GRIDS.map((slug) => [slug, 'Grid view'] as const),
])('/%s opens in %s', async (slug, view) => {
  const page = await openPage(server, `/${slug}`);
  expect(
    page.all('a[aria-current="true"]').map((link) => link.attribute('aria-label') ?? link.text),
  ).toContain(view);
});
