import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { buildPictureUrl } from '../../domain/goods/catalog/product-card.queries.server';
import { listLocations } from '../../domain/content/locations/locations.queries.server';
import {
  countLocations,
  parseLocationSearch,
  matchesLocation,
  LOCATION_REGIONS,
} from '../../domain/content/locations/locations.rules';
import { paths } from '../../paths';
import { Icon } from '../../ui/icon/icon';
import { CoverageMap } from '../../ui/locations/coverage-map';
import { EmergencyBanner } from '../../ui/locations/emergency-band';
import { LocationCard } from '../../ui/locations/location-card';
import { Finder } from '../../ui/finder';
import { PageHero } from '../../ui/marketing/page-hero';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { useLiveSearch } from '../../ui/store/use-live-search';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = staticPageMeta(
  () => t`Find a Location`,
  () => t`Counters and distribution centers: addresses, phone numbers, hours, and directions.`,
);

export async function loader({ context }: LoaderFunctionArgs) {
  return { locations: await listLocations(context.db), picture: buildPictureUrl('parcel') };
}

export default function Locations() {
  const { locations, picture } = useLoaderData<typeof loader>();
  const { params, form, followTyping, addressKey } = useLiveSearch();
  const search = parseLocationSearch(params);
  const shown = locations.filter((location) => matchesLocation(location, search));
  return (
    <main id="main" className="marketing">
      <PageHero
        eyebrow={t`Find a location`}
        title={t`Find the counter near you`}
        text={t`Sales and expert help at every counter. Call before you drive to check stock and pickup.`}
        picture={picture}
      />
      <section className="container marketing-section" aria-labelledby="locations">
        <h2 id="locations">
          <Trans>Locations</Trans>
        </h2>
        {locations.length > 0 && (
          <>
            <Finder
              key={addressKey}
              name={t`Locations`}
              id="location"
              action={paths.locations()}
              q={{ label: t`Name, city, or province`, value: search.q }}
              selects={[
                {
                  name: 'region',
                  label: t`Region`,
                  value: search.region,
                  choices: Object.entries(LOCATION_REGIONS()),
                },
              ]}
              form={form}
              onInput={followTyping}
            />
            <p role="status" className="small muted">
              {countLocations(shown.length)}
            </p>
          </>
        )}
        {shown.length > 0 ? (
          <ul className="stack stack--wider columns-3">
            {shown.map((location) => (
              <LocationCard key={location.id} location={location} />
            ))}
          </ul>
        ) : (
          <div className="empty-state">
            <Icon name="map-pin" />
            <h3>
              <Trans>No locations found</Trans>
            </h3>
            {locations.length > 0 ? (
              <>
                <p>
                  <Trans>Try adjusting your search criteria or region filter.</Trans>
                </p>
                <Link className="btn" to={paths.locations()}>
                  <Trans>Show all locations</Trans>
                </Link>
              </>
            ) : (
              <p>
                <Trans>No locations are listed yet. Call us to find the nearest counter.</Trans>
              </p>
            )}
          </div>
        )}
      </section>
      {locations.length > 0 && <CoverageMap locations={locations} shown={shown} />}
      <EmergencyBanner />
    </main>
  );
}
