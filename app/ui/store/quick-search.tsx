import { useLocation, useSearchParams } from '@remix-run/react';
import { lazy, Suspense } from 'react';

import { paths } from '../../paths';
import { GetForm } from '../form/get-form';
import { Icon } from '../icon/icon';
import { useHydrated } from '../use-hydrated';
import { NO_SUGGESTIONS, useSuggestions } from './search-suggestions';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

const SuggestionList = lazy(() => import('./suggestion-list'));

/** The search box in the header. With JavaScript, it suggests products while typing. */
export function QuickSearch() {
  const [params] = useSearchParams();
  // In a category, the text narrows the list and stands in the list's own box.
  const isResults = useLocation().pathname === paths.products();
  const q = isResults ? (params.get('q') ?? '') : '';
  const hydrated = useHydrated();
  const { suggestions, isShown, isNone, activeId, status, follow, close, boxProps } = useSuggestions();
  return (
    <GetForm
      action={paths.products()}
      className="quick-search"
      role="search"
      aria-label={t`Catalog`}
      onSubmit={close}
    >
      <label className="sr-only" htmlFor="quick-q">
        <Trans>Search by part number, name, or brand</Trans>
      </label>
      <input
        className="input"
        id="quick-q"
        name="q"
        type="search"
        placeholder={t`Part, name, or brand`}
        defaultValue={q}
        key={q}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...(hydrated ? { role: 'combobox', 'aria-autocomplete': 'list', ...boxProps } : {})}
      />
      <button type="submit" className="btn btn--primary">
        <Icon name="search" />
        <span className="sr-only">
          <Trans>Search</Trans>
        </span>
      </button>
      {hydrated && (
        <span className="sr-only" aria-live="polite">
          {status}
        </span>
      )}
      {isNone && (
        <p className="suggestions muted small" aria-hidden="true">
          {NO_SUGGESTIONS()}
        </p>
      )}
      {isShown && suggestions !== undefined && (
        <Suspense>
          <SuggestionList suggestions={suggestions} activeId={activeId} onChoose={follow} />
        </Suspense>
      )}
    </GetForm>
  );
}
