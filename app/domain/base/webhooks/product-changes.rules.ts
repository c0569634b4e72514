import type { ProductChange } from './webhook-events.schema';

/** Two changes of a product that are told as one: what somebody has to know who was told neither. */
export function combinedChange(before: ProductChange, latest: ProductChange): ProductChange {
  if (latest === 'updated') return before;
  if (before === 'created' && latest === 'restored') return 'created';
  return latest;
}

/** What became of a product that is in the store or not. */
export function changeOfActive(wasActive: boolean, isActive: boolean): ProductChange {
  if (wasActive === isActive) return 'updated';
  return isActive ? 'restored' : 'archived';
}
