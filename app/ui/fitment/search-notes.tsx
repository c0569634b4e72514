import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { isFull, vehicleName, vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';
import type { HelpTopic } from '../../domain/goods/search/help-topics.server';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { getLocale, perLanguage } from '~/i18n/language';

/** Links a search for an FCC ID to its page. */
export function FccIdNote({ fccId }: { fccId: string }) {
  return (
    <p className="only-what-fits">
      <Icon name="info" />
      <span>
        <Trans>Several remotes can share an FCC ID.</Trans>
      </span>
      <Link className="link" to={paths.fccId(fccId)} discover="none">
        <Trans>Compare parts with FCC ID {fccId}</Trans>
      </Link>
    </p>
  );
}

/** Shows the vehicle that a search names, with links to search without it and to all of its parts. */
export function VehicleNote({ vehicle, rest }: { vehicle: Vehicle; rest: string }) {
  const name = vehicleName(vehicle);
  return (
    <div className="only-what-fits">
      <span className="active-filters__list">
        <Link to={paths.products(rest === '' ? {} : { q: rest })} discover="none">
          <span className="sr-only">
            <Trans>Remove vehicle</Trans>{' '}
          </span>
          {name}
          <Icon name="x" />
        </Link>
      </span>
      <Link className="link" to={paths.vehicles(vehicleParams(vehicle))} discover="none">
        {isFull(vehicle)
          ? t`See all parts for the ${name}`
          : vehicle.model === ''
            ? t`Select a model to see all ${name} parts`
            : t`Select a year to see all ${name} parts`}
      </Link>
    </div>
  );
}

/** Names the words of a search that were left out to find something. */
export function LeftOutNote({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  const list = new Intl.ListFormat(getLocale()).format(words.map((word) => t`“${word}”`));
  return (
    <p className="only-what-fits">
      <Icon name="info" />
      <span>
        <Trans>Showing results without {list}.</Trans>
      </span>
    </p>
  );
}

const HELP = perLanguage<Record<HelpTopic, [name: string, to: string]>>(() => ({
  shipping: [t`Shipping`, paths.textPage('shipping')],
  returns: [t`Returns`, paths.textPage('returns')],
  warranty: [t`Warranty`, paths.textPage('warranty')],
  order: [t`Track an order`, paths.trackOrder()],
  account: [t`Apply for a trade account`, paths.register()],
  contact: [t`Contact us`, paths.contact()],
}));

/** Links a search such as 'returns' to the page that it means. */
export function HelpNote({ topic }: { topic: HelpTopic }) {
  const [name, to] = HELP()[topic];
  return (
    <p className="only-what-fits">
      <Icon name="info" />
      <span>
        <Trans>Looking for help?</Trans>
      </span>
      <Link className="link" to={to} discover="none">
        {name}
      </Link>
    </p>
  );
}
