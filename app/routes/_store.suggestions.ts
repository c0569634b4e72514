import type { LoaderFunctionArgs } from '@remix-run/node';

import { listSuggestions } from '../domain/catalogue/suggestions.queries.server';

/** What the search box of the header offers while one types. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return listSuggestions(context.db, new URL(request.url).searchParams.get('q') ?? '');
}
