const FLAG = 'tour-completed';

/** SPEC 4: stores in local storage that the tour ended. A browser may block storage; then nothing is stored. */
export function markTourCompleted(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // The tour will start again.
  }
}

export function isTourCompleted(): boolean {
  try {
    return localStorage.getItem(FLAG) === 'true';
  } catch {
    return false;
  }
}

export function forgetTour(): void {
  try {
    localStorage.removeItem(FLAG);
  } catch {
    // Nothing was stored.
  }
}
