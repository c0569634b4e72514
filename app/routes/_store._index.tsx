import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listActiveCategories } from '../domain/catalogue/categories.queries.server';
import { listFeatured, listOnSale } from '../domain/catalogue/products.queries.server';
import { paths } from '../paths';
import { ProductCard } from '../ui/catalogue/product-card';
import { Icon } from '../ui/icon/icon';
import { pageMeta } from '../ui/seo/page-meta';
import { CategoryTiles, ServicesGrid } from '../ui/store/home-categories';
import { HomeHero } from '../ui/store/home-hero';
import { STORE_CLAIMS } from '../ui/store/company-claims';

/** SPEC 9: six at first, six more by each View More. */
const FEATURED_STEP = 6;
const FEATURED_MOST = 96;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Keyway Trade Supply: keys, locks and tools for locksmiths',
    description:
      'Automotive keys, commercial and smart locks, access control, safes and tools for the trade, from stock.',
    path: paths.home(),
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = Number(new URL(request.url).searchParams.get('featured'));
  const count = Number.isInteger(wanted)
    ? Math.min(Math.max(wanted, FEATURED_STEP), FEATURED_MOST)
    : FEATURED_STEP;
  const categories = await listActiveCategories(context.db);
  return {
    count,
    categories: categories.map(({ id, slug, name, description, picture }) => ({
      id,
      slug,
      name,
      description,
      picture,
    })),
    featured: await listFeatured(context.db, count),
    sale: await listOnSale(context.db, 4),
  };
}

export default function Home() {
  const { categories, featured, sale, count } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <HomeHero categories={categories} />
      {sale.total > 0 && (
        <section className="sale-band" aria-labelledby="sale">
          <div className="container sale-band__row">
            <div>
              <p className="eyebrow">Exclusive Sale</p>
              <h2 id="sale">
                {sale.total} {sale.total === 1 ? 'product' : 'products'} on sale
              </h2>
            </div>
            <dl className="sale-band__facts">
              <div>
                <dt>time remaining</dt>
                <dd>48hrs</dd>
              </div>
              <div>
                <dt>max savings</dt>
                <dd>50%</dd>
              </div>
            </dl>
          </div>
          <ul className="container card-grid card-grid--four">
            {sale.products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
      <CategoryTiles categories={categories} />
      <section className="container home-section" id="featured" aria-labelledby="featured-title">
        <h2 id="featured-title">Featured Products</h2>
        <ul className="card-grid card-grid--three">
          {featured.products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </ul>
        {featured.total > featured.products.length && (
          <p className="home-section__more">
            <Link
              className="btn"
              to={`${paths.home({ featured: count + FEATURED_STEP })}#featured`}
              preventScrollReset
              discover="none"
            >
              View More Products
            </Link>
          </p>
        )}
      </section>
      <ServicesGrid categories={categories} />
      <section className="leaders on-ink" aria-labelledby="leaders">
        <div className="container">
          <h2 id="leaders">Trusted by Industry Leaders</h2>
          <dl>
            {STORE_CLAIMS.stats.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Link className="btn btn--ink admin-link" to={paths.admin.dashboard()} discover="none">
        <Icon name="gauge" />
        Admin Panel
      </Link>
    </main>
  );
}
