import { expect, it } from 'vitest';

import { writePages } from './sitemap-xml.server';

const ORIGIN = 'https://store.example';
const CHANGED = '2031-05-06T07:08:09.000Z';
const pages = [{ path: '/' }, { path: '/padlocks', changedAt: CHANGED }];
const text = { path: '/returns', isEnglishOnly: true as const };

const placesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);

it('lists each page in both languages, with its alternates', () => {
  const xml = writePages(ORIGIN, pages, true);
  expect(placesOf(xml)).toEqual([
    'https://store.example/',
    'https://store.example/fr',
    'https://store.example/padlocks',
    'https://store.example/fr/padlocks',
  ]);
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en-CA" href="https://store.example/padlocks"/>' +
    '<xhtml:link rel="alternate" hreflang="en-US" href="https://store.example/padlocks"/>' +
    '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://store.example/fr/padlocks"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://store.example/padlocks"/>';
  for (const path of ['/padlocks', '/fr/padlocks'])
    expect(xml).toContain(`<url><loc>${ORIGIN}${path}</loc><lastmod>${CHANGED}</lastmod>${alternates}</url>`);
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

it('lists a page with an English text once', () => {
  const xml = writePages(ORIGIN, [text], true);
  expect(placesOf(xml)).toEqual(['https://store.example/returns']);
  expect(xml).not.toContain('xhtml:link');
});

it('lists English pages alone while French is off', () => {
  const xml = writePages(ORIGIN, [...pages, text], false);
  expect(placesOf(xml)).toEqual([
    'https://store.example/',
    'https://store.example/padlocks',
    'https://store.example/returns',
  ]);
  expect(xml).not.toContain('xhtml');
});
