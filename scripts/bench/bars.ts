import { inCrowd } from './crowd';
import {
  DEEP,
  FACETS,
  HOME,
  JSON_LIST,
  JSON_PRODUCT,
  LISTING,
  PART_NUMBER,
  PRODUCT,
  RARE_WORD,
  SEARCH,
  STAFF_LIST,
} from './pages';
import type { PageRow } from './page-times';
import type { SizeResults, SmallestResults } from './run-results';

/** Something that the store has to reach, and what it reached. */
export interface Bar {
  name: string;
  limit: string;
  measured: string;
  isMet: boolean;
}

const MOST_PURCHASE_PAGES = 6;
const MOST_PURCHASE_SPREAD = 5;
const MOST_MEMORY_BYTES = 200e6;
const MOST_TIMES_EXPRESS = 4;
const MOST_TIMES_SQLITE = 1.8;
const MOST_TIMES_FEW_LINES = 5;
const LEAST_TIMES_ONE_PROCESS = 1.7;
/** How much slower a page may be than with 1,000 products, by the most products that this holds for. */
const GROWTH = [
  { products: 100_000, times: 2 },
  { products: 1_000_000, times: 3 },
];
const WEIGHT = { html: 60_000, brotli: 12_000, scripts: 120_000, requests: 25 };

/** The bars that were measured, in the order of the table. */
export function barsOf(all: SizeResults[]): Bar[] {
  return all.flatMap((results) => [
    ...(results.smallest === undefined ? [] : smallestBars(results, results.smallest)),
    ...memoryBars(results),
    ...growthBars(all, results),
    ...slowQueryBars(results),
    ...postgresBars(all, results),
  ]);
}

function smallestBars(results: SizeResults, smallest: SmallestResults): Bar[] {
  return [
    ...crowdBars(results, smallest),
    ...purchaseBars(results, smallest),
    ...cartBars(results, smallest),
    ...weightBars(smallest),
    ...workerBars(results, smallest),
    startBar(results, smallest),
  ];
}

function crowdBars({ database }: SizeResults, { crowd }: SmallestResults): Bar[] {
  const pages = [HOME, LISTING, SEARCH, PRODUCT];
  const wanted = [
    ...pages.map((page) => ({ page, visitor: 'session' as const, part: 20 })),
    ...pages.map((page) => ({ page, visitor: 'nobody' as const, part: 2 })),
    { page: JSON_LIST, visitor: 'session' as const, part: 8 },
    { page: JSON_PRODUCT, visitor: 'session' as const, part: 6 },
  ];
  return wanted.map(({ page, visitor, part }) => {
    const { load, bareLoad } = inCrowd(crowd, page, visitor);
    const ratio = bareLoad.perSecond / load.perSecond;
    return {
      name: `${database}: ${page.name}, ${visitor === 'nobody' ? 'no session' : 'with a session and a cart'}, 16 connections`,
      limit: `1/${part} of node:http`,
      measured: `1/${ratio.toFixed(1)} (${load.perSecond.toFixed(0)} a second)`,
      isMet: ratio <= part,
    };
  });
}

function purchaseBars({ database }: SizeResults, { crowd, purchases }: SmallestResults): Bar[] {
  const pages = inCrowd(crowd, PRODUCT, 'session').load.perSecond / purchases.perSecond;
  const times = purchases.p99Ms / purchases.medianMs;
  return [
    {
      name: `${database}: a purchase, 16 buyers`,
      limit: `${MOST_PURCHASE_PAGES} product pages`,
      measured: `${pages.toFixed(1)} (${purchases.perSecond.toFixed(1)} a second)`,
      isMet: pages <= MOST_PURCHASE_PAGES,
    },
    {
      name: `${database}: purchases that failed`,
      limit: '0',
      measured: `${purchases.errors.length} of ${purchases.count}`,
      isMet: purchases.errors.length === 0,
    },
    {
      name: `${database}: p99 of a purchase against its median`,
      limit: `${MOST_PURCHASE_SPREAD} x`,
      measured: `${times.toFixed(1)} x (${purchases.p99Ms.toFixed(0)} against ${purchases.medianMs.toFixed(0)} ms)`,
      isMet: times <= MOST_PURCHASE_SPREAD,
    },
  ];
}

function cartBars({ database }: SizeResults, { cart }: SmallestResults): Bar[] {
  return cart.map(({ name, fewMs, manyMs }) => ({
    name: `${database}: ${name}, 200 lines against 2`,
    limit: `${MOST_TIMES_FEW_LINES} x`,
    measured: `${(manyMs / fewMs).toFixed(1)} x (${manyMs.toFixed(1)} against ${fewMs.toFixed(1)} ms)`,
    isMet: manyMs <= fewMs * MOST_TIMES_FEW_LINES,
  }));
}

function weightBars({ weights }: SmallestResults): Bar[] {
  return weights.flatMap(({ page, htmlBytes, brotliBytes, scriptBytes, requests, fromElsewhere }) => [
    kilobytes(`${page.name}: HTML`, htmlBytes, WEIGHT.html),
    kilobytes(`${page.name}: HTML with brotli`, brotliBytes, WEIGHT.brotli),
    kilobytes(`${page.name}: JavaScript with brotli`, scriptBytes, WEIGHT.scripts),
    {
      name: `${page.name}: requests`,
      limit: `${WEIGHT.requests}, none elsewhere`,
      measured: `${requests}, ${fromElsewhere.length} elsewhere`,
      isMet: requests <= WEIGHT.requests && fromElsewhere.length === 0,
    },
  ]);
}

function kilobytes(name: string, bytes: number, most: number): Bar {
  return {
    name,
    limit: `${most / 1000} KB`,
    measured: `${(bytes / 1000).toFixed(1)} KB`,
    isMet: bytes <= most,
  };
}

function workerBars({ database }: SizeResults, { workers }: SmallestResults): Bar[] {
  return workers.map(({ page, one, two }) => {
    const times = two.perSecond / one.perSecond;
    const cpu =
      one.cpuMs === undefined || two.cpuMs === undefined
        ? ''
        : `; ${one.cpuMs.toFixed(1)} and ${two.cpuMs.toFixed(1)} ms of processor a page`;
    return {
      name: `${database}: ${page.name}, two processes against one`,
      limit: `${LEAST_TIMES_ONE_PROCESS} x`,
      measured: `${times.toFixed(2)} x${cpu}`,
      isMet: times >= LEAST_TIMES_ONE_PROCESS,
    };
  });
}

function startBar({ database }: SizeResults, { starts }: SmallestResults): Bar {
  const times = starts.storeMs / starts.expressMs;
  return {
    name: `${database}: start to first answer, against an empty Express`,
    limit: `${MOST_TIMES_EXPRESS} x`,
    measured: `${times.toFixed(1)} x (${starts.storeMs.toFixed(0)} against ${starts.expressMs.toFixed(0)} ms)`,
    isMet: times <= MOST_TIMES_EXPRESS,
  };
}

function memoryBars({ database, products, loadBytes }: SizeResults): Bar[] {
  if (loadBytes === undefined) return [];
  return [
    {
      name: `${database}: memory of the process under load, ${products.toLocaleString('en-US')} products`,
      limit: `${MOST_MEMORY_BYTES / 1e6} MB`,
      measured: `${(loadBytes / 1e6).toFixed(0)} MB`,
      isMet: loadBytes <= MOST_MEMORY_BYTES,
    },
  ];
}

function growthBars(all: SizeResults[], { database, products, rows }: SizeResults): Bar[] {
  const small = all.find((one) => one.database === database && one.products === 1000);
  const growth = GROWTH.find((one) => products <= one.products);
  if (small === undefined || growth === undefined || products <= 1000) return [];
  const names = [LISTING, FACETS, SEARCH, PART_NUMBER, PRODUCT, STAFF_LIST].map(({ name }) => name);
  return [...names, RARE_WORD, DEEP].map((name) => {
    const before = medianOf(small.rows, name);
    const after = medianOf(rows, name);
    return {
      name: `${database}: ${name}, ${products.toLocaleString('en-US')} products against 1,000`,
      limit: `${growth.times} x`,
      measured: `${(after / before).toFixed(1)} x (${after.toFixed(1)} against ${before.toFixed(1)} ms)`,
      isMet: after <= before * growth.times,
    };
  });
}

function slowQueryBars({ database, products, slowQueries }: SizeResults): Bar[] {
  const [slowest] = slowQueries;
  return [
    {
      name: `${database}: slowest query, ${products.toLocaleString('en-US')} products`,
      limit: '20 ms',
      measured: slowest === undefined ? 'below' : `${slowest.medianMs.toFixed(0)} ms (${slowest.page})`,
      isMet: slowest === undefined,
    },
  ];
}

function postgresBars(all: SizeResults[], { database, products, rows }: SizeResults): Bar[] {
  const sqlite = all.find((one) => one.database === 'sqlite' && one.products === products);
  if (database !== 'postgres' || sqlite === undefined) return [];
  return rows
    .filter(({ visitor }) => visitor !== 'nobody')
    .map(({ name, times }) => {
      const before = medianOf(sqlite.rows, name);
      return {
        name: `PostgreSQL against SQLite: ${name}, ${products.toLocaleString('en-US')} products`,
        limit: `${MOST_TIMES_SQLITE} x`,
        measured: `${(times.medianMs / before).toFixed(1)} x (${times.medianMs.toFixed(1)} against ${before.toFixed(1)} ms)`,
        isMet: times.medianMs <= before * MOST_TIMES_SQLITE,
      };
    });
}

/** Of a page that is made, not kept. */
function medianOf(rows: PageRow[], name: string): number {
  return rows.find((row) => row.name === name && row.visitor !== 'nobody')?.times.medianMs ?? Number.NaN;
}
