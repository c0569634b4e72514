import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

import { matchesLiveFilter, NO_FILTER, type LiveFilter } from '../../domain/goods/search/live-filter.rules';

/** The filtered cards of a page. */
export interface LiveFilterCounts {
  shown: number;
  total: number;
}

export interface LiveFilterControls {
  /** Readies the note of the counts before it says something, so that it is announced. */
  start: () => void;
  setFilter: (filter: LiveFilter) => void;
}

interface LiveFiltering {
  filter: LiveFilter;
  counts: LiveFilterCounts;
  isUsed: boolean;
  controls: LiveFilterControls;
}

const UNUSED = { filter: NO_FILTER, counts: { shown: 0, total: 0 } };

/** Filters the page live (SPEC 4) and counts what is left. Another page isn't filtered by the last one's text. */
export function useLiveFilter(): LiveFiltering {
  const { key } = useLocation();
  const [used, setUsed] = useState<typeof UNUSED & { at: string }>();
  if (used !== undefined && used.at !== key) setUsed(undefined);
  useEffect(() => {
    filterPage(NO_FILTER);
  }, [key]);
  return {
    ...(used ?? UNUSED),
    isUsed: used !== undefined,
    controls: {
      start: () => setUsed((current) => current ?? { at: key, ...UNUSED }),
      setFilter: (filter) => setUsed({ at: key, filter, counts: filterPage(filter) }),
    },
  };
}

/** Shows or hides every element with `data-name`, anywhere on the page. */
function filterPage(filter: LiveFilter): LiveFilterCounts {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-name]')];
  for (const element of elements) {
    const { name = '', category = '', make = '' } = element.dataset;
    element.hidden = !matchesLiveFilter({ name, category, make }, filter);
  }
  return { shown: elements.filter(({ hidden }) => !hidden).length, total: elements.length };
}
