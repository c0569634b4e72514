import { paths } from '../../paths';
import { NavItems } from './nav-items';
import { useCategoryAddress } from './use-category-address';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** SPEC 2.2: the quick category links and finders. Programming tools are a service, not a category. */
const QUICK_LINKS = perLanguage<({ name: string } & ({ category: string } | { to: string }))[]>(() => [
  { name: t`Automotive Keys`, category: 'automotive-keys' },
  { name: t`Smart Locks`, category: 'smart-locks' },
  { name: t`Commercial Locks`, category: 'commercial-locks' },
  { name: t`Programming Tools`, to: paths.products({ category: 'programmers' }) },
  { name: t`Security Systems`, category: 'cctv-alarms' },
  { name: t`Find by FCC ID`, to: paths.fccIds() },
]);

export function QuickLinks() {
  const addressOf = useCategoryAddress();
  const links = QUICK_LINKS().flatMap((link) => {
    const to = 'category' in link ? addressOf(link.category) : link.to;
    return to === undefined ? [] : [{ name: link.name, to }];
  });
  return (
    <nav className="quick-links small" aria-label={t`Quick category links`}>
      <ul>
        <NavItems links={links} />
      </ul>
    </nav>
  );
}
