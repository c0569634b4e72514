import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { PolicyLinks } from '../content/policy-links';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { useSettings } from '../settings/use-settings';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** What becomes of an order that will ship, and where to change it. */
export function WhatHappensNext({ tracking }: { tracking: string }) {
  const { hotline } = useSettings();
  return (
    <section className="panel next-steps" aria-labelledby="next">
      <h2 id="next">
        <Trans>What happens next</Trans>
      </h2>
      <ol>
        <Step icon="package" name={t`We pack your order`}>
          <Trans>
            To change or cancel it, call{' '}
            <a className="link" href={`tel:${hotline}`}>
              {hotline}
            </a>{' '}
            before it ships.
          </Trans>
        </Step>
        <Step icon="truck" name={t`It ships`}>
          <Trans>
            Your tracking number appears on the{' '}
            <Link className="link" to={tracking} discover="none">
              order’s page
            </Link>
            .
          </Trans>
        </Step>
        <Step icon="archive-restore" name={t`Something isn’t right?`}>
          <PolicyLinks />
        </Step>
      </ol>
    </section>
  );
}

function Step({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <h3>{name}</h3>
      <p className="small">{children}</p>
    </li>
  );
}
