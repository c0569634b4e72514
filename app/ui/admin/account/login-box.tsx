import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { paths } from '../../../paths';
import { Icon } from '../../icon/icon';
import { Logo } from '../../store/logo';

/** The frame of the login pages. */
export function LoginBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="login">
      <div className="login__box">
        <p className="login__brand">
          <Logo />
          Keyway Trade Supply
        </p>
        <h1>{title}</h1>
        {children}
        <Link className="btn btn--wide" to={paths.home()}>
          <Icon name="arrow-left" />
          Back to Store
        </Link>
      </div>
    </main>
  );
}
