import {
  CONTENT_LISTS,
  type ContentEntry,
  type ContentFilter,
  type ListedKind,
} from '../../../domain/content/content/content-lists.rules';
import type { Page } from '../../../domain/base/shared/paging.rules';
import type { Query } from '../../../paths';
import { paths } from '../../../paths';
import { Day } from '../../day';
import { Icon } from '../../icon/icon';
import { ItemsRange } from '../../items-range';
import { Pager } from '../../pager';
import { EmptyList } from '../empty-list';
import { BackTo } from '../prices/price-list';
import { ListSearch, StatusLinks } from '../list-filter';
import { useHasPermission } from '../staff/use-has-permission';
import { ButtonLink, TextLink } from '../links';

interface ContentListProps {
  kind: ListedKind;
  filter: ContentFilter;
  entries: ContentEntry[];
  counts: Record<string, number>;
  page: Page;
  /** The list's own address. */
  hrefOf: (query?: Query) => string;
  /** Where one of them is edited. */
  editorOf: (id: string, query: Query) => string;
}

/** One kind of content: search, states with their counts, and a row for each. */
export function ContentList({ kind, filter, entries, counts, page, hrefOf, editorOf }: ContentListProps) {
  const mayEdit = useHasPermission()('content.edit');
  const { title, one, columns, states } = CONTENT_LISTS[kind];
  const { q, state } = filter;
  const returnTo = hrefOf({ q, state, page: page.page > 1 ? page.page : undefined });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isFiltered = q !== '' || state !== undefined;
  return (
    <>
      <BackTo to={paths.admin.content()} name="Content" />
      <div className="admin-head">
        <h1>{title}</h1>
        {mayEdit && (
          <ButtonLink look="primary" to={editorOf('new', { returnTo })}>
            <Icon name="plus" />
            Add {one}
          </ButtonLink>
        )}
      </div>
      <StatusLinks
        current={state}
        hrefOf={(value) => hrefOf({ q, state: value })}
        links={[
          { value: undefined, name: 'All', count: all },
          ...Object.entries(states).map(([value, name]) => ({ value, name, count: counts[value] ?? 0 })),
        ]}
      />
      <ListSearch
        hrefOf={hrefOf}
        name={title}
        label={describeSearchedColumns(columns)}
        q={q}
        kept={{ state }}
        isFiltered={isFiltered}
      />
      {entries.length === 0 ? (
        <EmptyList
          icon="file-text"
          isFiltered={isFiltered}
          filtered={`No ${title.toLowerCase()} match your filters`}
          clearTo={hrefOf({})}
          empty={`No ${title.toLowerCase()} yet`}
          hint={`What you add is a draft until you publish it; its page in the store appears then.`}
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <div className="table-scroll">
            <table className="table table--dense table--cards">
              <thead>
                <tr>
                  <th scope="col">{title.replace(/s$/, '')}</th>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                  <th scope="col">State</th>
                  <th scope="col">
                    <span className="sr-only">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <ContentRow
                    key={entry.id}
                    entry={entry}
                    columns={columns}
                    states={states}
                    editor={mayEdit ? editorOf(entry.id, { returnTo }) : undefined}
                    history={paths.admin.contentHistory(kind, entry.id, { returnTo })}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <Pager page={page} hrefOf={(number) => hrefOf({ q, state, page: number })} />
        </>
      )}
    </>
  );
}

/** 'title, address or day', for the search field. */
function describeSearchedColumns(columns: readonly string[]): string {
  const names = ['title', ...columns.filter((column) => column !== 'Last changed')];
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names).toLowerCase();
}

interface ContentRowProps {
  entry: ContentEntry;
  columns: readonly string[];
  states: Record<string, string>;
  editor: string | undefined;
  history: string;
}

function ContentRow({ entry, columns, states, editor, history }: ContentRowProps) {
  const { title, facts, state, path } = entry;
  const isShown = path !== undefined;
  return (
    <tr>
      <th scope="row">{editor === undefined ? title : <TextLink to={editor}>{title}</TextLink>}</th>
      {columns.map((column, index) => (
        <td key={column} data-label={column}>
          <Fact text={facts[index] ?? ''} />
        </td>
      ))}
      <td data-label="State">
        <span className={isShown ? 'badge' : 'badge badge--warn'}>{states[state] ?? state}</span>
      </td>
      <td data-label="Actions">
        <span className="cluster cluster--text">
          {isShown && (
            <TextLink to={path} aria-label={`View ${title} in the store`}>
              View
            </TextLink>
          )}
          <TextLink to={history} aria-label={`History of ${title}`}>
            History
          </TextLink>
        </span>
      </td>
    </tr>
  );
}

/** A day, a moment, an address or words. */
function Fact({ text }: { text: string }) {
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return <Day on={text} />;
  return text.startsWith('/') ? <span className="part-number">{text}</span> : text;
}
