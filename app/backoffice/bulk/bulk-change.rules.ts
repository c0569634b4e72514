import { percentText, formatMoney, MAX_CENTS, getShare } from '../../domain/base/shared/money.rules';
import type { BulkChange } from './bulk-change.schema';

/** The values of a product that a bulk change can set. */
export interface BulkState {
  priceCents: number;
  salePriceCents: number | null;
  isOnSale: boolean;
  categoryId: number;
  isActive: boolean;
  isFeatured: boolean;
}

type BulkResult =
  { outcome: 'change'; after: BulkState } | { outcome: 'same' } | { outcome: 'refused'; problem: string };

/** Applies a change to one product's state. */
export function applyBulkChange(before: BulkState, change: BulkChange): BulkResult {
  const after = { ...before, ...getDifference(before, change) };
  if (after.priceCents > MAX_CENTS) return refuse(`The price would exceed ${formatMoney(MAX_CENTS)}.`);
  if (after.isOnSale && after.salePriceCents !== null && after.salePriceCents >= after.priceCents)
    return refuse(
      `The sale price, ${formatMoney(after.salePriceCents)}, wouldn’t be lower than the price, ${formatMoney(after.priceCents)}.`,
    );
  return isSameState(before, after) ? { outcome: 'same' } : { outcome: 'change', after };
}

function refuse(problem: string): BulkResult {
  return { outcome: 'refused', problem };
}

function getDifference(before: BulkState, change: BulkChange): Partial<BulkState> {
  switch (change.kind) {
    case 'price-percent':
      return { priceCents: Math.max(1, getShare(before.priceCents, 10_000 + change.basisPoints)) };
    case 'price-amount':
      return { priceCents: Math.max(1, before.priceCents + change.cents) };
    case 'sale-percent':
      return getSaleChange(Math.max(1, getShare(before.priceCents, 10_000 - change.basisPoints)));
    case 'sale-price':
      return getSaleChange(change.cents);
    case 'sale-off':
      return before.isOnSale ? { isOnSale: false, salePriceCents: null } : {};
    case 'category':
      return { categoryId: change.categoryId };
    case 'active':
    case 'inactive':
      return { isActive: change.kind === 'active' };
    case 'featured':
    case 'unfeatured':
      return { isFeatured: change.kind === 'featured' };
  }
}

function getSaleChange(salePriceCents: number): Partial<BulkState> {
  return { isOnSale: true, salePriceCents };
}

export function isSameState(one: BulkState, other: BulkState): boolean {
  return (
    one.priceCents === other.priceCents &&
    one.salePriceCents === other.salePriceCents &&
    one.isOnSale === other.isOnSale &&
    one.categoryId === other.categoryId &&
    one.isActive === other.isActive &&
    one.isFeatured === other.isFeatured
  );
}

/** Describes a change, such as 'Prices up by 5%'. */
export function describeChange(change: BulkChange, categoryName: string | undefined): string {
  switch (change.kind) {
    case 'price-percent':
      return `Prices ${describeAdjustment(change.basisPoints)} by ${percentText(Math.abs(change.basisPoints))}`;
    case 'price-amount':
      return `Prices ${describeAdjustment(change.cents)} by ${formatMoney(Math.abs(change.cents))}`;
    case 'sale-percent':
      return `On sale, ${percentText(change.basisPoints)} off`;
    case 'sale-price':
      return `On sale for ${formatMoney(change.cents)}`;
    case 'sale-off':
      return 'Sale ended';
    case 'category':
      return `Moved to ${categoryName ?? 'a category'}`;
    case 'active':
      return 'Shown in the store';
    case 'inactive':
      return 'Hidden from the store';
    case 'featured':
      return 'Featured';
    case 'unfeatured':
      return 'No longer featured';
  }
}

function describeAdjustment(amount: number): string {
  return amount > 0 ? 'up' : 'down';
}
