import { Link } from '@remix-run/react';

import type { CompanyBlock } from '../../domain/content/content/company-blocks.schema';
import { paths } from '../../paths';
import { CheckList } from './check-list';

/** The market cards (SPEC 2.8), linked to their sections of the solutions page. */
export function MarketCards({ markets }: { markets: CompanyBlock<'market'>[] }) {
  return (
    <section className="marketing-band" aria-labelledby="markets">
      <div className="container marketing-section">
        <h2 id="markets">Markets we serve</h2>
        <ul className="stack stack--wider columns-4">
          {markets.map((market) => (
            <li key={market.id} className="feature-card">
              <img src={market.image} alt="" width={400} height={300} loading="lazy" />
              <div className="feature-card__body">
                <h3>{market.name}</h3>
                <p>{market.description}</p>
                <CheckList items={market.keyFeatures} />
                <Link
                  className="btn"
                  to={{
                    pathname: paths.textPage('solutions'),
                    ...(market.anchor === '' ? {} : { hash: market.anchor }),
                  }}
                  aria-label={`Explore Solutions: ${market.name}`}
                  discover="none"
                >
                  Explore Solutions
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
