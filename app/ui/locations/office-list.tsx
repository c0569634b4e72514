import type { StoreLocation } from '../../domain/content/locations/locations.rules';
import { ContactLines } from './contact-lines';

/** SPEC 3, office entry: name, address, city, phone, fax, e-mail, hours. */
export function OfficeList({ offices }: { offices: StoreLocation[] }) {
  return (
    <section className="container marketing-section" aria-labelledby="offices">
      <h2 id="offices">Our offices</h2>
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
