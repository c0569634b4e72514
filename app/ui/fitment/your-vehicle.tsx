import { Form, Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import { vehicleName, vehicleParams, type FullVehicle } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { PhoneWord } from '../store/phone-word';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

/** The visitor's vehicle in the header, with links to change or clear it. */
export function YourVehicle({ vehicle }: { vehicle: FullVehicle | undefined }) {
  const { pathname } = useLocation();
  const isHome = pathname === paths.home();
  if (vehicle === undefined) {
    return (
      // On a phone, other pages than the first have room for an icon.
      <div className={`your-vehicle your-vehicle--none small ${isHome ? '' : 'your-vehicle--icon'}`.trim()}>
        <Link to={paths.vehicles()} discover="none">
          <Icon name="car" />
          {!isHome && <PhoneWord isInName>{t`Vehicle`}</PhoneWord>}
          <Trans>Select your vehicle</Trans>
        </Link>
      </div>
    );
  }
  // Its own page says on a phone which vehicle it is, and changes it.
  const isHere = pathname === paths.vehicles();
  return (
    <div
      className={`your-vehicle small ${isHere ? 'your-vehicle--here' : ''}`.trim()}
      role="group"
      aria-label={t`Your vehicle`}
    >
      <span>
        <Link to={paths.vehicles(vehicleParams(vehicle))} discover="none">
          <Icon name="car" />
          <strong>{vehicleName(vehicle)}</strong>
        </Link>
      </span>{' '}
      <Link to={paths.vehicles()} discover="none">
        <Trans>
          Change<span className="sr-only"> your vehicle</span>
        </Trans>
      </Link>{' '}
      <ForgetVehicle>
        <Trans>
          Clear<span className="sr-only"> your vehicle</span>
        </Trans>
      </ForgetVehicle>
    </div>
  );
}

function ForgetVehicle({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={paths.vehicle()} preventScrollReset>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <button type="submit" name="intent" value="forget" className="your-vehicle__clear">
        {children}
      </button>
    </Form>
  );
}

/** Saves a vehicle, so that every page shows what fits it. */
export function RememberVehicle({ vehicle }: { vehicle: FullVehicle }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={paths.vehicle()} preventScrollReset>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {Object.entries(vehicleParams(vehicle)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="intent" value="remember" className="btn btn--ink btn--small">
        <Icon name="circle-check" />
        <Trans>Save vehicle</Trans>
      </button>
    </Form>
  );
}
