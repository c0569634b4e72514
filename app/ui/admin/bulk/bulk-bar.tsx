import { Form } from '@remix-run/react';
import { useState, type ChangeEvent } from 'react';

import {
  buildProductFilterQuery,
  type AdminProductFilter,
} from '../../../domain/goods/catalog/listing/admin-product-list.rules';
import { paths } from '../../../paths';
import { useHydrated } from '../../use-hydrated';
import { formatNumber } from '../../grouped';

/** The form that the checkboxes of the list's rows belong to, wherever they stand. */
export const BULK_FORM = 'bulk-selection';

interface BulkBarProps {
  filter: AdminProductFilter;
  /** How many the filter finds, on all pages. */
  total: number;
  /** The list as it stands. */
  returnTo: string;
}

/** What can be done with many products at once: those that were picked, or all that the filter finds. */
export function BulkBar({ filter, total, returnTo }: BulkBarProps) {
  const hydrated = useHydrated();
  const [isAll, setAll] = useState(false);
  const pickAll = (event: ChangeEvent<HTMLInputElement>) => {
    const { checked } = event.currentTarget;
    setAll(checked);
    for (const box of document.querySelectorAll(`input[name=productId][form=${BULK_FORM}]`))
      if (box instanceof HTMLInputElement) box.checked = checked;
  };
  return (
    <Form
      id={BULK_FORM}
      method="get"
      action={paths.admin.bulkChange()}
      className="cluster cluster--spread align-center cluster--apart"
      autoComplete="off"
    >
      {Object.entries(buildProductFilterQuery(filter)).map(
        ([name, value]) =>
          value !== undefined &&
          value !== '' && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <input type="hidden" name="returnTo" value={returnTo} />
      {hydrated && (
        <label className="check">
          <input type="checkbox" checked={isAll} onChange={pickAll} />
          <span>Select all on this page</span>
        </label>
      )}
      <button type="submit" className="btn btn--small">
        Change selected…
      </button>
      <button type="submit" className="btn btn--small" name="scope" value="filter">
        Change all {formatNumber(total)} found…
      </button>
    </Form>
  );
}
