import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { buildOpenApiDocument } from '../../api/openapi.server';
import { answerApi, createWrongMethodError } from '../../http/api.server';
import { getRequestOrigin } from '../../http/origin.server';

/** The OpenAPI document (DESIGN 7). */
export function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json(buildOpenApiDocument(getRequestOrigin(context, request)), {
    headers: { 'Cache-Control': 'no-cache' },
  });
}

export function action({ context }: ActionFunctionArgs) {
  return answerApi(context, () => Promise.reject(createWrongMethodError(['GET'])));
}
