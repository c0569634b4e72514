import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listPosts } from '../../domain/content/content/posts.queries.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { PostCard } from '../../ui/content/post-card';
import { staticPageMeta } from '../../ui/seo/page-meta';

export const meta = staticPageMeta(
  'Blog',
  'Notes from the counter and the bench: lever functions, FCC IDs, door closers, master keying.',
);

export async function loader({ context }: LoaderFunctionArgs) {
  return { posts: await listPosts(context.db) };
}

export default function Blog() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <Breadcrumb crumbs={[{ name: 'Home', to: paths.home() }, { name: 'Blog' }]} />
      <header className="page__head">
        <h1>Blog</h1>
        <p>Notes from the counter and the bench, for people who order parts and then have to fit them.</p>
      </header>
      {posts.length === 0 ? (
        <p>Nothing has been published yet.</p>
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
