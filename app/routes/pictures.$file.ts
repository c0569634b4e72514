import type { LoaderFunctionArgs } from '@remix-run/node';

import { notFound } from '../http/not-found.server';
import { drawIllustration } from '../ui/illustrations/illustration';

/** DESIGN 8: product illustrations, drawn from the options in the address. The same address is always the same picture. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const kind = /^([a-z-]{1,60})\.svg$/.exec(params['file'] ?? '')?.[1];
  const options = Object.fromEntries(new URL(request.url).searchParams);
  const svg = kind === undefined ? undefined : drawIllustration(kind, options);
  if (svg === undefined) throw notFound();
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
