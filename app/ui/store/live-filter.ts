import { matchesLiveFilter, type LiveFilter } from '../../domain/goods/search/live-filter.rules';

/** SPEC 4: shows or hides every element with `data-name`, anywhere on the page. */
export function filterLive(filter: LiveFilter): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-name]')) {
    const { name = '', category = '', make = '' } = element.dataset;
    element.hidden = !matchesLiveFilter({ name, category, make }, filter);
  }
}
