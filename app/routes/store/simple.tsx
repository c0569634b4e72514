import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { parseFeaturedCount } from '../../domain/goods/catalog/product.rules';
import { listFeatured } from '../../domain/goods/catalog/products.queries.server';
import { readProductCards } from './buyer-prices.server';
import { paths } from '../../paths';
import { FeaturedProducts } from '../../ui/home/featured-products';
import { Icon } from '../../ui/icon/icon';
import type { IconName } from '../../ui/icon/icon-names';
import { pageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

/** The compact page's quick links (DESIGN 2). */
const QUICK_LINKS = perLanguage<{ icon: IconName; name: string; to: string }[]>(() => [
  { icon: 'list', name: t`Quick order`, to: paths.quickOrder() },
  { icon: 'heart', name: t`Favorites`, to: paths.favorites() },
  { icon: 'key-round', name: t`Find by vehicle`, to: paths.vehicles() },
  { icon: 'file-text', name: t`Request a quote`, to: paths.quote() },
  { icon: 'truck', name: t`Track an order`, to: paths.trackOrder() },
  { icon: 'package', name: t`All products`, to: paths.products() },
]);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: t`Search and order`,
    description: t`Search, quick links, and popular products.`,
    // A version of the home page.
    path: paths.home(),
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const count = parseFeaturedCount(new URL(request.url).searchParams);
  const featured = await listFeatured(context.db, count);
  return { featured: await readProductCards(context, request, featured) };
}

export default function Simple() {
  const { featured } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <section className="container home-section home-section--tight" aria-labelledby="simple-title">
        <h1 id="simple-title">
          <Trans>Search and order</Trans>
        </h1>
        <p>
          <Trans>
            Search above by part number, vehicle, or service, or use one of these links. First visit? Select
            Help for a short tour.
          </Trans>
        </p>
        <ul className="way-list">
          {QUICK_LINKS().map(({ icon, name, to }) => (
            <li key={name}>
              <Link to={to} className="btn" discover="none">
                <Icon name={icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <FeaturedProducts featured={featured} hrefOf={(count) => paths.simple({ featured: count })} isOnTop />
    </main>
  );
}
