import { HOME, JSON_LIST, JSON_PRODUCT, LISTING, PRODUCT, SEARCH, type BenchPage } from './pages';
import type { Measured } from './page-times';
import { onLine } from './progress-line';
import { loadOf, timesOf, type Load } from './requests';
import type { Visitor } from './visitors';

/** A crowd of so many connections, each asking again as soon as it is answered. */
export const CROWD = 16;

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

export function inCrowd(rows: CrowdRow[], page: BenchPage, visitor: Visitor): CrowdRow {
  const row = rows.find((one) => one.page === page && one.visitor === visitor);
  if (row === undefined) throw new Error(`${page.name} was not measured for ${visitor}.`);
  return row;
}
