import { toPlain } from '../../../../db/search-text';
import { listBareWords } from './bare-words.rules';

/** Pages that answer what isn't about goods. */
export type HelpTopic = 'shipping' | 'returns' | 'warranty' | 'order' | 'account' | 'contact';

/** What is typed into the search to get there: in English, then in French; in the singular, without accents. */
const TOPICS = new Map<string, HelpTopic>(
  [
    listed('shipping', ['shipping', 'delivery', 'freight', 'livraison', 'expedition']),
    listed('returns', ['return', 'refund', 'exchange', 'rma', 'retour', 'remboursement', 'echange']),
    listed('warranty', ['warranty', 'guarantee', 'garantie']),
    listed('order', [
      'invoice',
      'track order',
      'order tracking',
      'tracking',
      'order status',
      'order',
      'receipt',
    ]),
    listed('order', ['facture', 'suivi', 'suivi commande', 'suivre commande', 'commande']),
    listed('account', ['trade account', 'open account', 'account', 'register', 'wholesale', 'net 30']),
    listed('account', ['compte', 'compte professionnel', 'ouvrir compte', 'inscription']),
    listed('contact', ['contact', 'contact us', 'phone number', 'support', 'help', 'telephone', 'aide']),
  ].flat(),
);
/** 'return policy' and 'cost of shipping' ask for the same. */
const BESIDE =
  /\b(?:a|an|cost|d|de|des|du|free|frais|gratuite|how|la|le|l|ma|mon|my|of|policy|politique|the|to|un|une)\b/g;

/** Finds what a search asks of the store instead of its goods. */
export function findHelpTopic(q: string): HelpTopic | undefined {
  return TOPICS.get(listBareWords(toPlain(q).replace(BESIDE, ' ')));
}

function listed(topic: HelpTopic, phrases: readonly string[]): [string, HelpTopic][] {
  return phrases.map((phrase) => [phrase, topic]);
}
