import { getTextLanguage } from '../../domain/goods/catalog/product.rules';
import { isCompliance } from '../../domain/goods/catalog/compliance.rules';
import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { listOwnSpecifications, BoxContents, Compatibility, SpecificationTable } from './product-page';
import { ProductNumbers } from './product-offer';
import { ProductPicture } from './product-picture';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Vehicles on a data sheet: about a page. */
const MAX_VEHICLES = 30;

/** What a product is, on paper: to file, or to send with a submittal. It has no price. */
export function DataSheet({ product }: { product: ProductDetail }) {
  const { fitments, images } = product;
  const picture = images[0];
  const others = fitments.length - MAX_VEHICLES;
  const compliance = listOwnSpecifications(product).filter(({ name }) => isCompliance(name));
  const specifications = listOwnSpecifications(product).filter(({ name }) => !isCompliance(name));
  return (
    <div className="data-sheet">
      <div className="data-sheet__head">
        {picture !== undefined && (
          <ProductPicture
            src={picture.url}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            sizes="18rem"
          />
        )}
        <div className="stack stack--tight">
          <p className="muted">{product.brand}</p>
          <ProductNumbers product={product} />
          <p lang={getTextLanguage(product, 'description')}>{product.description}</p>
        </div>
      </div>
      {specifications.length > 0 && (
        <section>
          <h2>{t`Specifications`}</h2>
          <SpecificationTable product={product} rows={specifications} />
        </section>
      )}
      {compliance.length > 0 && (
        <section>
          <h2>{t`Compliance`}</h2>
          <SpecificationTable product={product} rows={compliance} />
        </section>
      )}
      {product.inTheBox !== '' && (
        <section>
          <h2>{t`In the box`}</h2>
          <BoxContents product={product} />
        </section>
      )}
      {(fitments.length > 0 || product.compatibility !== '') && (
        <section>
          <h2>{t`Compatibility`}</h2>
          <Compatibility product={{ ...product, fitments: fitments.slice(0, MAX_VEHICLES) }} />
          {others > 0 && (
            <p className="small">
              <Trans>{others} more on the product’s page.</Trans>
            </p>
          )}
        </section>
      )}
    </div>
  );
}
