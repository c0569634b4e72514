import { useLocation, useSearchParams } from '@remix-run/react';

import { getLocalPath, RETURN_TO } from '../../paths';
import type { Crumb } from '../breadcrumb';
import { Icon } from '../icon/icon';
import { TextLink } from './links';

/** Returns the filtered list's URL for links to its items; undefined without a filter. */
export function useReturnHere(): { [RETURN_TO]: string } | undefined {
  const { pathname, search } = useLocation();
  return search === '' ? undefined : { [RETURN_TO]: pathname + search };
}

/** Returns the current page's URL, for actions elsewhere that return here. */
export function useReturnToThisPage(): { [RETURN_TO]: string } {
  const { pathname, search } = useLocation();
  return { [RETURN_TO]: pathname + search };
}

/** Returns the originating list's URL, to pass on. */
export function useReturnPath(): { [RETURN_TO]: string } | undefined {
  const [params] = useSearchParams();
  const returnTo = getLocalPath(params.get(RETURN_TO), '');
  return returnTo === '' ? undefined : { [RETURN_TO]: returnTo };
}

/** Returns the URL of the originating list, or of the whole list. */
export function useReturnTo(list: string): string {
  return useReturnPath()?.[RETURN_TO] ?? list;
}

/** Returns the list's breadcrumb with the original filter. */
export function useListCrumb(name: string, list: string): Crumb {
  const returnTo = useReturnPath()?.[RETURN_TO];
  return { name, to: returnTo?.split('?')[0] === list ? returnTo : list };
}

interface BackToListProps {
  list: string;
  name: string;
}

/** Link back to the list with the original filter. */
export function BackToList({ list, name }: BackToListProps) {
  const returnTo = useReturnPath()?.[RETURN_TO];
  return (
    <p className="no-print">
      <TextLink to={returnTo ?? list}>
        <Icon name="arrow-left" /> {returnTo === undefined ? name : `Back to the list: ${name}`}
      </TextLink>
    </p>
  );
}

/** Link back to the page above. */
export function BackTo({ to, name }: { to: string; name: string }) {
  return (
    <p>
      <TextLink to={to}>
        <Icon name="arrow-left" /> {name}
      </TextLink>
    </p>
  );
}
