import { Link } from '@remix-run/react';

export type NavLinks = readonly { name: string; to: string }[];

interface NavItemsProps {
  links: NavLinks;
  isCurrent?: (to: string) => boolean;
}

/** Navigation links as list items. */
export function NavItems({ links, isCurrent = () => false }: NavItemsProps) {
  return links.map(({ name, to }) => (
    <li key={name}>
      <Link to={to} prefetch="intent" aria-current={isCurrent(to) ? 'page' : undefined}>
        {name}
      </Link>
    </li>
  ));
}
