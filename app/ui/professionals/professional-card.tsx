import type { Professional } from '../../domain/content/professionals/professionals.rules';
import { Icon } from '../icon/icon';
import { toTelHref } from '../phone-link';
import { CheckList } from '../marketing/check-list';

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
          <a className="btn" href={toTelHref(phone)} aria-label={`Call ${name}, ${phone}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email !== '' && (
          <a className="btn" href={`mailto:${email}`} aria-label={`Email ${name}`}>
            <Icon name="mail" />
            Email
          </a>
        )}
      </div>
    </li>
  );
}
