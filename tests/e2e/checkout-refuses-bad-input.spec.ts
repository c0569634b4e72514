import type { Page } from '@playwright/test';

import {
  addOneInAnotherTab,
  addToCart,
  choosePayment,
  CUSTOMER,
  fillCustomer,
  labelText,
  placeOrder,
  sendMoney,
} from './buyer';
import { formatMoney } from '../../app/domain/base/shared/money.rules';
import { BILINGUAL, inOrder, startingWith, t } from './language';
import { BILINGUAL_ONCE, expect, ONCE, test } from './story';

/** By the label of the field. */
const MESSAGES: [label: string, message: string][] = [
  ['First name', 'Enter a first name of at least 2 characters'],
  ['Last name', 'Enter a last name of at least 2 characters'],
  ['Email', 'Please enter a valid email address'],
  ['Phone', 'Please enter a valid phone number'],
  ['Address', 'Address is required'],
  ['City', 'City is required'],
  ['State or province', 'Select a state or province'],
  ['ZIP or postal code', 'Enter a ZIP or postal code'],
];

function summary(page: Page) {
  return page.getByRole('alert', { name: t('There is a problem') });
}

/** A card is preselected: takes the selection back, as no click can. */
async function selectNoMethod(page: Page) {
  const selected = page.getByRole('radio', { name: t('Credit/Debit Card') });
  await expect(selected).toBeChecked();
  await selected.evaluate((radio) => {
    if (radio instanceof HTMLInputElement) radio.checked = false;
  });
}

test.beforeEach(async ({ page, story }) => {
  // Tri-Flow: 215 in stock, $10.95.
  await addToCart(page, 'tri-flow-lubricant-with-ptfe-6-oz-aerosol');
  await story.open('/checkout');
});

test('an empty checkout says what is missing, at the top and at each field', BILINGUAL, async ({ page }) => {
  await selectNoMethod(page);
  await placeOrder(page);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(startingWith(t('Error: ')));
  for (const [label, message] of MESSAGES) {
    const field = page.getByLabel(t(label), { exact: true }).first();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(inOrder(t(message)));
    await expect(summary(page).getByRole('link', { name: t(message) })).toBeVisible();
  }
  const methods = page.getByRole('group', { name: t('Payment method') });
  await expect(methods).toHaveAccessibleDescription(inOrder(t('Please select a payment method')));
  await expect(summary(page).getByRole('link')).toHaveCount(MESSAGES.length + 1);
  await expect(page.getByRole('textbox', { name: labelText('Company (optional)') })).not.toHaveAttribute(
    'aria-invalid',
  );

  for (const [label, message] of MESSAGES) {
    await summary(page)
      .getByRole('link', { name: t(message) })
      .click();
    await expect(page.getByLabel(t(label), { exact: true }).first()).toBeFocused();
  }
  await summary(page)
    .getByRole('link', { name: t('Please select a payment method') })
    .click();
  await expect(page.getByRole('radio').first()).toBeFocused();
});

test(
  'one bad field is named and everything else stays as it was typed',
  BILINGUAL,
  async ({ page, story }) => {
    await fillCustomer(page, { Email: 'ada at locke', 'ZIP or postal code': '123' });
    // Out of the last field, so that its message stands before anything is clicked.
    await page.getByRole('combobox', { name: t('State or province') }).focus();
    if (story.withJavaScript) {
      await expect(page.getByRole('textbox', { name: t('ZIP or postal code') })).toHaveAccessibleDescription(
        inOrder(t('Enter a ZIP code (90210) or postal code (K1A 0B1)')),
      );
      // The summary belongs to a submit that failed, not to a field that was left.
      await expect(summary(page)).toHaveCount(0);
    }
    await choosePayment(page, 'Stripe', 'Decline payment');
    await placeOrder(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      t('Please enter a valid email address'),
      t('Enter a ZIP code (90210) or postal code (K1A 0B1)'),
    ]);
    const kept = { ...CUSTOMER, Email: 'ada at locke', 'ZIP or postal code': '123' };
    for (const [label, value] of Object.entries(kept)) {
      await expect(page.getByRole('textbox', { name: labelText(label), exact: true })).toHaveValue(value);
    }
    await expect(page.getByRole('combobox', { name: t('State or province') })).toHaveValue('ON');
    await expect(page.getByRole('radio', { name: 'Stripe' })).toBeChecked();
    await expect(page.getByLabel(t('Payment outcome'))).toHaveValue('decline');

    const email = page.getByRole('textbox', { name: t('Email'), exact: true });
    await email.fill('ada@locke.example');
    if (story.withJavaScript) {
      // Checked when the field is left, not while typing.
      await email.blur();
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(page.getByRole('main')).not.toContainText(t('Please enter a valid email address'));
    }
  },
);

test('the click that leaves a bad field still counts', ONCE, async ({ page }) => {
  await page.getByRole('textbox', { name: t('ZIP or postal code') }).fill('123');
  const stripe = page.getByRole('radio', { name: 'Stripe' });
  await stripe.click();
  await expect(stripe).toBeChecked();
  await page.getByRole('textbox', { name: t('Email') }).fill('ada at locke');
  await placeOrder(page);
  await expect(summary(page)).toBeFocused();
});

test('a checkout without a payment method asks for one', BILINGUAL, async ({ page, story }) => {
  await fillCustomer(page);
  await selectNoMethod(page);
  await placeOrder(page);
  const message = t('Payment Method Required - Please select a payment method');
  await expect(summary(page).getByRole('listitem')).toHaveText([message]);
  await expect(page.getByRole('group', { name: t('Payment method') })).toHaveAccessibleDescription(message);
  // With JavaScript the browser has refused it by itself.
  if (!story.withJavaScript) await story.toast(t('Payment Method Required'));
});

test('a ZIP code of another state is asked about once, and can be confirmed', BILINGUAL, async ({ page }) => {
  await fillCustomer(page, { 'ZIP or postal code': 'H2Y 1C6' });
  await placeOrder(page);
  await expect(summary(page).getByRole('link')).toHaveText([
    inOrder(
      t('{zipCode} is in {found}, not {chosen}.', {
        zipCode: 'H2Y 1C6',
        found: t('Quebec'),
        chosen: t('Ontario'),
      }),
      t('Correct it, or confirm that the address is right.'),
    ),
  ]);
  await page.getByRole('checkbox', { name: t('The address is right') }).check();
  await choosePayment(page, 'Credit/Debit Card', 'Decline payment');
  await placeOrder(page);
  // What is asked about is the payment now, and no more the address.
  await expect(summary(page).getByRole('listitem')).toHaveText([
    inOrder(
      t('The payment was declined.'),
      t('You weren’t charged. Try again or select another payment method.'),
    ),
    t('Change the card'),
  ]);
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('ON H2Y 1C6');
});

test('what looks like a card number is refused and goes nowhere', BILINGUAL, async ({ page, story }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await fillCustomer(page, { 'Company (optional)': '4111 1111 1111 1111' });
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await placeOrder(page);
  await expect(summary(page)).toContainText(t('Remove the card number. It wasn’t saved.'));
  await expect(page.getByRole('textbox', { name: t('First name') })).toHaveValue('Ada');
  const company = page.getByRole('textbox', { name: labelText('Company (optional)') });
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  if (story.withJavaScript) expect(sent.filter((body) => body.includes('4111'))).toEqual([]);
  else await expect(company).toHaveValue('');

  await test.step('without it the order is placed', async () => {
    await company.fill('');
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
  });
});

test('a declined payment fails in words and leaves the cart', BILINGUAL_ONCE, async ({ page, story }) => {
  await fillCustomer(page);
  await choosePayment(page, 'Credit/Debit Card', 'Decline payment');
  await placeOrder(page);
  await story.toast(t('Payment Failed'));
  await story.toast(t('There was an error processing your payment.'));
  await expect(summary(page)).toContainText(
    t('You weren’t charged. Try again or select another payment method.'),
  );
  // Where it can be mended, and not above the address.
  await expect(
    page
      .getByRole('group', { name: t('Payment method') })
      .getByRole('alert', { name: t('There is a problem') }),
  ).toBeInViewport();
  await expect(page).toHaveTitle(startingWith(t('Error: ')));
  await expect(page.getByRole('textbox', { name: t('First name') })).toHaveValue('Ada');
  await expect(page.getByRole('complementary', { name: t('Order summary') })).toContainText('Tri-Flow');

  await test.step('and the same page can pay another way', async () => {
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
  });
});

for (const method of ['Apple Pay', 'Google Pay']) {
  test(`${method} is approved or declined like a card`, BILINGUAL_ONCE, async ({ page, story }) => {
    await fillCustomer(page);
    await choosePayment(page, method, 'Decline payment');
    await placeOrder(page);
    await story.toast(t('Payment Failed'));
    await expect(page.getByRole('main')).toContainText('Tri-Flow');
    await choosePayment(page, method, 'Approve payment');
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
  });
}

for (const method of ['Zelle', 'Interac e-Transfer']) {
  test(`${method} says what to send to whom`, BILINGUAL_ONCE, async ({ page }) => {
    await fillCustomer(page);
    await choosePayment(page, method);
    await placeOrder(page);
    // 10.95 + 15.99 shipping + 8% tax.
    await expect(page.getByRole('main')).toContainText(sendMoney(2782));
    await expect(page.getByRole('main')).not.toContainText(t('Order Confirmed'));
  });
}

test(
  'when others bought what is in the cart, the checkout says how many are left',
  BILINGUAL,
  async ({ page, story, clerk }) => {
    const product = await clerk.addProduct({ name: story.unique('Last Ones Cylinder'), stockQuantity: 8 });
    const left = t('Only {stockQuantity} left. Reduce the quantity to check out.', { stockQuantity: 3 });
    const tooMany = t('Only {available} available. Enter {available} or less.', { available: 3 });
    await addToCart(page, product.slug, 5);
    await story.open('/checkout');
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await clerk.setStock(product.id, 3);
    await placeOrder(page);
    await expect(summary(page)).toContainText(
      t('{name}: only {stock} left.', { name: product.name, stock: 3 }),
    );
    await expect(page.getByRole('textbox', { name: t('First name') })).toHaveValue('Ada');

    await test.step('the checkout that is opened now says it before anything is filled in', async () => {
      await story.open('/checkout');
      const note = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name });
      await expect(note.first()).toHaveText(t('{name}: {problem}', { name: product.name, problem: left }));
      await page.getByRole('textbox', { name: t('City') }).fill('Ottawa');
      // The summary has the same control.
      await page.locator('.notice').filter({ hasText: product.name }).getByText(t('Edit cart')).click();
      await expect(page.getByRole('heading', { level: 1, name: t('Cart') })).toBeVisible();
      await story.settled();
    });

    await test.step('the cart says it at the line, and a lower quantity can be ordered', async () => {
      await expect(page.getByRole('main')).toContainText(left);
      const quantity = page.getByRole('textbox', { name: t('Quantity of {name}', { name: product.name }) });
      const enter = async (count: string) => {
        await quantity.fill(count);
        if (story.withJavaScript) await quantity.blur();
        else {
          const line = page.getByRole('listitem').filter({ hasText: product.name });
          await line.getByRole('button', { name: t('Update') }).click();
        }
      };
      await enter('4');
      await expect(quantity).toHaveAccessibleDescription(tooMany);
      await expect(quantity).toHaveValue('4');
      await enter('3');
      await expect(page.getByRole('main')).not.toContainText(left);
      await expect(page.getByRole('main')).not.toContainText(tooMany);
      await story.open('/checkout');
      await fillCustomer(page);
      await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
      await placeOrder(page);
      await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
    });
  },
);

test('what sold out meanwhile is named', BILINGUAL_ONCE, async ({ page, story, clerk }) => {
  const product = await clerk.addProduct({ name: story.unique('Sold Out Cylinder'), stockQuantity: 8 });
  await addToCart(page, product.slug, 1);
  await story.open('/checkout');
  await fillCustomer(page);
  await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
  await clerk.setStock(product.id, 0);
  await placeOrder(page);
  await expect(summary(page)).toContainText(t('{name} is out of stock.', { name: product.name }));
  await story.open(`/product/${product.slug}`);
  await expect(page.getByRole('region', { name: t('Offer') })).toContainText(t('Out of Stock'));
});

test(
  'a cart that changed in another tab is shown again with its new total before it is paid',
  BILINGUAL_ONCE,
  async ({ page, story, context }) => {
    await fillCustomer(page);
    await choosePayment(page, 'Credit/Debit Card', 'Approve payment');
    await (await addOneInAnotherTab(context, 'Tri-Flow Lubricant with PTFE, 6 oz Aerosol')).close();

    await placeOrder(page);
    await expect(summary(page)).toContainText(
      t('Your cart or its prices changed. Check the new total, then place your order.'),
    );
    // 21.90 + 15.99 shipping + 8% tax.
    await expect(page.getByRole('complementary', { name: t('Order summary') })).toContainText(
      formatMoney(3964),
    );
    await expect(page.getByRole('button', { name: startingWith(t('Place Order')) })).toContainText(
      formatMoney(3964),
    );
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: t('Order Confirmed') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(formatMoney(3964));
    await story.open('/cart');
    await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
  },
);
