import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listActiveCategories } from '../../domain/goods/catalog/categories.queries.server';
import { listPosts } from '../../domain/content/content/posts.queries.server';
import { paths } from '../../paths';
import { BrandList, GRID_BRANDS } from '../../ui/home/brand-list';
import { CategoryTiles } from '../../ui/home/category-sections';
import { HeroCards } from '../../ui/home/hero-cards';
import { PostCards } from '../../ui/home/post-cards';
import { pageMeta } from '../../ui/seo/page-meta';
import { useMarketingClaims } from '../../ui/store/use-claims';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: t`Locksmith catalog`,
    description: t`Automotive, door hardware, access control, and shop supplies for locksmiths.`,
    // A version of the home page.
    path: paths.home(),
  });

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    categories: await listActiveCategories(context.db),
    posts: (await listPosts(context.db)).slice(0, 4),
  };
}

export default function Advanced() {
  const { categories, posts } = useLoaderData<typeof loader>();
  const { professionals, sameDay, stockingLocations } = useMarketingClaims();
  return (
    <main id="main">
      <section className="claims-hero on-ink" aria-labelledby="advanced-title">
        <div className="container claims-hero__stack">
          <div className="claims-hero__words">
            <h1 id="advanced-title">
              <Trans>What are you working on today?</Trans>
            </h1>
            <p>
              {stockingLocations === ''
                ? t`${professionals} order from us. ${sameDay}.`
                : t`${professionals} order from ${stockingLocations}. ${sameDay}.`}
            </p>
          </div>
          <HeroCards />
        </div>
      </section>
      <CategoryTiles title={t`All categories`} categories={categories} />
      <BrandList brands={GRID_BRANDS} isGrid />
      <PostCards posts={posts} />
    </main>
  );
}
