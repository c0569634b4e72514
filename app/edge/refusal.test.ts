import { describe, expect, it } from 'vitest';

import { refusal } from './refusal';
import { describeTooMany, REFUSALS } from './refusal-texts';

describe('a refusal', () => {
  it('is in the language of the path', () => {
    const french = refusal('/fr/cart', 429, describeTooMany(42), 'abc').body;
    expect(french).toContain('<html lang="fr-CA">');
    expect(french).toContain('<p>Trop de demandes. Réessayez dans 42 secondes.</p>');
    expect(french).toContain('<a href="/fr">Aller au magasin</a>');
    const english = refusal('/cart', 429, describeTooMany(42), 'abc').body;
    expect(english).toContain('<p>Too many requests. Try again in 42 seconds.</p>');
  });

  it('of the API is an error object in English', () => {
    expect(refusal('/api/cart', 404, REFUSALS.pageNotFound, 'abc').body).toContain(
      '"error":"Page not found."',
    );
  });

  it.each(Object.values(REFUSALS))('$en', (text) => {
    const { body } = refusal('/fr', 400, text, 'abc');
    expect(body).toContain(`<p>${text['fr-CA']}</p>`);
    expect(body).not.toContain(text.en);
  });
});
