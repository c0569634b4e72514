import { addToCart, cartLink, choosePayment, placeOrder, readOrderNumber } from './buyer';
import { PART, heading, orderSummary, problem, toStep, fillAndProceed } from './four-steps';
import { expect, ONCE, test } from './story';

test('two clicks on Place Order are one order', ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Double Click Cylinder'), stockQuantity: 9 });
  await addToCart(page, product.slug, 2);
  await fillAndProceed(page, story);
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await page.getByRole('button', { name: 'Place Order', exact: true }).dblclick();
  await toStep(page, story, 'Order Confirmed');
  await story.open(`/product/${product.slug}`);
  await expect(page.getByRole('region', { name: 'Offer' })).toContainText('Stock · 7');
});

test(
  'a cart or an address that another tab changed is shown before it is paid',
  ONCE,
  async ({ page, story, context }) => {
    await addToCart(page, PART);
    await fillAndProceed(page, story);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    const otherTab = await context.newPage();
    await otherTab.goto('/cart');
    await otherTab.getByRole('button', { name: /^Increase quantity of Tri-Flow/ }).click();
    await expect(cartLink(otherTab, 2)).toBeVisible();
    await placeOrder(page);
    await expect(problem(page)).toContainText('Check the new total, then place your order.');
    await expect(orderSummary(page)).toContainText(/Total\s*\$36\.64/);

    await otherTab.goto('/cart/shipping');
    await otherTab.waitForLoadState('networkidle');
    await otherTab.getByRole('textbox', { name: 'City' }).fill('Ottawa');
    await otherTab.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(heading(otherTab, 'Payment')).toBeVisible();
    await otherTab.close();
    await placeOrder(page);
    await expect(problem(page)).toContainText('Your address was changed in another window.');
    await expect(page.getByRole('main')).toContainText('Ottawa, ON K1A 0B1');
    await placeOrder(page);
    await toStep(page, story, 'Order Confirmed');
  },
);

test(
  'goods that sold out meanwhile lead back to the cart, which says so',
  ONCE,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({ name: story.unique('Gone Cylinder'), stockQuantity: 5 });
    await addToCart(page, product.slug, 3);
    await fillAndProceed(page, story);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await clerk.setStock(product.id, 2);
    await placeOrder(page);
    await toStep(page, story, 'Cart');
    await story.toast(`${product.name}: Only 2 left. Reduce the quantity to check out.`);
    await expect(page.getByRole('main')).toContainText('Only 2 left. Reduce the quantity to check out.');
  },
);

test('a declined payment keeps everything and can be tried again', async ({ page, story }) => {
  await addToCart(page, PART);
  await fillAndProceed(page, story);
  await choosePayment(page, 'Credit/Debit Card', 'Decline payment');
  await placeOrder(page);
  await story.toast('Payment Failed');
  await expect(problem(page)).toContainText(
    'You weren’t charged. Try again or select another payment method.',
  );
  await expect(problem(page)).toBeFocused();
  await problem(page).getByRole('link', { name: 'Change the card' }).click();
  await expect(page.getByLabel('Card number')).toBeInViewport();
  await expect(page.getByRole('main')).toContainText('Toronto, ON K1A 0B1');
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await toStep(page, story, 'Order Confirmed');
});

for (const method of ['Zelle', 'Interac e-Transfer']) {
  test(`${method} says in the last step what to send to whom`, ONCE, async ({ page, story }) => {
    await addToCart(page, PART);
    await fillAndProceed(page, story);
    await choosePayment(page, method);
    await placeOrder(page);
    await expect(page.getByRole('main')).toContainText(/Send \$24\.82 to \S+@\S+/);
    await expect(page.getByRole('main')).toContainText('Use the order number as the reference.');
    await expect(page.getByRole('main')).not.toContainText('Order Confirmed');
    await readOrderNumber(page);
  });
}

for (const method of ['Apple Pay', 'Google Pay']) {
  test(`${method} that is declined in the payment step charges nothing`, ONCE, async ({ page, story }) => {
    await addToCart(page, PART);
    await fillAndProceed(page, story);
    await choosePayment(page, method, 'Decline payment');
    await placeOrder(page);
    await story.toast('Payment Failed');
    await expect(problem(page)).toContainText('You weren’t charged.');
    await expect(cartLink(page, 1)).toBeVisible();
  });
}

test('a card is typed nowhere where it could be sent', async ({ page, story }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await addToCart(page, PART);
  await fillAndProceed(page, story);
  for (const name of ['Visa', 'Mastercard', 'American Express'])
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByLabel('Expiration (MM/YY)').fill('12/34');
  await page.getByLabel('CVV').fill('987');
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await toStep(page, story, 'Order Confirmed');
  expect(sent.filter((body) => /4111|12%2F34|987/.test(body))).toEqual([]);
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
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: 'Place Order', exact: true })).toBeEnabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await story.settled();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await placeOrder(page);
  await toStep(page, story, 'Order Confirmed');
});
