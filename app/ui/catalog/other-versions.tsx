import { Link } from '@remix-run/react';

import { MAX_COMPARED } from '../../domain/goods/catalog/compare.rules';
import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import type { ProductVersions } from '../../domain/goods/catalog/versions.queries.server';
import { getEffectivePrice } from '../../domain/goods/catalog/product.rules';
import { PART_NUMBER } from '../../domain/goods/catalog/versions.rules';
import { paths } from '../../paths';
import { useCatalogText } from './catalog-texts';
import { Price } from './price';
import { StockBadge } from './product-badges';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface OtherVersionsProps {
  versions: ProductVersions;
  productId: number;
  toPath: (version: ProductCard) => string;
}

/** Links to the same product in other finishes, functions, or keyings, by choice; each says in what else it is different. */
export function OtherVersions({ versions: { choices, products }, productId, toPath }: OtherVersionsProps) {
  const translate = useCatalogText();
  const own = products.find(({ id }) => id === productId);
  if (own === undefined) return null;
  const ownPrice = priceOf(own);
  // All of a choice or none, so that the page stays as it is when another is chosen.
  const hasPrices = (options: { id: number }[]) =>
    products.some((one) => options.some(({ id }) => id === one.id) && priceOf(one) !== ownPrice);
  const others = products.filter(({ id }) => id !== productId).map(({ id }) => id);
  const compared = [productId, ...others].slice(0, MAX_COMPARED);
  const count = products.length;
  return (
    <section className="versions" aria-labelledby="versions">
      <div className="cluster cluster--spread cluster--apart align-center">
        <h2 id="versions">
          <Trans>Versions</Trans>
        </h2>
        <Link className="link small" to={paths.compare({ product: compared.map(String) })} discover="none">
          {count > MAX_COMPARED ? (
            <Trans>
              Compare {MAX_COMPARED} of {count} versions
            </Trans>
          ) : (
            <Trans>Compare versions</Trans>
          )}
        </Link>
      </div>
      {choices.map(({ name, options }, index) => (
        <div key={name} role="group" aria-labelledby={`choice-${index}`}>
          <h3 id={`choice-${index}`}>{name === PART_NUMBER ? t`Part number` : translate(name)}</h3>
          <ul>
            {options.map(({ value, id, otherwise, color }) => {
              const version = products.find((product) => product.id === id);
              if (version === undefined) return null;
              return (
                <li key={value}>
                  <Link
                    to={toPath(version)}
                    preventScrollReset
                    discover="none"
                    aria-current={id === productId ? 'page' : undefined}
                  >
                    {color !== undefined && (
                      <svg className="versions__color" viewBox="0 0 16 16" aria-hidden="true">
                        <circle cx="8" cy="8" r="7" fill={color} />
                      </svg>
                    )}
                    <b>{translate(value)}</b>{' '}
                    {otherwise.length > 0 && (
                      <span className="muted">{otherwise.map(translate).join(' · ')} </span>
                    )}
                    <span className="versions__offer">
                      {hasPrices(options) && <Price {...version} />}{' '}
                      {id !== productId && (version.stockQuantity === 0 || own.stockQuantity === 0) && (
                        <StockBadge {...version} withQuantity />
                      )}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Where the versions come after the button: which one this is, and the way to the others. */
export function OwnVersion({
  versions: { choices },
  productId,
}: Pick<OtherVersionsProps, 'versions' | 'productId'>) {
  const translate = useCatalogText();
  if (choices.length === 0) return null;
  // Its part number stands above already.
  const own = choices
    .filter(({ name }) => name !== PART_NUMBER)
    .flatMap(({ options }) => options.filter(({ id }) => id === productId));
  return (
    <p className="own-version small">
      {own.length > 0 && <b>{own.map(({ value }) => translate(value)).join(' · ')}</b>}{' '}
      <a className="link" href="#versions">
        <Trans>Change version</Trans>
      </a>
    </p>
  );
}

/** What this buyer pays for one, in cents. */
function priceOf(product: ProductCard): number {
  return product.yourPrice?.unitPriceCents ?? getEffectivePrice(product);
}
