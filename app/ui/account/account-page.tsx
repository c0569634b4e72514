import type { ReactNode } from 'react';

import { AccountNav, type AccountNavProps } from './account-nav';

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
          Signed in as <strong>{head.userName}</strong> · {head.companyName}
        </p>
      </div>
      <AccountNav {...head} />
      {children}
    </main>
  );
}
