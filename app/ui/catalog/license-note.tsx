import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { paths } from '../../paths';
import { Day } from '../day';
import { Icon } from '../icon/icon';

interface LicenseNoteProps {
  standing: LicenseStanding;
  /** The URL to return to after sign-in. */
  backTo: string;
}

/** What the buyer still needs to order a licensed product. */
export function LicenseNote({ standing, backTo }: LicenseNoteProps) {
  const isValid = standing.state === 'valid';
  return (
    <div className={isValid ? 'notice notice--good' : 'notice notice--warn'}>
      <Icon name={isValid ? 'shield-check' : 'shield'} />
      <div className="stack stack--tight">
        <p>
          <strong>Licence required.</strong> Sold to approved trade accounts with a valid licence on file.{' '}
          <Where standing={standing} />
        </p>
        <Way standing={standing} backTo={backTo} />
      </div>
    </div>
  );
}

const WHERE: Record<Exclude<LicenseStanding['state'], 'expired' | 'valid'>, string> = {
  guest: 'Sign in to your account, or apply for one and upload your licence.',
  applied: 'Our trade desk is checking your application. You can upload your licence now.',
  refused: 'Your account is not approved for it. Write to us if something has changed.',
  none: 'Upload yours, and order as soon as we have checked it.',
  waiting: 'We have yours and are checking it. We write to you as soon as it is done.',
  declined: 'We could not accept the one that you sent. See why, and upload another.',
};

function Where({ standing }: { standing: LicenseStanding }): ReactNode {
  if (standing.state === 'valid')
    return (
      <>
        Yours is valid until <Day on={standing.on} />.
      </>
    );
  if (standing.state === 'expired')
    return (
      <>
        Yours expired on <Day on={standing.on} />. Upload the new one.
      </>
    );
  return WHERE[standing.state];
}

function Way({ standing: { state }, backTo }: LicenseNoteProps) {
  if (state === 'valid') return null;
  const links: Record<string, string> =
    state === 'guest'
      ? { 'Sign in': paths.signIn({ redirectTo: backTo }), 'Apply for an account': paths.register() }
      : state === 'refused'
        ? { 'Write to us': paths.contact() }
        : { [state === 'waiting' ? 'See your documents' : 'Upload a licence']: paths.accountDocuments() };
  return (
    <p className="cluster">
      {Object.entries(links).map(([name, to]) => (
        <Link key={name} className="btn btn--small" to={to} discover="none">
          {name}
        </Link>
      ))}
    </p>
  );
}

/** Marks products that require a license. */
export function LicenseBadge() {
  return (
    <span className="badge badge--ink">
      <Icon name="shield" /> Licence required
    </span>
  );
}
