import type { Db } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { isoIn, nowIso } from '../../domain/base/shared/clock';
import { DomainError } from '../../domain/base/shared/errors';
import { insertPicture, readPicture } from '../../domain/goods/catalog/product-pictures.server';

const MAX_ATTEMPTS = 4;
/** How long to wait after each failed attempt. */
const RETRY_MS = [30_000, 5 * 60_000, 30 * 60_000];

/** How many pictures are downloaded at once. They are decoded one by one. */
const PARALLEL = 4;

export interface PictureWorker {
  /** Throws an error with `isTemporary` if another try may succeed. */
  download: (url: string, signal: AbortSignal) => Promise<Uint8Array>;
  /** Aborted when the process stops. */
  signal: AbortSignal;
  /** Renews the lease of this work. Returns whether to go on. */
  keep: () => Promise<boolean>;
}

interface WaitingPicture {
  importId: number;
  url: string;
  attempts: number;
}

/** Downloads due pictures of applied imports until none is left. @returns how many addresses were tried */
export async function downloadPictures(db: Db, worker: PictureWorker): Promise<number> {
  for (let tried = 0; ;) {
    const due = (await worker.keep()) ? await listDue(db) : [];
    if (due.length === 0 || worker.signal.aborted) return tried;
    await Promise.all(due.map((picture) => downloadPicture(db, picture, worker)));
    tried += due.length;
    for (const importId of new Set(due.map((picture) => picture.importId))) await recordEnd(db, importId);
  }
}

/** Lists the next addresses. Products of an import that share one share its download. */
async function listDue(db: Db): Promise<WaitingPicture[]> {
  const rows = await db
    .selectFrom('import_pictures')
    .select(['import_id as importId', 'url', 'attempts'])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', nowIso())
    .orderBy('due_at')
    .orderBy('import_id')
    .orderBy('line')
    .orderBy('position')
    .limit(PARALLEL * 10)
    .execute();
  const distinct = new Map(rows.map((row) => [`${row.importId} ${row.url}`, row]));
  return [...distinct.values()].slice(0, PARALLEL);
}

async function downloadPicture(db: Db, waiting: WaitingPicture, worker: PictureWorker): Promise<void> {
  try {
    const targets = await listTargets(db, waiting);
    const picture = await readPicture(await worker.download(waiting.url, worker.signal));
    for (const target of targets) await storePicture(db, waiting, target, picture);
  } catch (error) {
    if (!(error instanceof Error) || worker.signal.aborted) return;
    // A fault of the store, such as a database that is away, isn't the picture's.
    if (!('isTemporary' in error) && !(error instanceof DomainError)) throw error;
    await recordFailure(db, waiting, error.message, 'isTemporary' in error && error.isTemporary === true);
  }
}

/** Lists the rows whose products wait for the picture. */
async function listTargets(db: Db, { importId, url }: WaitingPicture) {
  return db
    .selectFrom('import_pictures as p')
    .innerJoin('import_rows as r', (join) =>
      join.onRef('r.import_id', '=', 'p.import_id').onRef('r.line', '=', 'p.line'),
    )
    .select(['p.line', 'p.position', 'p.alt', 'r.product_id as productId'])
    .where('p.import_id', '=', importId)
    .where('p.state', '=', 'waiting')
    .where('p.url', '=', url)
    .execute();
}

type Target = Awaited<ReturnType<typeof listTargets>>[number];

/** Adds a picture to a product once, even if several processes download it. */
async function storePicture(
  db: Db,
  { importId, url }: WaitingPicture,
  { line, position, alt, productId }: Target,
  picture: Awaited<ReturnType<typeof readPicture>>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const update = trx
      .updateTable('import_pictures')
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .where('position', '=', position);
    const claimed = await update
      .set({ state: 'done', reason: '' })
      .where('state', '=', 'waiting')
      .returning('line')
      .executeTakeFirst();
    if (claimed === undefined) return;
    const known = await trx
      .selectFrom('products as p')
      .leftJoin('product_images as i', (join) =>
        join.onRef('i.product_id', '=', 'p.id').on('i.source_url', '=', url),
      )
      .select('i.id as imageId')
      .where('p.id', '=', productId ?? 0)
      .executeTakeFirst();
    const fail = (reason: string) => update.set({ state: 'failed', reason }).execute();
    if (known === undefined) return void (await fail('The product was deleted'));
    if (known.imageId !== null) return;
    const links = await trx
      .selectFrom('import_pictures')
      .select('url')
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .orderBy('position')
      .execute();
    try {
      const source = { url, order: links.map((link) => link.url) };
      await insertPicture(trx, productId ?? 0, picture, alt.slice(0, 200), source);
    } catch (error) {
      // It was refused before anything was written.
      if (!(error instanceof DomainError)) throw error;
      await fail(error.message);
    }
  });
}

async function recordFailure(db: Db, waiting: WaitingPicture, reason: string, isTemporary: boolean) {
  const attempts = waiting.attempts + 1;
  const isLast = !isTemporary || attempts >= MAX_ATTEMPTS;
  await db
    .updateTable('import_pictures')
    .set({
      state: isLast ? 'failed' : 'waiting',
      attempts,
      due_at: isoIn(RETRY_MS[attempts - 1] ?? 0),
      reason,
    })
    .where('import_id', '=', waiting.importId)
    .where('url', '=', waiting.url)
    .where('state', '=', 'waiting')
    .execute();
}

/** Records the end of an import's downloads. */
async function recordEnd(db: Db, importId: number): Promise<void> {
  const waiting = await db
    .selectFrom('import_pictures')
    .select('line')
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (waiting !== undefined) return;
  await inTransaction(db, async (trx) => {
    const counts = await trx
      .selectFrom('import_pictures')
      .select(['state', (build) => build.fn.countAll<number>().as('count')])
      .where('import_id', '=', importId)
      .groupBy('state')
      .execute();
    const countOf = (state: string) => counts.find((row) => row.state === state)?.count ?? 0;
    const job = await trx
      .selectFrom('imports')
      .select(['actor', 'staff_id', 'request_id', 'file_name'])
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    const actor = { name: job.actor, staffId: job.staff_id, requestId: job.request_id };
    await recordAudit(trx, actor, 'products.import-pictures', `import:${importId}`, {
      after: { file: job.file_name, downloaded: countOf('done'), failed: countOf('failed') },
    });
  });
}
