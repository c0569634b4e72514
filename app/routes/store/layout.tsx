import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';

import { readFrame } from '../../domain/content/content/frame.queries.server';
import { makeValue } from '../../domain/goods/fitment/makes.rules';
import { findModel } from '../../domain/goods/fitment/vehicle.rules';
import { readVehicle } from '../../domain/goods/fitment/vehicle.schema';
import { getKeptVehicle } from '../../http/chosen-vehicle.server';
import { readPageVariant } from '../../http/page-variant.server';
import { settingsOf } from '../../http/settings.server';
import { paths } from '../../paths';
import { revalidateAfterRefusal } from '../../ui/revalidate-after-refusal';
import { frameOf } from '../../ui/store/page-frame';
import { StoreFrame } from '../../ui/store/store-frame';
import { getLanguage } from '~/i18n/language';
import { removeLanguage } from '~/i18n/language-path';

/** The two headers have different claims, and the finder keeps the vehicle that is chosen there. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  revalidateAfterRefusal(args) ||
  removeLanguage(args.currentUrl.pathname) === paths.vehicles() ||
  args.nextUrl.searchParams.has('year') ||
  frameOf(args.currentUrl.pathname).header !== frameOf(args.nextUrl.pathname).header;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const variant = await readPageVariant(context, request);
  const { vehicle, isSignedIn, cookieChoice, french } = variant;
  const { pathname, searchParams } = new URL(request.url);
  const asked = searchParams.get('make');
  const make = asked ?? (vehicle === undefined ? '' : makeValue(vehicle.make));
  const { claims, ...frame } = await readFrame(context.db, await settingsOf(context), make);
  const { marketing } = claims;
  const { established, freeShipping, badges } = claims.store;
  const named = readVehicle(searchParams);
  const model = findModel(frame.models, named?.model ?? '');
  const isMarketing = frameOf(pathname).header === 'marketing';
  return {
    ...frame,
    claims: isMarketing ? { marketing } : { store: { established, freeShipping, badges } },
    vehicle: getKeptVehicle(named && { ...named, model: model ?? '' }, variant),
    isSignedIn,
    cookieChoice,
    // Also to those who have chosen French: a link led them to an English page.
    ...(french !== undefined && getLanguage() === 'en' && { offersFrench: true }),
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
