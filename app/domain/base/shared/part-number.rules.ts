import { t } from '~/i18n/text';

/** What identifies a product for people. The manufacturer's number may be empty. */
export interface ProductNumbers {
  productNumber: string;
  sku: string;
}

/** Formats the manufacturer's number, then our SKU if it differs: 'B60N 505 626, SKU SCH-B60N'. */
export function formatPartNumber({ productNumber, sku }: ProductNumbers): string {
  return ['', sku].includes(productNumber) ? sku : t`${productNumber}, SKU ${sku}`;
}
