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
export const TOUR_STEPS = [
  {
    id: 'logo',
    target: 'tour-logo',
    title: 'Welcome to Keyway',
    content:
      'A trade counter for locksmiths: keys, locks, door hardware and machines, with stock figures you can rely on. The name up here always brings you back to this page.',
    position: 'bottom',
  },
  {
    id: 'search',
    target: 'tour-search',
    title: 'Search by what is on the part',
    content:
      'Type a part number, a name, a brand or an FCC ID. Hyphens and capitals do not matter: nd80pdrho626 finds ND80PD-RHO-626.',
    position: 'bottom',
  },
  {
    id: 'categories',
    target: 'tour-categories',
    title: 'Or go by category',
    content:
      'Every category is in this menu. Inside one you can narrow by brand, by type and by what is in stock.',
    position: 'bottom',
  },
  {
    id: 'products',
    target: 'tour-products',
    title: 'Price and stock at a glance',
    content:
      'Each card says what it costs and whether it is on the shelf. Details has the specifications and fitment; Add to Cart takes one.',
    position: 'top',
  },
  {
    id: 'cart',
    target: 'tour-cart',
    title: 'Your cart, then the checkout',
    content:
      'The figure counts what you have added. Shipping and tax are shown before you pay, and you need no account to order.',
    position: 'left',
  },
] as const satisfies readonly TourStep[];

export type TourStopId = (typeof TOUR_STEPS)[number]['id'];

/** In URLs, steps count from 1: `?tour=1` to `?tour=5`. */
export const TOUR_PARAM = 'tour';

/** Returns the index of the step in a URL. */
export function parseTourStep(params: URLSearchParams): number | undefined {
  const number = Number(params.get(TOUR_PARAM));
  return Number.isInteger(number) && number >= 1 && number <= TOUR_STEPS.length ? number - 1 : undefined;
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
