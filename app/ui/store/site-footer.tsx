import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { CONTACTS, COPYRIGHT, STORE_CLAIMS } from './company-claims';

export function SiteFooter({ categories }: { categories: { slug: string; name: string }[] }) {
  return (
    <footer className="site-footer on-ink">
      <div className="container site-footer__columns">
        <section>
          <h2>Keyway Trade Supply</h2>
          <p className="small">
            Keys, locks, hardware and tools for locksmiths, dealerships and security contractors.{' '}
            {STORE_CLAIMS.freeShipping}.
          </p>
        </section>
        <section>
          <h2>Talk to us</h2>
          <ul className="small">
            <li>
              <Icon name="phone" /> <a href={`tel:${CONTACTS.hotline}`}>{CONTACTS.hotline}</a>, day and night
            </li>
            <li>
              Support: <a href={`mailto:${CONTACTS.supportEmail}`}>{CONTACTS.supportEmail}</a>
            </li>
            <li>
              Sales: <a href={`mailto:${CONTACTS.salesEmail}`}>{CONTACTS.salesEmail}</a>
            </li>
          </ul>
        </section>
        <nav aria-label="Categories" className="site-footer__categories">
          <h2>Categories</h2>
          <ul className="small">
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.category(slug)} discover="none">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="container site-footer__end small">
        <span>&copy; {COPYRIGHT} Keyway Trade Supply. Prices in US dollars.</span>
        <Link to={paths.admin.dashboard()} discover="none">
          Admin Panel
        </Link>
      </div>
    </footer>
  );
}
