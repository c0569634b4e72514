import { Link, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

import { MIN_COMPARED, MAX_COMPARED } from '../../domain/goods/catalog/compare.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { useHydrated } from '../use-hydrated';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

/** The products of a list that are selected for comparison. */
export interface ComparePicks {
  picked: number[];
  toggle: (id: number) => void;
}

/** @param initial what the address says is picked. Put the ref around the checkboxes. */
export function useComparePicks(initial: number[]): ComparePicks & { around: RefObject<HTMLDivElement> } {
  const around = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(initial);
  useEffect(() => {
    // What was picked before this script ran counts too.
    const boxes = around.current?.querySelectorAll<HTMLInputElement>('input[name=product]:checked') ?? [];
    const early = [...boxes].map((box) => Number(box.value));
    if (early.length > 0) setPicked((ids) => [...new Set([...ids, ...early])].slice(0, MAX_COMPARED));
  }, []);
  const toggle = (id: number) =>
    setPicked((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  return { picked, toggle, around };
}

interface CompareCheckboxProps {
  product: { id: number; name: string };
  picks: ComparePicks;
}

/** The Compare checkbox of a product (SPEC 2.5). */
export function CompareCheckbox({ product: { id, name }, picks: { picked, toggle } }: CompareCheckboxProps) {
  const isPicked = picked.includes(id);
  return (
    <label className="check check--compare">
      <input
        type="checkbox"
        name="product"
        value={id}
        aria-label={t`Compare: ${name}`}
        checked={isPicked}
        disabled={!isPicked && picked.length >= MAX_COMPARED}
        onChange={() => toggle(id)}
      />
      <Trans>Compare</Trans>
    </label>
  );
}

/** Opens the comparison. Selections on other pages of the list are hidden fields. */
export function CompareBar({ picked, listed }: { picked: readonly number[]; listed: readonly number[] }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  // The form around stays where it is on the page; a comparison begins at its top.
  const compare = (event: MouseEvent) => {
    event.preventDefault();
    navigate(paths.compare({ product: picked.map(String) }));
  };
  const count = picked.length;
  return (
    <div className={picked.length > 0 ? 'compare-bar compare-bar--on' : 'compare-bar'}>
      {picked
        .filter((id) => !listed.includes(id))
        .map((id) => (
          <input key={id} type="hidden" name="product" value={id} />
        ))}
      <p aria-live="polite">
        {picked.length === 0
          ? t`Select ${MIN_COMPARED} to ${MAX_COMPARED} products to compare.`
          : t`${count} of ${MAX_COMPARED} selected.`}
        {picked.length === 1 && ` ${t`Select one more.`}`}
      </p>
      {(!hydrated || picked.length >= MIN_COMPARED) && (
        <button type="submit" name="compare" value="1" className="btn btn--ink" onClick={compare}>
          <Icon name="columns-3" />
          <Trans>Compare</Trans>
        </button>
      )}
      {hydrated && picked.length > 0 && (
        <Link className="btn" to="?" reloadDocument>
          <Trans>Clear</Trans>
        </Link>
      )}
    </div>
  );
}
