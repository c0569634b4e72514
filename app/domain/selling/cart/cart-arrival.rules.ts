import { promiseArrival, type ArrivalPromise } from '../../base/settings/arrival.rules';
import type { Settings } from '../../base/settings/settings.rules';

/** Says when the cart's lines arrive together; undefined if some ship by freight carrier or are short. */
export function promiseCartArrival(
  lines: readonly { isFreight: boolean; isAvailable: boolean }[],
  settings: Settings,
  now: Date,
): ArrivalPromise | undefined {
  if (lines.some((line) => line.isFreight || !line.isAvailable)) return undefined;
  return promiseArrival(settings, now);
}
