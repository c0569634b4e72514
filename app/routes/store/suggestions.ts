import type { LoaderFunctionArgs } from '@remix-run/node';

import { listSuggestions } from '../../domain/goods/catalog/listing/suggestions.queries.server';
import { findSession } from '../../http/session.server';

/** Suggestions for the header's search box. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const q = new URL(request.url).searchParams.get('q') ?? '';
  return Response.json(await listSuggestions(context.db, q, session?.customerId));
}
