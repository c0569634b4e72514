import type { Professional } from '../../domain/content/professionals/professionals.rules';
import { Icon } from '../icon/icon';
import { toTelHref } from '../phone-link';
import { CheckList } from '../marketing/check-list';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export function ProfessionalCard({ professional }: { professional: Professional }) {
  const { name, city, state, phone, email, specialties, services } = professional;
  return (
    <li className="location-card panel">
      <div className="location-card__head">
        <h3>{name}</h3>
        <span className="muted">
          {city}, {state}
        </span>
      </div>
      {services.length > 0 && (
        <ul className="tag-list">
          {services.map((service) => (
            <li key={service} className="badge">
              {service}
            </li>
          ))}
        </ul>
      )}
      <CheckList items={specialties} />
      <div className="button-row location-card__actions">
        {phone !== '' && (
          <a className="btn" href={toTelHref(phone)} aria-label={t`Call ${name}, ${phone}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email !== '' && (
          <a className="btn" href={`mailto:${email}`} aria-label={t`Email ${name}`}>
            <Icon name="mail" />
            <Trans>Email</Trans>
          </a>
        )}
      </div>
    </li>
  );
}
