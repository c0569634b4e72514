import { refreshCategoryProducts } from '../../../../db/search-index';
import { slugOf } from '../../../../db/slug';
import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError } from '../../base/shared/errors';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';
import { findCategoryToEdit } from './category-edit.queries.server';
import {
  assertSlugFree,
  assertCanBeChildOf,
  releaseSlug,
  getNextSortOrder,
  readTree,
  claimSlug,
  lockCategory,
} from './category-rows.server';
import type { EditCategory } from './category.schema';
import { pick } from '../../base/shared/pick';

/**
 * Changes a category. The old slug redirects to a new one; products are reindexed if the name or services change.
 *
 * @throws NotFoundError, ConflictError if it changed, or FieldError if the slug is taken or the parent isn't
 * possible.
 */
export async function editCategory(db: Db, id: number, edit: EditCategory, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    const category = lockCategory(tree, id, edit.expectedVersion);
    const before = await findCategoryToEdit(trx, id);
    if (before === undefined) return;
    assertCanBeChildOf(tree, category, edit.parentId, 'parentId');
    const slug = slugOf(edit.slug);
    if (slug === '') throw new FieldError('slug', 'The URL slug needs a letter or digit');
    if (slug !== before.slug) {
      assertSlugFree(tree, slug, 'slug', id);
      await claimSlug(trx, slug);
      await releaseSlug(trx, before.slug, id);
    }
    const after = pick({ ...edit, slug, picture: edit.picture || before.picture }, ...VALUES);
    await trx
      .updateTable('categories')
      .set({
        name: after.name,
        slug,
        parent_id: after.parentId,
        description: after.description,
        hero_text: after.heroText,
        service_tags: after.serviceTags.join(' '),
        list_attributes: JSON.stringify(after.listAttributes),
        default_view: after.defaultView,
        picture: after.picture,
        ...(after.parentId === before.parentId ? {} : { sort_order: await getNextSortOrder(trx) }),
        version: category.version + 1,
        updated_at: nowIso(),
      })
      .where('id', '=', id)
      .execute();
    const hasNewServices = await changeServices(trx, id, before.serviceTags, after.serviceTags);
    if (hasNewServices || after.name !== before.name) await refreshCategoryProducts(trx, id);
    await recordAudit(trx, actor, 'category.edit', `category:${id}`, {
      before: pick(before, ...VALUES),
      after,
    });
  });
}

/** Editable values, for the audit log. */
const VALUES = [
  'name',
  'slug',
  'parentId',
  'description',
  'heroText',
  'serviceTags',
  'listAttributes',
  'defaultView',
  'picture',
] as const;

/** Applies a change of services to the category's products. @returns whether anything changed. */
async function changeServices(
  trx: Trx,
  categoryId: number,
  before: readonly string[],
  after: readonly string[],
): Promise<boolean> {
  const added = after.filter((service) => !before.includes(service));
  const removed = before.filter((service) => !after.includes(service));
  if (added.length + removed.length === 0) return false;
  const products = await trx
    .selectFrom('products')
    .select(['id', 'service_tags', 'version'])
    .where('category_id', '=', categoryId)
    .execute();
  const changed: number[] = [];
  for (const { id, service_tags, version } of products) {
    const kept = service_tags.split(' ').filter((service) => service !== '' && !removed.includes(service));
    const services = [...new Set([...kept, ...added])].join(' ');
    if (services === service_tags) continue;
    await trx
      .updateTable('products')
      .set({ service_tags: services, version: version + 1, updated_at: nowIso() })
      .where('id', '=', id)
      .execute();
    changed.push(id);
  }
  await publishProductEvents(
    trx,
    changed.map((id) => ({ id, change: 'updated' })),
  );
  return true;
}
