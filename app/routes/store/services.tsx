import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { settingsOf } from '../../http/settings.server';
import { buildPictureUrl } from '../../domain/goods/catalog/product-card.queries.server';
import {
  listMarkets,
  listServices,
  readHeritageClaims,
} from '../../domain/content/content/claims.queries.server';
import { paths } from '../../paths';
import { ClosingCall } from '../../ui/marketing/closing-call';
import { MarketCards, ServiceCards, ServiceDetails } from '../../ui/marketing/feature-cards';
import { PageHero } from '../../ui/marketing/page-hero';
import { StatsStrip } from '../../ui/marketing/stats-strip';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = staticPageMeta(
  () => t`Professional Services`,
  () => t`Technical support, training, custom keying, and 24/7 emergency service for locksmiths.`,
);

export async function loader({ context }: LoaderFunctionArgs) {
  const facts = getStoreFacts(await settingsOf(context));
  const [services, markets, heritage] = await Promise.all([
    listServices(context.db),
    listMarkets(context.db),
    readHeritageClaims(context.db, facts),
  ]);
  return { services, markets, heritage, picture: buildPictureUrl('service-van') };
}

export default function Services() {
  const { services, markets, heritage, picture } = useLoaderData<typeof loader>();
  const { support } = heritage;
  return (
    <main id="main" className="marketing">
      <PageHero
        eyebrow={t`Professional services`}
        title={t`Lock experts by phone and at the bench`}
        text={t`Support, training, custom keying, and emergency service. ${support}.`}
        picture={picture}
      >
        <Link className="btn btn--primary" to={paths.contact()}>
          <Trans>Contact Our Experts</Trans>
        </Link>{' '}
        <Link className="btn btn--on-ink" to={paths.contact({ subject: t`Consultation request` })}>
          <Trans>Request Consultation</Trans>
        </Link>
      </PageHero>
      {services.length > 0 && <ServiceCards services={services} />}
      {markets.length > 0 && <MarketCards markets={markets} />}
      {services.length > 0 && <ServiceDetails services={services} />}
      <StatsStrip label={t`Keyway by the numbers`} stats={heritage.servicesStats} />
      <ClosingCall title={t`Tell us about the job`} text={t`Start with a floor plan, part number, or photo.`}>
        <Link className="btn btn--primary" to={paths.contact()}>
          <Trans>Contact Our Team</Trans>
        </Link>{' '}
        <Link className="btn btn--on-ink" to={paths.quote()}>
          <Trans>Request Quote</Trans>
        </Link>{' '}
        <Link className="btn btn--on-ink" to={paths.locations()}>
          <Trans>Find a Location</Trans>
        </Link>
      </ClosingCall>
    </main>
  );
}
