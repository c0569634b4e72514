import { afterAll, beforeAll, expect, it } from 'vitest';

import { openPage } from '../support/html';
import { startServer, type RunningServer } from '../support/server-process';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

it.each([
  ['/solutions', 'Solutions by Market'],
  ['/resources', 'Resources'],
  ['/resources/finish-codes', 'BHMA and US Finish Codes'],
  ['/resources/lock-functions', 'Schlage Lock Functions, with ANSI Numbers'],
  ['/resources/transponder-chips', 'Transponder Chip Families'],
  ['/resources/fcc-ids', 'Finding a Remote by FCC ID'],
  ['/resources/keyways', 'Keyways, Spacing, and Depths'],
  ['/resources/door-handing', 'Door Handing'],
  ['/events', 'Events and Training'],
  ['/careers', 'Careers'],
  ['/support', 'Support'],
  ['/faq', 'Frequently Asked Questions'],
  ['/shipping', 'Shipping'],
  ['/returns', 'Returns'],
  ['/warranty', 'Warranty'],
  ['/testimonials', 'Testimonials'],
  ['/privacy', 'Privacy Policy'],
  ['/security', 'Security'],
  ['/compliance', 'Compliance'],
  ['/terms', 'Terms of Sale and Use'],
])('%s is a text with a title, a summary and a date', async (path, title) => {
  const page = await openPage(server, path);
  const main = page.one('main');
  expect(main.one('h1').text).toBe(title);
  expect(page.one('title').text.startsWith(`${title} |`)).toBe(true);
  expect(page.one('meta[name="description"]').attribute('content')).toMatch(/.{20,160}/);
  expect(main.text).toMatch(/Last updated [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  expect(main.text).not.toMatch(/[{}]/);
});

it('the contents of a long text name its parts', async () => {
  const page = await openPage(server, '/faq');
  const links = page.one('nav', 'On this page').all('a');
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) expect(page.all(link.attribute('href') ?? '')).toHaveLength(1);
});

it('the questions state the shipping rules of both checkouts', async () => {
  const main = (await openPage(server, '/faq')).one('main');
  expect(main.all('tr').map((row) => row.texts('td'))).toEqual(
    expect.arrayContaining([
      ['Express, one page', '$15.99', '$200.00'],
      ['Standard, four steps', '$12.99', '$235.00'],
    ]),
  );
  expect(main.text).toContain('8% of the subtotal');
});

it('the resources lead to a guide, and the guide back', async () => {
  const resources = await openPage(server, '/resources');
  const guide = await openPage(server, resources.one('main').link('Keyways, Spacing, and Depths') ?? '');
  expect(guide.one('h1').text).toBe('Keyways, Spacing, and Depths');
  expect(guide.texts('tr').find((row) => row.startsWith('Kwikset KW1'))).toContain('.023');
  expect(guide.one('nav', 'Breadcrumb').link('Resources')).toBe('/resources');
});

it('events to come stand before those that are over, and have a date', async () => {
  const page = await openPage(server, '/events');
  const daysOf = (name: string) =>
    page
      .region(name)
      .all('time')
      .map((time) => time.attribute('datetime') ?? '');
  const upcoming = daysOf('Upcoming events');
  const past = daysOf('Past events');
  const today = new Date().toISOString().slice(0, 10);
  expect(upcoming.length).toBeGreaterThan(2);
  expect(upcoming).toEqual([...upcoming].sort());
  expect(upcoming.every((day) => day > today)).toBe(true);
  expect(past.length).toBeGreaterThan(0);
  expect(past.every((day) => day < today)).toBe(true);
  expect(page.region('Past events').all('a')).toEqual([]);
  expect(page.all('a', /^Reserve by email/)[0]?.attribute('href')).toMatch(
    /^mailto:support@keyway\.example\?subject=Reserve%20a%20seat/,
  );
});

it('the blog lists its posts by date, and each leads to the next', async () => {
  const blog = await openPage(server, '/blog');
  expect(blog.one('main').texts('li time')).toEqual([
    'Jun 13, 2022',
    'Mar 14, 2022',
    'Jan 31, 2022',
    'Jan 21, 2022',
  ]);
  const post = await openPage(server, blog.one('main').link(/^Sizing a Door Closer/) ?? '');
  expect(post.one('h1').text).toMatch(/^Sizing a Door Closer/);
  expect(post.texts('h2')).toContain('Then the arm');
  const next = await openPage(server, post.one('nav', 'Posts').link(/^Next post/) ?? '');
  expect(next.one('h1').text).toMatch(/^Master-Keying with SFIC/);
  expect(next.one('nav', 'Posts').all('a', /^Next post/)).toEqual([]);
  expect(next.one('nav', 'Posts').link(/^Previous post.*Sizing a Door Closer/)).toMatch(/^\/blog\/sizing/);
  const before = await openPage(server, post.one('nav', 'Posts').link(/^Previous post/) ?? '');
  expect(before.one('h1').text).toMatch(/^Choosing a Lever Function/);
  expect(before.one('nav', 'Posts').link('Back to the blog')).toBe('/blog');
});

it.each(['/resources/no-such-guide', '/blog/no-such-post'])('%s is a page that helps', async (path) => {
  expect((await openPage(server, path, 404)).one('h1').text).toBe('Page Not Found');
});

it('the services page and where its buttons lead', async () => {
  const page = await openPage(server, '/services');
  expect(page.one('title').text).toMatch(/^Professional Services \| Keyway/);
  const main = page.one('main');
  for (const name of ['Technical Support', 'Training Programs', 'Custom Solutions', 'Emergency Services']) {
    const part = page.one(main.link(`Learn More: ${name}`) ?? '');
    expect(part.all('h2, h3', name)).toHaveLength(1);
  }
  for (const name of [
    'Commercial Buildings',
    'Educational Institutions',
    'Healthcare Facilities',
    'Government & Municipal',
  ]) {
    expect(main.link(`Explore Solutions: ${name}`)).toMatch(/^\/solutions#\w+$/);
  }
  for (const figure of ['90+', 'Stocking locations4', '300+', '24/7']) {
    expect(page.region('Keyway by the numbers').text).toContain(figure);
  }
  expect(main.link('Contact Our Experts')).toBe('/contact');
  expect(main.link('Request Consultation')).toBe('/contact?subject=Consultation+request');
  expect(main.link('Contact Our Team')).toBe('/contact');
  expect(main.link('Request Quote')).toBe('/quote');
  expect(main.link('Find a Location')).toBe('/locations');
});

it('the about page and where its buttons lead', async () => {
  const page = await openPage(server, '/about');
  expect(page.one('title').text).toMatch(/^About Us \| Keyway/);
  const main = page.one('main');
  for (const figure of ['90+', 'Locations6', '300+', 'Regional hubs2']) {
    expect(page.region('Keyway by the numbers').text).toContain(figure);
  }
  expect(main.texts('h3')).toEqual(
    expect.arrayContaining(['Excellence', 'Partnership', 'Innovation', 'Integrity']),
  );
  const years = page.region('Our history').texts('h3');
  expect([years[0], years.at(-1)]).toEqual(['1933', '2020s']);
  expect(page.region('Leadership').all('li')).toHaveLength(4);
  expect(main.link('Become a Customer')).toBe('/register');
  expect(main.link('Career Opportunities')).toBe('/careers');
  expect(main.link('Contact Us')).toBe('/contact');
});

it('four offices, quick contact and business hours', async () => {
  const page = await openPage(server, '/contact');
  const offices = page.region('Our offices');
  expect(offices.texts('h3')).toEqual([
    'Keyway Toronto',
    'Keyway Ottawa',
    'Keyway Montreal',
    'Keyway Vancouver',
  ]);
  const [toronto] = offices.all('li');
  for (const fact of ['2140 Tumbler Road', '416-555-0110', '416-555-0119', 'toronto@keyway.example']) {
    expect(toronto?.text).toContain(fact);
  }
  expect(toronto?.link('416-555-0110')).toBe('tel:+14165550110');
  const quick = page.region('Quick contact');
  expect(quick.link(/^Call 1-800-555-0110/)).toMatch(/^tel:/);
  expect(quick.link(/^Email support/)).toMatch(/^mailto:/);
  expect(quick.link(/^Order desk/)).toBe('/order');
  expect(quick.link(/^Find a location/)).toBe('/locations');
  for (const line of ['8:00 AM - 6:00 PM', '9:00 AM - 4:00 PM', 'Closed', 'Emergency services 24/7']) {
    expect(page.region('Business hours').text).toContain(line);
  }
});

it('a product’s page leads to the rules that hold for its order', async () => {
  const trust = (await openPage(server, '/product/bmw-smart-key')).one('main');
  for (const [name, path] of [
    ['Shipping', '/shipping'],
    ['Returns', '/returns'],
    ['Warranty', '/warranty'],
  ] as const)
    expect(trust.link(name)).toBe(path);
});

it('the address fills the subject of a message in', async () => {
  const subjectAt = async (path: string) =>
    (await openPage(server, path)).one('main').one('input[name="subject"]').attribute('value');
  expect(await subjectAt('/contact?subject=Consultation+request')).toBe('Consultation request');
  expect(await subjectAt('/contact?product=bmw-smart-key')).toMatch(/^Question about BMW Smart Key/);
  const locations = await openPage(server, '/locations');
  const contact = await openPage(server, locations.one('main').link('Message Keyway Calgary') ?? '');
  expect(contact.one('main').all('option[selected]', 'Keyway Calgary')).toHaveLength(1);
});

const CITIES = ['Toronto', 'Ottawa', 'Montreal', 'Vancouver', 'Calgary', 'Halifax'];

it('all six locations, each with everything about it', async () => {
  const page = await openPage(server, '/locations');
  expect(page.one('title').text).toMatch(/^Find a Location \| Keyway/);
  expect(page.region('Locations').texts('h3')).toEqual(CITIES.map((city) => `Keyway ${city}`));
  expect(page.texts('main p')).toContain('6 locations');
  const card = page.one('#location-1');
  for (const fact of [
    'Head Office',
    '2140 Tumbler Road',
    'Toronto, ON M9W 0K1',
    '416-555-0110',
    '416-555-0119',
    'toronto@keyway.example',
    '8:00 AM - 6:00 PM',
    'Emergency Service',
    'Master key systems',
  ]) {
    expect(card.text).toContain(fact);
  }
  const directions = card.one('a', /^Directions/);
  expect(directions.attribute('href')).toMatch(
    /^https:\/\/.+query=2140%20Tumbler%20Road%2C%20Toronto%2C%20ON%20M9W%200K1$/,
  );
  expect([directions.attribute('target'), directions.attribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(card.link('Call Keyway Toronto')).toBe('tel:+14165550110');
  const band = page.region(/^Emergency support/);
  expect(band.link(/^Hotline/)).toBe('tel:+18005550110');
  expect(band.link('Emergency Email')).toMatch(/^mailto:support@/);
});

it('a search that finds no professional leads back to all, and says how to be listed', async () => {
  const main = (await openPage(server, '/find-professional?q=atlantis')).one('main');
  expect(main.texts('h2, h3')).toContain('No professionals found');
  const all = await openPage(server, main.link('Show all locksmiths') ?? '');
  expect(all.texts('main p')).toContain('18 professionals');
  expect(main.link('Apply for a trade account')).toBe('/register');
  const contact = await openPage(server, main.link('Request a listing') ?? '');
  expect(contact.one('main').one('input[name="subject"]').attribute('value')).toBe('List my business');
});
