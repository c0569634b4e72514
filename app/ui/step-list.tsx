import { Link } from '@remix-run/react';

import { Icon } from './icon/icon';
import { t } from '~/i18n/text';

interface Step {
  key: string;
  name: string;
  /** URL of the step, once complete. */
  to?: string | undefined;
}

interface StepListProps {
  label: string;
  steps: readonly Step[];
  /** Undefined when all steps are complete. */
  current: string | undefined;
  complete: readonly string[];
}

/** The steps of a wizard, with links to the complete ones. */
export function StepList({ label, steps, current, complete }: StepListProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ol className="cluster cluster--row">
        {steps.map(({ key, name, to }, index) => {
          const number = index + 1;
          const isCurrent = key === current;
          const isComplete = complete.includes(key) && !isCurrent;
          const content = (
            <>
              <span className="steps__mark" aria-hidden="true">
                {isComplete ? <Icon name="check" /> : number}
              </span>{' '}
              <span className="steps__name">
                <span className="sr-only">
                  {isComplete ? t`Step ${number}, complete: ` : t`Step ${number}: `}
                </span>
                {name}
              </span>
            </>
          );
          return (
            <li
              key={key}
              className={isComplete ? 'steps__step steps__step--complete' : 'steps__step'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isComplete && to !== undefined ? (
                <Link to={to} discover="none">
                  {content}
                </Link>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
