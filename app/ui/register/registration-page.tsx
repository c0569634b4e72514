import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { STEP_NAMES, REGISTRATION_STEPS } from '../../domain/base/customers/registration-steps.rules';
import type { RegistrationStep } from '../../domain/base/customers/registration.schema';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { useSettings } from '../settings/use-settings';
import { Notice } from '../notice';
import { StepList } from '../step-list';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

interface RegistrationPageProps {
  step: RegistrationStep;
  complete: RegistrationStep[];
  /** An application was already submitted in this session. */
  isSent: boolean;
  /** Set if the draft expired, to its lifetime in days. */
  expiredAfterDays: number | undefined;
  children: ReactNode;
}

/** A registration step (SPEC 2.10) with progress and benefits. */
export function RegistrationPage(props: RegistrationPageProps) {
  const { step, complete, isSent, expiredAfterDays, children } = props;
  return (
    <main id="main" className="container page registration">
      <h1>
        <Trans>Apply for a trade account</Trans>
      </h1>
      <p className="registration__lead">
        <Trans>We review every application and reply by email.</Trans>
      </p>
      {step === 'personal' && (
        <p className="cluster align-center">
          <span>
            <Trans>Already have a trade account?</Trans>
          </span>{' '}
          <Link className="btn" to={paths.signIn()} discover="none">
            <Trans>Sign in</Trans>
          </Link>
        </p>
      )}
      {expiredAfterDays !== undefined && (
        <Notice tone="warn">
          <Trans>
            <strong>Your application has expired.</strong> Applications expire after {expiredAfterDays} days.
            Please start again.
          </Trans>
        </Notice>
      )}
      {isSent && (
        <Notice tone="good">
          <Trans>
            You already submitted an application.{' '}
            <Link className="link" to={paths.registerWelcome()} discover="none">
              View confirmation
            </Link>
            , or apply for another business.
          </Trans>
        </Notice>
      )}
      <div className="registration__layout">
        <section className="panel registration__step" aria-labelledby="step-title">
          <StepIndicator current={step} complete={complete} />
          <h2 id="step-title">{STEP_NAMES()[step]}</h2>
          {children}
        </section>
        <Benefits />
      </div>
    </main>
  );
}

/** SPEC 2.10. */
const BENEFITS = perLanguage<readonly { icon: IconName; name: string; text: string }[]>(() => [
  {
    icon: 'tags',
    name: t`Professional wholesale pricing`,
    text: t`Trade prices on every product once you’re approved.`,
  },
  {
    icon: 'badge-check',
    name: t`Authentic products`,
    text: t`Sourced from manufacturers and authorized distributors.`,
  },
  {
    icon: 'wrench',
    name: t`Expert support`,
    text: t`Working locksmiths answer the phone.`,
  },
]);

function Benefits() {
  const contacts = useSettings();
  return (
    <aside className="registration__benefits" aria-labelledby="benefits-title">
      <h2 id="benefits-title">
        <Trans>Account benefits</Trans>
      </h2>
      <ul>
        {BENEFITS().map(({ icon, name, text }) => (
          <li key={name}>
            <Icon name={icon} />
            <div>
              <strong>{name}</strong>
              <p className="small muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="small registration__help">
        <p>
          <Trans>
            Questions? Call <a href={`tel:+${contacts.hotline.replace(/\D/g, '')}`}>{contacts.hotline}</a> or
            email <a href={`mailto:${contacts.supportEmail}`}>{contacts.supportEmail}</a>.
          </Trans>
        </p>
      </div>
    </aside>
  );
}

const HREFS: Record<RegistrationStep, string> = {
  personal: paths.register(),
  business: paths.registerBusiness(),
  terms: paths.registerTerms(),
};

interface StepIndicatorProps {
  /** Undefined after submission. */
  current: RegistrationStep | undefined;
  complete: readonly RegistrationStep[];
}

/** The registration steps (SPEC 2.10). After submission, they aren't links. */
export function StepIndicator({ current, complete }: StepIndicatorProps) {
  const steps = REGISTRATION_STEPS.map((step) => ({
    key: step,
    name: STEP_NAMES()[step],
    to: current === undefined ? undefined : HREFS[step],
  }));
  return <StepList label={t`Steps`} steps={steps} current={current} complete={complete} />;
}
