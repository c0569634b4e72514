import { Link } from '@remix-run/react';

import { getBrandHref, type Brand } from './brands';

/** Brand names as text, because the logos are trademarks. */
export function BrandList({ brands, isGrid = false }: { brands: readonly Brand[]; isGrid?: boolean }) {
  return (
    <section className="container home-section" aria-labelledby="brands">
      <h2 id="brands">Brands on our shelves</h2>
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
