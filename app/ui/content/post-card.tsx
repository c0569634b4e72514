import { Link } from '@remix-run/react';

import type { PostEntry } from '../../domain/content/content/posts.queries.server';
import { paths } from '../../paths';
import { Day } from '../day';

/** A post in a list: picture, date, title, summary. */
export function PostCard({ post }: { post: PostEntry }) {
  const to = paths.post(post.slug);
  return (
    <li className="card post-card">
      <Link to={to} discover="none" className="card__picture" tabIndex={-1} aria-hidden="true">
        <img src={post.picture} alt="" width={400} height={300} loading="lazy" />
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
