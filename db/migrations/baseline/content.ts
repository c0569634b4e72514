import { isPostgres, type AnyDatabase } from '../../dialect';
import {
  createIndexes,
  createUniqueIndexes,
  flag,
  identity,
  numberOr,
  required,
  requiredUnique,
  textList,
  textOrEmpty,
  timestamps,
} from './columns';

/** Creates the tables of branch locations. */
export async function createLocations(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('locations')
    .addColumn('id', 'integer', identity)
    .addColumn('name', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('region', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('province', 'text', required)
    .addColumn('postal_code', 'text', required)
    .addColumn('phone', 'text', textOrEmpty)
    .addColumn('fax', 'text', textOrEmpty)
    .addColumn('email', 'text', textOrEmpty)
    .addColumn('hours_weekdays', 'text', textOrEmpty)
    .addColumn('hours_saturday', 'text', textOrEmpty)
    .addColumn('hours_sunday', 'text', textOrEmpty)
    .addColumn('services', 'text', textList)
    .addColumn('specialties', 'text', textList)
    .addColumn('latitude', 'real', required)
    .addColumn('longitude', 'real', required)
    .addColumn('sort_order', 'integer', numberOr(0))
    .addColumn('holds_stock', 'integer', flag(0))
    .addColumn('is_stock_default', 'integer', flag(0))
    .addColumn('is_active', 'integer', flag(1))
    .execute();
  await createUniqueIndexes(db, {
    // At most one default receiving location.
    locations_one_stock_default: 'locations (is_stock_default) where is_stock_default = 1',
  });
}

/** Creates the tables of the content that staff edit: pages, posts, events, the directory, and content blocks. */
export async function createContent(db: AnyDatabase): Promise<void> {
  await timestamps(
    db.schema
      .createTable('posts')
      .addColumn('id', 'integer', identity)
      .addColumn('slug', 'text', requiredUnique)
      .addColumn('title', 'text', required)
      .addColumn('published_on', 'text', required)
      .addColumn('summary', 'text', textOrEmpty)
      .addColumn('body_markdown', 'text', textOrEmpty)
      .addColumn('picture', 'text', textOrEmpty)
      .addColumn('is_published', 'integer', flag(1)),
  ).execute();

  await db.schema
    .createTable('content_blocks')
    .addColumn('id', 'integer', identity)
    .addColumn('kind', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();

  await timestamps(
    db.schema
      .createTable('text_pages')
      .addColumn('id', 'integer', identity)
      .addColumn('section', 'text', textOrEmpty)
      .addColumn('slug', 'text', required)
      .addColumn('title', 'text', required)
      .addColumn('summary', 'text', textOrEmpty)
      .addColumn('body_markdown', 'text', textOrEmpty)
      .addColumn('sort_order', 'integer', numberOr(0))
      .addColumn('is_published', 'integer', flag(1))
      // Hash of the standard text that was loaded: a page that staff edited is never overwritten.
      .addColumn('standard_hash', 'text'),
  )
    .addUniqueConstraint('text_pages_place', ['section', 'slug'])
    .execute();

  await timestamps(
    db.schema
      .createTable('events')
      .addColumn('id', 'integer', identity)
      .addColumn('slug', 'text', requiredUnique)
      .addColumn('title', 'text', required)
      .addColumn('kind', 'text', required)
      .addColumn('starts_on', 'text', required)
      .addColumn('ends_on', 'text', required)
      .addColumn('hours', 'text', textOrEmpty)
      .addColumn('venue', 'text', textOrEmpty)
      .addColumn('city', 'text', textOrEmpty)
      .addColumn('summary', 'text', textOrEmpty)
      .addColumn('price_cents', 'integer')
      .addColumn('is_published', 'integer', flag(1)),
  ).execute();
  await createIndexes(db, {
    // Upcoming events by date.
    events_by_day: 'events (starts_on)',
  });

  await timestamps(
    db.schema
      .createTable('professionals')
      .addColumn('id', 'integer', identity)
      .addColumn('name', 'text', required)
      .addColumn('city', 'text', required)
      .addColumn('state_code', 'text', required)
      .addColumn('phone', 'text', textOrEmpty)
      .addColumn('email', 'text', textOrEmpty)
      .addColumn('specialties', 'text', textList)
      .addColumn('service_categories', 'text', textList)
      .addColumn('is_listed', 'integer', flag(0)),
  ).execute();
  await createIndexes(db, {
    // The directory of a state or city.
    professionals_by_place: 'professionals (is_listed, state_code, city)',
  });

  await db.schema
    .createTable('content_revisions')
    .addColumn('id', 'integer', identity)
    .addColumn('subject', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await createIndexes(db, {
    // The history of one page, post, event, location, or claim.
    content_revisions_by_subject: 'content_revisions (subject, id)',
  });

  // The French of texts that are stored in English. The lookup is by the whole text, and some fill a page.
  await db.schema
    .createTable('french_texts')
    .addColumn('english', 'text', required)
    .addColumn('french', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  // PostgreSQL's index entries are too short for some texts. It looks them up by their hash.
  const key = isPostgres(db) ? 'md5(english)' : 'english';
  await createUniqueIndexes(db, { french_texts_once: `french_texts (${key})` });
  if (isPostgres(db))
    await createIndexes(db, { french_texts_by_english: 'french_texts using hash (english)' });

  // Hashes of the French that a release has loaded: what staff edited or removed is never loaded again.
  await db.schema
    .createTable('standard_french')
    .addColumn('english_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('french_hash', 'text', required)
    .execute();
}
