import {
  addOneInAnotherTab,
  addToCart,
  cartLink,
  choosePayment,
  placeOrder,
  readOrderNumber,
  sendMoney,
} from './buyer';
import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { PART, heading, orderSummary, problem, toStep, fillAndProceed } from './four-steps';
import { BILINGUAL, inOrder, localPath, startingWith, t } from './language';
import { BILINGUAL_ONCE, expect, ONCE, test } from './story';

test('two clicks on Place Order are one order', ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Double Click Cylinder'), stockQuantity: 9 });
  await addToCart(page, product.slug, 2);
  await fillAndProceed(page, story);
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await page.getByRole('button', { name: t('Place Order'), exact: true }).dblclick();
  await toStep(page, story, 'Order Confirmed');
  await story.open(`/product/${product.slug}`);
  await expect(page.getByRole('region', { name: t('Offer') })).toContainText('· 7');
});

test(
  'a cart or an address that another tab changed is shown before it is paid',
  BILINGUAL_ONCE,
  async ({ page, story, context }) => {
    await addToCart(page, PART);
    await fillAndProceed(page, story);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    const otherTab = await addOneInAnotherTab(context, 'Tri-Flow Lubricant with PTFE, 6 oz Aerosol');
    await placeOrder(page);
    await expect(problem(page)).toContainText(
      t('Your cart or its prices changed. Check the new total, then place your order.'),
    );
    await expect(orderSummary(page)).toContainText(inOrder(t('Total (US$)'), formatMoney(3664)));

    await otherTab.goto(localPath('/cart/shipping'));
    await otherTab.waitForLoadState('networkidle');
    await otherTab.getByRole('textbox', { name: t('City') }).fill('Ottawa');
    await otherTab.getByRole('button', { name: t('Proceed to Payment') }).click();
    await expect(heading(otherTab, 'Payment')).toBeVisible();
    await otherTab.close();
    await placeOrder(page);
    await expect(problem(page)).toContainText(
      t('Your address was changed in another window. Check it before you order.'),
    );
    await expect(page.getByRole('main')).toContainText('Ottawa, ON K1A 0B1');
    await placeOrder(page);
    await toStep(page, story, 'Order Confirmed');
  },
);

test(
  'goods that sold out meanwhile lead back to the cart, which says so',
  BILINGUAL_ONCE,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({ name: story.unique('Gone Cylinder'), stockQuantity: 5 });
    await addToCart(page, product.slug, 3);
    await fillAndProceed(page, story);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await clerk.setStock(product.id, 2);
    await placeOrder(page);
    await toStep(page, story, 'Cart');
    const left = t('Only {stockQuantity} left. Reduce the quantity to check out.', { stockQuantity: 2 });
    await story.toast(t('{name}: {problem}', { name: product.name, problem: left }));
    await expect(page.getByRole('main')).toContainText(left);
  },
);

test('a declined payment keeps everything and can be tried again', BILINGUAL, async ({ page, story }) => {
  await addToCart(page, PART);
  await fillAndProceed(page, story);
  await choosePayment(page, 'Credit/Debit Card', 'Decline payment');
  await placeOrder(page);
  await story.toast(t('Payment Failed'));
  await expect(problem(page)).toContainText(
    t('You weren’t charged. Try again or select another payment method.'),
  );
  await expect(problem(page)).toBeFocused();
  await problem(page)
    .getByRole('link', { name: t('Change the card') })
    .click();
  await expect(page.getByLabel(t('Card number'))).toBeInViewport();
  await expect(page.getByRole('main')).toContainText('Toronto, ON K1A 0B1');
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await toStep(page, story, 'Order Confirmed');
});

for (const method of ['Zelle', 'Interac e-Transfer']) {
  test(`${method} says in the last step what to send to whom`, BILINGUAL_ONCE, async ({ page, story }) => {
    await addToCart(page, PART);
    await fillAndProceed(page, story);
    const hold = page.getByText(
      startingWith(t('Zelle and e-Transfer: {transferNote}', { transferNote: '' })),
    );
    await expect(hold).toBeHidden();
    await choosePayment(page, method);
    await expect(hold).toBeVisible();
    await placeOrder(page);
    await expect(page.getByRole('main')).toContainText(sendMoney(2482));
    await expect(page.getByRole('main')).toContainText(t('Use the order number as the reference.'));
    await expect(page.getByRole('main')).not.toContainText(t('Order Confirmed'));
    await readOrderNumber(page);
  });
}

for (const method of ['Apple Pay', 'Google Pay']) {
  test(
    `${method} that is declined in the payment step charges nothing`,
    BILINGUAL_ONCE,
    async ({ page, story }) => {
      await addToCart(page, PART);
      await fillAndProceed(page, story);
      await choosePayment(page, method, 'Decline payment');
      await placeOrder(page);
      await story.toast(t('Payment Failed'));
      await expect(problem(page)).toContainText(t('You weren’t charged.'));
      await expect(cartLink(page, 1)).toBeVisible();
    },
  );
}

test('a card is typed nowhere where it could be sent', BILINGUAL, async ({ page, story }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await addToCart(page, PART);
  await fillAndProceed(page, story);
  for (const name of ['Visa', 'Mastercard', 'American Express'])
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  await page.getByLabel(t('Card number')).fill('4111 1111 1111 1111');
  await page.getByLabel(t('Expiration (MM/YY)')).fill('12/34');
  await page.getByLabel(t('CVV')).fill('987');
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await toStep(page, story, 'Order Confirmed');
  expect(sent.filter((body) => /4111|12%2F34|987/.test(body))).toEqual([]);
});

test('a blank or mistyped card of the demo is refused', BILINGUAL_ONCE, async ({ page, story }) => {
  await addToCart(page, PART);
  await fillAndProceed(page, story);
  const number = page.getByLabel(t('Card number'));
  await number.fill('4242424242424243');
  await expect(number).toHaveValue('4242 4242 4242 4243');
  await placeOrder(page);
  await expect(problem(page)).toContainText(t('Check the card number.'));
  await number.fill('4242424242424242');
  await page.getByLabel(t('CVV')).fill('');
  await placeOrder(page);
  await expect(problem(page)).toContainText(t('Enter the 3 or 4 digits of the CVV.'));
  await page.getByLabel(t('CVV')).fill('123');
  await placeOrder(page);
  await toStep(page, story, 'Order Confirmed');
});

test('a page that comes back from the browser’s memory can be sent again', ONCE, async ({ page, story }) => {
  await addToCart(page, PART);
  await fillAndProceed(page, story);
  await choosePayment(page, 'PayPal', 'Approve payment');
  // The answer never comes; the buyer leaves and the browser later shows the page as it was.
  await page.route('**/cart/payment.data*', (route) =>
    route.request().method() === 'POST' ? new Promise(() => undefined) : route.continue(),
  );
  await placeOrder(page);
  await expect(page.getByRole('button', { name: t('Processing...') })).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  // Until the style sheet is there, the button of a phone is seen too.
  await expect(page.getByRole('button', { name: t('Place Order'), exact: true }).last()).toBeEnabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await story.settled();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await placeOrder(page);
  await toStep(page, story, 'Order Confirmed');
});
