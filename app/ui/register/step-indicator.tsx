import { Link } from '@remix-run/react';

import { REGISTRATION_STEPS, STEP_NAMES } from '../../domain/customers/registration-steps.rules';
import type { RegistrationStep } from '../../domain/customers/registration.schema';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';

const HREFS: Record<RegistrationStep, string> = {
  personal: paths.register(),
  business: paths.registerBusiness(),
  terms: paths.registerTerms(),
};

interface StepIndicatorProps {
  /** Undefined once everything is sent. */
  current: RegistrationStep | undefined;
  complete: readonly RegistrationStep[];
}

/** The three steps: which are complete (links back to them), which one this is. */
export function StepIndicator({ current, complete }: StepIndicatorProps) {
  return (
    <nav aria-label="Steps">
      <ol className="steps">
        {REGISTRATION_STEPS.map((step, index) => {
          const isCurrent = step === current;
          const isComplete = complete.includes(step) && !isCurrent;
          const mark = (
            <span className="steps__mark" aria-hidden="true">
              {isComplete ? <Icon name="check" /> : index + 1}
            </span>
          );
          const name = (
            <span className="steps__name">
              <span className="sr-only">{`Step ${index + 1}${isComplete ? ', complete' : ''}: `}</span>
              {STEP_NAMES[step]}
            </span>
          );
          return (
            <li
              key={step}
              className={isComplete ? 'steps__step steps__step--complete' : 'steps__step'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isComplete && current !== undefined ? (
                <Link to={HREFS[step]} discover="none">
                  {mark}
                  {name}
                </Link>
              ) : (
                <span>
                  {mark}
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
