import type { ReactNode } from 'react';

interface PageHeadProps {
  title: ReactNode;
  /** The state of what the page shows, beside its title. */
  badge?: ReactNode;
  children?: ReactNode;
}

/** The top of a page: its title, and what can be done. */
export function PageHead({ title, badge, children }: PageHeadProps) {
  return (
    <div className="admin-head">
      <div className="order-title">
        <h1>{title}</h1>
        {badge}
      </div>
      {children !== undefined && children !== false && (
        <div className="admin-head__actions no-print">{children}</div>
      )}
    </div>
  );
}
