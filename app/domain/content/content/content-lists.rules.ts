/** Content lists of the back office: names and states. */
export const CONTENT_LISTS = {
  'text-page': {
    title: 'Text pages',
    one: 'text page',
    columns: ['URL', 'Updated'],
    states: { published: 'Published', unpublished: 'Draft' },
  },
  post: {
    title: 'Posts',
    one: 'post',
    columns: ['Date', 'URL'],
    states: { published: 'Published', planned: 'Scheduled', unpublished: 'Draft' },
  },
  event: {
    title: 'Events',
    one: 'event',
    columns: ['Date', 'Type', 'Location'],
    states: { upcoming: 'Upcoming', past: 'Past', unpublished: 'Draft' },
  },
  location: {
    title: 'Locations',
    one: 'location',
    columns: ['Type', 'City', 'Phone'],
    states: { shown: 'Active', inactive: 'Inactive' },
  },
} as const;

export type ListedKind = keyof typeof CONTENT_LISTS;

export interface ContentEntry {
  id: string;
  title: string;
  /** Public URL; undefined while unpublished. */
  path: string | undefined;
  state: string;
  /** One per column; dates and times as stored. */
  facts: string[];
}

export type ContentFilter = ReturnType<typeof parseContentFilter>;

/** Parses the filter from a URL and ignores unknown states. */
export function parseContentFilter(kind: ListedKind, params: URLSearchParams) {
  const state = params.get('state') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: Object.hasOwn(CONTENT_LISTS[kind].states, state) ? state : undefined,
  };
}

/** Returns whether title or facts contain every word. */
export function matchesContent({ title, facts }: Pick<ContentEntry, 'title' | 'facts'>, q: string): boolean {
  const text = [title, ...facts].join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
