import { createHash } from 'node:crypto';

import type { ContentDoc } from './content-kind.server';

/** Tells two states of the same thing apart. A form carries that of what it was opened with. */
export function hashDocument(doc: ContentDoc): string {
  return createHash('sha256').update(JSON.stringify(doc)).digest('base64url').slice(0, 22);
}
