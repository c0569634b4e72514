import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { markup } from '../markup/markup';
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
      {markup`${categories.map(({ slug, name, level }) => {
        const below = level > 0 && markup` class="fold-menu__below fold-menu__below--${level}"`;
        return markup`<li${below}><a href="${paths.category(slug)}">${name}</a></li>`;
      })}`}
    </FoldMenu>
  );
}
