import { indentName } from '../../domain/goods/catalog/category-tree.rules';
import { paths } from '../../paths';
import { GetForm } from '../form/get-form';
import { Icon } from '../icon/icon';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** The search box of the marketing versions, with a category. */
export function CatalogSearch({
  categories,
}: {
  categories: { slug: string; name: string; level: number }[];
}) {
  return (
    <GetForm action={paths.products()} className="catalog-search" role="search" aria-label={t`Catalog`}>
      <label className="sr-only" htmlFor="search-q">
        <Trans>Search by part number, name, or brand</Trans>
      </label>
      <input
        className="input"
        id="search-q"
        name="q"
        type="search"
        placeholder={t`Part, name, or brand`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <label className="sr-only" htmlFor="search-category">
        <Trans>In category</Trans>
      </label>
      <select className="select" id="search-category" name="category">
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
        <Icon name="search" />
        <span className="sr-only">
          <Trans>Search</Trans>
        </span>
      </button>
    </GetForm>
  );
}
