import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { settingsOf } from '../../http/settings.server';

import { buildPictureUrl } from '../../domain/goods/catalog/product-card.queries.server';
import { listCompanyBlocks, readHeritageClaims } from '../../domain/content/content/claims.queries.server';
import { HERITAGE_CLAIMS } from '../../domain/content/content/standard-claims';
import { paths } from '../../paths';
import { ClosingCall } from '../../ui/marketing/closing-call';
import { Leadership, Story, Timeline, Values } from '../../ui/marketing/company-story';
import { PageHero } from '../../ui/marketing/page-hero';
import { StatsStrip } from '../../ui/marketing/stats-strip';
import { pageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: t`About Us`, description: describe(args.data?.heritage ?? HERITAGE_CLAIMS) });

const describe = ({ founded }: { founded: string }) =>
  t`Supplying the lock trade since ${founded}: our story, values, and leadership.`;

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = context;
  const facts = getStoreFacts(await settingsOf(context));
  const [story, values, timeline, leaders, heritage] = await Promise.all([
    listCompanyBlocks(db, 'story'),
    listCompanyBlocks(db, 'value'),
    listCompanyBlocks(db, 'timeline'),
    listCompanyBlocks(db, 'leader'),
    readHeritageClaims(db, facts),
  ]);
  return { story, values, timeline, leaders, heritage, picture: buildPictureUrl('workbench') };
}

export default function About() {
  const { story, values, timeline, leaders, heritage, picture } = useLoaderData<typeof loader>();
  const { founded } = heritage;
  return (
    <main id="main" className="marketing">
      <PageHero
        eyebrow={t`Since ${founded}`}
        title={t`Supplying locksmiths across North America`}
        text={t`Keys, locks, hardware, and tools for licensed professionals.`}
        picture={picture}
      />
      <StatsStrip label={t`Keyway by the numbers`} stats={heritage.aboutStats} />
      {story.length > 0 && <Story parts={story} />}
      {timeline.length > 0 && <Timeline entries={timeline} />}
      {values.length > 0 && <Values values={values} />}
      {leaders.length > 0 && <Leadership leaders={leaders} />}
      <ClosingCall
        title={t`Work with us`}
        text={t`Apply for a trade account, see our open positions, or contact us.`}
      >
        <Link className="btn btn--primary" to={paths.register()}>
          <Trans>Become a Customer</Trans>
        </Link>{' '}
        <Link className="btn btn--on-ink" to={paths.textPage('careers')}>
          <Trans>Career Opportunities</Trans>
        </Link>{' '}
        <Link className="btn btn--on-ink" to={paths.contact()}>
          <Trans>Contact Us</Trans>
        </Link>
      </ClosingCall>
    </main>
  );
}
