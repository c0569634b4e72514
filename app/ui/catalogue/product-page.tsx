import { Link, useNavigate } from '@remix-run/react';

import { saleApplies } from '../../domain/catalogue/product.rules';
import type { Fitment, ProductDetail } from '../../domain/catalogue/product.schema';
import { formatMoney } from '../../domain/shared/money.rules';
import { paths } from '../../paths';
import type { ProductFavorites } from '../../domain/favorites/favorites.queries.server';
import { AddToCart } from '../cart/add-to-cart';
import { AddToFavorites } from '../favorites/add-to-favorites';
import { Icon } from '../icon/icon';
import { CONTACTS } from '../store/company-claims';
import { Price } from './price';
import { Rating } from './rating';
import { StockBadge } from './stock-badge';

/** SPEC 2.6: returns to the previous page; without JavaScript, or without one, to the category. */
export function BackLink({ fallback }: { fallback: string }) {
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
      Back
    </Link>
  );
}

/** Name, numbers, price, stock and the ways to get it. */
export function ProductOffer({
  product,
  favorites,
}: {
  product: ProductDetail;
  favorites: ProductFavorites;
}) {
  return (
    <section className="product__offer" aria-label="Offer">
      <p className="flex flex-wrap gap-2">
        {saleApplies(product) && <span className="badge badge--sale">SALE</span>}
        {product.badge !== null && <span className="badge badge--ink">{product.badge}</span>}
        <StockBadge {...product} withQuantity />
      </p>
      <h1>{product.name}</h1>
      <p className="muted">{product.brand}</p>
      <dl className="product__numbers small">
        <PartNumber name="Product number" value={product.productNumber} />
        <PartNumber name="EZ number" value={product.ezNumber} />
        <PartNumber name="SKU" value={product.sku} />
      </dl>
      <Rating ratingTenths={product.ratingTenths} reviewCount={product.reviewCount} />
      <p className="product__price">
        <Price {...product} />
        {saleApplies(product) && (
          <span className="small muted">
            {' '}
            You save {formatMoney(product.priceCents - product.salePriceCents)}
          </span>
        )}
      </p>
      <p>{product.description}</p>
      <AddToCart
        productId={product.id}
        name={product.name}
        stockQuantity={product.stockQuantity}
        withQuantity
      />
      <AddToFavorites productId={product.id} slug={product.slug} name={product.name} favorites={favorites} />
      <Link className="btn" to={paths.quote({ product: product.slug })} discover="none">
        Request Quote
      </Link>
      <div className="notice">
        <Icon name="phone" />
        <p className="small">
          Need help, or a price for a quantity? Call{' '}
          <a className="link" href={`tel:${CONTACTS.hotline}`}>
            {CONTACTS.hotline}
          </a>{' '}
          or write to{' '}
          <a
            className="link"
            href={`mailto:${CONTACTS.salesEmail}?subject=${encodeURIComponent(product.sku)}`}
          >
            {CONTACTS.salesEmail}
          </a>
          .
        </p>
      </div>
    </section>
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

/** Features, specifications and compatibility. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  return (
    <div className="product__facts">
      <div className="product__column">
        <FeatureList features={product.features} />
        <TrustNotes />
      </div>
      <SpecificationTable product={product} />
      {(product.fitments.length > 0 || product.compatibility !== '') && (
        <Compatibility fitments={product.fitments} text={product.compatibility} />
      )}
    </div>
  );
}

export function FeatureList({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <section>
      <h2>Features</h2>
      <ul className="ticks">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SpecificationTable({ product }: { product: ProductDetail }) {
  const rows = [
    ...product.specifications,
    { name: 'Model', value: product.model },
    { name: 'Key type', value: product.keyType },
    { name: 'FCC ID', value: product.fccId },
    { name: 'OEM number', value: product.oemNumber },
  ].filter(
    ({ name, value }, index, all) => value !== '' && all.findIndex((row) => row.name === name) === index,
  );
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>Specifications</h2>
      <table className="table">
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Compatibility({ fitments, text }: { fitments: Fitment[]; text: string }) {
  return (
    <section>
      <h2>Compatibility</h2>
      {text !== '' && <p className="mb-3">{text}</p>}
      {fitments.length > 0 && (
        <>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Make</th>
                <th scope="col">Model</th>
                <th scope="col">Years</th>
              </tr>
            </thead>
            <tbody>
              {fitments.map(({ make, model, yearFrom, yearTo }) => (
                <tr key={`${make} ${model} ${yearFrom}`}>
                  <td>{make}</td>
                  <td>{model}</td>
                  <td>{yearFrom === yearTo ? yearFrom : `${yearFrom}-${yearTo}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {fitments.some(({ isSample }) => isSample) && (
            <p className="small muted mt-2">
              Sample fitment data for the demo. Check the FCC ID and the key blade before you order.
            </p>
          )}
        </>
      )}
    </section>
  );
}

export function TrustNotes() {
  return (
    <ul className="trust small">
      <li>
        <Icon name="truck" />
        Same-day shipping for orders before 3 PM EST
      </li>
      <li>
        <Icon name="clock" />
        Delivered in 2-3 business days
      </li>
      <li>
        <Icon name="shield-check" />
        Authentic products from the makers we stock
      </li>
    </ul>
  );
}
