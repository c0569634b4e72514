import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  buildSearchWordsQuery,
  parseSearchWordsFilter,
} from '../../domain/goods/search/search-words-list.rules';
import { countSearchWords } from '../../domain/goods/search/failed-searches.queries.server';
import { listSynonyms } from '../../domain/goods/search/synonym-list.queries.server';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnHere } from '../../ui/admin/back-to-list';
import { AddLink, ButtonLink } from '../../ui/admin/links';
import { ListPage } from '../../ui/admin/list-page';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { SearchWordsLinks } from '../../ui/admin/synonyms/search-words-links';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Search synonyms');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.view');
  const filter = parseSearchWordsFilter(new URL(request.url).searchParams);
  return {
    filter,
    counts: await countSearchWords(context.db),
    ...(await listSynonyms(context.db, filter.q, parsePageParam(request))),
  };
}

export default function Synonyms() {
  const { filter, counts, synonyms, page } = useLoaderData<typeof loader>();
  const mayEdit = useHasPermission()('catalog.edit');
  const returnHere = useReturnHere();
  return (
    <ListPage
      title="Search synonyms"
      actions={mayEdit && <AddLink to={adminPaths.newSynonym()}>Add synonym</AddLink>}
      filter={filter}
      path={adminPaths.synonyms}
      buildQuery={buildSearchWordsQuery}
      states={<SearchWordsLinks counts={counts} />}
      searchBy="word"
      rows={synonyms}
      page={page}
      columns={[
        { name: 'Buyers type', cell: ({ said }) => said },
        { name: 'Also find', cell: ({ finds }) => finds.replaceAll(' | ', ', ') },
        ...(mayEdit
          ? [
              {
                name: 'Actions',
                isHeadingHidden: true,
                cell: ({ id, said }: (typeof synonyms)[number]) => (
                  <span className="item-actions">
                    <ButtonLink isSmall to={adminPaths.synonym(id, returnHere)} aria-label={`Edit ${said}`}>
                      Edit
                    </ButtonLink>
                    <ButtonLink
                      isSmall
                      look="plain"
                      to={adminPaths.deleteSynonym(id, returnHere)}
                      aria-label={`Delete ${said}`}
                    >
                      Delete
                    </ButtonLink>
                  </span>
                ),
              },
            ]
          : []),
      ]}
      empty={{
        icon: 'search',
        filtered: 'No synonyms match your search',
        empty: 'No synonyms yet',
        hint: 'Add words that buyers type and your catalog doesn’t use.',
      }}
    />
  );
}
