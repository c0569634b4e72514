import { useLocation, useSearchParams } from '@remix-run/react';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

import { isTourCompleted, markTourCompleted, TOUR_PARAM, parseTourStep } from './tour-steps';

/** SPEC 9. */
const AUTO_START_MS = 1000;

/** The id of the button that opens the tour and gets the focus back. */
export const HELP_BUTTON = 'help-tour';

interface Tour {
  /** The index of the open step; undefined while the tour is closed. */
  step: number | undefined;
  show: (step: number) => void;
  end: () => void;
}

const TourContext = createContext<Tour | undefined>(undefined);

/** The page's tour, if it has one. */
export function useTour(): Tour | undefined {
  return useContext(TourContext);
}

interface TourProviderProps {
  autoStart: boolean;
  /** Whether the visitor's cookie choice allows storing that the tour ended. */
  mayRemember: boolean;
  children: ReactNode;
}

/** Holds the step of the tour. The first one comes from the URL, so that the server can render it. */
export function TourProvider({ autoStart, mayRemember, children }: TourProviderProps) {
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  const fromAddress = parseTourStep(params);
  const [shown, setShown] = useState({ key, step: fromAddress });
  // A new page starts with the step of its own URL.
  if (shown.key !== key) setShown({ key, step: fromAddress });
  const { step } = shown;

  const show = (next: number) => setShown({ key, step: next });
  const end = () => {
    setShown({ key, step: undefined });
    if (mayRemember) markTourCompleted();
    if (params.has(TOUR_PARAM)) {
      const others = new URLSearchParams(params);
      others.delete(TOUR_PARAM);
      setParams(others, { replace: true, preventScrollReset: true });
    }
    document.getElementById(HELP_BUTTON)?.focus({ preventScroll: true });
  };

  const isWaiting = autoStart && step === undefined;
  useEffect(() => {
    if (!isWaiting || isTourCompleted()) return;
    const timer = setTimeout(() => setShown({ key, step: 0 }), AUTO_START_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, key]);

  return <TourContext.Provider value={{ step, show, end }}>{children}</TourContext.Provider>;
}
