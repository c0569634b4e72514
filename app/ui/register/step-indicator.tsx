import { REGISTRATION_STEPS, STEP_NAMES } from '../../domain/base/customers/registration-steps.rules';
import type { RegistrationStep } from '../../domain/base/customers/registration.schema';
import { paths } from '../../paths';
import { StepList } from '../step-list';

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
    name: STEP_NAMES[step],
    to: current === undefined ? undefined : HREFS[step],
  }));
  return <StepList label="Steps" steps={steps} current={current} complete={complete} />;
}
