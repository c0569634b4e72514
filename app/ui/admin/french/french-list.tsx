import { Link } from '@remix-run/react';

import {
  buildFrenchQuery,
  FRENCH_KINDS,
  type FrenchFilter,
  type FrenchKind,
} from '../../../backoffice/french/french-kinds.rules';
import type { FrenchItem } from '../../../backoffice/french/french-lists.queries.server';
import type { FrenchText } from '../../../backoffice/french/french-texts.queries.server';
import type { Page } from '../../../domain/base/shared/paging.rules';
import { adminPaths } from '../../../admin-paths';
import { DataTable } from '../../data-table';
import { formatNumber } from '../../grouped';
import { useReturnToThisPage } from '../back-to-list';
import { TextLink } from '../links';
import { ListSearch, StatusLinks } from '../list-filter';
import { PagedList } from '../list-page';
import { useHasPermission } from '../staff/use-has-permission';
import { FrenchField, MissingBadge } from './french-field';
import { FrenchForm } from './french-form';

interface FrenchListProps {
  filter: FrenchFilter;
  kinds: { kind: FrenchKind; missing: number }[];
  counts: { total: number; items: number };
  isMissingOnly: boolean;
  page: Page;
  items: FrenchItem[];
  /** The texts of a page of terms. */
  texts: FrenchText[];
}

/** One kind of texts, with what is missing of each item. Terms are edited in the list. */
export function FrenchList({ filter, kinds, counts, isMissingOnly, page, items, texts }: FrenchListProps) {
  const { title, searchBy, permission } = FRENCH_KINDS[filter.kind];
  const may = useHasPermission();
  const hrefOf = (change: Partial<FrenchFilter>, number?: number) =>
    adminPaths.french(buildFrenchQuery({ ...filter, ...change }, number));
  const clearTo = adminPaths.french({ kind: filter.kind });
  return (
    <>
      <nav className="page-tabs" aria-label="Texts">
        {kinds.map(({ kind, missing }) => (
          <Link
            key={kind}
            to={adminPaths.french({ kind })}
            aria-current={kind === filter.kind ? 'page' : undefined}
            discover="none"
          >
            {FRENCH_KINDS[kind].title}
            {missing > 0 && (
              <span className="badge badge--warn">
                {formatNumber(missing)}
                <span className="sr-only"> missing</span>
              </span>
            )}
          </Link>
        ))}
      </nav>
      <StatusLinks
        current={isMissingOnly ? 'missing' : 'all'}
        hrefOf={(show) => hrefOf({ show })}
        links={[
          { value: 'missing', name: 'Missing only', count: counts.items },
          { value: 'all', name: 'All', count: counts.total },
        ]}
      />
      <ListSearch
        hrefOf={adminPaths.french}
        name={title}
        label={searchBy}
        q={filter.q}
        hidden={{ ...buildFrenchQuery(filter), q: undefined }}
        isFiltered={filter.q !== ''}
      />
      <PagedList
        page={page}
        hrefOf={(number) => hrefOf({}, number)}
        empty={{
          icon: 'file-text',
          isFiltered: filter.q !== '' || isMissingOnly,
          filtered: filter.q === '' ? 'Nothing is missing' : `No ${title.toLowerCase()} match your search`,
          clearTo,
          empty: `No ${title.toLowerCase()} yet`,
        }}
      >
        {texts.length > 0 && may(permission) ? (
          <FrenchForm texts={texts}>{(shown) => <TermTable texts={shown} items={items} />}</FrenchForm>
        ) : (
          <ItemTable filter={filter} items={items} />
        )}
      </PagedList>
    </>
  );
}

function ItemTable({ filter: { kind }, items }: { filter: FrenchFilter; items: FrenchItem[] }) {
  const { title, permission } = FRENCH_KINDS[kind];
  const isEditable = useHasPermission()(permission) && kind !== 'term';
  const returnHere = useReturnToThisPage();
  return (
    <DataTable
      rows={items}
      rowKey="id"
      columns={[
        {
          name: title,
          cell: ({ id, name }) =>
            isEditable ? <TextLink to={adminPaths.frenchItem(kind, id, returnHere)}>{name}</TextLink> : name,
        },
        { name: FRENCH_KINDS[kind].detail, cell: ({ detail }) => detail },
        {
          name: 'Missing',
          isNumber: true,
          cell: ({ missing }) =>
            missing === 0 ? 'None' : <span className="badge badge--warn">{missing} missing</span>,
        },
      ]}
    />
  );
}

function TermTable({ texts, items }: { texts: FrenchText[]; items: FrenchItem[] }) {
  const used = new Map(items.map(({ id, detail }) => [id, detail]));
  return (
    <DataTable
      rows={texts}
      rowKey="name"
      columns={[
        {
          name: 'English',
          cell: ({ english, isMissing }) => (
            <>
              <input type="hidden" name="english" value={english} />
              {english} {isMissing && <MissingBadge />}
            </>
          ),
        },
        { name: FRENCH_KINDS.term.detail, cell: ({ english }) => used.get(english) ?? '' },
        { name: 'French', cell: (text) => <FrenchField text={text} hideLabel /> },
      ]}
    />
  );
}
