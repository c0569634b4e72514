import { useEffect, useRef, type RefObject } from 'react';

type Values = Record<string, string | number | boolean | string[]>;

/**
 * Keeps a GET form's fields in step with the URL, for Back and links, without remounting, so that focus and typed
 * text stay.
 *
 * @param values by field name; missing names are empty.
 */
export function useFieldsOfAddress(values: Values): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const previous = useRef(values);
  useEffect(() => {
    const before = previous.current;
    previous.current = values;
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
