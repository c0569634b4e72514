import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * Remix keeps a page's data when an action answers 4xx. Ours is then often what the answer is about: a toast, a new
 * total, a stock figure. Export it as `shouldRevalidate` where that is so.
 */
export const revalidateAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  (actionStatus !== undefined && actionStatus >= 400) || defaultShouldRevalidate;
