import { JsonLd } from '../json-ld';
import { useSettings } from '../settings/use-settings';
import { useOrigin } from './origin';
import { buildStoreData } from './structured-data';

/** On the home page: whose store this is and how it is searched. */
export function HomeData() {
  const origin = useOrigin();
  const settings = useSettings();
  return origin !== undefined ? <JsonLd data={buildStoreData(origin, settings)} /> : null;
}
