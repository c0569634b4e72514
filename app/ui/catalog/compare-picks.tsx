import { Form, Link } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { FEWEST_COMPARED, MOST_COMPARED } from '../../domain/goods/catalog/compare.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { content, markup, type Markup } from '../markup/markup';
import { useHydrated } from '../use-hydrated';

const COMPARE_FORM = 'compare-form';
/** How the names of the checkboxes of cards begin. */
const COMPARE = 'vs';

/**
 * Which products are picked, and where their checkboxes are: put the ref around them. Most stand in text that React does
 * not know one by one, so they are read and set as the page has them.
 */
export function useComparePicks(initial: number[]): { picked: number[]; around: RefObject<HTMLDivElement> } {
  const around = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(initial);
  useEffect(() => {
    const element = around.current;
    // What was picked before this script ran counts too.
    const early = boxesIn(element).flatMap((box) => (box.checked ? [Number(box.value)] : []));
    if (early.length > 0) setPicked((ids) => [...new Set([...ids, ...early])].slice(0, MOST_COMPARED));
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !isBox(target)) return;
      const id = Number(target.value);
      setPicked((ids) => [...ids.filter((one) => one !== id), ...(target.checked ? [id] : [])]);
    };
    element?.addEventListener('change', change);
    return () => element?.removeEventListener('change', change);
  }, []);
  // After each rendering: the list may be another one.
  useEffect(() => {
    for (const box of boxesIn(around.current)) {
      box.checked = picked.includes(Number(box.value));
      box.disabled = !box.checked && picked.length >= MOST_COMPARED;
    }
  });
  return { picked, around };
}

function boxesIn(element: HTMLElement | null): HTMLInputElement[] {
  return [...(element?.querySelectorAll('input') ?? [])].filter(isBox);
}

function isBox(input: HTMLInputElement): boolean {
  return input.type === 'checkbox' && input.form?.id === COMPARE_FORM;
}

/** SPEC 2.5: the Compare checkbox of a product in a list. */
export function CompareCheckbox({ product, picked }: { product: ProductName; picked: readonly number[] }) {
  const inside = box(product.id, picked, markup` aria-label="Compare: ${product.name}"`);
  // The box is in its content.
  // eslint-disable-next-line jsx-a11y/label-has-associated-control
  return <label className="check check--compare" {...content(inside)} />;
}

/** The same as text, for a card. @param nameId the element with the product's name */
export function compareCheckbox({ id }: { id: number }, nameId: string, picked: readonly number[]): Markup {
  return markup`<label>${box(id, picked, markup` aria-labelledby="${COMPARE} ${nameId}"`)}</label>`;
}

function box(id: number, picked: readonly number[], label: Markup): Markup {
  const isPicked = picked.includes(id);
  const isFull = !isPicked && picked.length >= MOST_COMPARED;
  return markup`
    <input type="checkbox" name="product" value="${id}"${label}
      ${isPicked && markup` checked=""`}${isFull && markup` disabled=""`}/>Compare`;
}

interface ProductName {
  id: number;
  name: string;
}

/** The form of a list whose products can be compared: their checkboxes and the bar below them. */
export function CompareForm({ children }: { children: ReactNode }) {
  return (
    <Form method="get" action={paths.compare()} id={COMPARE_FORM} className="compare-form">
      <span className="hidden" id={COMPARE}>
        Compare:
      </span>
      {children}
    </Form>
  );
}

/** Sends what is picked to the comparison. Picks of other pages of the list come along as hidden fields. */
export function CompareBar({ picked, listed }: { picked: readonly number[]; listed: readonly number[] }) {
  const hydrated = useHydrated();
  return (
    <div className={picked.length > 0 ? 'compare-bar compare-bar--on' : 'compare-bar'}>
      {picked
        .filter((id) => !listed.includes(id))
        .map((id) => (
          <input key={id} type="hidden" name="product" value={id} />
        ))}
      <p aria-live="polite">
        {picked.length === 0
          ? `Pick ${FEWEST_COMPARED} to ${MOST_COMPARED} items to compare.`
          : `${picked.length} of ${MOST_COMPARED} picked.`}
        {picked.length === 1 && ' Pick one more to compare.'}
        {picked.length >= MOST_COMPARED && ' That is the most that fit side by side.'}
      </p>
      {(!hydrated || picked.length >= FEWEST_COMPARED) && (
        <button type="submit" className="btn btn--ink">
          <Icon name="columns-3" />
          Compare
        </button>
      )}
      {hydrated && picked.length > 0 && (
        <Link className="btn" to="?" reloadDocument>
          Clear
        </Link>
      )}
    </div>
  );
}
