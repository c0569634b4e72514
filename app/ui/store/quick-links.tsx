import { paths } from '../../paths';
import { PageLink } from '../page-link';

/**
 * SPEC 2.2: the quick category links, and the finder by FCC ID; the one by vehicle stands beside them. Programming tools are a service, not a
 * category of their own.
 */
const QUICK_LINKS = [
  { name: 'Automotive Keys', to: paths.category('automotive-keys') },
  { name: 'Smart Locks', to: paths.category('smart-locks') },
  { name: 'Commercial Locks', to: paths.category('commercial-locks') },
  { name: 'Programming Tools', to: paths.products({ category: 'programmers' }) },
  { name: 'Security Systems', to: paths.category('cctv-alarms') },
  { name: 'Find by FCC ID', to: paths.fccIds() },
];

export function QuickLinks() {
  return (
    <nav className="quick-links small" aria-label="Quick category links">
      <ul>
        {QUICK_LINKS.map(({ name, to }) => (
          <li key={name}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
