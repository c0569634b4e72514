import { adminPaths } from '../../../admin-paths';
import { StatusLinks } from '../list-filter';

interface SearchWordsLinksProps {
  counts: { synonyms: number; failed: number };
  current?: 'failed';
}

/** Links between the synonyms and the searches without results. */
export function SearchWordsLinks({ counts, current }: SearchWordsLinksProps) {
  return (
    <StatusLinks
      current={current}
      hrefOf={(value) => (value === 'failed' ? adminPaths.failedSearches() : adminPaths.synonyms())}
      links={[
        { value: undefined, name: 'Synonyms', count: counts.synonyms },
        { value: 'failed', name: 'Searches without results', count: counts.failed },
      ]}
    />
  );
}
