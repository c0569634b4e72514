import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { PageLink } from '../page-link';
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
          <PageLink to={paths.category(slug)}>{name}</PageLink>
        </li>
      ))}
    </FoldMenu>
  );
}
