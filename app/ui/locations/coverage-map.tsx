import { isOnMap, MAP, placeLabels, project } from '../../domain/content/locations/coverage-map.rules';
import {
  getProvinceName,
  getTypeName,
  type StoreLocation,
} from '../../domain/content/locations/locations.rules';
import { paths } from '../../paths';
import { getCardId } from './location-card';
import { Trans } from '~/i18n/trans';
import { getLanguage } from '~/i18n/language';

interface CoverageMapProps {
  locations: StoreLocation[];
  /** The locations with a card on the page. */
  shown: StoreLocation[];
}

/** Version of the drawing, which is cached forever. */
const DRAWING = '1';

/** The coverage map (DESIGN 2), and the same locations as a list. */
export function CoverageMap({ locations, shown }: CoverageMapProps) {
  const points = locations
    .map((location) => ({ location, point: project(location.longitude, location.latitude) }))
    .filter(({ point }) => isOnMap(point));
  const labels = placeLabels(points.map(({ location, point }) => ({ point, text: location.city })));
  const isFrench = getLanguage() === 'fr-CA';
  const isShown = (location: StoreLocation) => shown.some(({ id }) => id === location.id);
  return (
    <section className="container marketing-section" aria-labelledby="coverage">
      <h2 id="coverage">
        <Trans>Coverage map</Trans>
      </h2>
      <div className="coverage">
        <svg
          className="coverage__map"
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          width={MAP.width}
          height={MAP.height}
          role="group"
          aria-labelledby="coverage-title"
        >
          <title id="coverage-title">
            <Trans>Map of Canada with our locations</Trans>
          </title>
          <image
            href={paths.picture('north-america', { v: DRAWING, lang: isFrench ? 'fr-CA' : undefined })}
            width={MAP.width}
            height={MAP.height}
            aria-hidden="true"
          />
          {points.map(({ location, point: [x, y] }, index) => {
            const label = labels[index];
            const mark = (
              <>
                <circle className="coverage__target" cx={x} cy={y} fill="transparent" />
                <circle className="coverage__dot" cx={x} cy={y} r={9} />
                {label !== undefined && (
                  <text className="coverage__label" x={label.x} y={label.y} textAnchor={label.anchor}>
                    {location.city}
                  </text>
                )}
              </>
            );
            return isShown(location) ? (
              <a
                key={location.id}
                href={`#${getCardId(location)}`}
                aria-label={`${location.city}, ${getProvinceName(location.province)}`}
              >
                {mark}
              </a>
            ) : (
              <g key={location.id} className="coverage__off" aria-hidden="true">
                {mark}
              </g>
            );
          })}
        </svg>
        {shown.length > 0 && (
          <ul className="coverage__list">
            {shown.map((location) => (
              <li key={location.id}>
                <a className="link" href={`#${getCardId(location)}`}>
                  {location.city}, {getProvinceName(location.province)}
                </a>
                <span className="small muted">{getTypeName(location.type)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
