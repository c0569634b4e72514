import { formatHours, getHoldHours, type Settings } from '../../base/settings/settings.rules';
import { t } from '~/i18n/text';

const HOUR_MS = 60 * 60_000;

/** Returns when the stock of an unpaid order by transfer is released, in UTC ISO text. */
export function getHoldEnd(
  placedAt: string,
  settings: Settings,
  order: { isEmailUnconfirmed: boolean },
): string {
  return new Date(Date.parse(placedAt) + getHoldHours(settings, order) * HOUR_MS).toISOString();
}

/**
 * Says how long the goods of an order by transfer are held, or what the order needs first.
 *
 * @param guestUnits the units a guest orders; undefined if no email address has to be confirmed.
 */
export function describeTransferHold(settings: Settings, guestUnits: number | undefined): string {
  const { unconfirmedUnitsMax } = settings;
  const full = formatHours(settings.transferHours);
  if (guestUnits === undefined) return t`we hold your items for ${full}.`;
  if (guestUnits > unconfirmedUnitsMax)
    return t`to order more than ${unconfirmedUnitsMax} units, confirm your email address first. We’ll email you a link when you place the order.`;
  const short = formatHours(getHoldHours(settings, { isEmailUnconfirmed: true }));
  return t`we hold your items for ${short}, or ${full} once you confirm your email address.`;
}
