import type { ReactNode } from 'react';

import type { HeadOffice } from '../../domain/content/locations/locations.rules';
import { STORE_NAME } from '../page-title';
import { useSettings } from '../settings/use-settings';

interface SheetProps {
  title: ReactNode;
  /** The store's address. */
  headOffice?: HeadOffice | undefined;
  children: ReactNode;
}

/** A printable document with the store's letterhead. */
export function Sheet({ title, headOffice, children }: SheetProps) {
  const { salesEmail, hotline } = useSettings();
  return (
    <article className="order-document">
      <header className="order-document__head">
        <div>
          <p className="semibold large">{STORE_NAME}</p>
          {headOffice !== undefined && (
            <p className="small">
              {headOffice.address}, {headOffice.city}, {headOffice.province} {headOffice.postalCode}
            </p>
          )}
          <p className="small">
            {salesEmail} · {hotline}
          </p>
        </div>
        <h1>{title}</h1>
      </header>
      {children}
    </article>
  );
}
