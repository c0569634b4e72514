import type { ReactNode } from 'react';

interface ScrollRegionProps {
  name: string;
  className?: string;
  children: ReactNode;
}

/** A scrollable region without controls, focusable so that the keyboard can scroll it. */
export function ScrollRegion({ name, className = 'table-scroll', children }: ScrollRegionProps) {
  return (
    // The keyboard scrolls the focused region.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={className} aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
