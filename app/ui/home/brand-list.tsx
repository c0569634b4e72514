import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Trans } from '~/i18n/trans';

/**
 * SPEC 2.4: the brands of the marketing versions, as that page writes them, and as the catalog does: Comx-fort is
 * CompX's line of cam locks.
 */
export const BRANDS = [
  { name: 'ABUS', brand: 'ABUS', style: 'wide' },
  { name: 'Alarm Controls', brand: 'Alarm Controls', style: 'plain' },
  { name: 'American Lock', brand: 'American Lock', style: 'slanted' },
  { name: 'Comx-fort', brand: 'CompX', style: 'plain' },
  { name: 'Hudson', brand: 'Hudson', style: 'mono' },
  { name: 'ILCO', brand: 'Ilco', style: 'wide' },
  { name: 'JMA', brand: 'JMA', style: 'slanted' },
  { name: 'LSDA', brand: 'LSDA', style: 'mono' },
  { name: 'Norton', brand: 'Norton', style: 'plain' },
  { name: 'Sargent', brand: 'Sargent', style: 'wide' },
  { name: 'Schlage', brand: 'Schlage', style: 'slanted' },
] as const;

type Brand = (typeof BRANDS)[number];

/** SPEC 2.4: the second version shows four of them. */
export const GRID_BRANDS = BRANDS.filter(({ name }) => ['ABUS', 'ILCO', 'Sargent', 'Schlage'].includes(name));

function getBrandHref({ brand }: Brand): string {
  return paths.products({ brand: [brand] });
}

/** Brand names as text, because the logos are trademarks. */
export function BrandList({ brands, isGrid = false }: { brands: readonly Brand[]; isGrid?: boolean }) {
  return (
    <section className="container home-section" aria-labelledby="brands">
      <h2 id="brands">
        <Trans>Brands we stock</Trans>
      </h2>
      <ul className={isGrid ? 'brand-list brand-list--grid' : 'brand-list'}>
        {brands.map((brand) => (
          <li key={brand.name}>
            <Link to={getBrandHref(brand)} className={`wordmark wordmark--${brand.style}`} discover="none">
              {brand.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
