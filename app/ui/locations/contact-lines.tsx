import type { StoreLocation } from '../../domain/content/locations/locations.rules';
import { Fact, Facts } from '../facts';
import { PhoneLink } from '../phone-link';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Address, contact data, and hours of a branch. */
export function ContactLines({ location }: { location: StoreLocation }) {
  return (
    <>
      <address>
        {location.address}
        <br />
        {location.city}, {location.province} {location.postalCode}
      </address>
      <dl className="contact-lines">
        <Fact name={t`Phone`}>
          <PhoneLink className="link" number={location.phone} />
        </Fact>
        {location.fax !== '' && <Fact name={t`Fax`}>{location.fax}</Fact>}
        <Fact name={t`Email`}>
          <a className="link" href={`mailto:${location.email}`}>
            {location.email}
          </a>
        </Fact>
      </dl>
      <OpeningHours hours={location.hours} />
    </>
  );
}

function OpeningHours({ hours }: Pick<StoreLocation, 'hours'>) {
  return (
    <Facts
      className="hours small"
      facts={[
        hours.weekdays !== '' && [t`Mon - Fri`, hours.weekdays],
        hours.saturday !== '' && [t`Sat`, hours.saturday],
        hours.sunday !== '' && [t`Sun`, hours.sunday],
      ]}
    />
  );
}

/** The offices (SPEC 3). */
export function OfficeList({ offices }: { offices: StoreLocation[] }) {
  return (
    <section className="container marketing-section" aria-labelledby="offices">
      <h2 id="offices">
        <Trans>Our offices</Trans>
      </h2>
      <ul className="office-grid">
        {offices.map((office) => (
          <li key={office.id} className="panel">
            <h3>{office.name}</h3>
            <ContactLines location={office} />
          </li>
        ))}
      </ul>
    </section>
  );
}
