import type { AppLoadContext } from '@remix-run/node';

import {
  type DraftPart,
  listDraftFields,
  DRAFT_FIELDS,
  type TypedCheckout,
} from '../../domain/selling/checkout/checkout-progress.rules';
import { saveCheckoutDraft } from '../../domain/selling/checkout/checkout-drafts.server';
import {
  type AccountAddress,
  listAccountAddresses,
} from '../../domain/base/customers/account-addresses.server';
import { findUser, type SignedInUser } from '../../http/buyer.server';
import type { Cart } from '../../domain/selling/cart/cart.queries.server';
import {
  findMethodNote,
  isCharged,
  isListedMethod,
  PAYMENT_METHODS,
} from '../../domain/selling/checkout/payment-methods.rules';
import { describeTransferHold } from '../../domain/selling/orders/unpaid-holds.rules';
import { isSandboxMethod } from '../../domain/selling/payments/payment-providers.server';
import { PAYMENT_METHOD_REQUIRED } from '../../domain/selling/checkout/checkout-toasts.rules';
import { findRegionQuestion } from '../../domain/base/shared/postal-regions.rules';
import { randomKey } from '../../domain/base/shared/random.server';
import { createToastHeaders } from '../../http/toast.server';
import { containsCardNumber } from '../../domain/base/shared/card-number.rules';
import { CARD_NUMBER_REFUSED } from '../../domain/base/customers/customer-info.schema';
import { refuseForm } from '../../http/form.server';
import { settingsOf } from '../../http/settings.server';

/** Saves a form's parts to the checkout draft. */
export async function saveTyped(
  { db }: AppLoadContext,
  cartId: string,
  form: FormData,
  parts: readonly DraftPart[],
): Promise<void> {
  const entered = listDraftFields(parts).map((name) => [name, getText(form, name)] as const);
  await saveCheckoutDraft(db, cartId, parts, Object.fromEntries(entered));
}

function getText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

interface Prefilled {
  /** Initial form values. */
  typed: TypedCheckout;
  /** The account's addresses; empty for guests. */
  addresses: AccountAddress[];
  /** The address selected in the URL. */
  chosenId: number | undefined;
}

/**
 * Prefills the checkout for signed-in buyers without a draft: contact and default address. `?address=` selects
 * another one, even over typed input. Nothing is written until the buyer submits or edits it.
 */
export async function prefillCheckout(
  context: AppLoadContext,
  request: Request,
  typed: TypedCheckout,
): Promise<Prefilled> {
  const signedIn = await findUser(context, request);
  if (signedIn === undefined) return { typed, addresses: [], chosenId: undefined };
  const addresses = await listAccountAddresses(context.db, signedIn.account.id);
  const asked = new URL(request.url).searchParams.get('address');
  const chosen = addresses.find(({ id }) => String(id) === asked);
  const isDraft = DRAFT_FIELDS.shipping.some((name) => (typed[name] ?? '') !== '');
  const start = isDraft ? typed : { ...typed, ...toFields(signedIn, addresses) };
  return {
    typed: chosen === undefined ? start : { ...start, ...toSavedAddress(chosen) },
    addresses,
    chosenId: chosen?.id,
  };
}

function toFields({ account, user }: SignedInUser, addresses: readonly AccountAddress[]): TypedCheckout {
  const saved = addresses.find(({ isDefault }) => isDefault);
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: account.phone,
    company: account.companyName,
    ...(saved === undefined ? toAddress(account) : toSavedAddress(saved)),
  };
}

function toAddress(of: Pick<AccountAddress, 'address' | 'city' | 'state' | 'zipCode'>): TypedCheckout {
  return { address: of.address, city: of.city, state: of.state, zipCode: of.zipCode };
}

/** Its ZIP code was confirmed when it was saved. */
function toSavedAddress(saved: AccountAddress): TypedCheckout {
  return { ...toAddress(saved), zipConfirmed: findRegionQuestion(saved) ?? '' };
}

/** Finds the address a form button selects: 'address-12'. */
export function findChosenAddress(form: FormData): string | undefined {
  const intent = form.get('intent');
  return typeof intent === 'string' ? /^address-(\d{1,9})$/.exec(intent)?.[1] : undefined;
}

/**
 * Reads what payment pages need: a checkout token and the available methods.
 *
 * @param cart without a count for a quote, whose guests needn't confirm their email address.
 */
export async function readPaymentChoices(
  context: AppLoadContext,
  { buyer, count }: Pick<Cart, 'buyer'> & Partial<Pick<Cart, 'count'>>,
) {
  const { payments } = context;
  const settings = await settingsOf(context);
  return {
    checkoutToken: randomKey(),
    isSandbox: payments.isSandbox,
    onAccount: buyer?.onAccount,
    transferNote: describeTransferHold(settings, buyer === undefined ? count : undefined),
    methods: Object.keys(PAYMENT_METHODS)
      .filter(isListedMethod)
      .filter((method) => !isCharged(method) || payments.forMethod(method) !== undefined)
      .map((method) => ({
        method,
        note: findMethodNote(method),
        isSandbox: isSandboxMethod(payments, method),
      })),
  };
}

/** Adds a toast for a missing payment method (SPEC 8). */
export async function addMethodToast(
  context: AppLoadContext,
  form: FormData,
  problem: Response,
): Promise<Response> {
  if (String(form.get('paymentMethod') ?? '') === '') {
    await createToastHeaders(context, PAYMENT_METHOD_REQUIRED(), problem.headers);
  }
  return problem;
}

/** Refuses forms with a likely card number in any field, and doesn't return it (DESIGN 2). */
export function refuseCardNumbers(context: AppLoadContext, form: FormData): Response | undefined {
  const cards = listCardFields(form);
  if (cards.length === 0) return undefined;
  const blank = Object.fromEntries(cards.map((name) => [name, '']));
  const fieldErrors = Object.fromEntries(cards.map((name) => [name, CARD_NUMBER_REFUSED()]));
  return refuseForm(context, form, fieldErrors, { replace: blank });
}

/** Lists the fields with likely card numbers; the token is ours and random. */
function listCardFields(form: FormData): string[] {
  return [...form]
    .filter(
      ([name, value]) => name !== 'checkoutToken' && (typeof value !== 'string' || containsCardNumber(value)),
    )
    .map(([name]) => name);
}
