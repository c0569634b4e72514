import { Link } from '@remix-run/react';

import { getNextSortOrder, type SortOrder } from '../domain/base/shared/sort-order.rules';

/** How a list is sorted and how it is sorted otherwise. */
export interface Sorting<By extends string> {
  /** Undefined while the list has its usual order. */
  order: SortOrder | undefined;
  /** The list in another order: its filter stays, its pages begin at the first. */
  hrefOf: (order: SortOrder<By>) => string;
}

interface SortedHeadingProps<By extends string> {
  /** Undefined where the rows are a part of another page, and stand as they are. */
  sorting: Sorting<By> | undefined;
  by: By;
  name: string;
  isNumber?: boolean;
}

/** A column's heading that sorts the list: the first click up, the next one down. */
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
