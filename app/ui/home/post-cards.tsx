import { Link } from '@remix-run/react';

import type { PostEntry } from '../../domain/content/content/posts.queries.server';
import { writeAsRead } from '../../domain/base/shared/written-date.rules';
import { paths } from '../../paths';
import { ProductPicture } from '../catalog/product-picture';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const day = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

export function PostCards({ posts }: { posts: PostEntry[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="container home-section" aria-labelledby="posts">
      <h2 id="posts">
        <Trans>From the bench</Trans>
      </h2>
      <ul className="stack stack--wide columns-4">
        {posts.map(({ slug, title, publishedOn, summary, picture }) => (
          <li key={slug} className="home-post">
            <ProductPicture src={picture} alt="" sizes="20rem" loading="lazy" decoding="async" />
            <div className="home-post__words">
              <time className="small muted" dateTime={publishedOn}>
                {writeAsRead(day().format(new Date(publishedOn)).replace(',', ''))}
              </time>
              <h3>
                <Link to={paths.post(slug)} discover="none">
                  {title}
                </Link>
              </h3>
              <p className="small muted">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="home-section__more">
        <Link className="btn" to={paths.blog()} discover="none">
          <Trans>All articles</Trans>
        </Link>
      </p>
    </section>
  );
}
