import { Form, Link } from '@remix-run/react';

import { FEWEST_COMPARED, MOST_COMPARED } from '../../domain/catalogue/compare.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { useHydrated } from '../use-hydrated';

const FORM = 'compare-form';

/** Which products are picked, and how to pick one. */
export interface Comparison {
  picked: number[];
  pick: (id: number, isPicked: boolean) => void;
}

/** SPEC 2.5: the Compare checkbox of a card. It belongs to the form of the bar, wherever it stands. */
export function CompareCheckbox({
  product,
  comparison: { picked, pick },
}: {
  product: { id: number; name: string };
  comparison: Comparison;
}) {
  const isPicked = picked.includes(product.id);
  return (
    <label className="check check--compare">
      <input
        type="checkbox"
        name="product"
        value={product.id}
        form={FORM}
        aria-label={`Compare: ${product.name}`}
        checked={isPicked}
        disabled={!isPicked && picked.length >= MOST_COMPARED}
        onChange={(event) => pick(product.id, event.currentTarget.checked)}
      />
      Compare
    </label>
  );
}

/** Sends what is picked to the comparison. Picks of other pages of the list come along as hidden fields. */
export function CompareBar({ comparison: { picked }, listed }: { comparison: Comparison; listed: number[] }) {
  const hydrated = useHydrated();
  return (
    <Form
      method="get"
      action={paths.compare()}
      id={FORM}
      className={picked.length > 0 ? 'compare-bar compare-bar--on' : 'compare-bar'}
    >
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
    </Form>
  );
}
