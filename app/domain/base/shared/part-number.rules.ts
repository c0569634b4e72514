import { t } from '~/i18n/text';

/** What identifies a product for people. The manufacturer's number may be empty. */
export interface ProductNumbers {
  productNumber: string;
  sku: string;
}

/** Returns whether two part numbers are equal, ignoring case, spaces, and hyphens. */
export function isSameNumber(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.replace(/[\s-]/g, '').toLowerCase());
  return a === b;
}

/** Formats the manufacturer's number, then our SKU if it differs: 'B60N 505 626, SKU SCH-B60N'. */
export function formatPartNumber({ productNumber, sku }: ProductNumbers): string {
  if (productNumber === '') return sku;
  return isSameNumber(productNumber, sku) ? productNumber : t`${productNumber}, SKU ${sku}`;
}
