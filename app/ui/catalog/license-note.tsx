import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { LicenseStanding } from '../../domain/goods/licenses/license.rules';
import { paths } from '../../paths';
import { Day } from '../day';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

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
          <strong>{t`License required.`}</strong> <Where standing={standing} />
        </p>
        <Way standing={standing} backTo={backTo} />
      </div>
    </div>
  );
}

const WHERE = perLanguage<Record<Exclude<LicenseStanding['state'], 'expired' | 'valid'>, string>>(() => ({
  guest: t`Sign in, or apply for a trade account and upload your license.`,
  applied: t`Your application is under review. You can upload your license now.`,
  refused: t`Your account isn’t approved for restricted products.`,
  none: t`Upload your license to order.`,
  waiting: t`Your license is under review. We’ll email you when it’s approved.`,
  declined: t`Your license wasn’t accepted. See why and upload another.`,
}));

function Where({ standing }: { standing: LicenseStanding }): ReactNode {
  if (standing.state === 'valid')
    return (
      <Trans>
        Your license is valid until <Day on={standing.on} />.
      </Trans>
    );
  if (standing.state === 'expired')
    return (
      <Trans>
        Your license expired on <Day on={standing.on} />. Upload your new license.
      </Trans>
    );
  return WHERE()[standing.state];
}

function Way({ standing: { state }, backTo }: LicenseNoteProps) {
  if (state === 'valid') return null;
  const links: Record<string, string> =
    state === 'guest'
      ? {
          [t`Sign in`]: paths.signIn({ redirectTo: backTo }),
          [t`Apply for a trade account`]: paths.register(),
        }
      : state === 'refused'
        ? { [t`Contact us`]: paths.contact() }
        : { [state === 'waiting' ? t`View documents` : t`Upload license`]: paths.accountDocuments() };
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
      <Icon name="shield" />
      {` ${t`License required`}`}
    </span>
  );
}
