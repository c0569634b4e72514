import type { Key, ReactNode } from 'react';

import type { Page } from '../../domain/base/shared/paging.rules';
import type { SortOrder } from '../../domain/base/shared/sort-order.rules';
import type { Query } from '../../paths';
import { DataTable, type Column } from '../data-table';
import { ItemsRange } from '../items-range';
import { Pager } from '../pager';
import type { Sorting } from '../sorted-heading';
import { EmptyList, type EmptyListProps } from './empty-list';
import { ListSearch } from './list-filter';
import { PageHead } from './page-head';

interface PagedListProps {
  page: Page;
  hrefOf: (page: number) => string;
  empty: EmptyListProps;
  children: ReactNode;
}

/** One page of a list between its range and its pager, or what to do while the list is empty. */
export function PagedList({ page, hrefOf, empty, children }: PagedListProps) {
  if (page.total === 0) return <EmptyList {...empty} />;
  return (
    <>
      <ItemsRange page={page} />
      {children}
      <Pager page={page} hrefOf={hrefOf} />
    </>
  );
}

interface ListTableProps<Row extends { id: Key }, By extends string> extends Omit<
  PagedListProps,
  'children'
> {
  rows: readonly Row[];
  columns: readonly (Column<Row, NoInfer<By>> | false)[];
  sorting?: Sorting<By>;
}

/** One page of a list as a table. */
export function ListTable<Row extends { id: Key }, By extends string = string>({
  empty,
  page,
  hrefOf,
  ...table
}: ListTableProps<Row, By>) {
  return (
    <PagedList page={page} hrefOf={hrefOf} empty={empty}>
      <DataTable rowKey="id" {...table} />
    </PagedList>
  );
}

interface ListFilter {
  q: string;
  order: SortOrder | undefined;
}

type SortOf<Filter extends ListFilter> = NonNullable<Filter['order']>['by'];

interface ListPageProps<Row extends { id: Key }, Filter extends ListFilter> {
  title: string;
  actions?: ReactNode;
  notice?: ReactNode;
  filter: Filter;
  /** The list's own URL, and the query of a filter. */
  path: (query?: Query) => string;
  buildQuery: (filter: Filter, page?: number) => Query;
  /** Links that filter by state. */
  states: ReactNode;
  /** What the search looks at. */
  searchBy: string;
  rows: readonly Row[];
  page: Page;
  columns: readonly Column<Row, SortOf<Filter>>[];
  empty: Omit<EmptyListProps, 'isFiltered' | 'clearTo'>;
}

/** A list that can be searched, filtered by state, and sorted. */
export function ListPage<Row extends { id: Key }, Filter extends ListFilter>(
  props: ListPageProps<Row, Filter>,
) {
  const { title, actions, notice, filter, path, buildQuery, states, searchBy, empty, ...table } = props;
  const { sort, ...query } = buildQuery(filter);
  const isFiltered = Object.values(query).some((value) => value !== undefined && value !== '');
  return (
    <>
      <PageHead title={title}>{actions}</PageHead>
      {notice}
      {states}
      <ListSearch
        hrefOf={path}
        name={title}
        label={searchBy}
        q={filter.q}
        hidden={{ ...query, q: undefined, sort }}
        isFiltered={isFiltered || sort !== undefined}
      />
      <ListTable
        {...table}
        empty={{ ...empty, isFiltered, clearTo: path() }}
        hrefOf={(number) => path(buildQuery(filter, number))}
        sorting={{
          order: filter.order,
          hrefOf: (order: SortOrder<SortOf<Filter>>) => path(buildQuery({ ...filter, order })),
        }}
      />
    </>
  );
}
