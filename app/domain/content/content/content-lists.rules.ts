/** The lists of the back office over what staff keep: what they are called, and what states there are. */
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
  /** Where visitors find it; undefined while they cannot. */
  path: string | undefined;
  state: string;
  /** One for each column of the list; days and moments as the database writes them. */
  facts: string[];
}

export interface ContentFilter {
  q: string;
  state: string | undefined;
}

/** The filter that an address asks for; a state that there is not is left out. */
export function parseContentFilter(kind: ListedKind, params: URLSearchParams): ContentFilter {
  const state = params.get('state') ?? '';
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    state: Object.hasOwn(CONTENT_LISTS[kind].states, state) ? state : undefined,
  };
}

/** Whether every word is somewhere in the title or the facts. */
export function matchesContent({ title, facts }: Pick<ContentEntry, 'title' | 'facts'>, q: string): boolean {
  const text = [title, ...facts].join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
