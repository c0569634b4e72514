import type { Db, Trx } from '../../../db/schema';
import { listAncestors } from '../../domain/goods/catalog/category-tree.rules';
import { toPlainText } from './import-fields.rules';

interface NamedCategory {
  id: number;
  parent_id: number | null;
  name: string;
  slug: string;
  service_tags: string;
}

/** A category's match: one, none, or several with their unambiguous texts. */
type CategoryMatch = { id: number } | { oneOf: string[] } | undefined;

interface KnownCategory {
  id: number;
  name: string;
  text: string;
  slug: string;
  serviceTags: string;
  /** Normalized names from the top down. */
  path: string[];
}

/** Resolves category names in files. Ambiguous names are written as a path, 'Locks > Deadbolts', or as the slug. */
export class CategoryNames {
  readonly #byId = new Map<number, KnownCategory>();
  readonly #bySlug = new Map<string, KnownCategory>();
  readonly #byPath = new Map<string, KnownCategory[]>();
  /** By the last name of the path. */
  readonly #byName = new Map<string, KnownCategory[]>();

  constructor(categories: NamedCategory[]) {
    const nodes = categories.map((category) => ({
      ...category,
      name: toPlainText(category.name),
      parentId: category.parent_id,
    }));
    const byId = new Map(categories.map(({ id, name }) => [id, name]));
    for (const node of nodes) {
      const names = [...listAncestors(nodes, node.id), node].map(({ name }) => name);
      const known = {
        id: node.id,
        name: byId.get(node.id) ?? node.name,
        text: names.join(' > '),
        slug: node.slug,
        serviceTags: node.service_tags,
        path: names.map(toComparisonKey),
      };
      this.#byId.set(node.id, known);
      this.#bySlug.set(node.slug, known);
      const path = known.path.join(' > ');
      this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), known]);
      const name = toComparisonKey(node.name);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), known]);
    }
    for (const [name, same] of this.#byName) this.#chooseTexts(name, same);
  }

  #chooseTexts(name: string, same: KnownCategory[]): void {
    const [only] = same;
    if (only !== undefined && same.length === 1) {
      only.text = only.text.split(' > ').at(-1) ?? name;
      return;
    }
    const paths = same.map(({ path }) => path.join(' > '));
    for (const known of same) {
      const isOnlyPath = paths.filter((path) => path === known.path.join(' > ')).length === 1;
      // A top-level path is only the ambiguous name.
      if (known.path.length === 1 || !isOnlyPath) known.text = known.slug;
    }
  }

  getPathText(id: number): string {
    return this.#byId.get(id)?.text ?? '';
  }

  /** Finds the category if the text is unambiguous. */
  findId(text: string): number | undefined {
    const meant = this.findMeant(text);
    return meant !== undefined && 'id' in meant ? meant.id : undefined;
  }

  findMeant(text: string): CategoryMatch {
    const named = this.#byName.get(toComparisonKey(text)) ?? [];
    const one = (known: KnownCategory | undefined): CategoryMatch => known && { id: known.id };
    if (named.length === 1) return one(named[0]);
    // An ambiguous name may be the slug of one of them.
    const addressed = this.#bySlug.get(text.trim());
    if (addressed !== undefined) return one(addressed);
    const found = named.length > 1 ? named : this.#withPath(text);
    if (found.length > 1) return { oneOf: found.map((known) => known.text) };
    return one(found[0] ?? this.#bySlug.get(text.trim().toLowerCase()));
  }

  /** Finds the category for a path of another store, by its path or the longest end of it that exists here. */
  meantByForeign(text: string): CategoryMatch {
    const parts = text.split('>');
    const [whole, another] = this.#byPath.get(parts.map(toComparisonKey).join(' > ')) ?? [];
    if (whole !== undefined && another === undefined) return { id: whole.id };
    for (let start = 0; start < parts.length; start += 1) {
      const meant = this.findMeant(parts.slice(start).join('>').trim());
      if (meant !== undefined) return meant;
    }
    return undefined;
  }

  /** Finds categories by the end of their path; a full path wins. */
  #withPath(text: string): KnownCategory[] {
    const path = text.split(/[>›]/).map(toComparisonKey);
    if (path.length < 2) return [];
    const ending = (this.#byName.get(path.at(-1) ?? '') ?? []).filter((known) =>
      path.every((name, index) => known.path[known.path.length - path.length + index] === name),
    );
    const whole = ending.filter((known) => known.path.length === path.length);
    return whole.length > 0 ? whole : ending;
  }

  getName(id: number): string {
    return this.#byId.get(id)?.name ?? '';
  }

  getSlug(id: number): string {
    return this.#byId.get(id)?.slug ?? '';
  }

  serviceTagsOf(id: number): string {
    return this.#byId.get(id)?.serviceTags ?? '';
  }
}

function toComparisonKey(name: string): string {
  return name.trim().toLowerCase();
}

export async function readCategoryNames(db: Db | Trx): Promise<CategoryNames> {
  return new CategoryNames(
    await db.selectFrom('categories').select(['id', 'parent_id', 'name', 'slug', 'service_tags']).execute(),
  );
}
