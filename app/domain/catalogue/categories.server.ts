import type { Db } from '../../../db/schema';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { nowIso } from '../shared/clock';
import { FieldError } from '../shared/errors';
import type { CreateCategory } from './category.schema';
import { choosePicture } from './picture-choice.rules';
import { isStorePath } from './store-paths.rules';
import { slugOf } from '../../../db/slug';

/**
 * Adds a category; its page is in the store at once.
 *
 * @throws FieldError when the name is taken, or makes the address of another page.
 */
export async function createCategory(
  db: Db,
  category: CreateCategory,
  actor: Actor,
): Promise<{ id: number; slug: string }> {
  const slug = slugOf(category.name);
  if (slug === '') throw new FieldError('name', 'Category name must hold a letter or a digit');
  if (isStorePath(slug)) throw new FieldError('name', `The address /${slug} is a page of the store already`);
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .selectFrom('categories')
      .select('name')
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (taken !== undefined) throw new FieldError('name', `There is a category ${taken.name} already`);
    const { last } = await trx
      .selectFrom('categories')
      .select((build) => build.fn.max('sort_order').as('last'))
      .executeTakeFirstOrThrow();
    const row = await trx
      .insertInto('categories')
      .values({
        parent_id: null,
        name: category.name,
        slug,
        description: category.description,
        hero_text: category.description,
        picture: choosePicture(category.name, slug),
        service_tags: '',
        sort_order: (last ?? 0) + 1,
        is_active: 1,
        created_at: nowIso(),
        updated_at: nowIso(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, actor, {
      action: 'category.create',
      subject: `category:${row.id}`,
      after: { name: category.name, slug },
    });
    return { id: row.id, slug };
  });
}
