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
      title: 'The right part today, with a customer waiting',
      text: `Keys, locks, hardware and machines from stock. Order before ${formatCutOff(settings)} and it leaves the same day.`,
      more: { name: 'Browse the catalogue', to: paths.products() },
    },
    {
      eyebrow: 'Exclusive sale',
      title: '50% off programming devices',
      text: 'Up to half off marked programmers, pads and diagnostic tools while the sale lasts.',
      more: { name: 'See programming devices', to: paths.products({ category: 'programming' }) },
    },
    {
      eyebrow: 'Free shipping',
      title: `Free shipping on orders of ${formatShortMoney(settings.freeShippingClaimCents)}+`,
      text: `Fill one box for the week: ${settings.deliveryEstimate} to your door, from the branch that has it in stock.`,
      more: { name: 'Order by part number', to: paths.quickOrder() },
    },
  ];
}

/** Parses the slide in the URL, which counts from 1: `?slide=2`. */
export function parseHeroSlide(params: URLSearchParams): number {
  const number = Number(params.get('slide'));
  return Number.isInteger(number) && number >= 1 && number <= SLIDES ? number - 1 : 0;
}
