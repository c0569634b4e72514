import type { StoreLocation } from '../../domain/content/locations/locations.rules';
import { PhoneLink } from '../phone-link';
import { OpeningHours } from './opening-hours';
import { Fact } from '../fact';

/** SPEC 3, office entry: name, address, city, phone, fax, e-mail, hours. */
export function OfficeList({ offices }: { offices: StoreLocation[] }) {
  return (
    <section className="container marketing-section" aria-labelledby="offices">
      <h2 id="offices">Our offices</h2>
      <ul className="office-grid">
        {offices.map((office) => (
          <li key={office.id} className="panel">
            <h3>{office.name}</h3>
            <address>
              {office.address}
              <br />
              {office.city}, {office.province} {office.postalCode}
            </address>
            <dl className="contact-lines">
              <Fact name="Phone">
                <PhoneLink className="link" number={office.phone} />
              </Fact>
              {office.fax !== '' && <Fact name="Fax">{office.fax}</Fact>}
              <Fact name="E-mail">
                <a className="link" href={`mailto:${office.email}`}>
                  {office.email}
                </a>
              </Fact>
            </dl>
            <OpeningHours hours={office.hours} />
          </li>
        ))}
      </ul>
    </section>
  );
}
