import type { ReactNode } from 'react';

import { Icon } from '../icon/icon';

interface StatusHeadProps {
  tone?: 'good' | 'bad' | 'open';
  title: string;
  orderNumber: string;
  children: ReactNode;
}

const ICONS = { good: 'circle-check', bad: 'circle-alert', open: 'clock' } as const;

/** The head of an order's page: its status as an icon and a title, its number, and what it means for the buyer. */
export function StatusHead({ tone = 'open', title, orderNumber, children }: StatusHeadProps) {
  return (
    <header className="confirmation__head">
      <Icon name={ICONS[tone]} {...(tone !== 'open' && { className: `confirmation__${tone}` })} />
      <h1>{title}</h1>
      <p>
        Order number{' '}
        <strong className="part-number" data-testid="order-number">
          {orderNumber}
        </strong>
      </p>
      {children}
    </header>
  );
}
