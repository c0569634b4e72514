import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { pagesReachedFrom, type LinkedPage } from '../support/linked-pages';
import { startServer, type RunningServer } from '../support/server-process';

/** html-validate's recommended rules. Each setting that differs says why. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React decides how a void element, an attribute without a value, and a name such as `charSet` are written.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'attr-case': 'off',
      // Staff and visitors write the titles of products and posts.
      'long-title': 'off',
      // Checkboxes of one name send several values. Names such as `brand[]` would change the URL of every listing.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
      // Numbers are kept in one line by a style rule for every tel: link. Hyphens that do not break would be copied
      // with the number, and a telephone or an order form that is given them takes none.
      'tel-non-breaking': 'off',
    },
  }),
);

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const BUYER = {
  firstName: 'Jo',
  lastName: 'Miller',
  email: 'jo@miller-locks.example',
  phone: '416 555 0142',
  address: '12 Key Street',
  city: 'Toronto',
  state: 'ON',
  zipCode: 'M5V 3L9',
  paymentMethod: 'stripe',
  sandboxOutcome: 'approve',
};

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

async function faultsIn(html: string, where: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${where} ${ruleId}: ${message} (${selector ?? ''})`),
  );
  return [...faults, ...textBrowserFaultsIn(html).map((fault) => `${where} ${fault}`)];
}

/** Text browsers show a button's text, not its `aria-label`, and ignore the `form` attribute of a control. */
function textBrowserFaultsIn(html: string): string[] {
  const unnamed = [...html.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs)]
    // The one that Enter presses, which no browser shows.
    .filter(([, tag = '']) => !/ hidden="" disabled=""/.test(tag))
    .filter(([, , content = '']) => content.replaceAll(/<[^>]*>/g, '').trim() === '')
    .map(([, tag]) => `button without text: ${tag}`);
  const outside = [...html.matchAll(/<(?:input|select|textarea|button)\b[^>]* form="[^>]*>/g)].map(
    ([tag]) => `control outside its form: ${tag}`,
  );
  return [...unnamed, ...outside];
}

/** Validates one page after the other; a fault that they all have is told once. */
async function faultsInPages(pages: LinkedPage[]): Promise<string[]> {
  const told = new Map<string, string>();
  for (const { path, body } of pages) {
    for (const fault of await faultsIn(body, '')) {
      const kind = fault.replaceAll(/:nth-child\(\d+\)/g, '');
      told.set(kind, told.get(kind) ?? path);
    }
  }
  return [...told].map(([fault, path]) => path + fault);
}

const post = (path: string, fields: Record<string, string>, cookie: string) =>
  server.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { ...FORM, Cookie: cookie },
  });

const cookieOf = (headers: { 'set-cookie'?: string[] }) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

function hiddenValue(html: string, name: string): string {
  return new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
}

it('the page under test is read at all: a broken one is found', async () => {
  const broken =
    '<!DOCTYPE html><html lang="en"><head><title>a</title></head><body><p><div></div></p></body></html>';
  expect(await faultsIn(broken, 'broken')).not.toEqual([]);
  const unnamed = '<button type="submit" aria-label="Search"><svg></svg></button>';
  expect(textBrowserFaultsIn(unnamed)).toEqual([expect.stringContaining('button without text')]);
  const outside = '<input type="checkbox" form="bulk" name="productId">';
  expect(textBrowserFaultsIn(outside)).toEqual([expect.stringContaining('control outside its form')]);
});

it('every page that a visitor reaches by links is valid', async () => {
  const pages = await pagesReachedFrom(server, '/');
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/products', '/padlocks', '/cart']));
  expect(await faultsInPages(pages)).toEqual([]);
}, 300_000);

it.each([
  '/products?q=deadbolt&brand=Schlage&brand=Kwikset&inStock=1',
  '/products?q=nothing+of+the+kind',
  '/padlocks?view=list&sort=name&pageSize=50',
  '/automotive-keys?make=bmw&year=2018&page=2',
  '/product-detail/6',
  '/product/bmw-smart-key/data-sheet',
  '/no-such-page',
  '/product/no-such-product',
])('%s is valid', async (path) => {
  expect(await faultsIn((await server.ask(path)).body, path)).toEqual([]);
});

it('the way from the cart to the confirmation is valid, with errors as well', async () => {
  const added = await post('/cart', { intent: 'add', productId: '1', quantity: '2' }, '');
  const cookie = cookieOf(added.headers);
  const read = (path: string) => server.ask(path, { headers: { Cookie: cookie } });
  const checkout = await read('/checkout');
  const refused = await post('/checkout', { ...BUYER, email: 'nobody', city: '' }, cookie);
  expect(refused.status).toBe(422);
  const form = {
    checkoutToken: hiddenValue(checkout.body, 'checkoutToken'),
    expectedTotalCents: hiddenValue(checkout.body, 'expectedTotalCents'),
  };
  const placed = await post('/checkout', { ...BUYER, ...form }, cookie);
  expect(placed.status).toBe(303);
  const confirmation = await read(placed.headers.location ?? '');
  const faults = [
    await faultsIn((await read('/cart')).body, 'the emptied cart'),
    await faultsIn(checkout.body, 'the checkout'),
    await faultsIn(refused.body, 'the checkout with errors'),
    await faultsIn(confirmation.body, 'the confirmation'),
  ];
  expect(faults.flat()).toEqual([]);
});

it('the four steps of the standard checkout are valid, with errors as well', async () => {
  const added = await post('/cart', { intent: 'add', productId: '1', quantity: '1' }, '');
  const cookie = cookieOf(added.headers);
  const read = (path: string) => server.ask(path, { headers: { Cookie: cookie } });
  const cart = await read('/cart');
  const shipping = await read('/cart/shipping');
  const refused = await post('/cart/shipping', { ...BUYER, email: 'nobody', city: '' }, cookie);
  expect(refused.status).toBe(422);
  const again = await read('/cart/shipping');
  expect((await post('/cart/shipping', BUYER, cookie)).headers.location).toBe('/cart/payment');
  const payment = await read('/cart/payment');
  const names = ['checkoutToken', 'expectedTotalCents', 'expectedLines', 'expectedAddress'] as const;
  const form = Object.fromEntries(names.map((name) => [name, hiddenValue(payment.body, name)]));
  const unpaid = await post('/cart/payment', form, cookie);
  expect(unpaid.status).toBe(422);
  const placed = await post('/cart/payment', { ...BUYER, ...form }, cookie);
  expect(placed.status).toBe(303);
  const confirmation = await read(placed.headers.location ?? '');
  const faults = [
    await faultsIn(cart.body, 'the cart'),
    await faultsIn(shipping.body, 'shipping'),
    await faultsIn(refused.body, 'shipping with errors'),
    await faultsIn(again.body, 'shipping with what is known to be wrong'),
    await faultsIn(payment.body, 'payment'),
    await faultsIn(unpaid.body, 'payment with errors'),
    await faultsIn(confirmation.body, 'the confirmation'),
  ];
  expect(faults.flat()).toEqual([]);
});

it('every page of the back office that is reached by links is valid', async () => {
  const login = await post('/admin/login', { username: 'admin', password: 'keyway-demo' }, '');
  const cookie = cookieOf(login.headers);
  const pages = await pagesReachedFrom(server, '/admin/dashboard', { within: '/admin', cookie });
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/admin/products/new', '/admin/categories', '/admin/orders']),
  );
  const refused = await post('/admin/products/new', { name: '' }, cookie);
  const faults = await faultsInPages([
    ...pages,
    { path: 'a new product with errors', body: refused.body },
    { path: 'the login', body: (await server.ask('/admin/login')).body },
  ]);
  expect(faults).toEqual([]);
}, 120_000);
