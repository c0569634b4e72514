import { useEffect, useRef, type RefObject } from 'react';

type Values = Record<string, string | number | boolean | string[]>;

/**
 * Lets the fields of a form follow the address that it asks by, for Back and for links that change it. The form stays
 * what it is on the page, so that a field which was just used keeps the focus, and one that is being filled its text.
 *
 * @param values what the address says of each field, by name; a name that is missing is empty.
 */
export function useFieldsOfAddress(values: Values): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(values);
  useEffect(() => {
    const before = shown.current;
    shown.current = values;
    for (const field of form.current?.elements ?? []) {
      const name = field.getAttribute('name') ?? '';
      if (JSON.stringify(before[name]) === JSON.stringify(values[name])) continue;
      const value = values[name];
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = Array.isArray(value) ? value.includes(field.value) : value === true;
      else if (
        field instanceof HTMLSelectElement ||
        (field instanceof HTMLInputElement && field.type !== 'hidden')
      )
        field.value = value === undefined ? '' : String(value);
    }
  }, [values]);
  return form;
}
