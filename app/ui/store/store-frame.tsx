import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { FullVehicle } from '../../domain/goods/fitment/vehicle.rules';
import type { CookieChoice } from '../../domain/base/sessions/cookie-choice.schema';
import { HelpButton } from '../tour/tour-form';
import { TourProvider } from '../tour/tour-provider';
import { CookieBar } from './cookie-bar';
import { useLiveFilter } from './live-filter';
import { LiveFilterNote } from './live-filter-note';
import { LoadingNote } from './loading-note';
import { MarketingHeader } from './marketing-header';
import { frameOf } from './page-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { FrenchOffer } from './language-switch';

export interface StoreShell {
  categories: { slug: string; name: string; level: number }[];
  /** Makes and services without products, which aren't offered. */
  emptyMakes: string[];
  emptyServices: string[];
  models: string[];
  /** Years of the search panel, newest first. */
  years: number[];
  /** The remembered vehicle. */
  vehicle: FullVehicle | undefined;
  cookieChoice: CookieChoice | undefined;
  /** Whether a buyer with an account is signed in. */
  isSignedIn: boolean;
  /** Whether an English page offers its French one. */
  offersFrench?: boolean | undefined;
}

/** The header, footer, and floating controls of a store page. */
export function StoreFrame({ shell, children }: { shell: StoreShell; children: ReactNode }) {
  const { header, tour } = frameOf(useLocation().pathname);
  const isMarketing = header === 'marketing';
  const { filter, counts, isUsed, controls } = useLiveFilter();
  const page = (
    <>
      {shell.offersFrench === true && <FrenchOffer />}
      {isMarketing ? (
        <MarketingHeader categories={shell.categories} />
      ) : (
        <SiteHeader {...shell} live={controls} />
      )}
      <LoadingNote />
      {isUsed && <LiveFilterNote filter={filter} counts={counts} />}
      {children}
      <SiteFooter categories={shell.categories} isMarketing={isMarketing} />
      {isMarketing && shell.cookieChoice === undefined && <CookieBar />}
      {tour !== undefined && <HelpButton />}
    </>
  );
  if (tour === undefined) return page;
  return (
    <TourProvider autoStart={tour.autoStart} mayRemember={shell.cookieChoice?.preferences ?? true}>
      {page}
    </TourProvider>
  );
}
