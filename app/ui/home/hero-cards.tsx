import { Link } from '@remix-run/react';

import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { useCategoryAddress } from '../store/use-category-address';

const HERO_CARDS: { icon: IconName; title: string; text: string; category: string }[] = [
  {
    icon: 'key-round',
    title: 'Automotive',
    text: 'Keys, remotes, and programmers by make, chip, or FCC ID',
    category: 'automotive-keys',
  },
  {
    icon: 'lock',
    title: 'Door hardware',
    text: 'Locks, closers, and exit devices',
    category: 'door-locks',
  },
  {
    icon: 'shield',
    title: 'Access and alarms',
    text: 'Strikes, maglocks, readers, and cameras',
    category: 'access-control',
  },
  {
    icon: 'wrench',
    title: 'Shop and van',
    text: 'Key machines, pinning kits, and picks',
    category: 'tools-machines-supplies',
  },
];

export function HeroCards() {
  const addressOf = useCategoryAddress();
  const cards = HERO_CARDS.flatMap(({ category, ...card }) => {
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
