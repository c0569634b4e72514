import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { ApiError, answerApi } from '../../http/api.server';

/** Unknown API addresses. */
export function loader({ context }: LoaderFunctionArgs) {
  return answerApi(context, () => Promise.reject(new ApiError(404, 'Unknown API path; see /api/docs.')));
}

export function action({ context }: ActionFunctionArgs) {
  return answerApi(context, () => Promise.reject(new ApiError(404, 'Unknown API path; see /api/docs.')));
}
