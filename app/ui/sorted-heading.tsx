import { Link } from '@remix-run/react';

import { getNextSortOrder, type SortOrder } from '../domain/base/shared/sort-order.rules';

/** The sort order of a list, and the URLs of others. */
export interface Sorting<By extends string> {
  /** Undefined for the default order. */
  order: SortOrder | undefined;
  /** URL of the first page in another order. */
  hrefOf: (order: SortOrder<By>) => string;
}

interface SortedHeadingProps<By extends string> {
  /** Undefined if the table can't be sorted. */
  sorting: Sorting<By> | undefined;
  by: By;
  name: string;
  isNumber?: boolean;
}

/** A column heading that sorts the list: ascending, then descending. */
export function SortedHeading<By extends string>(props: SortedHeadingProps<By>) {
  const { sorting, by, name, isNumber = false } = props;
  const className = isNumber ? 'num' : undefined;
  if (sorting === undefined)
    return (
      <th scope="col" className={className}>
        {name}
      </th>
    );
  const { order, hrefOf } = sorting;
  const isSorted = order?.by === by;
  const isDescending = isSorted && order.isDescending;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link className="sort-link" to={hrefOf(getNextSortOrder(by, order))} discover="none">
        {name}
        {isSorted && <span aria-hidden="true">{isDescending ? ' ↓' : ' ↑'}</span>}
      </Link>
    </th>
  );
}
