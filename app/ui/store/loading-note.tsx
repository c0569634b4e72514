import { useNavigation } from '@remix-run/react';

import { isProductPath } from '../../paths';
import { Trans } from '~/i18n/trans';

/** Says that a product's page is loading (SPEC 2.6), unless it opens at once. */
export function LoadingNote() {
  const { location, state } = useNavigation();
  if (state !== 'loading' || !isProductPath(location.pathname)) return null;
  return (
    <p className="loading-note" aria-live="polite">
      <Trans>Loading product…</Trans>
    </p>
  );
}
