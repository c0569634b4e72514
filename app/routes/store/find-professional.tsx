import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { buildPictureUrl } from '../../domain/goods/catalog/product-card.queries.server';
import { readTranslations } from '../../domain/base/translation/page-language.queries.server';
import { listProfessionals } from '../../domain/content/professionals/professionals.queries.server';
import {
  listChoices,
  countProfessionals,
  matchesProfessional,
  parseProfessionalSearch,
} from '../../domain/content/professionals/professionals.rules';
import { paths } from '../../paths';
import { Icon } from '../../ui/icon/icon';
import { ClosingCall } from '../../ui/marketing/closing-call';
import { PageHero } from '../../ui/marketing/page-hero';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { ProfessionalCard } from '../../ui/professionals/professional-card';
import { Finder } from '../../ui/finder';
import { useLiveSearch } from '../../ui/store/use-live-search';
import { getProvinceName } from '../../domain/content/locations/locations.rules';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = staticPageMeta(
  () => t`Find a Professional`,
  () => t`Find a locksmith near you by location and specialty.`,
);

export async function loader({ context }: LoaderFunctionArgs) {
  const professionals = await listProfessionals(context.db);
  return {
    professionals,
    french: await readTranslations(
      context.db,
      professionals.map(({ specialties }) => specialties),
    ),
    isDemo: context.env.demo,
    picture: buildPictureUrl('service-van'),
  };
}

export default function FindProfessional() {
  const { professionals, french, isDemo, picture } = useLoaderData<typeof loader>();
  const { params, form, followTyping, addressKey } = useLiveSearch();
  const search = parseProfessionalSearch(params);
  const translate = (english: string) => french[english] ?? english;
  const { regions, specialties } = listChoices(professionals, translate);
  const shown = professionals.filter((professional) => matchesProfessional(professional, search));
  return (
    <main id="main" className="marketing">
      <PageHero
        eyebrow={t`Find a professional`}
        title={t`Find a locksmith near you`}
        text={t`We supply locksmiths. For service, contact one of these professionals.`}
        picture={picture}
      />
      <section className="container marketing-section" aria-labelledby="professionals">
        <h2 id="professionals">
          <Trans>Professionals</Trans>
        </h2>
        {isDemo && professionals.length > 0 && (
          <p className="notice">
            <Trans>Demo listings: these businesses are fictional.</Trans>
          </p>
        )}
        {professionals.length > 0 && (
          <>
            <Finder
              key={addressKey}
              name={t`Professionals`}
              id="professional"
              action={paths.findProfessional()}
              q={{ label: t`City, state, or name`, value: search.q }}
              selects={[
                {
                  name: 'region',
                  label: t`State or province`,
                  value: search.region,
                  choices: [
                    ['', t`All states and provinces`],
                    ...regions.map((code) => [code, getProvinceName(code)] as const),
                  ],
                },
                {
                  name: 'specialty',
                  label: t`Specialty`,
                  value: search.specialty,
                  choices: [
                    ['', t`All specialties`],
                    ...specialties.map((one) => [one, translate(one)] as const),
                  ],
                },
              ]}
              form={form}
              onInput={followTyping}
            />
            <p role="status" className="small muted">
              {countProfessionals(shown.length)}
            </p>
          </>
        )}
        {shown.length > 0 ? (
          <ul className="stack stack--wider columns-3">
            {shown.map((professional) => (
              <ProfessionalCard
                key={professional.id}
                professional={{ ...professional, specialties: professional.specialties.map(translate) }}
              />
            ))}
          </ul>
        ) : (
          <div className="empty-state">
            <Icon name="users" />
            <h3>
              <Trans>No professionals found</Trans>
            </h3>
            {professionals.length > 0 ? (
              <>
                <p>
                  <Trans>Try another location or specialty.</Trans>
                </p>
                <Link className="btn" to={paths.findProfessional()}>
                  <Trans>Show all locksmiths</Trans>
                </Link>
              </>
            ) : (
              <>
                <p>
                  <Trans>No locksmiths are listed yet. Contact us for a referral.</Trans>
                </p>
                <Link className="btn" to={paths.contact()}>
                  <Trans>Contact Us</Trans>
                </Link>
              </>
            )}
          </div>
        )}
      </section>
      <ClosingCall
        title={t`Are you a locksmith?`}
        text={t`Listings are free with an approved trade account.`}
      >
        <Link className="btn btn--primary" to={paths.register()}>
          <Trans>Apply for a trade account</Trans>
        </Link>{' '}
        <Link className="btn btn--on-ink" to={paths.contact({ subject: t`List my business` })}>
          <Trans>Request a listing</Trans>
        </Link>
      </ClosingCall>
    </main>
  );
}
