import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { PageLink } from '../page-link';
import { FoldMenu } from './fold-menu';

/** Every category, one click from every page; what is below another stands in from it. */
export function CategoryMenu({
  categories,
}: {
  categories: { slug: string; name: string; level: number }[];
}) {
  const summary = (
    <>
      <Icon name="menu" />
      Categories
      <Icon name="chevron-down" />
    </>
  );
  return (
    <FoldMenu summary={summary}>
      {categories.map(({ slug, name, level }) => (
        <li key={slug} className={level === 0 ? undefined : `fold-menu__below fold-menu__below--${level}`}>
          <PageLink to={paths.category(slug)}>{name}</PageLink>
        </li>
      ))}
    </FoldMenu>
  );
}
