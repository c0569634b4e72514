import type { StoreLocation } from '../../domain/content/locations/locations.rules';
import { Fact } from '../fact';
import { PhoneLink } from '../phone-link';
import { OpeningHours } from './opening-hours';

/** The address, contact data, and hours of a branch. */
export function ContactLines({ location }: { location: StoreLocation }) {
  return (
    <>
      <address>
        {location.address}
        <br />
        {location.city}, {location.province} {location.postalCode}
      </address>
      <dl className="contact-lines">
        <Fact name="Phone">
          <PhoneLink className="link" number={location.phone} />
        </Fact>
        {location.fax !== '' && <Fact name="Fax">{location.fax}</Fact>}
        <Fact name="E-mail">
          <a className="link" href={`mailto:${location.email}`}>
            {location.email}
          </a>
        </Fact>
      </dl>
      <OpeningHours hours={location.hours} />
    </>
  );
}
