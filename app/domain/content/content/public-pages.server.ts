import { paths } from '../../../paths';

/**
 * Public pages that aren't database rows. `/original`, `/advanced`, and `/simple` have the home page as their
 * canonical URL, so they aren't listed.
 */
export const PUBLIC_PAGES: readonly string[] = [
  paths.home(),
  paths.products(),
  paths.vehicles(),
  paths.fccIds(),
  paths.services(),
  paths.about(),
  paths.locations(),
  paths.findProfessional(),
  paths.contact(),
  paths.blog(),
  paths.quickOrder(),
  paths.order(),
  paths.quote(),
  paths.trackOrder(),
  paths.register(),
];
