import { t } from '~/i18n/text';
import { formatCutOff, formatDeliveryEstimate, type Settings } from '../../base/settings/settings.rules';

interface ShippedProduct {
  type: string;
  categorySlug: string;
  stockQuantity: number;
}

/** Ends the types, or else the addresses of the categories, that ship by freight carrier: 'Fire safes', 'doors-frames'. */
const FREIGHT = /\b(doors|frames|pairs|safes|machines)$/i;

/** Whether a product ships by freight carrier, on a day that is agreed by phone. */
export function isFreight({ type, categorySlug }: Omit<ShippedProduct, 'stockQuantity'>): boolean {
  return FREIGHT.test(type || categorySlug);
}

/** Returns what a product's page and the API promise about its shipping. */
export function describeShipping(product: ShippedProduct, settings: Settings): string[] {
  if (product.stockQuantity <= 0) return [t`Out of stock. Call for an expected date`];
  if (isFreight(product)) return [t`Ships by freight carrier`, t`We call you to schedule delivery`];
  const cutOff = formatCutOff(settings);
  const deliveryEstimate = formatDeliveryEstimate(settings);
  return [t`Ships same day if ordered before ${cutOff}`, t`Delivered in ${deliveryEstimate}`];
}
