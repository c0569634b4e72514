import { expectAccessible } from './accessible';
import {
  addToCart,
  cartLink,
  checkoutHeading,
  choosePayment,
  CUSTOMER,
  fillCustomer,
  placeOrder,
  readOrderNumber,
  sendMoney,
} from './buyer';
import {
  PART,
  heading,
  steps,
  orderSummary,
  problem,
  change,
  toStep,
  expectTyped,
  fillAndProceed,
  kept,
} from './four-steps';
import { formatRating } from '../../app/domain/goods/catalog/product.rules';
import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { BILINGUAL, catalogName, inOrder, localPath, startingWith, t } from './language';
import { BILINGUAL_ONCE, expect, test } from './story';

test(
  'a cart line shows the original price of a sale, the rating, and the stock',
  BILINGUAL,
  async ({ page, story }) => {
    await addToCart(page, 'alarm-lock-trilogy-dl2700-keypad-lever-lock');
    await addToCart(page, PART);
    await story.open('/cart');
    const lines = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(lines.first()).toContainText(
      inOrder(
        t('{unitPrice} each', { unitPrice: formatMoney(37_999) }),
        t('Regular price'),
        formatMoney(44_999),
      ),
    );
    await expect(lines.first().locator('s')).toHaveText(formatMoney(44_999));
    await expect(
      lines.first().getByRole('img', {
        name: t('Rated {rating} of 5, {reviewCount} reviews', { rating: formatRating(47), reviewCount: 158 }),
      }),
    ).toBeVisible();
    await expect(lines.nth(1)).not.toContainText(t('Regular price'));
    await expect(lines.nth(1).getByRole('img', { name: /\d[.,]\d/ })).toBeVisible();
    for (const line of await lines.all())
      await expect(line).toContainText(new RegExp(`${t('In Stock')} · \\d+`));
    await expectAccessible(page, story, 'the cart of a sale');
  },
);

test('on a phone the summary folds into a line above the first field', BILINGUAL, async ({ page, story }) => {
  await addToCart(page, PART, 2);
  for (const path of ['/checkout', '/cart/shipping']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await story.open(path);
    const line = page.getByText(
      startingWith(
        t('{0, plural, one {# product} other {# products}}', { 0: 1 }),
        ',',
        t('{count, plural, one {# item} other {# items}}', { count: 2 }),
        '·',
      ),
    );
    const subtotal = orderSummary(page).getByText(t('Subtotal'), { exact: true });
    await expect(line).toBeVisible();
    await expect(subtotal).toBeHidden();
    const field = await page.getByRole('textbox', { name: t('First name') }).boundingBox();
    expect(field?.y).toBeLessThan(510);
    await line.click();
    await expect(subtotal).toBeVisible();
    await line.click();
    // On a wide window it stands open beside the fields.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(line).toBeHidden();
    await expect(subtotal).toBeVisible();
  }
});

test(
  'on a phone the payment step’s first field is on the first screen',
  BILINGUAL,
  async ({ page, story }) => {
    await addToCart(page, PART);
    await fillAndProceed(page, story);
    await page.setViewportSize({ width: 390, height: 844 });
    const field = await page.getByRole('textbox', { name: startingWith(t('PO number')) }).boundingBox();
    expect(field?.y).toBeLessThan(560);
    await expect(page.getByRole('radio').first()).toBeInViewport();
  },
);

const increaseTriFlow = () =>
  inOrder(
    t('Increase quantity of {name}', { name: catalogName('Tri-Flow Lubricant with PTFE, 6 oz Aerosol') }),
  );

test(
  'a buyer orders in four steps, forward, back and forward, and reloads at every one',
  BILINGUAL,
  async ({ page, story }) => {
    await addToCart(page, PART);

    await test.step('the cart: both ways to order, and the rule of the first', async () => {
      await story.open('/cart');
      await expect(steps(page).getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
      const summary = orderSummary(page);
      await expect(summary).toContainText(inOrder(t('Shipping'), formatMoney(1299)));
      await expect(summary).toContainText(inOrder(t('Total (US$)'), formatMoney(2482)));
      await expect(summary).toContainText(
        t('You’re <0>{missing}</0> away from free shipping.', { missing: formatMoney(22_405) }),
      );
      await expect(summary).toContainText(
        t('Shipping {0}, free over {1}.', { 0: formatMoney(1299), 1: formatMoney(23_500) }),
      );
      // One rule: the store's claim and the other checkout's rule are on their own pages.
      await expect(page.locator('body')).not.toContainText(/(\$200\.00|\$299)|(200,00|299)\s\$/);
      await expect(summary.getByRole('link', { name: t('Continue Shopping') })).toHaveAttribute(
        'href',
        localPath('/'),
      );
      await expectAccessible(page, story, 'the cart');
      await page.reload();
      await toStep(page, story, 'Cart');
      await summary.getByRole('button', { name: t('Proceed to Shipping') }).click();
    });

    await test.step('shipping', async () => {
      await toStep(page, story, 'Shipping');
      await expect(orderSummary(page)).toContainText(inOrder(t('Total (US$)'), formatMoney(2482)));
      await expectAccessible(page, story, 'shipping');
      await fillCustomer(page);
      await page.getByRole('button', { name: t('Proceed to Payment') }).click();
    });

    await test.step('payment shows everything that is paid', async () => {
      await toStep(page, story, 'Payment');
      const main = page.getByRole('main');
      for (const text of [
        'Ada Locke',
        '12 Tumbler Lane',
        'Toronto, ON K1A 0B1',
        'Canada',
        'ada@locke.example',
      ])
        await expect(main).toContainText(text);
      await expect(orderSummary(page)).toContainText('Tri-Flow');
      await expect(orderSummary(page)).toContainText(
        inOrder(t('Tax'), formatMoney(88), t('Total (US$)'), formatMoney(2482)),
      );
      await expect(page.getByRole('radio')).toHaveCount(7);
      for (const [index, name] of ['Cart', 'Shipping'].entries()) {
        const link = inOrder(t('Step {number}, complete: ', { number: index + 1 }), t(name));
        await expect(steps(page).getByRole('link', { name: link })).toBeVisible();
      }
      await expectAccessible(page, story, 'payment');
      await page.reload();
      await toStep(page, story, 'Payment');
      await expect(main).toContainText('Toronto, ON K1A 0B1');
    });

    await test.step('back and forward lose nothing', async () => {
      await page.goBack();
      await toStep(page, story, 'Shipping');
      await expectTyped(page);
      await expect(page.getByRole('combobox', { name: t('State or province') })).toHaveValue('ON');
      await page.reload();
      await toStep(page, story, 'Shipping');
      await expectTyped(page);
      await page.goForward();
      await toStep(page, story, 'Payment');
    });

    await test.step('the address is changed, and that leads back to the payment', async () => {
      await change(page, story, 'Change<0> shipping address</0>').click();
      await toStep(page, story, 'Shipping');
      await page.getByRole('textbox', { name: t('Address'), exact: true }).fill('14 Tumbler Lane');
      await page.getByRole('button', { name: t('Proceed to Payment') }).click();
      await toStep(page, story, 'Payment');
      await expect(page.getByRole('main')).toContainText('14 Tumbler Lane');
    });

    await test.step('the lines are changed, what was chosen stays, and one click leads back', async () => {
      await kept(page, story, async () => {
        await page.getByRole('textbox', { name: startingWith(t('PO number')) }).fill('PO 2026/117');
        await page.getByRole('radio', { name: 'PayPal' }).check();
      });
      await change(page, story, 'Edit cart').click();
      await toStep(page, story, 'Cart');
      await page.getByRole('button', { name: increaseTriFlow() }).click();
      await expect(cartLink(page, 2)).toBeVisible();
      await page.getByRole('button', { name: t('Return to Payment') }).click();
      await toStep(page, story, 'Payment');
      await expect(page.getByRole('textbox', { name: startingWith(t('PO number')) })).toHaveValue(
        'PO 2026/117',
      );
      await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
      // 21.90 + 12.99 + 1.75.
      await expect(orderSummary(page)).toContainText(inOrder(t('Total (US$)'), formatMoney(3664)));
    });

    await test.step('the order is placed and confirmed, and stays so', async () => {
      await page.getByRole('button', { name: t('Place Order'), exact: true }).click();
      await toStep(page, story, 'Order Confirmed');
      await expect(page).toHaveURL(/\/cart\/confirmation\/[\w-]{22}$/);
      await story.toast(t('Payment Successful!'));
      const main = page.getByRole('main');
      // After the days on which that is.
      await expect(main).toContainText(`(${t('{least}-{most} business days', { least: 2, most: 3 })}).`);
      await expect(main).toContainText('PO 2026/117');
      await expect(orderSummary(page)).toContainText(inOrder(t('Total (US$)'), formatMoney(3664)));
      await expect(cartLink(page, 0)).toBeVisible();
      await expectAccessible(page, story, 'the confirmation');
      const number = await readOrderNumber(page);
      await page.reload();
      expect(await readOrderNumber(page)).toBe(number);
      await story.open('/cart/confirmation');
      expect(await readOrderNumber(page)).toBe(number);
      await page.goBack();
      await story.settled();
      await page.goBack();
      const confirmed = page.getByRole('heading', { name: t('Order Confirmed') });
      await expect(confirmed.or(page.getByRole('heading', { name: t('Your cart is empty') }))).toBeVisible();
    });

    await test.step('nothing of it is left for the next order', async () => {
      await addToCart(page, PART);
      await story.open('/cart/shipping');
      await expect(page.getByRole('textbox', { name: t('First name') })).toHaveValue('');
    });
  },
);

test(
  'where one checkout ships for less, the cart and the other checkout say so',
  BILINGUAL,
  async ({ page, story }) => {
    const standard = t('Shipping is {shipping} with standard checkout.', { shipping: formatMoney(1299) });
    const express = t('Shipping is free with Express Checkout.');
    await addToCart(page, PART, 2);

    await test.step('standard checkout', async () => {
      await story.open('/checkout');
      await orderSummary(page)
        .getByRole(story.withJavaScript ? 'link' : 'button', { name: standard })
        .click();
      await toStep(page, story, 'Cart');
      await expect(orderSummary(page)).toContainText(t('Standard: <0>{0}</0>', { 0: formatMoney(3664) }));
      await expect(orderSummary(page)).toContainText(t('Express: <0>{0}</0>', { 0: formatMoney(3964) }));
      await expect(orderSummary(page)).not.toContainText(express);
    });

    await test.step('Express Checkout', async () => {
      // 20 are 205.00 at their quantity price: free above 200 there, and 12.99 up to 235 here.
      await addToCart(page, PART, 18);
      await story.open('/cart');
      await expect(orderSummary(page)).toContainText(express);
      const nudge = t('You’re <0>{missing}</0> away from free standard shipping.', {
        missing: formatMoney(3000),
      });
      await expect(orderSummary(page)).toContainText(nudge);
      await expect(orderSummary(page)).toContainText(t('Standard: <0>{0}</0>', { 0: formatMoney(23_439) }));
      await expect(orderSummary(page)).toContainText(t('Express: <0>{0}</0>', { 0: formatMoney(22_140) }));
      await page.getByRole('button', { name: t('Proceed to Shipping'), exact: true }).click();
      await toStep(page, story, 'Shipping');
      await change(page, story, 'Shipping is free with Express Checkout.').click();
      await expect(checkoutHeading(page)).toBeVisible();
      await story.settled();
      await expect(orderSummary(page)).toContainText(inOrder(t('Shipping'), t('Free')));
      await expect(page.getByRole('main')).not.toContainText(standard);
    });

    await test.step('neither, once both are free', async () => {
      await addToCart(page, PART, 3);
      await story.open('/cart');
      await expect(orderSummary(page)).toContainText(inOrder(t('Total (US$)'), formatMoney(25_461)));
      await expect(orderSummary(page)).not.toContainText(express);
      await expect(orderSummary(page)).not.toContainText(formatMoney(1299));
    });
  },
);

test(
  'a later step cannot be entered before the earlier ones are done',
  BILINGUAL_ONCE,
  async ({ page, story }) => {
    for (const path of ['/cart/payment', '/cart/shipping', '/cart/confirmation']) {
      await story.open(path);
      await expect(page, path).toHaveURL(/\/cart$/);
      await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
    }
    await addToCart(page, PART);
    await story.open('/cart/payment');
    await expect(page).toHaveURL(/\/cart\/shipping$/);
    await story.toast(t('Shipping is incomplete'));
  },
);

test(
  'an address that is wrong is said, kept, and still there in a new tab',
  BILINGUAL,
  async ({ page, story, context }) => {
    await addToCart(page, PART);
    await story.open('/cart/shipping');
    const wrong = { ...CUSTOMER, Email: 'ada at locke', 'ZIP or postal code': '90210' };
    await kept(page, story, async () => {
      await fillCustomer(page, wrong);
      await page.getByRole('button', { name: t('Proceed to Payment') }).click();
      await expect(problem(page)).toBeFocused();
    });
    await expect(problem(page)).toContainText(t('Please enter a valid email address'));
    await expectAccessible(page, story, 'shipping with errors');

    await test.step('a page that is opened anew says it once more, until it is mended', async () => {
      await story.open('/cart/shipping');
      await expectTyped(page, wrong);
      await expect(problem(page).getByRole('link')).toHaveText([
        t('Please enter a valid email address'),
        t('Enter a Canadian postal code, e.g. K1A 0B1'),
      ]);
      if (story.withJavaScript) {
        await page.waitForLoadState('networkidle');
        await kept(page, story, () => page.getByRole('textbox', { name: t('City') }).fill('Ottawa'));
        await kept(page, story, () => page.getByRole('textbox', { name: t('City') }).fill('Toronto'));
      }
    });

    const newTab = await context.newPage();
    await page.close();
    await newTab.goto(localPath('/cart/shipping'));
    await expectTyped(newTab, wrong);
    await expect(newTab.getByRole('textbox', { name: t('Email') })).toHaveAccessibleDescription(
      inOrder(t('Please enter a valid email address')),
    );

    await test.step('a ZIP code is no postal code of Ontario', async () => {
      await newTab.waitForLoadState('networkidle');
      await newTab.getByRole('textbox', { name: t('Email') }).fill('ada@locke.example');
      await newTab.getByRole('button', { name: t('Proceed to Payment') }).click();
      await expect(problem(newTab).getByRole('link')).toHaveText([
        t('Enter a Canadian postal code, e.g. K1A 0B1'),
      ]);
      await newTab.getByRole('textbox', { name: t('ZIP or postal code') }).fill('m5v3l9');
      await newTab.getByRole('button', { name: t('Proceed to Payment') }).click();
      await expect(heading(newTab, 'Payment')).toBeVisible();
      await expect(newTab.getByRole('main')).toContainText('Toronto, ON M5V 3L9');
    });
  },
);

test('a ZIP code of another state is confirmed in the shipping step', BILINGUAL, async ({ page, story }) => {
  await addToCart(page, PART);
  await story.open('/cart/shipping');
  await fillCustomer(page, { 'ZIP or postal code': 'H2Y 1C6' });
  await page.getByRole('button', { name: t('Proceed to Payment') }).click();
  await expect(problem(page)).toContainText(
    t('{zipCode} is in {found}, not {chosen}.', {
      zipCode: 'H2Y 1C6',
      found: t('Quebec'),
      chosen: t('Ontario'),
    }),
  );
  await expectAccessible(page, story, 'a question about the ZIP code');
  await page.getByRole('checkbox', { name: t('The address is right') }).check();
  await page.getByRole('button', { name: t('Proceed to Payment') }).click();
  await toStep(page, story, 'Payment');
  await choosePayment(page, 'Credit/Debit Card', 'Decline payment');
  await placeOrder(page);
  await expect(problem(page)).toContainText(t('The payment was declined.'));
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await toStep(page, story, 'Order Confirmed');
});

test(
  'the express checkout keeps what was typed while the cart is changed',
  BILINGUAL_ONCE,
  async ({ page, story }) => {
    await addToCart(page, PART);
    await story.open('/checkout');
    await kept(page, story, async () => {
      await fillCustomer(page);
      await choosePayment(page, 'Zelle');
    });
    await change(page, story, 'Edit cart').click();
    await toStep(page, story, 'Cart');
    await page.getByRole('button', { name: increaseTriFlow() }).click();
    await expect(cartLink(page, 2)).toBeVisible();
    await page.getByRole('button', { name: t('Express Checkout') }).click();
    await expect(checkoutHeading(page)).toBeVisible();
    await story.settled();
    await expectTyped(page);
    await expect(page.getByRole('radio', { name: 'Zelle' })).toBeChecked();
    await page.getByRole('textbox', { name: startingWith(t('PO number')) }).fill('PO-77');
    await placeOrder(page);
    await expect(page.getByRole('main')).toContainText(sendMoney(3964));
    await expect(page.getByRole('main')).toContainText('PO-77');
  },
);

test(
  'an order in four steps by the keyboard alone, on a phone’s width',
  BILINGUAL_ONCE,
  async ({ page, story }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await addToCart(page, PART);
    const tabTo = async (role: 'link' | 'button' | 'textbox' | 'radio' | 'combobox', name: string) => {
      const target = page.getByRole('main').getByRole(role, { name, exact: true });
      for (let pressed = 0; pressed < 60; pressed += 1) {
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport();
    };
    await story.open('/cart');
    await tabTo('button', t('Proceed to Shipping'));
    await page.keyboard.press('Enter');
    await toStep(page, story, 'Shipping');
    for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Address', 'City'] as const) {
      await tabTo('textbox', t(label));
      await page.keyboard.type(CUSTOMER[label]);
    }
    await tabTo('combobox', t('State or province'));
    await page.keyboard.type(t('Ontario'));
    await tabTo('textbox', t('ZIP or postal code'));
    await page.keyboard.type(CUSTOMER['ZIP or postal code']);
    await page.keyboard.press('Enter');
    await toStep(page, story, 'Payment');
    await tabTo('radio', t('Credit/Debit Card'));
    await page.keyboard.press('Space');
    await tabTo('button', t('Place Order'));
    await page.keyboard.press('Enter');
    await toStep(page, story, 'Order Confirmed');
  },
);
