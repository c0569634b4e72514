import { paths } from '../../paths';
import { NavItems } from './nav-items';
import { useCategoryAddress } from './use-category-address';

/** SPEC 2.2: the quick category links and finders. Programming tools are a service, not a category. */
const QUICK_LINKS: ({ name: string } & ({ category: string } | { to: string }))[] = [
  { name: 'Automotive Keys', category: 'automotive-keys' },
  { name: 'Smart Locks', category: 'smart-locks' },
  { name: 'Commercial Locks', category: 'commercial-locks' },
  { name: 'Programming Tools', to: paths.products({ category: 'programmers' }) },
  { name: 'Security Systems', category: 'cctv-alarms' },
  { name: 'Find by FCC ID', to: paths.fccIds() },
];

export function QuickLinks() {
  const addressOf = useCategoryAddress();
  const links = QUICK_LINKS.flatMap((link) => {
    const to = 'category' in link ? addressOf(link.category) : link.to;
    return to === undefined ? [] : [{ name: link.name, to }];
  });
  return (
    <nav className="quick-links small" aria-label="Quick category links">
      <ul>
        <NavItems links={links} />
      </ul>
    </nav>
  );
}
