import { CROWD } from './crowd';
import { HOME, LISTING, PRODUCT, type BenchPage } from './pages';
import { onLine } from './progress-line';
import { loadOf, type Load } from './requests';
import type { Settings } from './settings';
import type { StoreData } from './store-data';
import { openVisitors } from './visitors';

const WARM_SECONDS = 3;

export interface WorkersRow {
  page: BenchPage;
  one: Load;
  two: Load;
}

/** Pages that are made for each visitor, by one process and by two. */
export async function measureTwoWorkers(data: StoreData, settings: Settings): Promise<WorkersRow[]> {
  const [one, two] = [await loadsOf(data, settings, 1), await loadsOf(data, settings, 2)];
  return one.flatMap(({ page, load }, index) => {
    const other = two[index];
    return other === undefined ? [] : [{ page, one: load, two: other.load }];
  });
}

async function loadsOf(
  data: StoreData,
  { seconds }: Settings,
  workers: number,
): Promise<{ page: BenchPage; load: Load }[]> {
  const store = await data.startStore({ WEB_CONCURRENCY: String(workers) });
  const { session } = await openVisitors(store);
  const loads = [];
  for (const page of [HOME, LISTING, PRODUCT]) {
    onLine(`${workers === 1 ? 'One process' : 'Two processes'}: ${page.name}`);
    // Each of the processes has to compile what it runs, on its share of the requests.
    await loadOf(store, page.path, session, { connections: CROWD, seconds: WARM_SECONDS * workers });
    const load = { connections: CROWD, seconds: Math.max(seconds, WARM_SECONDS) };
    loads.push({ page, load: await loadOf(store, page.path, session, load) });
  }
  await store.stop();
  onLine('');
  return loads;
}
