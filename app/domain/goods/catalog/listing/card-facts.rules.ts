import type { Specification } from '../product.schema';
import { listFacetValues } from './facet-values.rules';

/** The specifications that say what they are without their name, in the order that a buyer decides by. */
const TOLD = ['Function', 'Grade', 'Keyway', 'Keying', 'Finish'];

/** A card has room for two. */
const SHOWN = 2;

/** Values that tell nothing about one product. */
const EMPTY = ['', 'None', 'Not graded'];

/** Lists what a card says of a lock that its name doesn't: 'Grade 2', 'Schlage C'. */
export function listCardFacts(name: string, specifications: readonly Specification[]): string[] {
  return TOLD.flatMap((told) => specifications.filter((one) => one.name === told))
    .map(({ name, value }) => listFacetValues(name, value)[0] ?? value)
    .filter((value) => !EMPTY.includes(value) && !name.toLowerCase().includes(value.toLowerCase()))
    .slice(0, SHOWN);
}
