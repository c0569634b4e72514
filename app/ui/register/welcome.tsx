import { Link } from '@remix-run/react';

import { REGISTRATION_STEPS } from '../../domain/base/customers/registration-steps.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { StepIndicator } from './step-indicator';
import { useForgetTyping } from './keep-typing';

/** SPEC 2.10: the success screen. It says the same whether or not the address was known. */
export function Welcome({ firstName, email }: { firstName: string; email: string }) {
  useForgetTyping();
  return (
    <main id="main" className="container page registration">
      <div className="panel registration__welcome">
        <StepIndicator current={undefined} complete={REGISTRATION_STEPS} />
        <header className="confirmation__head">
          <Icon name="circle-check" className="confirmation__good" />
          <h1>Application received</h1>
          <p>
            Thank you, {firstName}. We are writing to <strong>{email}</strong>.
          </p>
        </header>
        <h2>What happens now</h2>
        <ol className="registration__next">
          <li>Our trade desk checks your business by hand, as a rule within two business days.</li>
          <li>You get an e-mail as soon as the application is decided.</li>
          <li>Once it is approved, you sign in with your e-mail and see wholesale prices.</li>
        </ol>
        <p>Until then you can order at the prices that the store shows.</p>
        <div className="registration__buttons">
          <Link className="btn btn--primary" to={paths.admin.home()} reloadDocument discover="none">
            Access Your Dashboard
          </Link>
          <Link className="btn" to={paths.home()} discover="none">
            Continue Shopping
          </Link>
        </div>
      </div>
    </main>
  );
}
