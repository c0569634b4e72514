import type { LoaderFunctionArgs } from '@remix-run/node';

import { getRequestOrigin } from '../../http/origin.server';
import { adminPaths } from '../../admin-paths';
import { addLanguage } from '../../i18n/language-path';
import { serverPaths } from '../../server-paths';
import { paths } from '../../paths';

/** Personal pages, order steps, and non-pages. Filtered listings say `noindex` themselves. */
const NOT_FOR_ROBOTS = [
  adminPaths.home(),
  serverPaths.api(),
  paths.cart(),
  paths.checkout(),
  paths.compare(),
  paths.cookieChoice(),
  paths.favorites(),
  paths.suggestions(),
  paths.vehicle(),
  paths.registerBusiness(),
  paths.registerTerms(),
  paths.registerWelcome(),
];

export function loader({ context, request }: LoaderFunctionArgs) {
  const french = context.env.french ? NOT_FOR_ROBOTS.map((path) => addLanguage(path, 'fr-CA')) : [];
  const lines = [
    'User-agent: *',
    ...[...NOT_FOR_ROBOTS, ...french].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${getRequestOrigin(context, request)}${serverPaths.sitemap()}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
