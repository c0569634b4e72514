import { useHydrated } from './use-hydrated';

/** A print button, if JavaScript runs. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="btn" onClick={() => window.print()}>
      Print
    </button>
  );
}
