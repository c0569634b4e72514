import { sql } from 'kysely';

import type { Db } from '../../db/schema';
import { loadOf, timesOf, type Load, type Target, type Times } from './requests';
import { pagesOf, type BenchPage } from './pages';
import type { BareServer } from './reference-servers';
import { onLine } from './progress-line';
import type { Settings } from './settings';
import type { Visitor, Visitors } from './visitors';

const MANY = 32;

/** A page as one kind of visitor gets it, beside a bare server that sends the same bytes. */
export interface PageRow {
  name: string;
  visitor: Visitor;
  bytes: number;
  times: Times;
  bareTimes: Times;
  /** With 32 connections. */
  load?: Load;
  bareLoad?: Load;
}

export interface Measured {
  store: Target;
  bare: BareServer;
  visitors: Visitors;
  db: Db;
  settings: Settings;
}

/** @param withLoad also with many connections at once. */
export async function measurePages(
  measured: Measured,
  { withLoad }: { withLoad: boolean },
): Promise<PageRow[]> {
  const { db } = measured;
  const wanted = (await pagesOf(db)).flatMap((page) =>
    visitorsOf(page).map((visitor) => ({ page, visitor })),
  );
  await warmUp(measured, wanted);
  const rows: PageRow[] = [];
  for (const { page, visitor } of wanted) {
    onLine(`[${rows.length + 1}/${wanted.length}] ${page.name}, ${visitor}`);
    const row = await measurePage(measured, page, visitor);
    // Beside a change of the catalogue there can be one request at a time.
    const load = withLoad && page.isAfterChange !== true ? await measureLoad(measured, page, visitor) : {};
    rows.push({ ...row, ...load });
  }
  onLine('');
  return rows;
}

function visitorsOf({ isForStaff, isAfterChange }: BenchPage): Visitor[] {
  if (isForStaff === true) return ['staff'];
  return isAfterChange === true ? ['session'] : ['nobody', 'session'];
}

/** What has run a few hundred times is compiled: the first page would pay for what all of them share. */
async function warmUp(
  { store, visitors, settings }: Measured,
  wanted: { page: BenchPage; visitor: Visitor }[],
): Promise<void> {
  for (const { page, visitor } of wanted) {
    onLine(`Warming up: ${page.name}`);
    await timesOf(store, page.path, visitors[visitor], Math.min(40, settings.requests));
  }
}

/** One request after the other. The bare server holds what was answered from then on. */
async function measurePage(
  { store, bare, db, visitors, settings: { requests } }: Measured,
  { name, path, isAfterChange }: BenchPage,
  visitor: Visitor,
): Promise<PageRow> {
  const before = isAfterChange === true ? () => changeCatalogue(db) : undefined;
  const times = await timesOf(store, path, visitors[visitor], requests, before);
  await bare.hold(times.body);
  const bareTimes = await timesOf(bare, '/', visitors.nobody, requests);
  return { name, visitor, bytes: Buffer.byteLength(times.body), times, bareTimes };
}

async function measureLoad(
  { store, bare, visitors, settings: { seconds } }: Measured,
  { path }: BenchPage,
  visitor: Visitor,
): Promise<{ load: Load; bareLoad: Load }> {
  const many = { connections: MANY, seconds };
  const load = await loadOf(store, path, visitors[visitor], many);
  return { load, bareLoad: await loadOf(bare, '/', visitors.nobody, many) };
}

/** Counts as a change of the catalogue, and is none. */
export async function changeCatalogue(db: Db): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set({ version: sql`version + 1` })
    .where('id', '=', 1)
    .execute();
}
