import type { ReactNode } from 'react';

import { useTour } from './tour-provider';
import { TOUR_STEPS, type TourStopId } from './tour-steps';
import { TourTip } from './tour-tip';

interface TourStopProps {
  stop: TourStopId;
  className?: string;
  children: ReactNode;
}

/** A target of the tour. It contains the tip, which CSS then positions without measuring. */
export function TourStop({ stop, className = '', children }: TourStopProps) {
  const tour = useTour();
  const index = TOUR_STEPS.findIndex(({ id }) => id === stop);
  const step = TOUR_STEPS[index];
  const isShown = step !== undefined && tour?.step === index;
  const tip = isShown && <TourTip step={step} index={index} />;
  const isBefore = step?.position === 'top';
  return (
    <div
      className={`tour-stop ${className}`.trim()}
      // Only for pages with a tour.
      id={tour && step?.target}
      data-position={tour && step?.position}
      data-active={isShown || undefined}
    >
      {isBefore && tip}
      {children}
      {!isBefore && tip}
    </div>
  );
}
