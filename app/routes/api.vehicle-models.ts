import type { LoaderFunctionArgs } from '@remix-run/node';

import { listModels } from '../domain/fitment/fitment.queries.server';

/** The models that the search panel offers for a make. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json({
    models: await listModels(context.db, new URL(request.url).searchParams.get('make') ?? ''),
  });
}
