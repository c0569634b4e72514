import { sql } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { Settings } from '../../base/settings/settings.rules';
import { ConflictError } from '../../base/shared/errors';
import { formatMoney } from '../../base/shared/money.rules';
import { isEmailConfirmed, lockUnpaidHolds } from './email-confirmation.server';
import { t } from '~/i18n/text';

interface Hold {
  cartId: string;
  email: string;
  /** Hash of the client's address, '' if unknown; undefined if unpaid orders aren't limited. */
  placedFrom: string | undefined;
  units: number;
  totalCents: number;
}

/** The address must be confirmed to hold that many units. */
export class UnconfirmedEmailError extends ConflictError {}

/**
 * Limits what people without an account can hold by promising a transfer: otherwise a few orders could take all stock for
 * days (decision 0051). Orders count together by email, visitor, or client address.
 *
 * @returns whether the address still has to be confirmed.
 * @throws ConflictError if the new order would exceed a limit, UnconfirmedEmailError if it wouldn't once confirmed.
 */
export async function checkGuestHold(
  trx: Trx,
  hold: Hold,
  settings: Settings,
): Promise<{ isEmailUnconfirmed: boolean }> {
  // Of two orders at once, the second must see the first.
  await lockUnpaidHolds(trx);
  const isEmailUnconfirmed = !(await isEmailConfirmed(trx, hold.email));
  if (hold.placedFrom === undefined) return { isEmailUnconfirmed };
  const open = await sumOpenHolds(trx, { ...hold, placedFrom: hold.placedFrom });
  const isOver =
    open.orders + 1 > settings.unpaidOrdersMax ||
    open.units + hold.units > settings.unpaidUnitsMax ||
    open.cents + hold.totalCents > settings.unpaidValueMaxCents;
  if (isOver) throw new ConflictError(describeMostUnpaid(settings));
  const { unconfirmedUnitsMax } = settings;
  if (isEmailUnconfirmed && open.units + hold.units > unconfirmedUnitsMax)
    throw new UnconfirmedEmailError(
      t`Confirm your email address to order more than ${unconfirmedUnitsMax} units.`,
    );
  return { isEmailUnconfirmed };
}

function describeMostUnpaid({ unpaidOrdersMax, unpaidUnitsMax, unpaidValueMaxCents }: Settings): string {
  const value = formatMoney(unpaidValueMaxCents);
  return t`Without an account, you can have up to ${unpaidOrdersMax} unpaid Zelle or e-Transfer orders, with up to ${unpaidUnitsMax} units and ${value} in total. Pay by card, or sign in to a trade account.`;
}

async function sumOpenHolds(
  trx: Trx,
  { cartId, email, placedFrom }: Pick<Hold, 'cartId' | 'email'> & { placedFrom: string },
) {
  return (
    trx
      .selectFrom('orders as o')
      .innerJoin('order_lines as l', 'l.order_id', 'o.id')
      .select([
        sql<number>`count(distinct o.id)`.as('orders'),
        sql<number>`coalesce(sum(l.quantity), 0)`.as('units'),
        sql<number>`coalesce(sum(l.total_cents), 0)`.as('cents'),
      ])
      .where('o.state', '=', 'awaiting_transfer')
      .where('o.customer_id', 'is', null)
      // A quote was priced by staff, who know what they promise.
      .where('o.cart_id', 'is not', null)
      .where((build) =>
        build.or([
          build('o.cart_id', '=', cartId),
          build(build.fn('lower', ['o.email']), '=', email.toLowerCase()),
          ...(placedFrom === '' ? [] : [build('o.placed_from', '=', placedFrom)]),
        ]),
      )
      .executeTakeFirstOrThrow()
  );
}
