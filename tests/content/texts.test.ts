import { beforeAll, describe, expect, it } from 'vitest';

import { findStoreCategory } from '../../app/domain/goods/catalog/store-category.queries.server';
import { listProducts } from '../../app/domain/goods/catalog/listing/listing.queries.server';
import { readListingQuery } from '../../app/domain/goods/catalog/listing/listing.schema';
import { isStorePath } from '../../app/domain/goods/catalog/store-paths.rules';
import { renderMarkdown } from '../../app/domain/content/content/markdown.server';
import { BUSINESS_HOURS } from '../../app/domain/content/content/standard-claims';
import { TEXT_PAGES } from '../../app/domain/content/content/text-pages.rules';
import { paths } from '../../app/paths';
import { fillInFacts, getStoreFacts } from '../../app/domain/base/settings/store-facts.rules';
import type { Db } from '../../db/schema';
import { demoPosts } from '../../db/seeds/demo/posts';
import { standardTexts } from '../../db/seeds/standard-texts';
import { openTestStore } from '../support/test-store';
import { DEFAULT_SETTINGS } from '../../app/domain/base/settings/settings.rules';

/** Every text of the release by the address that it is at, in a live store and in a demo. */
const texts = [
  ...standardTexts.flatMap(({ section, slug, bodyMarkdown, demoBodyMarkdown }) => {
    const path = section === undefined ? paths.textPage(slug) : paths.guide(slug);
    const live = { path, source: bodyMarkdown, name: path };
    return demoBodyMarkdown === undefined
      ? [live]
      : [live, { path, source: demoBodyMarkdown, name: `${path} of the demo` }];
  }),
  ...demoPosts.map(({ slug, bodyMarkdown }) => ({
    path: paths.post(slug),
    source: bodyMarkdown,
    name: paths.post(slug),
  })),
];

/** Pages that are no texts and no listings. */
const PAGES = new Set([
  paths.home(),
  paths.products(),
  paths.vehicles(),
  paths.favorites(),
  paths.quickOrder(),
  paths.order(),
  paths.quote(),
  paths.signIn(),
  paths.accountDocuments(),
  paths.trackOrder(),
  paths.register(),
  paths.contact(),
  paths.services(),
  paths.about(),
  paths.locations(),
  paths.findProfessional(),
  paths.blog(),
  paths.cookieChoice(),
]);

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const htmlOf = (source: string) => renderMarkdown(fillInFacts(source, getStoreFacts(DEFAULT_SETTINGS))).html;

function linksIn(source: string): string[] {
  return [...htmlOf(source).matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

/** What is wrong with a link, undefined when it leads somewhere. */
async function faultOf(href: string): Promise<string | undefined> {
  const url = new URL(href, 'https://keyway.example');
  const id = decodeURIComponent(url.hash.slice(1));
  const targets = texts.filter(({ path }) => path === url.pathname);
  if (targets.length > 0) {
    const lacking = targets.filter(({ source }) => id !== '' && !htmlOf(source).includes(`id="${id}"`));
    return lacking.length === 0 ? undefined : `no heading ${id}`;
  }
  if (PAGES.has(url.pathname)) return id === '' ? undefined : 'heading unknown';
  const category = await findStoreCategory(db, url.pathname.slice(1));
  if (category === undefined) return 'no such page';
  const { page } = await listProducts(db, readListingQuery(url.searchParams), category);
  return page.total > 0 ? undefined : 'an empty listing';
}

describe.each(texts)('the text $name', ({ path, source }) => {
  it('leads with every link of its own store to something', async () => {
    const own = linksIn(source).filter((href) => href.startsWith('/') || href.startsWith('#'));
    const checked = await Promise.all(
      own.map(async (href) => {
        const fault = await faultOf(href.startsWith('#') ? path + href : href);
        return fault === undefined ? [] : [`${href}: ${fault}`];
      }),
    );
    expect(checked.flat()).toEqual([]);
  });

  it('leads elsewhere by mail and telephone only', () => {
    const away = linksIn(source).filter((href) => !/^[/#]/.test(href));
    const { supportEmail, salesEmail, hotline } = getStoreFacts(DEFAULT_SETTINGS);
    const known = [`mailto:${supportEmail}`, `mailto:${salesEmail}`, `tel:${hotline}`];
    expect(away.filter((href) => !known.includes(href.replace(/\?.*$/, '')))).toEqual([]);
  });

  it('names only facts that there are, and is whole', () => {
    const html = htmlOf(source);
    expect(html).not.toMatch(/[{}]/);
    expect(html).not.toMatch(/lorem|ipsum|TODO|undefined/i);
    // A table or a link that was mistyped stays as its source.
    expect(html).not.toMatch(/\]\(|\| ?---|\*\*/);
  });
});

it('support names the hours that the contact page has', () => {
  const support = standardTexts.find(({ slug }) => slug === 'support')?.bodyMarkdown;
  for (const { hours } of BUSINESS_HOURS.days.slice(0, 2))
    expect(support).toContain(hours.replace(' - ', ' to '));
});

it('every text of the header and the footer has an address of its own and a text', () => {
  const own = standardTexts.filter(({ section }) => section === undefined).map(({ slug }) => slug);
  expect(own.sort()).toEqual([...TEXT_PAGES, 'events'].sort());
  expect(own.filter((slug) => !isStorePath(slug))).toEqual([]);
});
