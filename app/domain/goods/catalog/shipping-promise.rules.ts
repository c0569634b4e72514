import { t } from '~/i18n/text';
import { formatCutOff, formatDeliveryEstimate, type Settings } from '../../base/settings/settings.rules';

interface ShippedProduct {
  type: string;
  categoryName: string;
  stockQuantity: number;
}

/** Ends the types, or else the categories, that ship by freight carrier: 'Fire safes', 'Doors & Frames'. */
const FREIGHT = /\b(doors|frames|pairs|safes|machines)$/i;

/** Returns what a product's page and the API promise about its shipping. */
export function describeShipping(product: ShippedProduct, settings: Settings): string[] {
  if (product.stockQuantity <= 0) return [t`Out of stock. Call for a date before you order`];
  if (FREIGHT.test(product.type || product.categoryName))
    return [t`Ships by freight carrier`, t`We call you to schedule delivery`];
  const cutOff = formatCutOff(settings);
  const deliveryEstimate = formatDeliveryEstimate(settings);
  return [t`Ships same day if ordered before ${cutOff}`, t`Delivered in ${deliveryEstimate}`];
}
