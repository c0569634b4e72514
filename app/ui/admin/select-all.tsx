import { useState, type ChangeEvent } from 'react';

import { useHydrated } from '../use-hydrated';

/** Selects all rows of the page: the checkboxes of the form with this name. */
export function SelectAll({ name }: { name: string }) {
  const hydrated = useHydrated();
  const [isAll, setAll] = useState(false);
  const selectAll = ({ currentTarget: { form, checked } }: ChangeEvent<HTMLInputElement>) => {
    setAll(checked);
    for (const box of form?.elements ?? [])
      if (box instanceof HTMLInputElement && box.name === name) box.checked = checked;
  };
  if (!hydrated) return null;
  return (
    <label className="check">
      <input type="checkbox" checked={isAll} onChange={selectAll} />
      <span>Select all on this page</span>
    </label>
  );
}
