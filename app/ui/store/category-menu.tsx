import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/** Every category, one click from every page. Opens without JavaScript. */
export function CategoryMenu({ categories }: { categories: { slug: string; name: string }[] }) {
  return (
    <details className="fold-menu">
      <summary>
        <Icon name="menu" />
        Categories
        <Icon name="chevron-down" />
      </summary>
      <ul className="fold-menu__list">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} discover="none">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
