import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { isKnownModel } from '../../domain/goods/fitment/fitment.queries.server';
import { vehicleName, vehicleParams } from '../../domain/goods/fitment/vehicle.rules';
import { ChosenVehicleSchema } from '../../domain/goods/fitment/vehicle.schema';
import { unknownIntent } from '../../http/form.server';
import { markRefused } from '../../http/refused-form.server';
import { readPageVariant } from '../../http/page-variant.server';
import { forgetVehicle, rememberVehicle } from '../../http/session-writes.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { getLocalPath, paths } from '../../paths';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { Notice } from '../../ui/notice';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = unlistedPageMeta(
  () => t`Your vehicle`,
  () => t`Save a vehicle to see which parts fit.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { vehicle: (await readPageVariant(context, request)).vehicle };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = Object.fromEntries(await request.formData());
  const parsed = ChosenVehicleSchema().safeParse(form);
  if (!parsed.success) {
    if (form['intent'] !== 'remember') throw unknownIntent();
    return refuse(`${parsed.error.issues.map(({ message }) => message).join('. ')}.`);
  }
  const backTo = getLocalPath(form['redirectTo'], paths.vehicles());
  if (parsed.data.intent === 'forget') {
    const headers = await forgetVehicle(context, request);
    return redirect(withoutVehicle(backTo), { status: 303, headers });
  }
  const { make, model, year } = parsed.data;
  const vehicle = { make, model, year };
  if (!(await isKnownModel(context.db, vehicle))) {
    return refuse(t`We don’t list the ${make} ${model}.`);
  }
  const name = vehicleName(vehicle);
  const headers = await rememberVehicle(context, request, vehicle);
  return redirectWithSuccess(context, backTo, t`Saved: ${name}`, headers);

  function refuse(problem: string) {
    markRefused(context);
    return data({ problem }, { status: 422 });
  }
}

/** A page of a vehicle would save it again. */
function withoutVehicle(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://store');
  for (const name of ['make', 'model', 'year']) searchParams.delete(name);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

/** Responds to selections that can't be saved; otherwise the forms return to their page. */
export default function ChosenVehiclePage() {
  const { vehicle } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <main id="main" className="container page">
      <h1>
        <Trans>Your vehicle</Trans>
      </h1>
      {result?.problem !== undefined && (
        <Notice tone="bad" role="alert">
          {result.problem}
        </Notice>
      )}
      <p>
        {vehicle === undefined
          ? t`No vehicle saved. Select one to see which parts fit.`
          : vehicleName(vehicle)}
      </p>
      <div className="vehicle-actions">
        {vehicle !== undefined && (
          <Link className="btn btn--primary" to={paths.vehicles(vehicleParams(vehicle))}>
            <Trans>See parts that fit</Trans>
          </Link>
        )}
        <Link className="btn" to={paths.vehicles()}>
          {vehicle === undefined ? t`Select a vehicle` : t`Change vehicle`}
        </Link>
      </div>
    </main>
  );
}
