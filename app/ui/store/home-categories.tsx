import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';

interface HomeCategory {
  id: number;
  slug: string;
  name: string;
  description: string;
  picture: string;
}

/** SPEC 2.3: icons by category id 1-6, a wrench for the others. */
const SERVICE_ICONS: Record<number, IconName> = {
  1: 'key-round',
  2: 'wrench',
  3: 'lock',
  4: 'settings',
  5: 'phone',
  6: 'shield',
};

/** Shop by Category: every category with its picture. */
export function CategoryTiles({ categories }: { categories: HomeCategory[] }) {
  return (
    <section className="container home-section" aria-labelledby="shop-by-category">
      <h2 id="shop-by-category">Shop by Category</h2>
      <ul className="tile-grid">
        {categories.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} className="tile" discover="none">
              <img src={picture} alt="" width={400} height={300} loading="lazy" decoding="async" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Professional Services: what the first six categories are for. */
export function ServicesGrid({ categories }: { categories: HomeCategory[] }) {
  return (
    <section className="container home-section" aria-labelledby="services">
      <h2 id="services">Professional Services</h2>
      <ul className="service-grid">
        {categories.slice(0, 6).map(({ id, slug, name, description }) => (
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
