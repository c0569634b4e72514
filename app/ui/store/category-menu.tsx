import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { FoldMenu } from './fold-menu';
import { Trans } from '~/i18n/trans';

interface CategoryMenuProps {
  categories: { slug: string; name: string; level: number }[];
}

/** Every category, one click from every page. Subcategories are indented. */
export function CategoryMenu({ categories }: CategoryMenuProps) {
  const summary = (
    <>
      <Icon name="menu" />
      <Trans>Departments</Trans>
      <Icon name="chevron-down" />
    </>
  );
  return (
    <FoldMenu summary={summary}>
      {categories.map(({ slug, name, level }) => (
        <li key={slug} className={level > 0 ? `fold-menu__below fold-menu__below--${level}` : undefined}>
          <Link to={paths.category(slug)} prefetch="intent">
            {name}
          </Link>
        </li>
      ))}
    </FoldMenu>
  );
}
