import { Form, Link, useSubmit } from '@remix-run/react';
import type { ChangeEvent, ReactNode } from 'react';

import {
  listingParams,
  PAGE_SIZES,
  SORTS,
  type ListingQuery,
  type View,
} from '../../domain/catalogue/listing.rules';
import { withQuery } from '../../paths';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { useHydrated } from '../use-hydrated';
import { KeptParams } from './kept-params';

const VIEW_ICONS: Record<View, { icon: IconName; name: string }> = {
  grid: { icon: 'layout-grid', name: 'Grid view' },
  list: { icon: 'list', name: 'List view' },
};

interface ListingControlsProps {
  path: string;
  query: ListingQuery;
  /** As the page shows it: the query may leave it to the category. */
  view: View;
  range: ReactNode;
}

/** Order, page size and view. With JavaScript a choice applies at once; the button is for those without. */
export function ListingControls({ path, query, view: shown, range }: ListingControlsProps) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const apply = (event: ChangeEvent<HTMLSelectElement>) => submit(event.currentTarget.form);
  return (
    <div className="listing__controls">
      {range}
      <Form method="get" action={path} className="listing__order" autoComplete="off">
        <KeptParams query={query} except={['sort', 'pageSize', 'page']} />
        <label htmlFor="sort">Sort</label>
        <select
          className="select"
          id="sort"
          name="sort"
          key={query.sort}
          defaultValue={query.sort}
          onChange={apply}
        >
          {Object.entries(SORTS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <label htmlFor="pageSize">Per page</label>
        <select
          className="select"
          id="pageSize"
          name="pageSize"
          key={`size-${query.pageSize}`}
          defaultValue={query.pageSize}
          onChange={apply}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
        {!hydrated && (
          <button type="submit" className="btn">
            Apply
          </button>
        )}
      </Form>
      <div className="listing__views">
        {(['grid', 'list'] as const).map((view) => (
          <Link
            key={view}
            className="icon-btn"
            to={withQuery(path, listingParams({ ...query, view }))}
            aria-label={VIEW_ICONS[view].name}
            aria-current={shown === view ? 'true' : undefined}
            discover="none"
            preventScrollReset
          >
            <Icon name={VIEW_ICONS[view].icon} />
          </Link>
        ))}
      </div>
    </div>
  );
}
