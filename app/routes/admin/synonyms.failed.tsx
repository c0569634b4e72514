import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import {
  buildSearchWordsQuery,
  parseSearchWordsFilter,
} from '../../domain/goods/search/search-words-list.rules';
import {
  countSearchWords,
  listFailedSearches,
} from '../../domain/goods/search/failed-searches.queries.server';
import { removeFailedSearch } from '../../domain/goods/search/failed-searches.server';
import { FailedSearchSchema } from '../../domain/goods/search/synonym.schema';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnToThisPage } from '../../ui/admin/back-to-list';
import { ButtonLink } from '../../ui/admin/links';
import { ListPage } from '../../ui/admin/list-page';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { SearchWordsLinks } from '../../ui/admin/synonyms/search-words-links';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(FailedSearchSchema);

export const meta = createMeta('Searches without results');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.view');
  const filter = parseSearchWordsFilter(new URL(request.url).searchParams);
  return {
    filter,
    counts: await countSearchWords(context.db),
    ...(await listFailedSearches(context.db, filter.q, parsePageParam(request))),
  };
}

/** Removes a search from the list. */
export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const { pathname, search } = new URL(request.url);
  const posted = await readStaffForm(context, request, staff, pathname + search);
  return answerStaffForm(posted, validator, async ({ q }, actor) => {
    await removeFailedSearch(context.db, q, actor);
    return 'Search removed';
  });
}

export default function FailedSearches() {
  const { filter, counts, searches, page } = useLoaderData<typeof loader>();
  const mayEdit = useHasPermission()('catalog.edit');
  const returnHere = useReturnToThisPage();
  return (
    <ListPage
      title="Searches without results"
      filter={filter}
      path={adminPaths.failedSearches}
      buildQuery={buildSearchWordsQuery}
      states={<SearchWordsLinks counts={counts} current="failed" />}
      searchBy="word"
      rows={searches}
      page={page}
      columns={[
        { name: 'Search', cell: ({ q }) => <span className="wrap-anywhere">{q}</span> },
        { name: 'Times', isNumber: true, cell: ({ searches: times }) => times.toLocaleString('en-US') },
        { name: 'Last searched', cell: ({ lastAt }) => <Moment at={lastAt} /> },
        ...(mayEdit
          ? [
              {
                name: 'Actions',
                isHeadingHidden: true,
                cell: ({ q }: (typeof searches)[number]) => (
                  <Form method="post" className="item-actions" preventScrollReset>
                    <input type="hidden" name="q" value={q} />
                    <ButtonLink
                      isSmall
                      to={adminPaths.newSynonym({ q, ...returnHere })}
                      aria-label={`Add synonym for ${q}`}
                    >
                      Add synonym
                    </ButtonLink>
                    <button type="submit" className="btn btn--small btn--plain" aria-label={`Remove ${q}`}>
                      Remove
                    </button>
                  </Form>
                ),
              },
            ]
          : []),
      ]}
      empty={{
        icon: 'search',
        filtered: 'No searches match',
        empty: 'No searches without results yet',
        hint: 'Searches that find nothing, or not every word, are listed here.',
      }}
    />
  );
}
