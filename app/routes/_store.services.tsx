import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { pictureUrl } from '../domain/catalogue/product-card.queries.server';
import { listMarkets, listServices } from '../domain/content/company-blocks.queries.server';
import { paths } from '../paths';
import { ClosingCall } from '../ui/marketing/closing-call';
import { MarketCards } from '../ui/marketing/market-cards';
import { PageHero } from '../ui/marketing/page-hero';
import { ServiceCards, ServiceDetails } from '../ui/marketing/what-we-do';
import { StatsStrip } from '../ui/marketing/stats-strip';
import { pageMeta } from '../ui/seo/page-meta';
import { HERITAGE } from '../ui/store/heritage-claims';
import { cutOffText } from '../domain/settings/settings.rules';
import { useSettings } from '../ui/settings/use-settings';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Professional Services',
    description:
      'Technical support, training, custom keying and round-the-clock emergency service for locksmiths and security contractors.',
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const [services, markets] = await Promise.all([listServices(context.db), listMarkets(context.db)]);
  return { services, markets, picture: pictureUrl('service-van') };
}

export default function Services() {
  const { services, markets, picture } = useLoaderData<typeof loader>();
  const settings = useSettings();
  return (
    <main id="main" className="marketing">
      <PageHero
        eyebrow="Professional services"
        title="Somebody who knows the lock, on the phone and at the bench"
        text={`Support, training, custom keying and emergency service for the trade. 24/7 support, and same-day shipping on orders placed before ${cutOffText(settings)}.`}
        picture={picture}
      >
        <Link className="btn btn--primary" to={paths.contact()}>
          Contact Our Experts
        </Link>
        <Link className="btn btn--on-ink" to={paths.contact({ subject: 'Consultation request' })}>
          Request Consultation
        </Link>
      </PageHero>
      {services.length > 0 && <ServiceCards services={services} />}
      {markets.length > 0 && <MarketCards markets={markets} />}
      {services.length > 0 && <ServiceDetails services={services} />}
      <StatsStrip label="Keyway in figures" stats={HERITAGE.servicesStats} />
      <ClosingCall
        title="Tell us about the job"
        text="A floor plan, a part number or a photograph is enough to start with."
      >
        <Link className="btn btn--primary" to={paths.contact()}>
          Contact Our Team
        </Link>
        <Link className="btn btn--on-ink" to={paths.quote()}>
          Request Quote
        </Link>
        <Link className="btn btn--on-ink" to={paths.locations()}>
          Find a Location
        </Link>
      </ClosingCall>
    </main>
  );
}
