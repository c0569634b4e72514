import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { listModels } from '../domain/fitment/fitment.queries.server';
import { ApiError, answerApi } from '../http/api.server';

/** The models that the search panel offers for a make. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerApi(context, async () => {
    const make = new URL(request.url).searchParams.get('make') ?? '';
    return Response.json({ models: await listModels(context.db, make) });
  });
}

export function action({ context }: ActionFunctionArgs) {
  return answerApi(context, () => Promise.reject(new ApiError(405, 'This address takes GET.')));
}
