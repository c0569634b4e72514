import { formatCutOff, formatShortMoney, type Settings } from '../../domain/base/settings/settings.rules';
import { paths } from '../../paths';

/** Number of slides (SPEC 2.3). */
const SLIDES = 3;

export interface HeroSlide {
  eyebrow: string;
  title: string;
  text: string;
  more: { name: string; to: string };
}

/**
 * Returns the slides of the home page (SPEC 2.3), with values from the settings.
 *
 * @param programmingSaving largest saving on a programming device in percent; 0 if none is on sale.
 */
export function getHeroSlides(settings: Settings, programmingSaving: number): HeroSlide[] {
  return [
    {
      eyebrow: 'Professional solutions',
      title: 'The right part, today',
      text: `Order before ${formatCutOff(settings)} for same-day shipping.`,
      more: { name: 'Browse the catalog', to: paths.products() },
    },
    {
      ...(programmingSaving > 0
        ? {
            eyebrow: 'Exclusive sale',
            title: `${programmingSaving}% off programming devices`,
            text: `Up to ${programmingSaving}% off select programmers, tablets, and diagnostic tools.`,
          }
        : {
            eyebrow: 'Programming devices',
            title: 'Programmers for every make',
            text: 'Programmers, tablets, and diagnostic tools from the brands you work with.',
          }),
      more: { name: 'Shop programming devices', to: paths.products({ category: 'programming' }) },
    },
    {
      eyebrow: 'Free shipping',
      title: `Free shipping on orders of ${formatShortMoney(settings.freeShippingClaimCents)}+`,
      text: `Delivered in ${settings.deliveryEstimate}.`,
      more: { name: 'Order by part number', to: paths.quickOrder() },
    },
  ];
}

/** Parses the slide in the URL, which counts from 1: `?slide=2`. */
export function parseHeroSlide(params: URLSearchParams): number {
  const number = Number(params.get('slide'));
  return Number.isInteger(number) && number >= 1 && number <= SLIDES ? number - 1 : 0;
}
