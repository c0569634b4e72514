import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { FoldMenu } from './fold-menu';

/** Every category, one click from every page. */
export function CategoryMenu({ categories }: { categories: { slug: string; name: string }[] }) {
  const summary = (
    <>
      <Icon name="menu" />
      Categories
      <Icon name="chevron-down" />
    </>
  );
  return (
    <FoldMenu summary={summary}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={paths.category(slug)} discover="none">
            {name}
          </Link>
        </li>
      ))}
    </FoldMenu>
  );
}
