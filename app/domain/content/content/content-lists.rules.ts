/** Content lists of the back office: names and states. */
export const CONTENT_LISTS = {
  'text-page': {
    title: 'Text pages',
    one: 'a text page',
    columns: ['Address', 'Last changed'],
    states: { published: 'Published', unpublished: 'Not published' },
  },
  post: {
    title: 'Posts',
    one: 'a post',
    columns: ['Day', 'Address'],
    states: { published: 'Published', planned: 'Planned', unpublished: 'Not published' },
  },
  event: {
    title: 'Events',
    one: 'an event',
    columns: ['First day', 'What', 'Where'],
    states: { upcoming: 'Upcoming', past: 'Past', unpublished: 'Not published' },
  },
  location: {
    title: 'Locations',
    one: 'a location',
    columns: ['Type', 'City', 'Phone'],
    states: { shown: 'Shown', inactive: 'Inactive' },
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
