import { useHydrated } from './use-hydrated';

/** Only a script can print; without one it is the browser's own menu that does. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="btn" onClick={() => window.print()}>
      Print
    </button>
  );
}
