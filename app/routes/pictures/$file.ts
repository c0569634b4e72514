import type { LoaderFunctionArgs } from '@remix-run/node';

import { createNotFoundResponse } from '../../http/not-found.server';
import { getPng } from './png-pictures.server';
import { drawIllustration, drawSharePicture } from '../../drawings/illustration';
import { decodeOptions } from '../../drawings/picture-code';

/** Limits above anything our own URLs use. */
const MAX_OPTIONS = 12;
const MAX_QUERY_LENGTH = 200;

const KEPT = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Draws illustrations from the options in the URL (DESIGN 8). */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const [, kind, type] = /^([a-z-]{1,60})\.(svg|png)$/.exec(params['file'] ?? '') ?? [];
  if (kind === undefined || search.length > MAX_QUERY_LENGTH || searchParams.size > MAX_OPTIONS) {
    throw createNotFoundResponse();
  }
  const options = decodeOptions(Object.fromEntries(searchParams));
  const svg = type === 'png' ? drawSharePicture(kind, options) : drawIllustration(kind, options);
  if (svg === undefined) throw createNotFoundResponse();
  if (type === 'png') return createPngResponse(svg);
  return new Response(svg, {
    headers: { ...KEPT, 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': "default-src 'none'" },
  });
}

async function createPngResponse(svg: string): Promise<Response> {
  const png = await getPng(svg);
  if (png === undefined) {
    return new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
  }
  return new Response(png, { headers: { ...KEPT, 'Content-Type': 'image/png' } });
}
