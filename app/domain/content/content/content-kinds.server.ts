import type { Db } from '../../../../db/schema';
import { locationKind } from './location-kind.server';
import { createClaimKind, isClaimId } from './claim-kind.server';
import type { ContentDoc, ContentKind } from './content-kind.server';
import { eventKind } from './event-kind.server';
import { postKind } from './post-kind.server';
import { textPageKind } from './text-page-kind.server';

const KINDS: readonly ContentKind<ContentDoc>[] = [textPageKind, postKind, eventKind, locationKind];

/** Finds a content kind by URL, with the document of this ID. */
export async function findContent(db: Db, name: string, id: string) {
  const kind: ContentKind<ContentDoc> | undefined =
    name === 'claims' && isClaimId(id) ? createClaimKind(id) : KINDS.find((one) => one.name === name);
  if (kind === undefined || (name !== 'claims' && !/^[1-9]\d{0,8}$/.test(id))) return undefined;
  const doc = await kind.read(db, id);
  return doc && { kind, doc };
}
