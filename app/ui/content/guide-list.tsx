import { Link } from '@remix-run/react';

import type { TextPageEntry } from '../../domain/content/content/text-pages.queries.server';
import { paths } from '../../paths';

/** The guides under a page, with what each one holds. */
export function GuideList({ guides }: { guides: TextPageEntry[] }) {
  return (
    <section aria-labelledby="guides" className="guides">
      <h2 id="guides">Guides and charts</h2>
      <ul className="guides__list">
        {guides.map(({ slug, title, summary }) => (
          <li key={slug} className="guides__item">
            <h3>
              <Link to={paths.guide(slug)} discover="none" className="link">
                {title}
              </Link>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
