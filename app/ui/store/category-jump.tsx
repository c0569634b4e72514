import { useHref, useNavigate } from '@remix-run/react';
import { useRef, type FormEvent } from 'react';

import { indentName } from '../../domain/goods/catalog/category-tree.rules';
import { paths } from '../../paths';
import { Trans } from '~/i18n/trans';

/** SPEC 2.2: a dropdown that opens the selected category. Without JavaScript, its button opens the filtered catalog. */
export function CategoryJump({
  categories,
}: {
  categories: { slug: string; name: string; level: number }[];
}) {
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  const jump = () => {
    const slug = select.current?.value ?? '';
    navigate(slug === '' ? paths.products() : paths.category(slug));
  };
  const jumpByButton = (event: FormEvent) => {
    event.preventDefault();
    jump();
  };
  return (
    <form method="get" action={useHref(paths.products())} className="category-jump" onSubmit={jumpByButton}>
      <label className="sr-only" htmlFor="jump-category">
        <Trans>Go to a category</Trans>
      </label>
      <select className="select" id="jump-category" name="category" ref={select} onChange={jump}>
        <option value="">
          <Trans>All categories</Trans>
        </option>
        {categories.map((category) => (
          <option key={category.slug} value={category.slug}>
            {indentName(category)}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn--primary">
        <Trans>Browse</Trans>
      </button>
    </form>
  );
}
