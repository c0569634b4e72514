import { JsonLd } from '../json-ld';
import { useSettings } from '../settings/use-settings';
import { useOrigin } from './origin';
import { buildStoreData } from './structured-data';

/** The home page's structured data: store and site search. */
export function HomeData() {
  const origin = useOrigin();
  const settings = useSettings();
  return origin !== undefined ? <JsonLd data={buildStoreData(origin, settings)} /> : null;
}
