import {
  CONTENT_LISTS,
  type ContentEntry,
  type ContentFilter,
  type ListedKind,
} from '../../../domain/content/content/content-lists.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import type { Query } from '../../../paths';
import { adminPaths } from '../../../admin-paths';
import { Day } from '../../day';
import { BackTo } from '../back-to-list';
import { countStates, ListSearch, StatusLinks } from '../list-filter';
import { useHasPermission } from '../staff/use-has-permission';
import { AddLink, TextLink } from '../links';
import { ListTable } from '../list-page';
import { PageHead } from '../page-head';

interface ContentListProps {
  kind: ListedKind;
  filter: ContentFilter;
  entries: ContentEntry[];
  counts: Record<string, number>;
  page: Page;
  hrefOf: (query?: Query) => string;
  editorOf: (id: string, query: Query) => string;
}

/** The list of one kind of content. */
export function ContentList({ kind, filter, entries, counts, page, hrefOf, editorOf }: ContentListProps) {
  const mayEdit = useHasPermission()('content.edit');
  const { title, one, columns } = CONTENT_LISTS[kind];
  const states: Record<string, string> = CONTENT_LISTS[kind].states;
  const { q, state } = filter;
  const returnTo = hrefOf({ q, state, page: page.page > 1 ? page.page : undefined });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isFiltered = q !== '' || state !== undefined;
  return (
    <>
      <BackTo to={adminPaths.content()} name="Content" />
      <PageHead title={title}>
        {mayEdit && <AddLink to={editorOf('new', { returnTo })}>Add {one}</AddLink>}
      </PageHead>
      <StatusLinks
        current={state}
        hrefOf={(value) => hrefOf({ q, state: value })}
        links={countStates(states, counts, all)}
      />
      <ListSearch
        hrefOf={hrefOf}
        name={title}
        label={describeSearchedColumns(columns)}
        q={q}
        hidden={{ state }}
        isFiltered={isFiltered}
      />
      <ListTable
        page={page}
        hrefOf={(number) => hrefOf({ q, state, page: number })}
        empty={{
          icon: 'file-text',
          isFiltered,
          filtered: `No ${title.toLowerCase()} match your filters`,
          clearTo: hrefOf({}),
          empty: `No ${title.toLowerCase()} yet`,
          hint: 'New content stays a draft until you publish it.',
        }}
        rows={entries}
        columns={[
          {
            name: title.replace(/s$/, ''),
            cell: ({ id, title: name }) =>
              mayEdit ? <TextLink to={editorOf(id, { returnTo })}>{name}</TextLink> : name,
          },
          ...columns.map((name, index) => ({
            name,
            cell: ({ facts }: ContentEntry) => <Fact text={facts[index] ?? ''} />,
          })),
          {
            name: 'Status',
            cell: ({ state: ofEntry, path }) => (
              <span className={path === undefined ? 'badge badge--warn' : 'badge'}>
                {states[ofEntry] ?? ofEntry}
              </span>
            ),
          },
          {
            name: 'Actions',
            isHeadingHidden: true,
            cell: ({ id, title: name, path }) => (
              <span className="cluster cluster--text">
                {path !== undefined && (
                  <TextLink to={path} aria-label={`View ${name} in the store`}>
                    View
                  </TextLink>
                )}
                <TextLink
                  to={adminPaths.contentHistory(kind, id, { returnTo })}
                  aria-label={`History of ${name}`}
                >
                  History
                </TextLink>
              </span>
            ),
          },
        ]}
      />
    </>
  );
}

/** 'title, address or day', for the search field. */
function describeSearchedColumns(columns: readonly string[]): string {
  const names = ['title', ...columns.filter((column) => column !== 'Updated')];
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names).toLowerCase();
}

/** Formats a day, a time, a URL, or text. */
function Fact({ text }: { text: string }) {
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return <Day on={text} />;
  return text.startsWith('/') ? <span className="part-number">{text}</span> : text;
}
