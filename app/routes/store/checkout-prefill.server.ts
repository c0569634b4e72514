import type { AppLoadContext } from '@remix-run/node';

import { DRAFT_FIELDS, type TypedCheckout } from '../../domain/selling/checkout/draft-fields.rules';
import {
  listAccountAddresses,
  type AccountAddress,
} from '../../domain/base/customers/account-addresses.queries.server';
import { findUser, type SignedInUser } from '../../http/buyer.server';

export interface Prefilled {
  /** What the form starts with. */
  typed: TypedCheckout;
  /** The account's addresses, for the buyer to choose from; none for a guest. */
  addresses: AccountAddress[];
  /** The one that the page's own address asks for. */
  chosenId: number | undefined;
}

/**
 * What a checkout's form starts with for a signed-in buyer who has typed nothing yet: who they are, and the account's
 * default address. `?address=` chooses another of the account's own addresses, also over one that was typed. Nothing
 * is written: it becomes a draft when the buyer sends or changes it.
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

/** The address that a checkout's form asks for by one of its buttons: 'address-12'. */
export function findChosenAddress(form: FormData): string | undefined {
  const intent = form.get('intent');
  return typeof intent === 'string' ? /^address-(\d{1,9})$/.exec(intent)?.[1] : undefined;
}
