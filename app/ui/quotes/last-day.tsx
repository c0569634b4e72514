import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { Day } from '../day';

/** The last day on which prices hold that end at this moment. */
export function LastDay({ of }: { of: string }) {
  return <Day on={getStoreDay(new Date(Date.parse(of) - 1))} />;
}
