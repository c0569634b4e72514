import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import type { HomeCategory } from './category-tiles';

/** SPEC 2.3: icons by category id 1-6, a wrench for the others. */
const SERVICE_ICONS: Record<number, IconName> = {
  1: 'key-round',
  2: 'wrench',
  3: 'lock',
  4: 'settings',
  5: 'phone',
  6: 'shield',
};

const isAtTop = ({ level }: HomeCategory) => level === 0;

/** Professional Services: what each category at the top is for. */
export function ServicesGrid({ categories }: { categories: HomeCategory[] }) {
  return (
    <section className="container home-section" aria-labelledby="services">
      <h2 id="services">Professional Services</h2>
      <ul className="service-grid">
        {categories.filter(isAtTop).map(({ id, slug, name, description }) => (
          <li key={id}>
            <Icon name={SERVICE_ICONS[id] ?? 'wrench'} />
            <h3>
              <Link to={paths.category(slug)} discover="none">
                {name}
              </Link>
            </h3>
            <p className="small muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
