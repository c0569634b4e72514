import type { LoaderFunctionArgs } from '@remix-run/node';

import { inLanguage } from '../../i18n/language.server';
import { drawNorthAmerica } from '../../ui/locations/north-america';

/** Background of the coverage map, cached forever by its versioned URL. */
export function loader({ request }: LoaderFunctionArgs) {
  const isFrench = new URL(request.url).searchParams.get('lang') === 'fr-CA';
  return new Response(inLanguage(isFrench ? 'fr-CA' : 'en', drawNorthAmerica), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
