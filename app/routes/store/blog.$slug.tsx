import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, Link } from '@remix-run/react';

import { getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { renderBody } from '../../domain/content/content/markdown.server';
import { findPost, type Post } from '../../domain/content/content/posts.queries.server';
import { requireFound } from '../../http/not-found.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Prose } from '../../ui/content/text-page-view';
import { Day } from '../../ui/day';
import { missingPageMeta, pageMeta } from '../../ui/seo/page-meta';
import { settingsOf } from '../../http/settings.server';
import { Icon } from '../../ui/icon/icon';
import { ProductPicture } from '../../ui/catalog/product-picture';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data === undefined) return missingPageMeta();
  const { title, summary, picture, language } = args.data.post;
  return pageMeta(args, {
    title,
    description: summary,
    picture,
    type: 'article',
    isEnglishOnly: language === 'en',
  });
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = requireFound(await findPost(context.db, params['slug'] ?? ''));
  const { body, ...post } = found;
  return { post, text: renderBody(body, getStoreFacts(await settingsOf(context))) };
}

export default function PostPage() {
  const { post, text } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page text-page">
      <Breadcrumb
        crumbs={[
          { name: t`Home`, to: paths.home() },
          { name: t`Blog`, to: paths.blog() },
          { name: post.title },
        ]}
      />
      <article className="stack stack--widest">
        <header className="post__head">
          <div className="page__head">
            <p className="small muted">
              <Day on={post.publishedOn} />
            </p>
            <h1>{post.title}</h1>
            <p className="text-page__summary">{post.summary}</p>
          </div>
          <ProductPicture src={post.picture} alt="" sizes="(min-width: 48rem) 40rem, 100vw" />
        </header>
        <Prose text={text} language={post.language} />
      </article>
      <PostNavigation previous={post.previous} next={post.next} />
    </main>
  );
}

function PostNavigation({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  return (
    <nav className="post-navigation no-print" aria-label={t`Posts`}>
      {previous !== undefined && (
        <Link to={paths.post(previous.slug)} rel="prev" discover="none" className="panel">
          <span className="small muted">
            <Trans>Previous post</Trans>
          </span>
          {previous.title}
        </Link>
      )}
      {next !== undefined && (
        <Link to={paths.post(next.slug)} rel="next" discover="none" className="panel post-navigation__next">
          <span className="small muted">
            <Trans>Next post</Trans>
          </span>
          {next.title}
        </Link>
      )}
      <Link to={paths.blog()} className="btn post-navigation__back" discover="none">
        <Icon name="arrow-left" /> <Trans>Back to the blog</Trans>
      </Link>
    </nav>
  );
}
