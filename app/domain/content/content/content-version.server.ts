import { createHash } from 'node:crypto';

import type { ContentDoc } from './content-kind.server';

/** Hashes a document. Forms carry it as the expected version. */
export function hashDocument(doc: ContentDoc): string {
  return createHash('sha256').update(JSON.stringify(doc)).digest('base64url').slice(0, 22);
}
