import {
  data,
  type AppLoadContext,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';

import { getLanguage } from './i18n/language';
import { isDemoMailOff } from './http/demo-mail.server';
import { getRequestOrigin } from './http/origin.server';
import { changedSettingsOf } from './http/settings.server';
import { wasRefused } from './http/refused-form.server';
import { takeToast } from './http/toast.server';
import { readVisitor } from './http/visitor.server';
import stylesheet from './styles/app.css?url';
import { EarlyPresses, KeepEarlyPresses } from './ui/early-presses';
import { ErrorPage } from './ui/error-page';
import { useNonce } from './ui/nonce';
import { STORE_NAME } from './ui/page-title';
import { missingPageMeta } from './ui/seo/page-meta';
import { ReloadWithoutScript } from './ui/reload-without-script';
import { useFocusOnNewPage } from './ui/use-focus-on-new-page';
import { ToastRegion } from './ui/toast-region';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from './ui/revalidate-after-refusal';

export const links: LinksFunction = () => [
  {
    rel: 'preload',
    href: '/fonts/ibm-plex-sans.woff2',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const meta: MetaFunction = ({ error }) =>
  isRouteErrorResponse(error) && error.status === 404 ? missingPageMeta() : [{ title: STORE_NAME }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { toast, headers } = await takeToast(context, request);
  const page = {
    toast,
    isDemo: context.env.demo,
    isMailOff: isDemoMailOff(context.env),
    formRefused: wasRefused(context),
    origin: getRequestOrigin(context, request),
    ...(context.env.french && { hasFrench: true }),
    settings: await changedSettingsOf(context),
    // A document for the cache is rendered for no one: the visitor is filled in on its way out (docs/page-cache.md).
    visitor: isForCache(context) ? undefined : await readVisitor(context, request),
  };
  return data(page, headers === undefined ? undefined : { headers });
}

function isForCache({ pageVariant, isDataRequest }: AppLoadContext): boolean {
  return pageVariant !== undefined && !isDataRequest;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang={getLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14202b" />
        <Meta />
        <ReloadWithoutScript />
        <KeepEarlyPresses />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          <Trans>Skip to content</Trans>
        </a>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { toast } = useLoaderData<typeof loader>();
  useFocusOnNewPage();
  return (
    <>
      <ToastRegion toast={toast} />
      <EarlyPresses />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
