import { redirectDocument, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';

import { listActiveCategories } from '../../domain/goods/catalog/categories.queries.server';
import { parseFeaturedCount } from '../../domain/goods/catalog/product.rules';
import {
  listFeatured,
  listMostReviewed,
  listOnSale,
  readBestSavings,
} from '../../domain/goods/catalog/products.queries.server';
import { readFrame } from '../../domain/content/content/frame.queries.server';
import { readPageVariant } from '../../http/page-variant.server';
import { settingsOf } from '../../http/settings.server';
import { readProductCards, withBuyerPrices } from './buyer-prices.server';
import { paths } from '../../paths';
import { FeaturedProducts } from '../../ui/home/featured-products';
import { Hero } from '../../ui/home/hero';
import { parseHeroSlide } from '../../ui/home/hero-slides';
import { Leaders, SaleBanner } from '../../ui/home/bands';
import { ServicesGrid, ShopByCategory } from '../../ui/home/category-sections';
import { HomeData } from '../../ui/seo/home-data';
import { pageMeta } from '../../ui/seo/page-meta';
import { getLanguage } from '~/i18n/language';
import { addLanguage } from '~/i18n/language-path';
import { t } from '~/i18n/text';

/** Products in the hero. */
const HERO_PRODUCTS = 3;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: t`Keyway Trade Supply: keys, locks, and tools for locksmiths`,
    description: t`Automotive keys, commercial and smart locks, access control, safes, and locksmith tools.`,
    path: paths.home(),
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { search, searchParams: params } = new URL(request.url);
  const { french } = await readPageVariant(context, request);
  if (french === 'chosen' && getLanguage() === 'en')
    throw redirectDocument(addLanguage(paths.home(), 'fr-CA') + search);
  const categories = await listActiveCategories(context.db);
  const featured = await listFeatured(context.db, parseFeaturedCount(params));
  const popular = await listMostReviewed(context.db, HERO_PRODUCTS);
  const sale = await listOnSale(context.db, 4);
  const savings = await readBestSavings(context.db);
  const settings = await settingsOf(context);
  const { claims } = await readFrame(context.db, settings, '');
  return {
    stats: claims.store.stats,
    categories: categories.map(({ id, slug, name, description, picture, level }) => ({
      id,
      slug,
      name,
      description,
      picture,
      level,
    })),
    popular: await withBuyerPrices(context, request, popular),
    featured: await readProductCards(context, request, featured),
    sale: {
      ...(await readProductCards(context, request, sale)),
      maxSaving: savings.all,
      hoursLeft: getHoursUntil(settings.saleEndsAt),
      endsAt: settings.saleEndsAt,
    },
    programmingSaving: savings.programming,
  };
}

/** Counts a started hour as a whole one. */
function getHoursUntil(moment: string): number | undefined {
  return moment === '' ? undefined : Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 3_600_000));
}

export default function Home() {
  const { stats, categories, popular, featured, sale, programmingSaving } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const slide = parseHeroSlide(params);
  return (
    <main id="main">
      <HomeData />
      <Hero key={slide} initial={slide} products={popular} programmingSaving={programmingSaving} />
      <ServicesGrid categories={categories} />
      <SaleBanner sale={sale} />
      <ShopByCategory categories={categories} />
      <FeaturedProducts featured={featured} hrefOf={(count) => paths.home({ featured: count })} />
      <Leaders stats={stats} />
    </main>
  );
}
