import { getHoldHours, type Settings } from '../../base/settings/settings.rules';

const HOUR_MS = 60 * 60_000;

/** Returns when the stock of an unpaid order by transfer is released, in UTC ISO text. */
export function getHoldEnd(
  placedAt: string,
  settings: Settings,
  order: { isEmailUnconfirmed: boolean },
): string {
  return new Date(Date.parse(placedAt) + getHoldHours(settings, order) * HOUR_MS).toISOString();
}
