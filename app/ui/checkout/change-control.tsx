import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { useHydrated } from '../use-hydrated';

interface ChangeControlProps {
  /** The id of the form whose fields are kept. */
  form: string;
  /** What the form's page is told, so that it leads there. */
  intent: 'toCart' | 'toShipping' | `address-${number}`;
  to: string;
  /** Loads the page anew, so that its form starts anew too. */
  loadsAnew?: boolean;
  children: ReactNode;
}

/**
 * The way from a checkout's page to where something on it is changed. The page keeps by itself what is typed; without
 * JavaScript the form has to be sent for that, so there it is a button.
 */
export function ChangeControl({ form, intent, to, loadsAnew = false, children }: ChangeControlProps) {
  const hydrated = useHydrated();
  if (!hydrated) {
    return (
      <button type="submit" className="link link-btn" form={form} name="intent" value={intent}>
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
