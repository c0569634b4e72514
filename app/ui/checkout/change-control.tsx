import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { useHydrated } from '../use-hydrated';

interface ChangeControlProps {
  /** Tells the form's action where to redirect. */
  intent: 'toCart' | 'toExpress' | 'toShipping' | `address-${number}`;
  to: string;
  /** Reloads the page, so that its form starts over. */
  loadsAnew?: boolean;
  children: ReactNode;
}

/**
 * Leads from a checkout page to where something on it is changed. With JavaScript the page saves what is typed. Without
 * it, this is a button of the checkout's form, whose submit saves it.
 */
export function ChangeControl({ intent, to, loadsAnew = false, children }: ChangeControlProps) {
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <button type="submit" className="link link-btn" name="intent" value={intent}>
        {children}
      </button>
    );
  }
  return (
    <Link className="link" to={to} discover="none" reloadDocument={loadsAnew}>
      {children}
    </Link>
  );
}
