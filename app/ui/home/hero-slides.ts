import { formatCutOff, formatShortMoney, type Settings } from '../../domain/base/settings/settings.rules';
import { paths } from '../../paths';

/** Number of slides (SPEC 2.3). */
const SLIDES = 3;

interface HeroSlide {
  eyebrow: string;
  title: string;
  text: string;
  more: { name: string; to: string };
}

/** Returns the slides of the home page (SPEC 2.3), with values from the settings. */
export function getHeroSlides(settings: Settings): HeroSlide[] {
  return [
    {
      eyebrow: 'Professional solutions',
      title: 'The right part, today',
      text: `Order before ${formatCutOff(settings)} for same-day shipping.`,
      more: { name: 'Browse the catalog', to: paths.products() },
    },
    {
      eyebrow: 'Exclusive sale',
      title: '50% off programming devices',
      text: 'Programmers, pads and diagnostic tools.',
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
