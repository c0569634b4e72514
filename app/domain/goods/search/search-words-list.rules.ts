/** The filter of the lists of synonyms and of searches without results. */
export type SearchWordsFilter = ReturnType<typeof parseSearchWordsFilter>;

/** Parses the filter from a URL. */
export function parseSearchWordsFilter(params: URLSearchParams) {
  return { q: (params.get('q') ?? '').trim().slice(0, 100), order: undefined };
}

/** Builds the query string of a filter. */
export function buildSearchWordsQuery({ q }: SearchWordsFilter, page = 1) {
  return { q, page: page > 1 ? page : undefined };
}
