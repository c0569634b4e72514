import { Link } from '@remix-run/react';

import type { BusinessHours } from '../../domain/content/content/claims.schema';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { toTelHref } from '../phone-link';
import { useSettings } from '../settings/use-settings';
import { Facts } from '../facts';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Quick contact options (SPEC 2.8). */
export function QuickContact() {
  const { hotline, supportEmail, salesEmail } = useSettings();
  const options = [
    {
      icon: 'phone',
      to: toTelHref(hotline),
      name: t`Call ${hotline}`,
      text: t`Technicians 24/7`,
    },
    {
      icon: 'mail',
      to: `mailto:${supportEmail}`,
      name: t`Email support`,
      text: t`${supportEmail}, answered during business hours`,
    },
    {
      icon: 'package',
      to: paths.order(),
      name: t`Order desk`,
      text: t`Order by phone 24/7, by form, or at ${salesEmail}`,
    },
    {
      icon: 'map-pin',
      to: paths.locations(),
      name: t`Find a location`,
      text: t`Counters, hours, and directions`,
    },
  ] as const;
  return (
    <section className="panel" aria-labelledby="quick-contact">
      <h2 id="quick-contact">
        <Trans>Quick contact</Trans>
      </h2>
      <ul className="quick-contact">
        {options.map(({ icon, to, name, text }) => (
          <li key={icon}>
            <Link to={to}>
              <Icon name={icon} />
              <span>
                <strong>{name}</strong>
                <span className="small muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Business hours (SPEC 9). */
export function BusinessHoursCard({ hours: { days, note, emergency } }: { hours: BusinessHours }) {
  return (
    <section className="panel" aria-labelledby="business-hours">
      <h2 id="business-hours">
        <Trans>Business hours</Trans>
      </h2>
      <Facts className="hours" facts={days.map(({ day, hours }) => [day, hours])} />
      <p className="small muted">{note}</p>
      <p className="cluster cluster--row align-center space-above--tight semibold">
        <Icon name="clock" />
        {emergency}
      </p>
    </section>
  );
}
