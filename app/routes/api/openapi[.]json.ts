import type { LoaderFunctionArgs } from '@remix-run/node';

import { openApiDocument } from '../../api/openapi.server';
import { originOf } from '../../http/origin.server';

/** DESIGN 7: the OpenAPI document. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json(openApiDocument(originOf(context, request)), {
    headers: { 'Cache-Control': 'no-cache' },
  });
}
