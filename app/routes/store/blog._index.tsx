import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, Link } from '@remix-run/react';

import { listPosts, type PostEntry } from '../../domain/content/content/posts.queries.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { Day } from '../../ui/day';
import { ProductPicture } from '../../ui/catalog/product-picture';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = staticPageMeta(
  () => t`Blog`,
  () => t`Product notes and how-tos: lever functions, FCC IDs, door closers, master keying.`,
);

export async function loader({ context }: LoaderFunctionArgs) {
  return { posts: await listPosts(context.db) };
}

export default function Blog() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <Breadcrumb crumbs={[{ name: t`Home`, to: paths.home() }, { name: t`Blog` }]} />
      <header className="page__head">
        <h1>
          <Trans>Blog</Trans>
        </h1>
        <p>
          <Trans>Product notes and how-tos for locksmiths.</Trans>
        </p>
      </header>
      {posts.length === 0 ? (
        <p>
          <Trans>No posts yet.</Trans>
        </p>
      ) : (
        <ul className="posts">
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ul>
      )}
    </main>
  );
}

function PostCard({ post }: { post: PostEntry }) {
  const to = paths.post(post.slug);
  return (
    <li className="card post-card">
      <Link to={to} discover="none" className="card__picture" tabIndex={-1} aria-hidden="true">
        <ProductPicture src={post.picture} alt="" sizes="20rem" loading="lazy" />
      </Link>
      <div className="card__body post-card__body">
        <p className="small muted">
          <Day on={post.publishedOn} />
        </p>
        <h2 className="post-card__title">
          <Link to={to} discover="none">
            {post.title}
          </Link>
        </h2>
        <p>{post.summary}</p>
      </div>
    </li>
  );
}
