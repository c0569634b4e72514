/** Marks demo fitment data. */
export function SampleFitmentNote() {
  return (
    <p className="small muted space-above--tight">
      Sample fitment data for the demo. Check the FCC ID, the buttons and the blade of the original before you
      order.
    </p>
  );
}
