let isDown = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => (isDown = false), true);
}

/**
 * Runs at once, or, while a mouse button or finger is down, after the click. A message that appears between press and
 * release moves the page, and the click then hits nothing.
 */
export function runAfterPointer(run: () => void): void {
  if (!isDown) {
    run();
    return;
  }
  window.addEventListener('pointerup', () => setTimeout(run), { once: true, capture: true });
}
