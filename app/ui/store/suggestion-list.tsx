import type { Suggestions } from '../../domain/goods/catalog/listing/suggestions.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { vehicleName, vehicleParams } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { StockBadge } from '../catalog/product-badges';
import { Icon } from '../icon/icon';
import { SUGGESTIONS_ID, toVehicleId } from './search-suggestions';
import { ProductPicture } from '../catalog/product-picture';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** The options under the search box, loaded when there are the first. */
export default function SuggestionList({
  suggestions,
  activeId,
  onChoose,
}: {
  suggestions: Suggestions;
  activeId: string | undefined;
  onChoose: (to: string) => void;
}) {
  const { q, products, vehicles, categories } = suggestions;
  const optionProps = (id: string, to: string) => ({
    id,
    role: 'option',
    'aria-selected': id === activeId,
    // Runs before the box loses the focus, which would close the list.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onChoose(to),
  });
  return (
    <div id={SUGGESTIONS_ID} role="listbox" aria-label={t`Suggestions`} className="suggestions">
      {vehicles.map((vehicle) => (
        <div
          key={toVehicleId(vehicle)}
          {...optionProps(toVehicleId(vehicle), paths.vehicles(vehicleParams(vehicle)))}
        >
          <Icon name="car" />
          <span>
            <Trans>Parts for {vehicleName(vehicle)}</Trans>
          </span>
        </div>
      ))}
      {products.map((product) => (
        <div key={product.slug} {...optionProps(`suggested-${product.slug}`, paths.product(product.slug))}>
          <ProductPicture src={product.image} alt="" sizes="3rem" width={48} height={36} />
          <span>
            <span className="suggestions__name">{product.name}</span>
            <span className="small muted">
              {product.brand} <span className="part-number">{product.partNumber}</span>{' '}
              <StockBadge {...product} withQuantity />
            </span>
          </span>
          <span className="suggestions__price">{formatMoney(product.priceCents)}</span>
        </div>
      ))}
      {categories.map(({ slug, name }) => (
        <div key={slug} {...optionProps(`suggested-category-${slug}`, paths.category(slug))}>
          <Icon name="tags" />
          <span>
            <Trans>Everything in {name}</Trans>
          </span>
        </div>
      ))}
      <div {...optionProps('suggested-all', paths.products({ q }))}>
        <Icon name="search" />
        <span>
          <Trans>
            All results for <q>{q}</q>
          </Trans>
        </span>
      </div>
    </div>
  );
}
