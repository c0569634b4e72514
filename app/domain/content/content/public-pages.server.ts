import { paths } from '../../../paths';

/**
 * Pages that everyone may find and that are not rows of the database. `/original`, `/advanced` and `/simple` show the
 * home page in another dress and name it as their canonical address, so they are not here.
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
