import type { Db } from '../../../../db/schema';
import { paths } from '../../../paths';
import { getPage } from '../../base/shared/paging.rules';
import { getStoreDay } from '../../base/shared/store-day.rules';
import {
  matchesContent,
  type ContentEntry,
  type ContentFilter,
  type ListedKind,
} from './content-lists.rules';
import { getTextPath } from './sitemap.queries.server';

const PAGE_SIZE = 50;

/**
 * Lists one kind of content for staff, with counts per state. The lists are short, so they are filtered in memory.
 */
export async function listContent(db: Db, kind: ListedKind, { q, state }: ContentFilter, wanted: number) {
  const found = (await ENTRIES[kind](db)).filter((entry) => matchesContent(entry, q));
  const counts: Record<string, number> = {};
  for (const entry of found) counts[entry.state] = (counts[entry.state] ?? 0) + 1;
  const shown = found.filter((entry) => state === undefined || entry.state === state);
  const page = getPage(shown.length, wanted, PAGE_SIZE);
  return { entries: shown.slice(page.from === 0 ? 0 : page.from - 1, page.to), counts, page };
}

const ENTRIES: Record<ListedKind, (db: Db) => Promise<ContentEntry[]>> = {
  'text-page': listTexts,
  post: listPostsForStaff,
  event: listEventsForStaff,
  location: listLocationsForStaff,
};

async function listTexts(db: Db): Promise<ContentEntry[]> {
  const rows = await db
    .selectFrom('text_pages')
    .select(['id', 'section', 'slug', 'title', 'is_published', 'updated_at'])
    .orderBy('section')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const path = getTextPath(row);
    const isPublished = row.is_published === 1;
    return {
      id: String(row.id),
      title: row.title,
      path: isPublished ? path : undefined,
      state: isPublished ? 'published' : 'unpublished',
      facts: [path, row.updated_at],
    };
  });
}

async function listPostsForStaff(db: Db): Promise<ContentEntry[]> {
  const today = getStoreDay(new Date());
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'title', 'published_on', 'is_published'])
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const isOut = row.is_published === 1 && row.published_on <= today;
    return {
      id: String(row.id),
      title: row.title,
      path: isOut ? paths.post(row.slug) : undefined,
      state: isOut ? 'published' : row.is_published === 1 ? 'planned' : 'unpublished',
      facts: [row.published_on, paths.post(row.slug)],
    };
  });
}

async function listEventsForStaff(db: Db): Promise<ContentEntry[]> {
  const today = getStoreDay(new Date());
  const rows = await db
    .selectFrom('events')
    .select(['id', 'title', 'kind', 'starts_on', 'ends_on', 'venue', 'city', 'is_published'])
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    title: row.title,
    path: row.is_published === 1 ? paths.textPage('events') : undefined,
    state: row.is_published === 0 ? 'unpublished' : row.ends_on < today ? 'past' : 'upcoming',
    facts: [row.starts_on, row.kind, [row.venue, row.city].filter(Boolean).join(', ')],
  }));
}

async function listLocationsForStaff(db: Db): Promise<ContentEntry[]> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'type', 'city', 'province', 'phone', 'is_active'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    title: row.name,
    path: row.is_active === 1 ? paths.locations() : undefined,
    state: row.is_active === 1 ? 'shown' : 'inactive',
    facts: [row.type, `${row.city}, ${row.province}`, row.phone],
  }));
}
