import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { buildPictureUrl } from '../../domain/goods/catalog/product-card.queries.server';
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

export const meta = staticPageMeta(
  'Find a Professional',
  'Find a locksmith or security professional near you, by place and by what the job needs.',
);

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    professionals: await listProfessionals(context.db),
    isDemo: context.env.demo,
    picture: buildPictureUrl('service-van'),
  };
}

export default function FindProfessional() {
  const { professionals, isDemo, picture } = useLoaderData<typeof loader>();
  const { params, form, followTyping, addressKey } = useLiveSearch();
  const search = parseProfessionalSearch(params);
  const { regions, specialties } = listChoices(professionals);
  const shown = professionals.filter((professional) => matchesProfessional(professional, search));
  return (
    <main id="main" className="marketing">
      <PageHero
        eyebrow="Find a professional"
        title="A locksmith near you, for the job you have"
        text="We supply the trade and do not open doors ourselves. These members of the trade do."
        picture={picture}
      />
      <section className="container marketing-section" aria-labelledby="professionals">
        <h2 id="professionals">Professionals</h2>
        {isDemo && professionals.length > 0 && (
          <p className="notice">Demo listings: these businesses are invented, and nobody answers there.</p>
        )}
        {professionals.length > 0 && (
          <>
            <Finder
              key={addressKey}
              name="Professionals"
              id="professional"
              action={paths.findProfessional()}
              q={{ label: 'City, state or name', value: search.q }}
              selects={[
                {
                  name: 'region',
                  label: 'State or province',
                  value: search.region,
                  choices: [
                    ['', 'Everywhere'],
                    ...regions.map((code) => [code, getProvinceName(code)] as const),
                  ],
                },
                {
                  name: 'specialty',
                  label: 'Specialty',
                  value: search.specialty,
                  choices: [['', 'All specialties'], ...specialties.map((one) => [one, one] as const)],
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
              <ProfessionalCard key={professional.id} professional={professional} />
            ))}
          </ul>
        ) : (
          <div className="empty-state">
            <Icon name="users" />
            <h3>No professionals found</h3>
            {professionals.length > 0 ? (
              <>
                <p>Try another place, or fewer conditions.</p>
                <Link className="btn" to={paths.findProfessional()}>
                  Show all professionals
                </Link>
              </>
            ) : (
              <>
                <p>Nobody is listed yet. Ask us, and we name somebody near you.</p>
                <Link className="btn" to={paths.contact()}>
                  Contact Us
                </Link>
              </>
            )}
          </div>
        )}
      </section>
      <ClosingCall
        title="Are you in the trade?"
        text="Members with an approved trade account are listed free of charge. Open an account, then write to us with your town, your telephone number and the work you take."
      >
        <Link className="btn btn--primary" to={paths.register()}>
          Open a trade account
        </Link>
        <Link className="btn btn--on-ink" to={paths.contact({ subject: 'List my business' })}>
          Ask to be listed
        </Link>
      </ClosingCall>
    </main>
  );
}
