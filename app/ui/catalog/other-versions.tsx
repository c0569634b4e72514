import { Link } from '@remix-run/react';

import type { ProductVersion } from '../../domain/goods/catalog/versions.queries.server';
import { useCatalogText } from './catalog-texts';
import { Price } from './price';
import { StockBadge } from './product-badges';
import { Trans } from '~/i18n/trans';

interface OtherVersionsProps {
  versions: readonly ProductVersion[];
  productId: number;
  toPath: (version: ProductVersion) => string;
}

/** Links to the same product in other finishes, functions, or keyings, each named by what distinguishes any of them. */
export function OtherVersions({ versions, productId, toPath }: OtherVersionsProps) {
  const translate = useCatalogText();
  if (versions.length === 0) return null;
  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">
        <Trans>Versions</Trans>
      </h2>
      <ul>
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              to={toPath(version)}
              preventScrollReset
              discover="none"
              aria-current={version.id === productId ? 'page' : undefined}
            >
              <span>{version.parts.map(translate).join(' · ')}</span>{' '}
              <span className="part-number muted">{version.productNumber}</span>{' '}
              <span className="versions__offer">
                <Price {...version} /> <StockBadge {...version} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
