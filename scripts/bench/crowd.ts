import { HOME, JSON_LIST, JSON_PRODUCT, LISTING, PRODUCT, SEARCH, type BenchPage } from './pages';
import type { Measured } from './page-times';
import { onLine } from './progress-line';
import { startEmptyRemix } from './reference-servers';
import { loadOf, timesOf, type Load } from './requests';
import type { Visitor } from './visitors';

/** A crowd of so many connections, each asking again as soon as it is answered. */
export const CROWD = 16;
/** What has run this long is compiled. */
const WARM_SECONDS = 3;

export interface CrowdRow {
  page: BenchPage;
  visitor: Visitor;
  load: Load;
  bareLoad: Load;
}

/** What one process does in a second for a crowd, beside a bare server that sends the same bytes. */
export async function measureCrowd({ store, bare, visitors, settings }: Measured): Promise<CrowdRow[]> {
  const rows: CrowdRow[] = [];
  for (const page of [HOME, LISTING, SEARCH, PRODUCT, JSON_LIST, JSON_PRODUCT]) {
    for (const visitor of ['session', 'nobody'] as const) {
      onLine(`${CROWD} connections: ${page.name}, ${visitor}`);
      const headers = visitors[visitor];
      const { body } = await timesOf(store, page.path, headers, 1);
      await bare.hold(body);
      const crowd = { connections: CROWD, seconds: settings.seconds };
      const load = await loadOf(store, page.path, headers, crowd);
      rows.push({ page, visitor, load, bareLoad: await loadOf(bare, '/', headers, crowd) });
    }
  }
  onLine('');
  return rows;
}

/**
 * What an empty Remix application does for the same crowd, with as many bytes as the store's product page has, beside
 * the bare server: where a page that is made begins.
 */
export async function measureEmptyRemix({
  store,
  bare,
  visitors,
  settings,
}: Measured): Promise<{ load: Load; bareLoad: Load }> {
  onLine(`${CROWD} connections: an empty Remix page`);
  const remix = await startEmptyRemix();
  const { body } = await timesOf(store, PRODUCT.path, visitors.session, 1);
  await remix.hold(body);
  await bare.hold(body);
  const crowd = { connections: CROWD, seconds: Math.max(settings.seconds, WARM_SECONDS) };
  await loadOf(remix, '/page', {}, crowd);
  const load = await loadOf(remix, '/page', {}, crowd);
  const bareLoad = await loadOf(bare, '/', {}, crowd);
  await remix.stop();
  onLine('');
  return { load, bareLoad };
}

export function inCrowd(rows: CrowdRow[], page: BenchPage, visitor: Visitor): CrowdRow {
  const row = rows.find((one) => one.page === page && one.visitor === visitor);
  if (row === undefined) throw new Error(`${page.name} was not measured for ${visitor}.`);
  return row;
}
