import { describe, expect, it } from 'vitest';

import { refusal } from './refusal';

describe('a refusal', () => {
  it('is in the language of the path', () => {
    const sentence = 'Too many requests. Try again in 42 seconds.';
    const french = refusal('/fr/cart', 429, sentence, 'abc').body;
    expect(french).toContain('<html lang="fr-CA">');
    expect(french).toContain('<p>Trop de demandes. Réessayez dans 42 secondes.</p>');
    expect(french).toContain('<a href="/fr">Aller au magasin</a>');
    expect(refusal('/cart', 429, sentence, 'abc').body).toContain(`<p>${sentence}</p>`);
  });

  it('of the API is an error object in English', () => {
    expect(refusal('/api/cart', 404, 'Page not found.', 'abc').body).toContain('"error":"Page not found."');
  });

  it('has its sentence in French, whatever number is in it', () => {
    for (const sentence of [
      'Page not found.',
      'That file is over 5 MB. Go back and choose a smaller one.',
      'The store can’t save changes right now. Try again in a minute. You won’t be charged twice.',
    ])
      expect(refusal('/fr', 400, sentence, 'abc').body).not.toContain(sentence);
  });
});
