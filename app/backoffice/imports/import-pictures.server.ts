import type { Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Actor } from '../../domain/base/audit/actor';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { nowIso } from '../../domain/base/shared/clock';
import { ConflictError } from '../../domain/base/shared/errors';
import type { PictureLink } from './item-cells.rules';

/** Stages the pictures of rows; they are downloaded once the import is applied. */
export async function stagePictures(
  trx: Trx,
  importId: number,
  rows: readonly { line: number; pictures: readonly PictureLink[] }[],
): Promise<void> {
  const staged = rows.flatMap(({ line, pictures }) =>
    pictures.map(({ url, alt }, position) => ({
      import_id: importId,
      line,
      position,
      url,
      alt,
      state: 'staged' as const,
      due_at: null,
    })),
  );
  // Within the parameters that a statement may have.
  for (let start = 0; start < staged.length; start += 500)
    await trx
      .insertInto('import_pictures')
      .values(staged.slice(start, start + 500))
      .execute();
}

/** Lists the addresses that products' pictures were downloaded from, by product ID. */
export async function listSources(trx: Trx, productIds: number[]): Promise<Map<number, Set<string>>> {
  const sources = new Map<number, Set<string>>();
  if (productIds.length === 0) return sources;
  const rows = await trx
    .selectFrom('product_images')
    .select(['product_id', 'source_url'])
    .where('product_id', 'in', productIds)
    .where('source_url', 'is not', null)
    .execute();
  for (const { product_id, source_url } of rows)
    sources.set(product_id, (sources.get(product_id) ?? new Set()).add(source_url ?? ''));
  return sources;
}

/** Queues the pictures of an applied import, except those of rows that weren't applied. */
export async function queuePictures(trx: Trx, importId: number): Promise<void> {
  const staged = () =>
    trx.updateTable('import_pictures').where('import_id', '=', importId).where('state', '=', 'staged');
  await staged()
    .set({ state: 'waiting', due_at: nowIso() })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_rows as r')
          .select('r.line')
          .where('r.import_id', '=', importId)
          .whereRef('r.line', '=', 'import_pictures.line')
          .where(({ or, eb }) => or([eb('r.result', '=', 'applied'), eb('r.outcome', '=', 'unchanged')])),
      ),
    )
    .execute();
  await staged().set({ state: 'skipped' }).execute();
}

export type PictureProgress = Awaited<ReturnType<typeof readPictureProgress>>;

const MAX_SHOWN = 50;

/** Counts an import's pictures by state, and lists the first that failed. */
export async function readPictureProgress(db: Db, importId: number) {
  const rows = await db
    .selectFrom('import_pictures')
    .select(['state', (build) => build.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy('state')
    .execute();
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const failures = await db
    .selectFrom('import_pictures as p')
    .innerJoin('import_rows as r', (join) =>
      join.onRef('r.import_id', '=', 'p.import_id').onRef('r.line', '=', 'p.line'),
    )
    .select(['p.line', 'p.position', 'p.url', 'p.reason', 'r.sku', 'r.product_id as productId'])
    .where('p.import_id', '=', importId)
    .where('p.state', '=', 'failed')
    .orderBy('p.line')
    .orderBy('p.position')
    .limit(MAX_SHOWN)
    .execute();
  const [staged, waiting, done, failed] = ['staged', 'waiting', 'done', 'failed'].map(countOf);
  return { staged: staged ?? 0, waiting: waiting ?? 0, done: done ?? 0, failed: failed ?? 0, failures };
}

/** Queues failed pictures again. @throws ConflictError if none failed */
export async function retryPictures(db: Db, importId: number, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('import_pictures')
      .set({ state: 'waiting', attempts: 0, due_at: nowIso(), reason: '' })
      .where('import_id', '=', importId)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ConflictError('No pictures to retry.');
    await recordAudit(trx, actor, 'products.import-pictures-retry', `import:${importId}`, {
      after: { pictures: Number(numUpdatedRows) },
    });
  });
}
