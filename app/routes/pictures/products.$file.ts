import type { LoaderFunctionArgs } from '@remix-run/node';

import { findPictureFile } from '../../domain/goods/catalog/product-images.queries.server';
import { parseUploadedPicture } from '../../domain/goods/catalog/uploaded-picture.rules';
import { createNotFoundResponse } from '../../http/not-found.server';

/** Serves one width of an uploaded picture, cached forever. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const picture = parseUploadedPicture(new URL(request.url).pathname);
  const bytes = picture === undefined ? undefined : await findPictureFile(context.db, picture);
  if (bytes === undefined) throw createNotFoundResponse();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
