import type { z } from 'zod';

import type { Db, Trx } from '../../../../db/schema';
import { ConflictError } from '../../base/shared/errors';

/** A text, a post, a location as its form has it: what is kept as a version, compared and audited. */
export type ContentDoc = Record<string, unknown>;

/** What the editor, the history and the deletion need to know of one kind of content. */
export interface ContentKind<Doc extends ContentDoc> {
  /** The first part of its subjects: 'post' in 'post:12'. */
  name: string;
  /** Reads the form, and a version that was kept: its own output passes it unchanged. */
  schema: z.ZodType<Doc, z.ZodTypeDef, unknown>;
  /** Fields that are chosen once: links lead there. */
  fixed: readonly string[];
  read(db: Db | Trx, id: string): Promise<Doc | undefined>;
  /**
   * Writes it, and answers its id.
   *
   * @param before undefined for a new one.
   * @throws FieldError
   */
  write(trx: Trx, id: string, doc: Doc, before: Doc | undefined): Promise<string>;
  /** Left out where nothing is deleted. @throws DomainError when the store cannot do without it. */
  remove?(trx: Trx, id: string, doc: Doc): Promise<void>;
  titleOf(doc: Doc): string;
}

/** Somebody saved it since the form was opened. */
export class ContentChangedError extends ConflictError {
  readonly current: ContentDoc;

  constructor(current: ContentDoc) {
    super(
      'Somebody else saved this while you were editing. Nothing was overwritten: compare both below, and save again.',
    );
    this.current = current;
  }
}

export function getContentSubject(kind: { name: string }, id: string): string {
  return `${kind.name}:${id}`;
}
