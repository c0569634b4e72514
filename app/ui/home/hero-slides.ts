import { paths } from '../../paths';

/** SPEC 2.3: the three slides of the home page. */
export const HERO_SLIDES = [
  {
    eyebrow: 'Professional solutions',
    title: 'The right part today, with a customer waiting',
    text: 'Keys, locks, hardware and machines from stock. Order before 3 PM EST and it leaves the same day.',
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
    title: 'Free shipping on orders of $299+',
    text: 'Fill one box for the week: 2-3 business days to your door, from the branch that has it in stock.',
    more: { name: 'Order by part number', to: paths.quickOrder() },
  },
] as const;

/** In addresses the slides count from 1: `?slide=2`. */
export function heroSlideIn(params: URLSearchParams): number {
  const number = Number(params.get('slide'));
  return Number.isInteger(number) && number >= 1 && number <= HERO_SLIDES.length ? number - 1 : 0;
}
