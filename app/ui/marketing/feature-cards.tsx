import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';

import type { CompanyBlock } from '../../domain/content/content/company-blocks.schema';
import { paths } from '../../paths';
import { CheckList } from './check-list';
import { ProductPicture } from '../catalog/product-picture';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface ServicesProps {
  services: CompanyBlock<'service'>[];
}

const getAnchor = (service: { id: number }) => `service-${service.id}`;

const labelMore = ({ name }: { name: string }) => t`Learn More: ${name}`;
const labelQuestion = ({ name }: { name: string }) => t`Ask about ${name}`;
const labelSolutions = ({ name }: { name: string }) => t`Explore Solutions: ${name}`;

/** The service cards (SPEC 2.8), linked to the details below. */
export function ServiceCards({ services }: ServicesProps) {
  return (
    <section className="container marketing-section" aria-labelledby="services">
      <h2 id="services">
        <Trans>What we do</Trans>
      </h2>
      <ul className="stack stack--wider columns-4">
        {services.map((service) => (
          <FeatureCard key={service.id} {...service}>
            <a className="btn" href={`#${getAnchor(service)}`} aria-label={labelMore(service)}>
              <Trans>Learn More</Trans>
            </a>
          </FeatureCard>
        ))}
      </ul>
    </section>
  );
}

/** The services in detail. */
export function ServiceDetails({ services }: ServicesProps) {
  return (
    <section className="container marketing-section" aria-labelledby="service-details">
      <h2 id="service-details">
        <Trans>How it works</Trans>
      </h2>
      <div className="service-details">
        {services.map((service) => (
          <section key={service.id} id={getAnchor(service)} aria-labelledby={`${getAnchor(service)}-name`}>
            <h3 id={`${getAnchor(service)}-name`}>{service.name}</h3>
            {service.details.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Link className="link" to={paths.contact({ subject: service.name })} discover="none">
                {labelQuestion(service)}
              </Link>
            </p>
          </section>
        ))}
      </div>
    </section>
  );
}

/** The market cards (SPEC 2.8), linked to their sections of the solutions page. */
export function MarketCards({ markets }: { markets: CompanyBlock<'market'>[] }) {
  return (
    <section className="marketing-band" aria-labelledby="markets">
      <div className="container marketing-section">
        <h2 id="markets">
          <Trans>Markets we serve</Trans>
        </h2>
        <ul className="stack stack--wider columns-4">
          {markets.map((market) => (
            <FeatureCard key={market.id} {...market} picture={market.image} features={market.keyFeatures}>
              <Link
                className="btn"
                to={{
                  pathname: paths.textPage('solutions'),
                  ...(market.anchor === '' ? {} : { hash: market.anchor }),
                }}
                aria-label={labelSolutions(market)}
                discover="none"
              >
                <Trans>Explore Solutions</Trans>
              </Link>
            </FeatureCard>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface FeatureCardProps {
  name: string;
  description: string;
  picture: string;
  features: string[];
  children: ReactNode;
}

function FeatureCard({ name, description, picture, features, children }: FeatureCardProps) {
  return (
    <li className="feature-card">
      <ProductPicture src={picture} alt="" sizes="20rem" loading="lazy" />
      <div className="feature-card__body">
        <h3>{name}</h3>
        <p>{description}</p>
        <CheckList items={features} />
        {children}
      </div>
    </li>
  );
}
