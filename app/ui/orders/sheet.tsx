import type { ReactNode } from 'react';

import { STORE_NAME } from '../page-title';
import { useSettings } from '../settings/use-settings';

/** A printable document with the store's letterhead. */
export function Sheet({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { salesEmail, hotline } = useSettings();
  return (
    <article className="order-document">
      <header className="order-document__head">
        <div>
          <p className="semibold large">{STORE_NAME}</p>
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
