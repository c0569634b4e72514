import type { ReactNode } from 'react';
import { useField } from 'remix-validated-form';

import { FieldMessage } from '../form/fields';
import { fieldId, useFormId, useFormLabel } from '../form/form-context';

interface CheckboxGroupProps {
  name: string;
  choices: { value: string; label: ReactNode; hint: string }[];
}

/** Checkboxes that share a name. The error summary links to the first. */
export function CheckboxGroup({ name, choices }: CheckboxGroupProps) {
  const { error, defaultValue } = useField(name);
  const id = fieldId(useFormId(), name);
  const legend = useFormLabel(name);
  const chosen: unknown[] = [defaultValue ?? []].flat();
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field field--bad'}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="field__label">{legend}</legend>
      {choices.map(({ value, label, hint }, index) => (
        <label key={value} className="check">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            id={index === 0 ? id : undefined}
          />
          <span>
            {label}
            <span className="field__hint block">{hint}</span>
          </span>
        </label>
      ))}
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
