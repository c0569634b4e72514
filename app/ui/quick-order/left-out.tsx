import { Plural, Trans } from '~/i18n/trans';

/** More would push the list itself below the first screen. */
const SHOWN_AT_ONCE = 3;

/** The lines of a pasted list that order nothing, such as a greeting: nothing a buyer sent is dropped in silence. */
export function LeftOut({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="panel" open={lines.length <= SHOWN_AT_ONCE}>
      <summary className="semibold">
        <Plural value={lines.length} one="# line left out" other="# lines left out" />
      </summary>
      <p className="small muted space-above">
        <Trans>Not read as products. If one is a product, enter it under “Add more lines.”</Trans>
      </p>
      <ul className="feature-list small space-above">
        {lines.map((line, index) => (
          // Two lines may be the same.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
