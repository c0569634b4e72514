import { Link, useLocation, useSearchParams } from '@remix-run/react';

import { ownPath, RETURN_TO } from '../../paths';
import type { Crumb } from '../breadcrumb';
import { Icon } from '../icon/icon';

/** The address of a list as it is filtered, for the links to what it lists; undefined where nothing is filtered. */
export function useReturnHere(): { [RETURN_TO]: string } | undefined {
  const { pathname, search } = useLocation();
  return search === '' ? undefined : { [RETURN_TO]: pathname + search };
}

/** The page as it is, for what is done elsewhere and comes back here whatever the address says. */
export function useReturnToThisPage(): { [RETURN_TO]: string } {
  const { pathname, search } = useLocation();
  return { [RETURN_TO]: pathname + search };
}

/** The list that one came from, to hand on to the pages behind this one. */
export function useReturnPath(): { [RETURN_TO]: string } | undefined {
  const [params] = useSearchParams();
  const returnTo = ownPath(params.get(RETURN_TO), '');
  return returnTo === '' ? undefined : { [RETURN_TO]: returnTo };
}

/** The list in a breadcrumb, with the filter that one came with. One may also have come from another page. */
export function useListCrumb(name: string, list: string): Crumb {
  const returnTo = useReturnPath()?.[RETURN_TO];
  return { name, to: returnTo?.split('?')[0] === list ? returnTo : list };
}

interface BackToListProps {
  /** The list as nobody has filtered it. */
  list: string;
  name: string;
}

/** The way back to the list, with the filter that one came with. */
export function BackToList({ list, name }: BackToListProps) {
  const returnTo = useReturnPath()?.[RETURN_TO];
  return (
    <p className="no-print">
      <Link className="link" to={returnTo ?? list} discover="none">
        <Icon name="arrow-left" /> {returnTo === undefined ? name : `Back to the list: ${name}`}
      </Link>
    </p>
  );
}
