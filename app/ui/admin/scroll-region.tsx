import type { ReactNode } from 'react';

interface ScrollRegionProps {
  name: string;
  className?: string;
  children: ReactNode;
}

/** Something without a link in it, which may be larger than its place: reached by the keyboard, so that it can be scrolled. */
export function ScrollRegion({ name, className = 'table-scroll', children }: ScrollRegionProps) {
  return (
    // Without a stop of its own the keyboard could not scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={className} aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
