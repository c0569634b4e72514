import { Link } from '@remix-run/react';

import type { ArrivalPromise } from '../../domain/base/settings/arrival.rules';
import { getTextLanguage, isSaleActive } from '../../domain/goods/catalog/product.rules';
import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import type { ProductVersions } from '../../domain/goods/catalog/versions.queries.server';
import type { WillCall } from '../../domain/goods/stock/stock-locations.queries.server';
import type { ProductFavorites } from '../../domain/selling/favorites/favorites.queries.server';
import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import type { PriceOffer, QuantityPrice } from '../../domain/goods/prices/price.rules';
import { formatShortMoney, formatTaxRate } from '../../domain/base/settings/settings.rules';
import { isSameNumber } from '../../domain/base/shared/part-number.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { AddSomeToCart } from '../cart/add-some-to-cart';
import { AddToFavorites } from '../favorites/add-to-favorites';
import { FitBadge, WhatFits } from '../fitment/fit-badge';
import { Icon } from '../icon/icon';
import { QuantityPrices, WhyThisPrice } from '../prices/price-details';
import { useSettings } from '../settings/use-settings';
import { useIsSignedIn } from '../store/use-is-signed-in';
import { keepHyphenated } from './keep-hyphenated';
import { LicenseBadge, LicenseNote } from './license-note';
import { OtherVersions, OwnVersion } from './other-versions';
import { Price } from './price';
import { ShippingPromise } from './product-help';
import { BoughtBefore } from './product-facts';
import { ProductBadge, Rating, StockBadge } from './product-badges';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface ProductOfferProps {
  product: ProductDetail;
  prices: ProductPrices;
  versions: ProductVersions;
  favorites: ProductFavorites;
  /** The buyer's license status; undefined for unrestricted products. */
  license: LicenseStanding | undefined;
  arrival: ArrivalPromise | undefined;
  willCall: WillCall[];
}

export function ProductOffer({ versions, favorites, ...offer }: ProductOfferProps) {
  const { product } = offer;
  return (
    <section className="product__offer" aria-label={t`Offer`}>
      <ProductTitle product={product} />
      <ProductNumbers product={product} />
      <FitBadge productId={product.id} /> <WhatFits productId={product.id} />
      {product.fitments.length > 0 && product.compatibility !== '' && (
        <p className="product__fits small" lang={getTextLanguage(product, 'compatibility')}>
          <Icon name="car" />
          {product.compatibility}
        </p>
      )}
      <OwnVersion versions={versions} productId={product.id} />
      <OtherVersions versions={versions} productId={product.id} toPath={({ slug }) => paths.product(slug)} />
      <BuyPanel {...offer} action={paths.product(product.slug)} />
      <p lang={getTextLanguage(product, 'description')}>{product.description}</p>
      <AddToFavorites productId={product.id} slug={product.slug} name={product.name} favorites={favorites} />
      <div className="product__ask">
        <Link className="btn" to={paths.quote({ product: product.slug })} discover="none">
          <Icon name="receipt" />
          <Trans>Request Quote</Trans>
        </Link>{' '}
        <Link className="btn" to={paths.order({ product: product.slug })} discover="none">
          <Icon name="phone" />
          <Trans>Contact Sales</Trans>
        </Link>
      </div>
    </section>
  );
}

interface BuyPanelProps {
  product: ProductDetail;
  prices: ProductPrices;
  license: LicenseStanding | undefined;
  arrival: ArrivalPromise | undefined;
  willCall: WillCall[];
  /** The page itself. */
  action: string;
}

/** The price, the form that adds the product, and when and where it is had; for goods that need a license what is needed. */
export function BuyPanel({ product, prices, license, arrival, willCall, action }: BuyPanelProps) {
  const mayAdd = license === undefined || license.state === 'valid';
  return (
    <div className="product__buy">
      <ProductPrice product={product} prices={prices} />
      {license !== undefined && <LicenseNote standing={license} backTo={paths.product(product.slug)} />}
      {mayAdd && (
        <AddSomeToCart
          product={product}
          action={action}
          price={<Price {...product} />}
          byQuantity={prices.byQuantity}
        />
      )}
      <ShippingPromise product={product} arrival={arrival} willCall={willCall} />
    </div>
  );
}

/** The head of both product pages. */
export function ProductTitle({ product }: { product: ProductDetail }) {
  return (
    <>
      <p className="cluster">
        {isSaleActive(product) && <span className="badge badge--sale">{t`SALE`}</span>}{' '}
        {product.badge !== null && <ProductBadge badge={product.badge} />}{' '}
        {product.isRestricted && <LicenseBadge />}
        <StockBadge {...product} withQuantity /> <BoughtBefore on={product.boughtOn} />
      </p>
      <h1 lang={product.nameLanguage}>{keepHyphenated(product.name)}</h1>
      <div className="product__maker">
        <span className="muted">{product.brand}</span>{' '}
        <Rating ratingTenths={product.ratingTenths} reviewCount={product.reviewCount} />{' '}
        {/* Buyers can't review products here: the ratings are the demo catalog's. */}
        {product.reviewCount > 0 && <span className="small muted">{t`Sample reviews`}</span>}
      </div>
    </>
  );
}

/** Every price that the buyer may have for one, the one that is charged first, and what it is by quantity. */
export interface ProductPrices {
  offers: PriceOffer[];
  byQuantity: QuantityPrice[];
}

function ProductPrice({ product, prices }: { product: ProductDetail; prices: ProductPrices }) {
  const settings = useSettings();
  const isSignedIn = useIsSignedIn();
  const firstCents = prices.offers[0]?.unitPriceCents ?? product.priceCents;
  const savingCents = product.priceCents - firstCents;
  const saving = formatMoney(savingCents);
  const taxRate = formatTaxRate(settings.taxBasisPoints);
  // What is true whichever checkout the buyer chooses.
  const shipping = formatShortMoney(Math.min(settings.standardShippingCents, settings.expressShippingCents));
  const freeOver = formatShortMoney(
    Math.max(settings.standardFreeAboveCents, settings.expressFreeAboveCents),
  );
  return (
    <div className="stack stack--tight stack--left">
      <div className="price-and-breaks">
        <p className="product__price">
          <Price {...product} />
          {savingCents > 0 && <span className="small muted block">{t`You save ${saving}`}</span>}
        </p>
        <QuantityPrices steps={prices.byQuantity} />
      </div>
      {product.priceCents > 0 && (
        <p className="small muted">
          {t`US dollars, plus ${taxRate} tax. Shipping from ${shipping}, free over ${freeOver}.`}
          {!isSignedIn && (
            <>
              {' '}
              <Link className="link" to={paths.register()} discover="none">
                <Trans>Get trade prices and net terms</Trans>
              </Link>
            </>
          )}
        </p>
      )}
      <WhyThisPrice offers={prices.offers} name={product.name} />
    </div>
  );
}

/** The maker's number, by which buyers order, and ours. The FCC ID links to other items with the same ID. */
export function ProductNumbers({ product }: { product: ProductDetail }) {
  return (
    <dl className="product__numbers small">
      <PartNumber name={t`Part number`} value={product.productNumber} />
      {!isSameNumber(product.productNumber, product.sku) && <PartNumber name={t`SKU`} value={product.sku} />}
      {product.fccId !== '' && (
        <div>
          <dt>{t`FCC ID`}</dt>
          <dd>
            <Link className="link part-number" to={paths.fccId(product.fccId)} discover="none">
              {product.fccId}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

function PartNumber({ name, value }: { name: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="part-number">{value}</dd>
    </div>
  );
}
