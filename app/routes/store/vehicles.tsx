import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listRelatedToAll } from '../../domain/goods/catalog/related.queries.server';
import { listMakeGroups, listVehicleChoices } from '../../domain/goods/fitment/fitment.queries.server';
import { makeValue } from '../../domain/goods/fitment/makes.rules';
import {
  listVehicleParts,
  MOST_FOR_A_PART_OF_A_VEHICLE,
} from '../../domain/goods/fitment/vehicle-parts.queries.server';
import { listFits } from '../../domain/goods/fitment/vehicle-fit.queries.server';
import {
  findModel,
  isFull,
  isSameVehicle,
  unknownMake,
  unknownModel,
  getVehicleInView,
  vehicleName,
  vehicleParams,
} from '../../domain/goods/fitment/vehicle.rules';
import { readVehicle } from '../../domain/goods/fitment/vehicle.schema';
import { withBuyerPrices } from './buyer-prices.server';
import { getKeptVehicle, keepChosenVehicle } from '../../http/chosen-vehicle.server';
import { readPageVariant } from '../../http/page-variant.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { RelatedProducts } from '../../ui/catalog/related-products';
import { FitsProvider } from '../../ui/fitment/fit-badge';
import { NothingForVehicle, VehicleParts } from '../../ui/fitment/vehicle-parts';
import { VehicleForm, VehicleSteps } from '../../ui/fitment/vehicle-form';
import { SampleFitmentNote } from '../../ui/fitment/sample-fitment-note';
import { RememberVehicle } from '../../ui/fitment/your-vehicle';
import { pageMeta } from '../../ui/seo/page-meta';
import { Notice } from '../../ui/notice';
import { plural, t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** What belongs to a vehicle's parts: so much of so many of them. */
const RELATED = 4;
const MOST_ASKED = 6;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { vehicle, name = '', unknown } = args.data ?? {};
  return pageMeta(args, {
    title: vehicle ? t`Parts for ${name}` : t`Find parts by vehicle`,
    description: vehicle
      ? t`Keys, remotes, blanks, and tools for ${name}.`
      : t`Keys, remotes, blanks, and tools for your vehicle.`,
    path: paths.vehicles(vehicle && { ...vehicle, make: makeValue(vehicle.make) }),
    noindex: unknown !== undefined,
  });
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db } = context;
  const params = new URL(request.url).searchParams;
  const asked = readVehicle(params);
  const make = asked === undefined ? '' : makeValue(asked.make);
  const { models } = await listVehicleChoices(db, { make, model: '' });
  const model = findModel(models, asked?.model ?? '') ?? '';
  const { years } = await listVehicleChoices(db, { make, model });
  const vehicle = asked && { ...asked, model };
  // The name of a make is not a vehicle's list: it is cut short, and the page asks for the rest.
  const most = vehicle !== undefined && isFull(vehicle) ? undefined : MOST_FOR_A_PART_OF_A_VEHICLE;
  const found = vehicle && (await listVehicleParts(db, vehicle, most));
  // What else the job takes, once it is known which parts fit.
  const fitting = most === undefined ? (found?.parts ?? []) : [];
  const related = await listRelatedToAll(db, fitting.slice(0, MOST_ASKED), RELATED);
  const variant = await readPageVariant(context, request);
  const page = {
    makeGroups: await listMakeGroups(db),
    models,
    years,
    vehicle,
    name: vehicle === undefined ? '' : vehicleName(vehicle),
    unknown: unknownIn(params, asked?.make, asked?.model, model),
    parts: await withBuyerPrices(context, request, found?.parts ?? []),
    related: await withBuyerPrices(context, request, related),
    hasMore: found?.hasMore ?? false,
    fits: await listFits(db, getVehicleInView(vehicle, variant.vehicle), found?.parts ?? []),
    kept: getKeptVehicle(vehicle, variant),
  };
  return data(page, { headers: await keepChosenVehicle(context, vehicle, variant) });
}

/** Describes a make that is missing from the form, or an unknown make or model in the URL. */
function unknownIn(params: URLSearchParams, make: string | undefined, asked = '', model = '') {
  const typed = (params.get('make') ?? '').trim().slice(0, 60);
  if (make === undefined && typed === '') return params.has('make') ? t`Select a make.` : undefined;
  if (make === undefined) return unknownMake(typed);
  return asked !== '' && model === '' ? unknownModel(make, asked) : undefined;
}

export default function VehiclesPage() {
  const page = useLoaderData<typeof loader>();
  const { vehicle, name, parts, kept } = page;
  const count = parts.length;
  const isOwn = vehicle !== undefined && kept !== undefined && isSameVehicle(vehicle, kept);
  return (
    <main id="main" className="container page vehicle-page">
      <Breadcrumb
        crumbs={[
          { name: t`Home`, to: paths.home() },
          { name: t`Find parts by vehicle`, to: vehicle && paths.vehicles() },
          ...(vehicle === undefined ? [] : [{ name }]),
        ]}
      />
      <div className="page__head">
        <h1>{vehicle === undefined ? t`Find parts by vehicle` : t`Parts for ${name}`}</h1>
        <p className="muted">
          {vehicle === undefined ? (
            t`Select a make, model, and year to see parts that fit.`
          ) : isFull(vehicle) ? (
            <>
              {plural(count, { one: '# part fits this vehicle.', other: '# parts fit this vehicle.' })}{' '}
              <Link className="link" to={paths.products(vehicleParams(vehicle))} discover="none">
                <Trans>View as a list with filters</Trans>
              </Link>
            </>
          ) : (
            t`Select a model and year to confirm fit.`
          )}
        </p>
      </div>
      <div className="vehicle-choice">
        <VehicleForm {...page} vehicle={vehicle} />
        {vehicle !== undefined && isFull(vehicle) && !isOwn && <RememberVehicle vehicle={vehicle} />}
      </div>
      {page.unknown !== undefined && (
        <Notice tone="warn" role="status">
          {page.unknown}
        </Notice>
      )}
      <VehicleSteps {...page} vehicle={vehicle} />
      {vehicle !== undefined && (
        <FitsProvider value={page.fits}>
          {parts.length === 0 ? (
            <NothingForVehicle vehicle={vehicle} years={page.years} />
          ) : (
            <VehicleParts parts={parts} />
          )}
        </FitsProvider>
      )}
      <RelatedProducts products={page.related} />
      {page.hasMore && (
        <p className="muted">
          <Trans>Select a model and year to see all parts.</Trans>
        </p>
      )}
      {parts.some(({ isSample }) => isSample) && <SampleFitmentNote />}
    </main>
  );
}
