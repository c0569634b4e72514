import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from '@remix-run/react';

import { countCart } from '../../domain/selling/cart/cart.queries.server';
import { readFrame } from '../../domain/content/content/frame.queries.server';
import { makeValue } from '../../domain/goods/fitment/makes.rules';
import { findCookieChoice } from '../../http/cookie-choice.server';
import { findSession } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { ErrorPage } from '../../ui/error-page';
import { STORE_NAME } from '../../ui/page-title';
import { revalidateAfterRefusal } from '../../ui/revalidate-after-refusal';
import { missingPageMeta } from '../../ui/seo/page-meta';
import { NotFoundPage } from '../../ui/store/not-found-page';
import { frameOf } from '../../ui/store/page-frame';
import { StoreFrame } from '../../ui/store/store-frame';

/** The two headers have each their own claims. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  revalidateAfterRefusal(args) ||
  frameOf(args.currentUrl.pathname).header !== frameOf(args.nextUrl.pathname).header;

export const meta: MetaFunction = ({ error }) =>
  isRouteErrorResponse(error) && error.status === 404
    ? missingPageMeta()
    : [{ title: STORE_NAME }, ...(error === undefined ? [] : [{ name: 'robots', content: 'noindex' }])];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const vehicle = session?.vehicle;
  const { pathname, searchParams } = new URL(request.url);
  const asked = searchParams.get('make');
  const make = asked ?? (vehicle === undefined ? '' : makeValue(vehicle.make));
  const { claims, ...frame } = await readFrame(context.db, await settingsOf(context), make);
  const { marketing } = claims;
  const { established, freeShipping, badges } = claims.store;
  const isMarketing = frameOf(pathname).header === 'marketing';
  return {
    cartCount: await countCart(context.db, session?.cartId),
    ...frame,
    // Numbers with a space between take half of what they take as a list.
    years: frame.years.join(' '),
    // Few stand below another.
    categories: frame.categories.map(({ slug, name, level }) =>
      level === 0 ? { slug, name } : { slug, name, level },
    ),
    claims: isMarketing ? { marketing } : { store: { established, freeShipping, badges } },
    vehicle,
    isSignedIn: session?.customerId != null,
    cookieChoice: await findCookieChoice(context, request),
    requestId: context.requestId,
  };
}

export default function StoreLayout() {
  const shell = useLoaderData<typeof loader>();
  return (
    <StoreFrame shell={shell}>
      <Outlet />
    </StoreFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('routes/store/layout');
  const page =
    isRouteErrorResponse(error) && error.status === 404 ? (
      <NotFoundPage categories={shell?.categories ?? []} />
    ) : (
      <ErrorPage requestId={shell?.requestId} />
    );
  // Without data where the loader did not run: a POST to a page that takes none.
  if (shell == null) return page;
  return <StoreFrame shell={shell}>{page}</StoreFrame>;
}
