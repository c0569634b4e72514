import { Fragment, type ReactNode } from 'react';

/** The lines of an address; empty and false ones are left out. */
export function AddressLines({ lines }: { lines: readonly ReactNode[] }) {
  return lines
    .filter((line) => line !== '' && line !== false && line !== null)
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
}
