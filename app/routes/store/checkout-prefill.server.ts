import type { AppLoadContext } from '@remix-run/node';

import { DRAFT_FIELDS, type TypedCheckout } from '../../domain/selling/checkout/checkout-progress.rules';
import {
  type AccountAddress,
  listAccountAddresses,
} from '../../domain/base/customers/account-addresses.server';
import { findUser, type SignedInUser } from '../../http/buyer.server';

export interface Prefilled {
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
    typed: chosen === undefined ? start : { ...start, ...toAddress(chosen) },
    addresses,
    chosenId: chosen?.id,
  };
}

function toFields({ account, user }: SignedInUser, addresses: readonly AccountAddress[]): TypedCheckout {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: account.phone,
    company: account.companyName,
    ...toAddress(addresses.find(({ isDefault }) => isDefault) ?? account),
  };
}

function toAddress(of: Pick<AccountAddress, 'address' | 'city' | 'state' | 'zipCode'>): TypedCheckout {
  return { address: of.address, city: of.city, state: of.state, zipCode: of.zipCode };
}

/** Finds the address a form button selects: 'address-12'. */
export function findChosenAddress(form: FormData): string | undefined {
  const intent = form.get('intent');
  return typeof intent === 'string' ? /^address-(\d{1,9})$/.exec(intent)?.[1] : undefined;
}
