import type { Db } from '../../../../../db/schema';
import { streamFoundByStaff } from '../../search/staff-text.server';
import { streamMatching, type TextPlace } from '../../search/text-match.server';
import { IdSet } from '../../../base/shared/id-set';
import { WhileUnchanged } from '../while-unchanged.server';

/**
 * What a common word finds, which sales leave as it is: lists and counts ask it for the products of a range, or whether one is
 * found, and no query of theirs looks through the texts again.
 */
const found = new WhileUnchanged<IdSet>({ of: 'assortment', most: 30 });

/** Every product whose text or name holds every word; those that are not in the store too. */
export function readHolding(db: Db, words: string[], where: TextPlace): Promise<IdSet> {
  return found.read(db, JSON.stringify([where, words]), () => collect(streamMatching(db, words, where)));
}

/** Every product that the back office finds by a text. */
export function readFoundByStaff(db: Db, q: string): Promise<IdSet> {
  return found.read(db, JSON.stringify(q), () => collect(streamFoundByStaff(db, q)));
}

async function collect(pieces: AsyncIterable<number[]>): Promise<IdSet> {
  const ids = new IdSet();
  for await (const piece of pieces) for (const id of piece) ids.add(id);
  return ids;
}
