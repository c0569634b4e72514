import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';

import { POSTGRES_URL } from '../../db/client';
import { barsOf } from './bars';
import { endChildren } from './child-server';
import { measureCrowd, measureEmptyRemix } from './crowd';
import { measureLargeCart } from './large-cart';
import { watchMemory } from './memory-watch';
import { measurePages, type Measured } from './page-times';
import { weighPages } from './page-weight';
import { measurePurchases } from './purchases';
import { startBareServer, type BareServer } from './reference-servers';
import type { SizeResults } from './run-results';
import { readSettings, USAGE, type Settings } from './settings';
import { findSlowQueries } from './slow-queries';
import { measureStarts } from './start-times';
import { makeStoreData, openStoreData, type StoreData } from './store-data';
import { barTable, pageTable, slowQueryList } from './tables';
import { measureTwoWorkers } from './two-workers';
import { openVisitors } from './visitors';

/**
 * `npm run bench`: what the store's pages, calls and purchases cost, over loopback, beside a bare node:http server that
 * sends the same bytes in the same run; then which of the store's bars are met. It makes its own data, and removes it;
 * databases that `--data` names stay, with whatever was bought meanwhile.
 */
const undo: (() => Promise<void>)[] = [];
process.once('SIGINT', () => void cleanUp().finally(() => process.exit(130)));
try {
  const settings = settingsOrUsage();
  if (settings !== undefined) await bench(settings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
process.exit();

function settingsOrUsage(): Settings | undefined {
  try {
    return readSettings();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 1;
    return undefined;
  }
}

async function bench(settings: Settings): Promise<void> {
  if (!existsSync('build/server.js')) spawnSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' });
  const bare = await startBareServer();
  console.log(machine());
  const all: SizeResults[] = [];
  const measure = async (data: StoreData, place: Place) => {
    const results = await measureSize(data, bare, settings, place);
    all.push(results);
    console.log(`\n${pageTable(results)}\n`);
  };
  // A run over both databases takes long: what is known by now is said by now.
  const sayBars = () => console.log(`${slowQueryList(all)}\n\n${barTable(barsOf(all))}\n`);
  if (settings.data.length > 0) {
    for (const url of settings.data) {
      const data = openStoreData(url);
      undo.push(() => data.leave());
      const ofItsKind = settings.data.filter((one) => POSTGRES_URL.test(one) === POSTGRES_URL.test(url));
      await measure(data, placeOf(ofItsKind.indexOf(url), ofItsKind));
    }
    return sayBars();
  }
  for (const kind of settings.databases) {
    const data = await makeStoreData(kind, settings.keep);
    undo.push(() => data.leave());
    for (const [index, products] of settings.products.entries()) {
      await data.growTo(products);
      await measure(data, placeOf(index, settings.products));
    }
    sayBars();
  }
}

/** Where a size stands among those of a run on its database. */
interface Place {
  isSmallest: boolean;
  isLargest: boolean;
}

function placeOf(index: number, sizes: readonly unknown[]): Place {
  return { isSmallest: index === 0, isLargest: index === sizes.length - 1 };
}

/** How much is measured with one size: the smallest tells what does not depend on the size, those between only their times. */
async function measureSize(
  data: StoreData,
  bare: BareServer,
  settings: Settings,
  { isSmallest, isLargest }: Place,
): Promise<SizeResults> {
  const store = await data.startStore();
  const visitors = await openVisitors(store);
  const measured: Measured = { store, bare, visitors, db: data.db, settings };
  const mostMemory = watchMemory(store.pid);
  const rows = await measurePages(measured, { withLoad: isSmallest || isLargest });
  const underLoad = isSmallest ? await measureSmallest(measured) : undefined;
  const loadBytes = mostMemory();
  await store.stop();
  const { count } = await data.db
    .selectFrom('products')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    database: data.kind,
    products: count,
    rows,
    loadBytes,
    slowQueries: await findSlowQueries(data),
    smallest: underLoad && {
      ...underLoad,
      workers: await measureTwoWorkers(data, settings),
      starts: await measureStarts(data),
    },
  };
}

async function measureSmallest(measured: Measured) {
  const { store, db, visitors, settings } = measured;
  const { cookie: staff = '' } = visitors.staff;
  return {
    crowd: await measureCrowd(measured),
    emptyRemix: await measureEmptyRemix(measured),
    purchases: await measurePurchases(store, db, staff, Math.max(5, Math.round(settings.requests / 10))),
    cart: await measureLargeCart(store, db, staff),
    weights: await weighPages(store),
  };
}

function machine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}: Node ${process.version}, ${os.cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB, ${os.type()} ${os.release()}.`;
}

async function cleanUp(): Promise<void> {
  endChildren();
  for (const step of undo.splice(0)) await step();
}
