import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { t } from '~/i18n/text';

/** Subcategories with their product counts. */
export function SubCategories({
  categories,
}: {
  categories: { slug: string; name: string; products: number }[];
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t`Subcategories`} className="sub-categories">
      <ul>
        {categories.map(({ slug, name, products }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} discover="none">
              {name} <span className="muted">({products})</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
