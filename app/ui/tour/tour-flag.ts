const FLAG = 'tour-completed';

/** SPEC 4: that the tour was ended, in local storage. A browser may refuse to keep anything; then there is no flag. */
export function markTourCompleted(): void {
  try {
    localStorage.setItem(FLAG, 'true');
  } catch {
    // Nothing is lost but the mark.
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
    // There was nothing kept.
  }
}
