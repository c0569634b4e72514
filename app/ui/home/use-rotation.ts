import { useEffect, useState, useSyncExternalStore } from 'react';

import { useHydrated } from '../use-hydrated';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onMotionChange(tell: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether the visitor wants nothing to move by itself. */
function usePrefersStill(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/**
 * An index that goes round by itself: not before React has taken over, not while it is paused or held (somebody
 * points at it or has the focus in it), and never where motion is unwelcome.
 */
export function useRotation(count: number, initial: number, everyMs: number) {
  const [shown, show] = useState(initial);
  const [isPaused, setPaused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const hydrated = useHydrated();
  const canRotate = !usePrefersStill() && hydrated;
  const isRotating = canRotate && !isPaused && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => show((shown + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [isRotating, shown, count, everyMs]);

  return { shown, show, canRotate, isRotating, isPaused, setPaused, setPointedAt, setFocused };
}
