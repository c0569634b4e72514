import { useHref, useLocation, useSearchParams } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';

import { HELP_BUTTON, useTour } from './tour-provider';
import { TOUR_PARAM, TOUR_STEPS } from './tour-steps';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';

/** A GET form with the tour's buttons. Without JavaScript they navigate to a step's URL. */
export function TourForm({ className, children }: { className: string; children: ReactNode }) {
  const tour = useTour();
  const [params] = useSearchParams();
  const go = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (tour === undefined || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (submitter.name === TOUR_PARAM) tour.show(Number(submitter.value) - 1);
    else tour.end();
  };
  return (
    <form method="get" className={className} onSubmit={go}>
      {[...params]
        .filter(([name]) => name !== TOUR_PARAM)
        .map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  );
}

/** Returns the attributes of buttons that open a step of the tour, or end it. The fragment scrolls to the target. */
export function useTourButton() {
  const pathname = useHref(useLocation().pathname);
  return {
    to: (step: number) => ({
      type: 'submit' as const,
      name: TOUR_PARAM,
      value: step + 1,
      formAction: `${pathname}#${TOUR_STEPS()[step]?.target ?? HELP_BUTTON}`,
    }),
    out: { type: 'submit' as const, formAction: `${pathname}#${HELP_BUTTON}` },
  };
}

/** The floating button that opens the tour (SPEC 2.9). */
export function HelpButton() {
  const button = useTourButton();
  return (
    <TourForm className="help-button">
      <button {...button.to(0)} id={HELP_BUTTON} className="btn btn--ink">
        <Icon name="circle-question-mark" />
        <span>
          <Trans>
            Help<span className="sr-only">: a short tour of the store</span>
          </Trans>
        </span>
      </button>
    </TourForm>
  );
}
