import { Link } from '@remix-run/react';

import type { Post } from '../../domain/content/content/posts.queries.server';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/** From a post to the one before, the one after and the list. */
export function PostNavigation({ previous, next }: Pick<Post, 'previous' | 'next'>) {
  return (
    <nav className="post-navigation no-print" aria-label="Posts">
      {previous !== undefined && (
        <Link to={paths.post(previous.slug)} rel="prev" discover="none" className="panel">
          <span className="small muted">Previous post</span>
          {previous.title}
        </Link>
      )}
      {next !== undefined && (
        <Link to={paths.post(next.slug)} rel="next" discover="none" className="panel post-navigation__next">
          <span className="small muted">Next post</span>
          {next.title}
        </Link>
      )}
      <Link to={paths.blog()} className="btn post-navigation__back" discover="none">
        <Icon name="arrow-left" /> Back to the blog
      </Link>
    </nav>
  );
}
