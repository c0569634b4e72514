import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import type { Suggestions } from '../../domain/goods/catalog/listing/suggestions.queries.server';
import { vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { useAnswer } from '../use-answer';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** Suggestions are fetched after a pause this long. */
const PAUSE_MS = 120;
/** A single letter matches everything. */
const MIN_QUERY_LENGTH = 2;
const LONGEST = 100;
export const SUGGESTIONS_ID = 'search-suggestions';
export const NO_SUGGESTIONS = perLanguage(() => t`No suggestions. Press Enter to search.`);

interface Option {
  id: string;
  to: string;
}

/** Suggestions under a search box, as an ARIA combobox: arrows select, Enter opens, Escape closes. */
export function useSuggestions() {
  const { answer, isAsking, ask } = useAnswer<Suggestions>();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = useRef('');
  useEffect(() => {
    // One request at a time; the latest text is requested next.
    if (typed.length < MIN_QUERY_LENGTH || isAsking || asked.current === typed) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      ask(paths.suggestions(typed));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isAsking, ask]);

  const suggestions = answer?.q === typed ? answer : undefined;
  const options = toOptions(suggestions);
  const isShown = isOpen && typed.length >= MIN_QUERY_LENGTH && options.length > 0;
  const isNone =
    isOpen && typed.length >= MIN_QUERY_LENGTH && suggestions !== undefined && options.length === 0;
  const activeId = isShown ? options[active]?.id : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };

  return {
    suggestions,
    isShown,
    activeId,
    isNone,
    status: isShown ? countOptions(options.length) : isNone ? NO_SUGGESTIONS() : '',
    close,
    follow: (to: string) => {
      close();
      navigate(to);
    },
    boxProps: {
      onInput: (event: { currentTarget: { value: string } }) => {
        setTyped(event.currentTarget.value.trim().slice(0, LONGEST));
        setActive(-1);
        setIsOpen(true);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Escape') {
          if (isShown || isNone) event.preventDefault();
          return close();
        }
        const chosen = options[active];
        if (event.key === 'Enter') {
          if (isShown && chosen !== undefined) {
            event.preventDefault();
            navigate(chosen.to);
          }
          return close();
        }
        if (options.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        if (!isShown) return setIsOpen(true);
        // One position more than there are options: the box itself.
        const places = options.length + 1;
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive(((active + 1 + step + places) % places) - 1);
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget?.closest(`#${SUGGESTIONS_ID}`) == null) close();
      },
      'aria-expanded': isShown,
      'aria-controls': SUGGESTIONS_ID,
      'aria-activedescendant': activeId,
    },
  };
}

function toOptions(suggestions: Suggestions | undefined): Option[] {
  if (suggestions === undefined) return [];
  const { q, products, vehicles, categories } = suggestions;
  if (products.length + vehicles.length + categories.length === 0) return [];
  return [
    ...vehicles.map((vehicle) => ({ id: toVehicleId(vehicle), to: paths.vehicles(vehicleParams(vehicle)) })),
    ...products.map(({ slug }) => ({ id: `suggested-${slug}`, to: paths.product(slug) })),
    ...categories.map(({ slug }) => ({ id: `suggested-category-${slug}`, to: paths.category(slug) })),
    { id: 'suggested-all', to: paths.products({ q }) },
  ];
}

/** Returns the ID of a vehicle's option. */
export function toVehicleId(vehicle: Vehicle): string {
  return `suggested-vehicle-${Object.values(vehicleParams(vehicle)).join('-').replaceAll(' ', '-')}`;
}

const countOptions = (count: number) => t`${count} suggestions. Use the arrow keys.`;
