import {
  formatCutOff,
  formatDeliveryEstimate,
  formatShortMoney,
  type Settings,
} from '../../domain/base/settings/settings.rules';
import { paths } from '../../paths';
import { t } from '~/i18n/text';

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
  const cutOff = formatCutOff(settings);
  const freeFrom = formatShortMoney(settings.freeShippingClaimCents);
  const deliveryEstimate = formatDeliveryEstimate(settings);
  return [
    {
      eyebrow: t`Professional solutions`,
      title: t`The right part, shipped same day`,
      text: t`Order before ${cutOff} on a business day.`,
      more: { name: t`Quick order`, to: paths.quickOrder() },
    },
    {
      ...(programmingSaving > 0
        ? {
            eyebrow: t`Exclusive sale`,
            title: t`${programmingSaving}% off programming devices`,
            text: t`Programmers, tablets, and diagnostic tools.`,
          }
        : {
            eyebrow: t`Programming devices`,
            title: t`Programmers for every make`,
            text: t`Programmers, tablets, and diagnostic tools from the brands you work with.`,
          }),
      more: { name: t`Shop programmers`, to: paths.products({ category: 'programming' }) },
    },
    {
      eyebrow: t`Free shipping`,
      title: t`Free shipping on orders of ${freeFrom}+`,
      text: t`Delivered in ${deliveryEstimate}.`,
      more: { name: t`Browse the catalog`, to: paths.products() },
    },
  ];
}

/** Parses the slide in the URL, which counts from 1: `?slide=2`. */
export function parseHeroSlide(params: URLSearchParams): number {
  const number = Number(params.get('slide'));
  return Number.isInteger(number) && number >= 1 && number <= SLIDES ? number - 1 : 0;
}
