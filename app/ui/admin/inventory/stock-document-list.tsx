import type { Page } from '../../../domain/base/shared/paging.rules';
import { paths, type Query } from '../../../paths';
import { Breadcrumb } from '../../breadcrumb';
import { DataTable, type Column } from '../../data-table';
import { Icon } from '../../icon/icon';
import type { IconName } from '../../icon/icon-names';
import { ItemsRange } from '../../items-range';
import { Pager } from '../../pager';
import { useReturnHere } from '../back-to-list';
import { EmptyList } from '../empty-list';
import { StatusLinks } from '../list-filter';
import { useHasPermission } from '../staff/use-has-permission';
import { ButtonLink, TextLink } from '../links';

interface StockDocumentListProps<Row extends { id: number }> {
  /** One of them: 'Count', 'Transfer'. They are called by it and their number. */
  one: string;
  icon: IconName;
  /** What one does, said while there is none. */
  hint: string;
  /** State → its name, in their order, and how many there are of each. */
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

/** The list of the counts or of the transfers, by their states. */
export function StockDocumentList<Row extends { id: number }>(props: StockDocumentListProps<Row>) {
  const { one, icon, hint, states, counts, state, rows, page, columns, hrefs } = props;
  const may = useHasPermission();
  const returnHere = useReturnHere();
  const name = one.toLowerCase();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Inventory', to: paths.admin.inventory() }, { name: `${one}s` }]} />
      <div className="admin-head">
        <h1>Stock {name}s</h1>
        {may('stock.adjust') && (
          <ButtonLink look="primary" to={hrefs.create()}>
            <Icon name="plus" /> New {name}
          </ButtonLink>
        )}
      </div>
      <StatusLinks
        links={[
          { value: undefined, name: 'All', count: all },
          ...Object.entries(states).map(([value, stateName]) => ({
            value,
            name: stateName,
            count: counts[value] ?? 0,
          })),
        ]}
        current={state}
        hrefOf={(value) => hrefs.list({ state: value })}
      />
      {rows.length === 0 ? (
        <EmptyList
          icon={icon}
          isFiltered={state !== undefined}
          filtered={`No ${name}s match your filters`}
          clearTo={hrefs.list()}
          empty={`No ${name}s yet`}
          hint={hint}
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <DataTable
            rows={rows}
            rowKey="id"
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
          />
          <Pager
            page={page}
            hrefOf={(number) => hrefs.list({ state, page: number > 1 ? number : undefined })}
          />
        </>
      )}
    </>
  );
}
