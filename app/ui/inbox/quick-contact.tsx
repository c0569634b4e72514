import { Link } from '@remix-run/react';

import type { BusinessHours } from '../../domain/content/content/claims.schema';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { toTelHref } from '../phone-link';
import { useSettings } from '../settings/use-settings';

/** SPEC 2.8: quick contact options. */
export function QuickContact() {
  const contacts = useSettings();
  return (
    <section className="panel" aria-labelledby="quick-contact">
      <h2 id="quick-contact">Quick contact</h2>
      <ul className="quick-contact">
        <li>
          <a href={toTelHref(contacts.hotline)}>
            <Icon name="phone" />
            <span>
              <strong>Call {contacts.hotline}</strong>
              <span className="small muted">A technician answers, day and night</span>
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${contacts.supportEmail}`}>
            <Icon name="mail" />
            <span>
              <strong>E-mail support</strong>
              <span className="small muted">{contacts.supportEmail}</span>
            </span>
          </a>
        </li>
        <li>
          <Link to={paths.locations()}>
            <Icon name="map-pin" />
            <span>
              <strong>Find a location</strong>
              <span className="small muted">Counters, hours and directions</span>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** SPEC 9: business hours. */
export function BusinessHoursCard({ hours: { days, note, emergency } }: { hours: BusinessHours }) {
  return (
    <section className="panel" aria-labelledby="business-hours">
      <h2 id="business-hours">Business hours</h2>
      <dl className="hours">
        {days.map(({ day, hours }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{note}</p>
      <p className="cluster cluster--row align-center space-above--tight semibold">
        <Icon name="clock" />
        {emergency}
      </p>
    </section>
  );
}
