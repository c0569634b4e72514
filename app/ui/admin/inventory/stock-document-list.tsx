import type { Page } from '../../../domain/base/shared/paging.rules';
import { adminPaths } from '../../../admin-paths';
import { type Query } from '../../../paths';
import { Breadcrumb } from '../../breadcrumb';
import type { Column } from '../../data-table';
import type { IconName } from '../../icon/icon-names';
import { useReturnHere } from '../back-to-list';
import { AddLink, TextLink } from '../links';
import { countStates, StatusLinks } from '../list-filter';
import { ListTable } from '../list-page';
import { PageHead } from '../page-head';
import { useHasPermission } from '../staff/use-has-permission';

interface StockDocumentListProps<Row extends { id: number }> {
  /** 'Count' or 'Transfer'. */
  one: string;
  icon: IconName;
  hint: string;
  states: Record<string, string>;
  counts: Record<string, number>;
  state: string | undefined;
  rows: Row[];
  page: Page;
  columns: Column<Row>[];
  hrefs: {
    list: (query?: Query) => string;
    create: () => string;
    show: (id: number, query?: Query) => string;
  };
}

/** The list of counts or transfers. */
export function StockDocumentList<Row extends { id: number }>(props: StockDocumentListProps<Row>) {
  const { one, icon, hint, states, counts, state, rows, page, columns, hrefs } = props;
  const may = useHasPermission();
  const returnHere = useReturnHere();
  const name = one.toLowerCase();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Inventory', to: adminPaths.inventory() }, { name: `${one}s` }]} />
      <PageHead title={`Stock ${name}s`}>
        {may('stock.adjust') && <AddLink to={hrefs.create()}>New {name}</AddLink>}
      </PageHead>
      <StatusLinks
        links={countStates(states, counts)}
        current={state}
        hrefOf={(value) => hrefs.list({ state: value })}
      />
      <ListTable
        rows={rows}
        page={page}
        columns={[
          {
            name: one,
            cell: ({ id }) => (
              <TextLink to={hrefs.show(id, returnHere)}>
                {one} {id}
              </TextLink>
            ),
          },
          ...columns,
        ]}
        hrefOf={(number) => hrefs.list({ state, page: number > 1 ? number : undefined })}
        empty={{
          icon,
          isFiltered: state !== undefined,
          filtered: `No ${name}s match your filters`,
          clearTo: hrefs.list(),
          empty: `No ${name}s yet`,
          hint,
        }}
      />
    </>
  );
}
