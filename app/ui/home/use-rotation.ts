import { useEffect, useState, useSyncExternalStore } from 'react';

import { useHydrated } from '../use-hydrated';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onMotionChange(tell: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether the visitor prefers reduced motion. */
function usePrefersStill(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/** A rotating index: paused before hydration, on hover or focus, and with reduced motion. */
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
