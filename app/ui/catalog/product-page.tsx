import { Link, useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';

import { getTextLanguage } from '../../domain/goods/catalog/product.rules';
import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { formatYearRange } from '../../domain/base/shared/year-range.rules';
import { vehicleParams } from '../../domain/goods/fitment/vehicle.rules';
import type { VehicleFits } from '../../domain/goods/fitment/vehicle.rules';
import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { paths } from '../../paths';
import { SampleFitmentNote } from '../fitment/sample-fitment-note';
import { Icon } from '../icon/icon';
import { BuyBar } from './buy-bar';
import { Fold } from './fold';
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
  license: LicenseStanding | undefined;
  french: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The frame of both product pages: breadcrumb, Back button, the vehicle's fits, and a phone's buy bar. */
export function ProductLayout({ product, categories, fits, license, french, children }: ProductLayoutProps) {
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
      <BuyBar product={product} license={license} />
    </main>
  );
}

export function ProductFacts({ product }: { product: ProductDetail }) {
  const hasCompatibility = product.fitments.length > 0 || product.compatibility !== '';
  return (
    <div className="product__facts">
      <div className="product__below">
        {hasCompatibility && (
          <Fold heading={t`Compatibility`}>
            <Compatibility product={product} />
          </Fold>
        )}
        {product.features.length > 0 && (
          <Fold heading={t`Features`}>
            <FeatureList product={product} />
          </Fold>
        )}
      </div>
      <div className="product__side">
        <Fold heading={t`Specifications`} className="product__specifications">
          <SpecificationTable product={product} />
        </Fold>
        <Fold heading={t`Shipping and service`}>
          <TrustNotes />
        </Fold>
        <ProductHelp product={product} />
      </div>
    </div>
  );
}

/** Lists a product's features. Some say what it isn't for, so none has a check mark. */
export function FeatureList({ product }: { product: ProductDetail }) {
  return (
    <ul className="feature-list" lang={getTextLanguage(product, 'features')}>
      {product.features.map((feature) => (
        <li key={feature}>{feature}</li>
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

export function SpecificationTable({ product }: { product: ProductDetail }) {
  const names = FIELD_NAMES();
  const translate = useCatalogText();
  const rows = [
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
                translate(value)
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
              {fitments.map(({ make, model, yearFrom, yearTo }) => (
                <tr key={`${make} ${model} ${yearFrom}`}>
                  <td>{make}</td>
                  <td>
                    <Link
                      className="link"
                      to={paths.vehicles(vehicleParams({ make, model }))}
                      discover="none"
                      aria-label={t`Parts for ${make} ${model}`}
                    >
                      {model}
                    </Link>
                  </td>
                  <td>{formatYearRange(yearFrom, yearTo)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {fitments.some(({ isSample }) => isSample) && <SampleFitmentNote />}
        </>
      )}
    </>
  );
}
