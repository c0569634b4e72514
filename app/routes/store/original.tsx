import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { settingsOf } from '../../http/settings.server';
import { listActiveCategories } from '../../domain/goods/catalog/categories.queries.server';
import { readMarketingClaims } from '../../domain/content/content/claims.queries.server';
import { listPosts } from '../../domain/content/content/posts.queries.server';
import { MARKETING_CLAIMS } from '../../domain/content/content/standard-claims';
import { paths } from '../../paths';
import { BrandList, BRANDS } from '../../ui/home/brand-list';
import { CategoryTiles } from '../../ui/home/category-sections';
import { PostCards } from '../../ui/home/post-cards';
import { pageMeta } from '../../ui/seo/page-meta';
import { Fact } from '../../ui/facts';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** This version shows 14 categories (SPEC 2.4); the other two only have their own pages. */
const OMITTED_BRANDS = ['commercial-locks', 'smart-locks'];

export const meta: MetaFunction<typeof loader> = (args) => {
  const { stockingLocations, sameDay } = args.data?.claims ?? MARKETING_CLAIMS;
  return pageMeta(args, {
    title: stockingLocations === '' ? t`Locksmith supply` : t`Locksmith supply from ${stockingLocations}`,
    description: t`Keys, locks, door hardware, safes, and machines for locksmiths. ${sameDay}.`,
    // A version of the home page.
    path: paths.home(),
  });
};

export async function loader({ context }: LoaderFunctionArgs) {
  const categories = await listActiveCategories(context.db);
  return {
    categories: categories
      .filter(({ slug, level }) => level === 0 && !OMITTED_BRANDS.includes(slug))
      .slice(0, 14),
    posts: (await listPosts(context.db)).slice(0, 4),
    claims: await readMarketingClaims(context.db, getStoreFacts(await settingsOf(context))),
  };
}

export default function Original() {
  const { categories, posts, claims } = useLoaderData<typeof loader>();
  const { professionals, sameDay, stats, stockingLocations, years } = claims;
  return (
    <main id="main">
      <section className="claims-hero on-ink" aria-label={t`Keyway by the numbers`}>
        <div className="container claims-hero__row">
          <div className="claims-hero__words">
            <h1>
              {stockingLocations === ''
                ? t`Everything for the door`
                : t`Everything for the door, shipped from ${stockingLocations}`}
            </h1>
            <p>
              <Trans>
                Trusted by {professionals} for {years}. {sameDay}.
              </Trans>
            </p>
            <p className="hero__actions">
              <Link className="btn btn--primary" to={paths.products()} discover="none">
                <Trans>Browse the catalog</Trans>
              </Link>{' '}
              <Link className="btn btn--on-ink" to={paths.register()} discover="none">
                <Trans>Apply for a trade account</Trans>
              </Link>
            </p>
          </div>
          <dl className="claims-hero__stats">
            {stats.map(({ figure, label }) => (
              <Fact key={label} name={label}>
                {figure}
              </Fact>
            ))}
          </dl>
        </div>
      </section>
      <CategoryTiles title={t`Shop by category`} categories={categories} />
      <BrandList brands={BRANDS} />
      <PostCards posts={posts} />
    </main>
  );
}
