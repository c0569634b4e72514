import type { ReactNode } from 'react';
import { NavLink } from '@remix-run/react';

import { paths } from '../../paths';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

interface AccountPageProps {
  title: ReactNode;
  head: AccountNavProps & { userName: string; companyName: string };
  children: ReactNode;
}

/** A page of an account, with the signed-in user and the account's navigation. */
export function AccountPage({ title, head, children }: AccountPageProps) {
  return (
    <main id="main" className="container page">
      <div className="page__head">
        <h1>{title}</h1>
        <p className="muted">
          <Trans>
            Signed in as <strong>{head.userName}</strong> · {head.companyName}
          </Trans>
        </p>
      </div>
      <AccountNav {...head} />
      {children}
    </main>
  );
}

interface AccountNavProps {
  /** The signed-in user's permissions. */
  mayManage: boolean;
  mayApprove: boolean;
  waiting: number;
}

interface AccountLink {
  name: string;
  to: string;
  /** Whether the user sees it; everyone by default. */
  isFor?: (user: AccountNavProps) => boolean;
  countOf?: (user: AccountNavProps) => number;
}

/** The account's pages, in navigation order. */
const LINKS = perLanguage<readonly AccountLink[]>(() => [
  { name: t`Overview`, to: paths.account() },
  {
    name: t`Approvals`,
    to: paths.accountApprovals(),
    isFor: ({ mayApprove }) => mayApprove,
    countOf: ({ waiting }) => waiting,
  },
  { name: t`Orders`, to: paths.accountOrders() },
  { name: t`Quotes`, to: paths.accountQuotes() },
  { name: t`Licenses and certificates`, to: paths.accountDocuments() },
  { name: t`Addresses`, to: paths.accountAddresses() },
  { name: t`Users`, to: paths.accountUsers(), isFor: ({ mayManage }) => mayManage },
  { name: t`Sessions`, to: paths.accountSessions() },
]);

export function AccountNav(user: AccountNavProps) {
  return (
    <nav aria-label={t`Account`} className="pill-nav account-nav">
      {LINKS()
        .filter(({ isFor }) => isFor?.(user) ?? true)
        .map(({ name, to, countOf }) => {
          const count = countOf?.(user) ?? 0;
          return (
            <NavLink key={to} to={to} end={to === paths.account()} discover="none">
              {name}
              {count > 0 && (
                <>
                  {' '}
                  <span className="pill-nav__count">
                    {count}
                    <span className="sr-only">
                      {' '}
                      <Trans>awaiting approval</Trans>
                    </span>
                  </span>
                </>
              )}
            </NavLink>
          );
        })}
    </nav>
  );
}
