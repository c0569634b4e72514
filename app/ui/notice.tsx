import type { ReactNode } from 'react';

import { Icon } from './icon/icon';
import type { IconName } from './icon/icon-names';

interface NoticeProps {
  tone?: 'good' | 'warn' | 'bad';
  icon?: IconName;
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A paragraph that stands out, such as a warning. */
export function Notice({ tone, icon, role, children }: NoticeProps) {
  return (
    <div className={tone === undefined ? 'notice' : `notice notice--${tone}`} role={role}>
      {icon !== undefined && <Icon name={icon} />}
      <p>{children}</p>
    </div>
  );
}
