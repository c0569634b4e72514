import { describe, expect, it } from 'vitest';

import { inLanguage } from '../../i18n/language.server';
import { buildListingPath, pageMeta, formatPagedTitle } from './page-meta';

const args = {
  matches: [{ id: 'root', data: { origin: 'https://store.example' } }],
  location: { pathname: '/contact' },
};
const contact = { title: 'Contact', description: 'How to reach us.' };

describe('the head of a page', () => {
  it('names the page, its canonical address and its picture', () => {
    const head = pageMeta(args, contact);
    expect(head).toContainEqual({ title: 'Contact | Keyway Trade Supply' });
    expect(head).toContainEqual({ name: 'description', content: 'How to reach us.' });
    expect(head).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://store.example/contact',
    });
    expect(head).toContainEqual({ property: 'og:url', content: 'https://store.example/contact' });
    expect(head).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(JSON.stringify(head)).toMatch(
      /og:image","content":"https:\/\/store\.example\/pictures\/[a-z-]+\.png/,
    );
  });

  it('of a selection is not for search engines and names no canonical address', () => {
    const head = pageMeta(args, { ...contact, noindex: true });
    expect(head).toContainEqual({ name: 'robots', content: 'noindex, follow' });
    expect(JSON.stringify(head)).not.toContain('canonical');
  });

  it('takes a photograph as it is, of a size that it does not know', () => {
    const head = JSON.stringify(pageMeta(args, { ...contact, picture: 'https://cdn.example/a.jpg' }));
    expect(head).toContain('"og:image","content":"https://cdn.example/a.jpg"');
    expect(head).not.toContain('og:image:width');
  });

  it('cuts what is too long at a word', () => {
    const head = pageMeta(args, { title: 'Word '.repeat(40), description: 'Many words. '.repeat(40) });
    const [title, description] = head.map((one) => Object.values(one).join(' '));
    expect(title?.length).toBeLessThanOrEqual(70);
    expect(description?.length).toBeLessThanOrEqual(160 + 'description '.length);
    expect(description).toMatch(/\w…$/);
  });

  it('stands without the root: a page that failed has a title still', () => {
    expect(pageMeta({ ...args, matches: [] }, contact)).toHaveLength(2);
  });
});

describe('with French pages', () => {
  const both = {
    ...args,
    matches: [{ id: 'root', data: { origin: 'https://store.example', hasFrench: true } }],
  };
  const linksOf = (head: ReturnType<typeof pageMeta>) =>
    head.flatMap((one) =>
      'rel' in one && 'href' in one
        ? [[one.rel, 'hrefLang' in one ? one.hrefLang : undefined, one.href]]
        : [],
    );
  const alternates = [
    ['alternate', 'en-CA', 'https://store.example/contact'],
    ['alternate', 'en-US', 'https://store.example/contact'],
    ['alternate', 'fr-CA', 'https://store.example/fr/contact'],
    ['alternate', 'x-default', 'https://store.example/contact'],
  ];

  it('a page is canonical in its own language and names the other one', () => {
    expect(linksOf(pageMeta(both, contact))).toEqual([
      ['canonical', undefined, 'https://store.example/contact'],
      ...alternates,
    ]);
    expect(inLanguage('fr-CA', () => linksOf(pageMeta(both, contact)))).toEqual([
      ['canonical', undefined, 'https://store.example/fr/contact'],
      ...alternates,
    ]);
  });

  it('the home page and pages of a listing have their own addresses', () => {
    const hrefs = (path: string) => linksOf(pageMeta(both, { ...contact, path })).map(([, , href]) => href);
    expect(hrefs('/')).toContain('https://store.example/fr');
    expect(hrefs('/padlocks?page=3')).toContain('https://store.example/fr/padlocks?page=3');
  });

  it('an English text is canonical in English and has no alternates, nor has a hidden page', () => {
    const english = inLanguage('fr-CA', () => pageMeta(both, { ...contact, isEnglishOnly: true }));
    expect(linksOf(english)).toEqual([['canonical', undefined, 'https://store.example/contact']]);
    expect(linksOf(pageMeta(both, { ...contact, noindex: true }))).toEqual([]);
  });

  it('there are no alternates while French is off', () => {
    expect(linksOf(pageMeta(args, contact))).toEqual([
      ['canonical', undefined, 'https://store.example/contact'],
    ]);
  });
});

it('of a listing only the page counts', () => {
  expect(buildListingPath('/padlocks', 1)).toBe('/padlocks');
  expect(buildListingPath('/padlocks', 3)).toBe('/padlocks?page=3');
  expect([formatPagedTitle('Padlocks', 1), formatPagedTitle('Padlocks', 3)]).toEqual([
    'Padlocks',
    'Padlocks, page 3',
  ]);
});
