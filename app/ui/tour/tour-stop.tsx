import { type ReactNode, useEffect, useRef } from 'react';

import { useTour } from './tour-provider';
import { TOUR_STEPS, type TourStopId, type TourStep } from './tour-steps';
import { Icon } from '../icon/icon';
import { TourForm, useTourButton } from './tour-form';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface TourStopProps {
  stop: TourStopId;
  className?: string;
  children: ReactNode;
}

/** A target of the tour. It contains the tip, which CSS then positions without measuring. */
export function TourStop({ stop, className = '', children }: TourStopProps) {
  const tour = useTour();
  const index = TOUR_STEPS().findIndex(({ id }) => id === stop);
  const step = TOUR_STEPS()[index];
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

/** A step of the tour: a small non-modal dialog beside its target. */
function TourTip({ step, index }: { step: TourStep; index: number }) {
  const tour = useTour();
  const button = useTourButton();
  const tip = useRef<HTMLDivElement>(null);
  const number = index + 1;
  const total = TOUR_STEPS().length;
  const isLast = number === total;
  const end = tour?.end;

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(step.target)
      ?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
    // If the tour starts by itself, it must not interrupt typing.
    if (document.activeElement?.matches('input, select, textarea') === true) return;
    tip.current?.focus({ preventScroll: true });
  }, [step.target]);

  useEffect(() => {
    const endByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end?.();
    };
    document.addEventListener('keydown', endByEscape);
    return () => document.removeEventListener('keydown', endByEscape);
  }, [end]);

  return (
    <div
      className={`tour-tip tour-tip--${step.position}`}
      role="dialog"
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      tabIndex={-1}
      ref={tip}
    >
      <TourForm className="tour-tip__form">
        <p className="tour-tip__title" id="tour-title">
          {step.title}
        </p>
        <button {...button.out} className="icon-btn tour-tip__close">
          <Icon name="x" />
          <span className="sr-only">
            <Trans>Close the tour</Trans>
          </span>
        </button>
        <div className="tour-tip__text" id="tour-text">
          <p>{step.content}</p>
          <p className="small muted">
            <Trans>
              {number} of {total}
            </Trans>
          </p>
        </div>
        <div className="tour-tip__buttons">
          <button {...button.out} className="btn btn--small btn--plain tour-tip__skip">
            <Trans>Skip Tour</Trans>
          </button>{' '}
          <button {...button.to(index - 1)} className="btn btn--small" disabled={index === 0}>
            <Trans>Previous</Trans>
          </button>{' '}
          <button {...(isLast ? button.out : button.to(index + 1))} className="btn btn--small btn--primary">
            {isLast ? t`Finish` : t`Next`}
          </button>
        </div>
      </TourForm>
    </div>
  );
}
