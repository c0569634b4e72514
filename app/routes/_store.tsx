import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';

import { countCart } from '../domain/cart/cart.queries.server';
import { readFrame } from '../domain/content/frame.queries.server';
import { makeValue } from '../domain/fitment/makes.rules';
import { findCookieChoice } from '../http/cookie-choice.server';
import { findSession } from '../http/session.server';
import { settingsOf } from '../http/settings.server';
import { ErrorPage } from '../ui/error-page';
import { STORE_NAME } from '../ui/page-title';
import { missingPageMeta } from '../ui/seo/page-meta';
import { NotFoundPage } from '../ui/store/not-found-page';
import { StoreFrame } from '../ui/store/store-frame';

export { revalidateAfterRefusal as shouldRevalidate } from '../ui/revalidate-after-refusal';

export const meta: MetaFunction = ({ error }) =>
  isRouteErrorResponse(error) && error.status === 404
    ? missingPageMeta()
    : [{ title: STORE_NAME }, ...(error === undefined ? [] : [{ name: 'robots', content: 'noindex' }])];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const vehicle = session?.vehicle;
  const asked = new URL(request.url).searchParams.get('make');
  const make = asked ?? (vehicle === undefined ? '' : makeValue(vehicle.make));
  return {
    cartCount: await countCart(context.db, session?.cartId),
    ...(await readFrame(context.db, await settingsOf(context), make)),
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
  const shell = useRouteLoaderData<typeof loader>('routes/_store');
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
