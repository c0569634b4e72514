import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import { Icon } from '../icon/icon';
import { BadgeList } from './badge-list';
import { FoldMenu } from './fold-menu';
import { LanguageSwitch } from './language-switch';
import { useStoreClaims } from './use-claims';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface StoreStripProps {
  hasBadges: boolean;
  /** List items: what isn't for choosing goods. A narrow window has them in its menu. */
  links: ReactNode;
  /** List items. */
  business: ReactNode;
}

/** The top line of the store: its claims, and links that buyers rarely need. */
export function StoreStrip({ hasBadges, links, business }: StoreStripProps) {
  const { key } = useLocation();
  const { badges } = useStoreClaims();
  return (
    <div className="site-header__badges">
      <div className="container small store-strip">
        {hasBadges && <BadgeList badges={badges} />}
        <nav className="store-strip__nav" aria-label={t`Checkout and account`}>
          <ul className="store-strip__links">{links}</ul>
          <FoldMenu
            key={key}
            className="fold-menu--business"
            summary={
              <>
                <Trans>Business</Trans>
                <Icon name="chevron-down" />
              </>
            }
          >
            {business}
          </FoldMenu>
          <LanguageSwitch />
        </nav>
      </div>
    </div>
  );
}
