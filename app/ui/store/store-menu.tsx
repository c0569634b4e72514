import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { FoldMenu } from './fold-menu';
import { LanguageSwitch } from './language-switch';
import { Trans } from '~/i18n/trans';

interface StoreMenuProps {
  /** List items, which a desk shows beside the menu. */
  links: ReactNode;
  categories: { slug: string; name: string; level: number }[];
  /** List items, in a menu of their own on a desk. */
  business: ReactNode;
}

/** Every category, one click from every page. On a phone, it is the only menu and contains all links. */
export function StoreMenu({ links, categories, business }: StoreMenuProps) {
  const summary = (
    <>
      <Icon name="menu" />
      <span className="on-desk">
        <Trans>Departments</Trans>
      </span>
      <span className="off-desk">
        <Trans>Menu</Trans>
      </span>
      <Icon name="chevron-down" />
    </>
  );
  return (
    <FoldMenu className="fold-menu--store" summary={summary}>
      <li className="fold-menu__group off-desk">
        <Trans>Departments</Trans>
      </li>
      {categories.map(({ slug, name, level }) => (
        <li key={slug} className={level > 0 ? `fold-menu__below fold-menu__below--${level}` : undefined}>
          <Link to={paths.category(slug)} prefetch="intent">
            {name}
          </Link>
        </li>
      ))}
      <li className="fold-menu__group off-desk">
        <ul>{links}</ul>
      </li>
      <li className="fold-menu__group off-desk">
        <Trans>Business</Trans>
        <ul>{business}</ul>
      </li>
      <li className="off-desk">
        <LanguageSwitch />
      </li>
    </FoldMenu>
  );
}
