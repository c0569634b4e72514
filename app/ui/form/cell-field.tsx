import type { ComponentProps } from 'react';

import { TextField } from './fields';

/** A field in a table with the class `cell-fields`: a number by default. Its label is for screen readers. */
export function CellField(props: Omit<ComponentProps<typeof TextField>, 'hideLabel' | 'autoComplete'>) {
  return <TextField inputMode="numeric" {...props} autoComplete="off" hideLabel />;
}
