import { Icon } from './icon/icon';
import { useHydrated } from './use-hydrated';
import { Trans } from '~/i18n/trans';

/** A print button, if JavaScript runs. */
export function PrintButton({ isPlain = false }) {
  if (!useHydrated()) return null;
  return (
    <button type="button" className={isPlain ? 'btn btn--plain' : 'btn'} onClick={() => window.print()}>
      {isPlain && <Icon name="printer" />}
      <Trans>Print</Trans>
    </button>
  );
}
