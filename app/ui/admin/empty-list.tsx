import type { ReactNode } from 'react';

import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { ButtonLink } from './links';

export interface EmptyListProps {
  icon?: IconName;
  isFiltered?: boolean;
  /** Text if nothing matches the filter, and the unfiltered list. */
  filtered?: string;
  clearTo?: string;
  /** Text if there is nothing at all, and how entries get here. */
  empty: string;
  hint?: string | false | undefined;
  /** The link that adds the first entry. */
  children?: ReactNode;
}

/** Says why a list is empty, and what to do next. */
export function EmptyList(props: EmptyListProps) {
  const { icon, isFiltered = false, filtered, clearTo, empty, hint = false, children } = props;
  return (
    <div className="empty-state">
      {icon !== undefined && <Icon name={icon} />}
      <p>{isFiltered ? filtered : empty}</p>
      {isFiltered ? (
        clearTo !== undefined && <ButtonLink to={clearTo}>Clear filters</ButtonLink>
      ) : (
        <>
          {hint !== false && <p className="small muted">{hint}</p>}
          {children}
        </>
      )}
    </div>
  );
}
