import type { ProductChange } from './webhook-events.schema';

/** Combines two changes of a product into what a subscriber of neither needs to know. */
export function combineProductChanges(before: ProductChange, latest: ProductChange): ProductChange {
  if (latest === 'updated') return before;
  if (before === 'created' && latest === 'restored') return 'created';
  return latest;
}

/** Returns the change for a product that becomes active or inactive. */
export function getActiveChange(wasActive: boolean, isActive: boolean): ProductChange {
  if (wasActive === isActive) return 'updated';
  return isActive ? 'restored' : 'archived';
}
