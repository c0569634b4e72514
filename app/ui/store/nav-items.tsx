import { PageLink } from '../page-link';
import { useIsCurrent, type NavLinks } from './nav-links';

/** The same for a list that has other items too. */
export function NavItems({ links }: { links: NavLinks }) {
  const isCurrent = useIsCurrent({ isExact: false });
  return links.map(({ name, to }) => (
    <li key={name}>
      <PageLink to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
        {name}
      </PageLink>
    </li>
  ));
}
