import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

export interface TourStep {
  id: string;
  /** The id of the target element. */
  target: string;
  title: string;
  content: string;
  /** The tip's position relative to its target. */
  position: 'top' | 'bottom' | 'left';
}

/** SPEC 2.9: the five stops of the guided tour. */
export const TOUR_STEPS = perLanguage(
  () =>
    [
      {
        id: 'logo',
        target: 'tour-logo',
        title: t`Welcome to Keyway`,
        content: t`Keys, locks, door hardware, and machines for locksmiths. Select the logo to return here.`,
        position: 'bottom',
      },
      {
        id: 'search',
        target: 'tour-search',
        title: t`Search by part number`,
        content: t`Enter a part number, name, brand, or FCC ID. Dashes and caps don’t matter.`,
        position: 'bottom',
      },
      {
        id: 'categories',
        target: 'tour-categories',
        title: t`Browse by category`,
        content: t`Filter each category by brand, type, and stock.`,
        position: 'bottom',
      },
      {
        id: 'products',
        target: 'tour-products',
        title: t`Price and stock at a glance`,
        content: t`Open Details for specifications and fitment.`,
        position: 'top',
      },
      {
        id: 'cart',
        target: 'tour-cart',
        title: t`Cart and checkout`,
        content: t`Shipping and tax appear before you pay. No account needed.`,
        position: 'left',
      },
    ] as const satisfies readonly TourStep[],
);

export type TourStopId = ReturnType<typeof TOUR_STEPS>[number]['id'];

/** In URLs, steps count from 1: `?tour=1` to `?tour=5`. */
export const TOUR_PARAM = 'tour';

/** Returns the index of the step in a URL. */
export function parseTourStep(params: URLSearchParams): number | undefined {
  const number = Number(params.get(TOUR_PARAM));
  return Number.isInteger(number) && number >= 1 && number <= TOUR_STEPS().length ? number - 1 : undefined;
}

const FLAG = 'tour-completed';

/** SPEC 4: stores in local storage that the tour ended. A browser may block storage; then nothing is stored. */
export function markTourCompleted(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // The tour will start again.
  }
}

export function isTourCompleted(): boolean {
  try {
    return localStorage.getItem(FLAG) === 'true';
  } catch {
    return false;
  }
}

export function forgetTour(): void {
  try {
    localStorage.removeItem(FLAG);
  } catch {
    // Nothing was stored.
  }
}
