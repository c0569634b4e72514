import { useHydrated } from './use-hydrated';
import { Trans } from '~/i18n/trans';

/** A print button, if JavaScript runs. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="btn" onClick={() => window.print()}>
      <Trans>Print</Trans>
    </button>
  );
}
