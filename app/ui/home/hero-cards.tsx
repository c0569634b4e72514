import { Link } from '@remix-run/react';

import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { useCategoryAddress } from '../store/use-category-address';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

const HERO_CARDS = perLanguage<{ icon: IconName; title: string; text: string; category: string }[]>(() => [
  {
    icon: 'key-round',
    title: t`Automotive`,
    text: t`Keys, remotes, and programmers by make, chip, or FCC ID`,
    category: 'automotive-keys',
  },
  {
    icon: 'lock',
    title: t`Door hardware`,
    text: t`Locks, closers, and exit devices`,
    category: 'door-locks',
  },
  {
    icon: 'shield',
    title: t`Access and alarms`,
    text: t`Strikes, maglocks, readers, and cameras`,
    category: 'access-control',
  },
  {
    icon: 'wrench',
    title: t`Shop and van`,
    text: t`Key machines, pinning kits, and picks`,
    category: 'tools-machines-supplies',
  },
]);

export function HeroCards() {
  const addressOf = useCategoryAddress();
  const cards = HERO_CARDS().flatMap(({ category, ...card }) => {
    const to = addressOf(category);
    return to === undefined ? [] : [{ ...card, to }];
  });
  return (
    <ul className="stack stack--wide columns-4">
      {cards.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Link to={to} className="hero-card" discover="none">
            <Icon name={icon} />
            <strong>{title}</strong>
            <span className="small">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
