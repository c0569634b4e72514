/** Marks demo fitment data. */
export function SampleFitmentNote() {
  return (
    <p className="small muted space-above--tight">
      Sample fitment data. Check the FCC ID, buttons, and blade before you order.
    </p>
  );
}
