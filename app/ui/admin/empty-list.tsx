import type { ReactNode } from 'react';

import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { ButtonLink } from './links';

export interface EmptyListProps {
  icon: IconName;
  isFiltered: boolean;
  /** What is said when nothing matches the filter, and the list without one. */
  filtered: string;
  clearTo: string;
  /** What is said when there is nothing at all, and how something comes to be there. */
  empty: string;
  hint: string;
  /** The way to make the first one, for who may. */
  children?: ReactNode;
}

/** A list with nothing in it says why, and what to do next. */
export function EmptyList({ icon, isFiltered, filtered, clearTo, empty, hint, children }: EmptyListProps) {
  return (
    <div className="empty-state">
      <Icon name={icon} />
      <p>{isFiltered ? filtered : empty}</p>
      {isFiltered ? (
        <ButtonLink to={clearTo}>Clear filters</ButtonLink>
      ) : (
        <>
          <p className="small muted">{hint}</p>
          {children}
        </>
      )}
    </div>
  );
}
