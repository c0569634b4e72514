import { Link } from '@remix-run/react';

import {
  buildDirectionsUrl,
  getTypeName,
  type StoreLocation,
} from '../../domain/content/locations/locations.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { toTelHref } from '../phone-link';
import { ContactLines } from './contact-lines';
import { CheckList } from '../marketing/check-list';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

/** Id of a location's card, for links. */
export const getCardId = (location: { id: number }) => `location-${location.id}`;

/** A branch (SPEC 3). */
export function LocationCard({ location }: { location: StoreLocation }) {
  const { name } = location;
  return (
    <li className="location-card panel" id={getCardId(location)} tabIndex={-1}>
      <div className="location-card__head">
        <h3>{name}</h3>
        <span className="badge">{getTypeName(location.type)}</span>
      </div>
      <ContactLines location={location} />
      {location.services.length > 0 && (
        <div>
          <h4>
            <Trans>Services</Trans>
          </h4>
          <ul className="tag-list">
            {location.services.map((service) => (
              <li key={service} className="badge">
                {service}
              </li>
            ))}
          </ul>
        </div>
      )}
      {location.specialties.length > 0 && (
        <div>
          <h4>
            <Trans>Specialties</Trans>
          </h4>
          <CheckList items={location.specialties} />
        </div>
      )}
      <div className="button-row location-card__actions">
        <a
          className="btn btn--ink"
          href={buildDirectionsUrl(location)}
          target="_blank"
          rel="noopener"
          aria-label={t`Directions to ${name} (opens in a new tab)`}
        >
          <Icon name="navigation" />
          <Trans>Directions</Trans>
        </a>{' '}
        <a className="btn" href={toTelHref(location.phone)} aria-label={t`Call ${name}`}>
          <Icon name="phone" />
          <Trans>Call</Trans>
        </a>{' '}
        <Link
          className="btn"
          to={paths.contact({ location: location.id })}
          aria-label={t`Message ${name}`}
          discover="none"
        >
          <Icon name="mail" />
          <Trans>Message</Trans>
        </Link>
      </div>
    </li>
  );
}
