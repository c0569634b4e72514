import { Link, useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';

import { getTextLanguage } from '../../domain/goods/catalog/product.rules';
import type { ProductDetail, Specification } from '../../domain/goods/catalog/product.schema';
import { formatYearRange } from '../../domain/base/shared/year-range.rules';
import { nameModel } from '../../domain/base/shared/model-name.rules';
import { vehicleParams } from '../../domain/goods/fitment/vehicle.rules';
import type { VehicleFits } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { SampleFitmentNote } from '../fitment/sample-fitment-note';
import { Icon } from '../icon/icon';
import { Fold } from './fold';
import { keepMeasures } from './keep-hyphenated';
import { ProductHelp, TrustNotes } from './product-help';
import { Breadcrumb } from '../breadcrumb';
import { FitsProvider } from '../fitment/fit-badge';
import { Trans } from '~/i18n/trans';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { CatalogTexts, useCatalogText } from './catalog-texts';

/** Returns to the previous page (SPEC 2.6), or to the category. */
function BackLink({ fallback }: { fallback: string }) {
  const navigate = useNavigate();
  return (
    <Link
      className="btn btn--small"
      to={fallback}
      discover="none"
      onClick={(event) => {
        const state: unknown = window.history.state;
        const hasPrevious =
          typeof state === 'object' &&
          state !== null &&
          'idx' in state &&
          typeof state.idx === 'number' &&
          state.idx > 0;
        if (!hasPrevious) return;
        event.preventDefault();
        navigate(-1);
      }}
    >
      <Icon name="arrow-left" />
      <Trans>Back</Trans>
    </Link>
  );
}

interface ProductLayoutProps {
  product: ProductDetail;
  categories: readonly { slug: string; name: string }[];
  fits: VehicleFits | null;
  french: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The frame of both product pages: breadcrumb, Back button, and the vehicle's fits. */
export function ProductLayout({ product, categories, fits, french, children }: ProductLayoutProps) {
  return (
    <main id="main" className="container page product-page">
      <div className="cluster cluster--spread align-center cluster--apart">
        <Breadcrumb
          crumbs={[
            { name: t`Home`, to: paths.home() },
            ...categories.map(({ name, slug }) => ({ name, to: paths.category(slug) })),
            { name: product.name },
          ]}
        />
        <BackLink fallback={paths.category(product.categorySlug)} />
      </div>
      <CatalogTexts value={french}>
        <FitsProvider value={fits}>{children}</FitsProvider>
      </CatalogTexts>
    </main>
  );
}

/** @param dataSheet URL of the product's data sheet. */
export function ProductFacts({ product, dataSheet }: { product: ProductDetail; dataSheet: string }) {
  const hasCompatibility = product.fitments.length > 0 || product.compatibility !== '';
  const service = (
    <Fold heading={t`Shipping and service`}>
      <TrustNotes />
    </Fold>
  );
  const details = <FeaturesAndContents product={product} />;
  return (
    <div className="product__facts">
      <div className="product__below">
        {hasCompatibility ? (
          <Fold heading={t`Compatibility`}>
            <Compatibility product={product} />
          </Fold>
        ) : (
          <>
            {details}
            {service}
          </>
        )}
      </div>
      {/* Below the offer, where a list of vehicles takes the room below the picture. */}
      {hasCompatibility && <div className="product__more">{details}</div>}
      <div className="product__side">
        <Fold heading={t`Specifications`} className="product__specifications">
          <SpecificationTable product={product} />
          <p className="cluster space-above">
            <Icon name="printer" />
            <Link className="link" to={dataSheet} discover="none">
              <Trans>Print data sheet</Trans>
            </Link>
          </p>
        </Fold>
        {hasCompatibility && service}
        <ProductHelp product={product} />
      </div>
    </div>
  );
}

/** A product's features, and what comes in its box. */
export function FeaturesAndContents({ product }: { product: ProductDetail }) {
  return (
    <>
      {product.features.length > 0 && (
        <Fold heading={t`Features`}>
          <FeatureList product={product} />
        </Fold>
      )}
      {product.inTheBox !== '' && (
        <Fold heading={t`In the box`}>
          <BoxContents product={product} />
        </Fold>
      )}
    </>
  );
}

/** Lists a product's features. Some say what it isn't for, so none has a check mark. */
function FeatureList({ product }: { product: ProductDetail }) {
  return (
    <ul className="feature-list" lang={getTextLanguage(product, 'features')}>
      {product.features.map((feature) => (
        <li key={feature}>{keepMeasures(feature)}</li>
      ))}
    </ul>
  );
}

export function BoxContents({ product: { inTheBox } }: { product: ProductDetail }) {
  const translate = useCatalogText();
  return (
    <ul className="feature-list box-contents">
      {translate(inTheBox)
        .split(', ')
        .map((piece) => (
          <li key={piece}>{piece}</li>
        ))}
    </ul>
  );
}

/** The names of a product's own fields, by which a specification of the same name is found. */
const FIELD_NAMES = perLanguage<Record<string, string>>(() => ({
  Brand: t`Brand`,
  Model: t`Model`,
  'Key type': t`Key type`,
  'FCC ID': t`FCC ID`,
  'OEM number': t`OEM number`,
  'EZ number': t`EZ number`,
}));

/** Lists a product's specifications and fields, each name once. */
export function listOwnSpecifications(product: ProductDetail): Specification[] {
  return [
    ...product.specifications,
    { name: 'Brand', value: product.brand },
    { name: 'Model', value: product.model },
    { name: 'Key type', value: product.keyType },
    { name: 'FCC ID', value: product.fccId },
    { name: 'OEM number', value: product.oemNumber },
    { name: 'EZ number', value: product.ezNumber },
  ].filter(
    ({ name, value }, index, all) => value !== '' && all.findIndex((row) => row.name === name) === index,
  );
}

interface SpecificationTableProps {
  product: ProductDetail;
  rows?: readonly Specification[];
}

export function SpecificationTable({
  product,
  rows = listOwnSpecifications(product),
}: SpecificationTableProps) {
  const names = FIELD_NAMES();
  const translate = useCatalogText();
  return (
    <table className="table">
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{names[name] ?? translate(name)}</th>
            <td>
              {name === 'FCC ID' && value === product.fccId ? (
                <Link className="link" to={paths.fccId(value)} discover="none">
                  {value}
                </Link>
              ) : (
                keepMeasures(translate(value))
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The vehicles that a product fits, with links to their parts. */
export function Compatibility({ product }: { product: ProductDetail }) {
  const { fitments, compatibility } = product;
  return (
    <>
      {compatibility !== '' && (
        <p className="space-below" lang={getTextLanguage(product, 'compatibility')}>
          {compatibility}
        </p>
      )}
      {fitments.length > 0 && (
        <>
          <table className="table fit-table">
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Make</Trans>
                </th>
                <th scope="col">
                  <Trans>Model</Trans>
                </th>
                <th scope="col">
                  <Trans>Years</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {fitments.map(({ make, model: stored, yearFrom, yearTo }) => {
                const model = nameModel(stored);
                return (
                  <tr key={`${make} ${model} ${yearFrom}`}>
                    <td>{make}</td>
                    <td>
                      <Link
                        className="link"
                        to={paths.vehicles(vehicleParams({ make, model: stored }))}
                        discover="none"
                        aria-label={t`Parts for ${make} ${model}`}
                      >
                        {model}
                      </Link>
                    </td>
                    <td>{formatYearRange(yearFrom, yearTo)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {fitments.some(({ isSample }) => isSample) && <SampleFitmentNote />}
        </>
      )}
    </>
  );
}
