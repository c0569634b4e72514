/** Demo fitment is said to be such, wherever it is shown. */
export function SampleFitmentNote() {
  return (
    <p className="small muted mt-2">
      Sample fitment data for the demo. Check the FCC ID, the buttons and the blade of the original before you
      order.
    </p>
  );
}
