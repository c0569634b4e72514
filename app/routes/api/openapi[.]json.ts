import type { LoaderFunctionArgs } from '@remix-run/node';

import { buildOpenApiDocument } from '../../api/openapi.server';
import { originOf } from '../../http/origin.server';

/** DESIGN 7: the OpenAPI document. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return Response.json(buildOpenApiDocument(originOf(context, request)), {
    headers: { 'Cache-Control': 'no-cache' },
  });
}
