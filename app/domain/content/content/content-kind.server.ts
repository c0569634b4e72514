import type { z } from 'zod';

import type { Db, Trx } from '../../../../db/schema';
import { ConflictError } from '../../base/shared/errors';

/** A content document as form values: the unit of versions, comparison, and audit. */
export type ContentDoc = Record<string, unknown>;

/** Defines a kind of content for editor, history, and deletion. */
export interface ContentKind<Doc extends ContentDoc> {
  /** Prefix of its audit subjects: 'post' in 'post:12'. */
  name: string;
  /** Parses the form or a stored version; its output parses to itself. */
  schema: z.ZodType<Doc, z.ZodTypeDef, unknown>;
  /** Fields that can't change, because links depend on them. */
  fixed: readonly string[];
  read(db: Db | Trx, id: string): Promise<Doc | undefined>;
  /**
   * Writes the document and returns its ID.
   *
   * @param before undefined for new content.
   * @throws FieldError
   */
  write(trx: Trx, id: string, doc: Doc, before: Doc | undefined): Promise<string>;
  /** Undefined if nothing can be deleted. @throws DomainError if the store needs it. */
  remove?(trx: Trx, id: string, doc: Doc): Promise<void>;
  titleOf(doc: Doc): string;
}

/** Someone saved it since the form was opened. */
export class ContentChangedError extends ConflictError {
  readonly current: ContentDoc;

  constructor(current: ContentDoc) {
    super('Someone else changed this while you were editing. Compare both versions, then save again.');
    this.current = current;
  }
}

export function getContentSubject(kind: { name: string }, id: string): string {
  return `${kind.name}:${id}`;
}

const MAX_SLUG_LENGTH = 80;

/** Finds a free slug: 'slug', 'slug-2', 'slug-3', and so on. */
export async function findFreeSlug(trx: Trx, table: 'posts' | 'events', wanted: string): Promise<string> {
  const base = wanted.slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    const taken = await trx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
    if (taken === undefined) return slug;
  }
}
