import type { Permission } from '../../domain/base/staff/permissions.rules';

interface Kind {
  title: string;
  /** What tells apart items of the same name. */
  detail: string;
  /** What the search looks at. */
  searchBy: string;
  /** What it takes to edit their French. */
  permission: Permission;
}

/** What staff translate. The names are those of the audit log's subjects, apart from terms, which are no records. */
export const FRENCH_KINDS = {
  product: { title: 'Products', detail: 'SKU', searchBy: 'name, SKU, or text', permission: 'catalog.edit' },
  category: { title: 'Categories', detail: 'URL slug', searchBy: 'name or text', permission: 'catalog.edit' },
  term: { title: 'Specifications', detail: 'Used as', searchBy: 'term', permission: 'catalog.edit' },
  'text-page': { title: 'Pages', detail: 'URL slug', searchBy: 'title or text', permission: 'content.edit' },
  post: { title: 'Posts', detail: 'Date', searchBy: 'title or text', permission: 'content.edit' },
  event: { title: 'Events', detail: 'Date', searchBy: 'title or text', permission: 'content.edit' },
  claims: { title: 'Company', detail: 'Shown on', searchBy: 'name or text', permission: 'content.edit' },
  location: { title: 'Locations', detail: 'City', searchBy: 'name or text', permission: 'content.edit' },
} as const satisfies Record<string, Kind>;

export type FrenchKind = keyof typeof FRENCH_KINDS;

/** Returns whether a part of an address names a kind. */
export function isFrenchKind(text: string): text is FrenchKind {
  return Object.hasOwn(FRENCH_KINDS, text);
}

/** The kinds in the order of the list. */
export const LISTED_KINDS = Object.keys(FRENCH_KINDS).filter(isFrenchKind);

export type FrenchFilter = ReturnType<typeof parseFrenchFilter>;

/** Parses the filter from a URL. By default, a list shows what is missing, or everything if nothing is. */
export function parseFrenchFilter(params: URLSearchParams) {
  const kind = params.get('kind') ?? '';
  const show = params.get('show');
  return {
    kind: isFrenchKind(kind) ? kind : 'product',
    q: (params.get('q') ?? '').trim().slice(0, 100),
    show: show === 'all' || show === 'missing' ? show : undefined,
  };
}

/** Builds the query string of a filter. */
export function buildFrenchQuery({ kind, q, show }: FrenchFilter, page = 1) {
  return { kind, show, q: q === '' ? undefined : q, page: page > 1 ? page : undefined };
}

/** How a text is edited. A list has one item per line. */
export type FrenchTextForm = 'line' | 'text' | 'list' | 'markdown';

/**
 * Returns whether a text differs in French: it has letters, and isn't a code such as 'KW1'. The lists count with the
 * same condition in SQL.
 */
export function needsFrench(english: string): boolean {
  return /[A-Za-z]/.test(english) && (/[a-z ]/.test(english) || !/\d/.test(english));
}
