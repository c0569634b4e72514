import { expect, it } from 'vitest';

import { findHelpTopic } from './help-topics.server';

it.each([
  ['Shipping', 'shipping'],
  ['free shipping', 'shipping'],
  ['returns', 'returns'],
  ['return policy', 'returns'],
  ['WARRANTY', 'warranty'],
  ['invoices', 'order'],
  ['track my order', 'order'],
  ['trade account', 'account'],
  ['livraison', 'shipping'],
  ['frais d’expédition', 'shipping'],
  ['politique de retour', 'returns'],
  ['garantie', 'warranty'],
  ['facture', 'order'],
  ['suivi de commande', 'order'],
  ['compte professionnel', 'account'],
  ['contact switch', undefined],
  ['return lever', undefined],
  ['phone', undefined],
  ['', undefined],
])('a search for %j asks about %s', (q, topic) => {
  expect(findHelpTopic(q)).toBe(topic);
});
