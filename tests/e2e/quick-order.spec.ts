import type { Page } from '@playwright/test';

import { expectAccessible } from './accessible';
import { cartLink } from './buyer';
import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { BILINGUAL, inOrder, localPath, startingWith, t } from './language';
import { BILINGUAL_ONCE, expect, test } from './story';

const check = (page: Page) => page.getByRole('button', { name: t('Check price and stock') }).last();
/** Leaves a checked list for the empty form. */
async function startOver(page: Page) {
  await page.getByRole('button', { name: t('Start over') }).click();
  await expect(check(page)).toBeVisible();
}

const ready = (found: number) => t('{found, plural, one {# ready} other {# ready}}', { found });
const toReview = (open: number) => t('{open, plural, one {# needs review} other {# need review}}', { open });
const quantityOf = (name: string) => t('Quantity of {name}', { name });
const addLines = (lines: number) =>
  t('{0, plural, one {Add # line to cart} other {Add # lines to cart}}', { 0: lines });
const added = (units: number, products: number) =>
  `${t('{units, plural, one {# unit} other {# units}}', { units })} ${t('{products, plural, one {of # product} other {of # products}}', { products })}.`;
const partOf = (row: number) => t('Part number, row {row}', { row });

const paste = (page: Page) => page.getByRole('textbox', { name: t('One part per line') });

test('a pasted list of sixty lines becomes an order', BILINGUAL, async ({ page, story, clerk }) => {
  const short = await clerk.addProduct({
    name: story.unique('Short lever'),
    stockQuantity: 3,
    price: '10.00',
  });
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      clerk.addProduct({ name: story.unique(`Bulk part ${index}`), price: '1.50', stockQuantity: 500 }),
    ),
  );
  const ways = (sku: string) => [`2 x ${sku}`, `${sku}, 3`, `${sku.toLowerCase()} qty 5`];
  const lines = [
    ...many.slice(0, 18).flatMap(({ sku }) => ways(sku)), // 54 lines, 18 products
    `${short.sku}\t7`,
    'QQQ-UNKNOWN-999',
    '2 x ND80PD-626',
    'N5F-A08TAA',
    `${many[18]?.sku} 0`,
    `${many[19]?.sku} -4`,
  ];
  expect(lines).toHaveLength(60);

  await test.step('every line is looked up, and nothing is dropped', async () => {
    await story.open('/quick-order');
    await expectAccessible(page, story, 'the quick order');
    await paste(page).fill(lines.join('\n'));
    await check(page).click();
    await expect(page.getByRole('heading', { name: `${ready(18)}, ${toReview(6)}` })).toBeVisible();
    await story.settled();
    const found = page.getByRole('table');
    await expect(found.getByRole('row').filter({ hasText: many[0]?.name ?? '' })).toContainText(
      t('Combined from {count} lines: {sum}', { count: 3, sum: '2 + 3 + 5' }),
    );
    await expect(page.getByLabel(quantityOf(many[0]?.sku ?? ''))).toHaveValue('10');
    await expect(page.getByRole('group', { name: short.sku })).toContainText(
      t('Only {stock} left. Order {stock}?', { stock: 3 }),
    );
    // 18 x 10 x 1.50, and none of the short one.
    await expect(found).toContainText(formatMoney(27_000));
    await expect(page.getByRole('group', { name: 'QQQ-UNKNOWN-999' })).toContainText(
      t('Part number not found. Correct it or remove the line.'),
    );
    await expect(page.getByRole('group', { name: `${many[18]?.sku} 0` })).toContainText(
      t('Enter a quantity of 1 or more, or remove the line.'),
    );
    await expect(page.getByRole('group', { name: `${many[19]?.sku} -4` })).toContainText(
      t('Enter a quantity of 1 or more, not {shown}.', { shown: '-4' }),
    );
    await expect(found.getByRole('row').filter({ hasText: many[0]?.name ?? '' })).toContainText(
      `${t('In Stock')} · 500`,
    );
    await expect(page.getByRole('group', { name: short.sku })).toContainText(`${t('Low Stock')} · 3`);
    await expectAccessible(page, story, 'the checked list');
  });

  await test.step('on a phone, prices and totals stand below each other', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    const columns = [t('Price'), t('Total')];
    const edges = await page.getByRole('table').evaluate(
      (table, names) =>
        names.map((name) => [
          ...new Set(
            [...table.querySelectorAll(`tbody td[data-label="${name}"]`)].map((cell) => {
              const text = document.createRange();
              text.selectNodeContents(cell);
              return Math.round(text.getBoundingClientRect().right);
            }),
          ),
        ]),
      columns,
    );
    expect(edges.map((places) => places.length)).toEqual([1, 1]);
    await page.setViewportSize({ width, height });
  });

  await test.step('choices, corrections and removals settle the rest', async () => {
    const near = page.getByRole('group', { name: '2 x ND80PD-626' });
    await near.getByRole('radio', { name: /ND80PD RHO 626/ }).check();
    await page
      .getByRole('group', { name: 'N5F-A08TAA' })
      .getByRole('radio', { name: /AK-FRD-F150-3B/ })
      .check();
    await page.getByLabel(quantityOf(many[18]?.sku ?? '')).fill('1');
    await page.getByLabel(quantityOf(many[19]?.sku ?? '')).fill('1');
    await page.getByRole('button', { name: `${t('Remove')} QQQ-UNKNOWN-999` }).click();
    await expect(page.getByRole('heading', { name: `${ready(22)}, ${toReview(1)}` })).toBeVisible();
    await story.settled();
    await page.getByRole('button', { name: t('Order {0}<0> of {1}</0>', { 0: 3, 1: short.sku }) }).click();
    await expect(page.getByRole('heading', { name: ready(23), exact: true })).toBeVisible();
    await story.settled();
    await expect(page.getByLabel(quantityOf('ND80PD-RHO-626'))).toHaveValue('2');
  });

  await test.step('one press puts all of it into the cart', async () => {
    await page.getByRole('button', { name: startingWith(t('Add all to cart')) }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await story.toast(added(188, 23));
    await expect(cartLink(page, 188)).toBeVisible();
  });
});

test('rows, a file and what is wrong with them', BILINGUAL, async ({ page, story }) => {
  await test.step('rows grow', async () => {
    await story.open('/quick-order');
    await page.getByLabel(partOf(1), { exact: true }).fill('M62');
    await page.getByLabel(t('Quantity, row {row}', { row: 1 }), { exact: true }).fill('2');
    await page.getByRole('button', { name: t('Add rows') }).click();
    await expect(page.getByLabel(partOf(12))).toBeVisible();
    await expect(page.getByLabel(partOf(1), { exact: true })).toHaveValue('M62');
    if (story.withJavaScript) {
      await page.getByLabel(partOf(12)).fill('M62');
      await expect(page.getByLabel(partOf(13))).toBeVisible();
      await page.getByLabel(partOf(12)).fill('');
    }
  });

  await test.step('rows, list and file are one order', async () => {
    await paste(page).fill('EZ-10160 qty 5');
    await page.getByLabel(t('CSV or text file')).setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Qty,Description,SKU\r\n3,"Magnalock, 1,200 lb",m 62\r\n'),
    });
    await check(page).click();
    await expect(page.getByRole('heading', { name: ready(2), exact: true })).toBeVisible();
    await expect(page.getByLabel(quantityOf('M62'))).toHaveValue('5');
    await expect(page.getByLabel(quantityOf('AK-TOY-FBA-4B'))).toHaveValue('5');
  });

  await test.step('a file that is no text is refused, and the rows stay', async () => {
    await startOver(page);
    await story.settled();
    await page.getByLabel(partOf(1), { exact: true }).fill('M62');
    await page.getByLabel(t('CSV or text file')).setInputFiles({
      name: 'order.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe, 0]),
    });
    await check(page).click();
    await expect(page.getByRole('alert')).toContainText(
      t('Upload a CSV or text file. If you have a spreadsheet, save it as CSV first.'),
    );
    await expect(page.getByLabel(partOf(1), { exact: true })).toHaveValue('M62');
    await expect(page).toHaveTitle(startingWith(t('Error: ')));
  });

  await test.step('nothing at all', async () => {
    await story.open('/quick-order');
    await check(page).click();
    await expect(page.getByRole('alert')).toContainText(t('Enter at least one part number.'));
  });
});

test('what is found goes into the cart, what is not stays', BILINGUAL_ONCE, async ({ page, story }) => {
  await story.open('/order');
  await page.getByLabel(t('Part numbers and quantities')).fill('2 x M62\nQQQ-1');
  await page.getByRole('button', { name: t('Check price and stock') }).click();
  await expect(page.getByRole('heading', { name: `${ready(1)}, ${toReview(1)}` })).toBeVisible();
  await story.settled();
  await page.getByRole('button', { name: startingWith(addLines(1)) }).click();
  await story.toast(added(2, 1));
  await expect(page.getByRole('group', { name: 'QQQ-1' })).toBeVisible();
  await expect(cartLink(page, 2)).toBeVisible();

  await test.step('a look into the cart and a reload do not lose it', async () => {
    await story.settled();
    await page.reload();
    await expect(page.getByRole('group', { name: 'QQQ-1' })).toBeVisible();
    await story.open('/cart');
    await page.goBack();
    await expect(page.getByRole('group', { name: 'QQQ-1' })).toBeVisible();
    await expect(cartLink(page, 2)).toBeVisible();
  });
});

test('only what the button names goes into the cart', BILINGUAL_ONCE, async ({ page, story, clerk }) => {
  const plain = await clerk.addProduct({
    name: story.unique('Named part'),
    stockQuantity: 9,
    price: '12.00',
  });
  const tool = await clerk.addProduct({
    name: story.unique('Licensed part'),
    price: '80.00',
    isRestricted: true,
  });
  const unclear = page.getByRole('group', { name: /^M62\sSecuritron Magnalock\s12$/ });
  const licensed = page.getByRole('group', { name: `${tool.sku} 2` });

  await test.step('a line that asks, and one that needs a licence, are not in the sum', async () => {
    await story.open('/quick-order');
    await paste(page).fill(`${plain.sku} 3\nM62\tSecuritron Magnalock\t12\n${tool.sku} 2`);
    await check(page).click();
    await expect(page.getByRole('heading', { name: `${ready(1)}, ${toReview(2)}` })).toBeVisible();
    await story.settled();
    await expect(unclear).toContainText(t('1 match. Is this it?'));
    // An exact candidate is preselected, and settled only when the buyer says so.
    await expect(unclear.getByRole('radio', { name: /M62/ })).toBeChecked();
    await expect(licensed).toContainText(t('License required.'));
    await expect(licensed.getByRole('link', { name: t('Sign in') })).toHaveAttribute(
      'href',
      /redirectTo=(%2Ffr)?%2Fquick-order$/,
    );
    await expectAccessible(page, story, 'a list with a part that needs a licence');
  });

  await test.step('neither goes into the cart, and the choice is seen before it is added', async () => {
    await unclear.getByRole('radio', { name: t('Another part') }).check();
    await page.getByRole('button', { name: inOrder(addLines(1), '·', formatMoney(3600)) }).click();
    await story.toast(added(3, 1));
    await expect(cartLink(page, 3)).toBeVisible();
    await expect(page.getByRole('heading', { name: toReview(2) })).toBeVisible();
    await story.settled();
  });

  await test.step('all suggestions are accepted in one press, and then added', async () => {
    await page.getByRole('button', { name: t('Accept all suggestions') }).click();
    await expect(page.getByRole('heading', { name: `${ready(1)}, ${toReview(1)}` })).toBeVisible();
    await story.settled();
    await expect(page.getByLabel(quantityOf('M62'))).toHaveValue('12');
    await page.getByRole('button', { name: startingWith(addLines(1)) }).click();
    await story.toast(added(12, 1));
    await expect(cartLink(page, 15)).toBeVisible();
    await expect(licensed.or(page.getByRole('group', { name: tool.sku }))).toBeVisible();
  });
});

test(
  'what a line asks is a question, and only its wrong quantity is an error',
  BILINGUAL_ONCE,
  async ({ page, story }) => {
    await story.open('/quick-order');
    await paste(page).fill('GQ4-53T two');
    await check(page).click();
    const line = page.getByRole('group', { name: 'GQ4-53T two' });
    const isThisIt = t('1 match. Is this it?');
    const colorOf = (text: string) =>
      line.getByText(text, { exact: true }).evaluate((one) => getComputedStyle(one).color);
    expect(await colorOf(t('Enter a quantity.'))).not.toBe(await colorOf(isThisIt));
    expect(await colorOf(isThisIt)).toBe(
      await line.getByText(t('Another part')).evaluate((one) => getComputedStyle(one).color),
    );
    await expect(
      line.getByRole('textbox', { name: startingWith(t('Quantity of {name}', { name: '' })) }),
    ).toHaveAccessibleDescription(inOrder(isThisIt, t('Enter a quantity.')));
  },
);

test('a line with several numbers asks which of them is the quantity', BILINGUAL, async ({ page, story }) => {
  await story.open('/quick-order');
  await paste(page).fill('1. PL-1-KA 12\nPL-5-KD 5 Job 1042\nM62 2 + 3');
  await check(page).click();
  await expect(page.getByRole('heading', { name: `${ready(1)}, ${toReview(2)}` })).toBeVisible();
  await story.settled();
  await expect(page.getByLabel(quantityOf('PL-1-KA'))).toHaveValue('12');
  const job = page.getByRole('group', { name: 'PL-5-KD 5 Job 1042' });
  await expect(job).toContainText(t('How many? Choose one, or correct the quantity.'));
  await job.getByRole('radio', { name: /^5 x/ }).check();
  await page.getByRole('group', { name: 'M62 2 + 3' }).getByRole('radio', { name: /^5 x/ }).check();
  await expectAccessible(page, story, 'a list that asks for quantities');
  await page
    .getByRole('button', { name: t('Check again') })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: ready(3), exact: true })).toBeVisible();
  await story.settled();

  await test.step('the list outlasts a reload, another page, and a closed tab', async () => {
    await page.reload();
    await expect(page.getByLabel(quantityOf('PL-5-KD'))).toHaveValue('5');
    await story.open('/cart');
    await page.goBack();
    await expect(page.getByRole('heading', { name: ready(3), exact: true })).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(localPath('/quick-order'));
    await expect(tab.getByLabel(quantityOf('M62'))).toHaveValue('5');
    await tab.close();
  });
});
