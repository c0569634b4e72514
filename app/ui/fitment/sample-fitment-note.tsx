import { Trans } from '~/i18n/trans';

/** Marks demo fitment data. */
export function SampleFitmentNote() {
  return (
    <p className="small muted space-above--tight">
      <Trans>Sample fitment data. Check the numbers on the original before you order.</Trans>
    </p>
  );
}
