import { useField } from 'remix-validated-form';

import { Icon } from '../icon/icon';
import { runAfterPointer } from './after-pointer';
import { fieldId, useFormId } from './form-id';

const NOT_BY_ITSELF = { initial: 'onSubmit', whenTouched: 'onSubmit', whenSubmitted: 'onSubmit' } as const;

/** A number field in a table row, with a label for screen readers. */
export function CellField({ name, label }: { name: string; label: string }) {
  const id = fieldId(useFormId(), name);
  const field = useField(name, { validationBehavior: NOT_BY_ITSELF });
  return (
    <div className={field.error === undefined ? 'cell-field' : 'cell-field field--bad'}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        {...field.getInputProps({
          type: 'text',
          onBlur: (event) => {
            const control = event.currentTarget;
            runAfterPointer(() => {
              if (control.isConnected && control.value !== '') field.validate();
            });
          },
        })}
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={field.error === undefined ? undefined : true}
        aria-describedby={field.error === undefined ? undefined : `${id}-error`}
      />
      {field.error !== undefined && (
        <span className="field__error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {field.error}
        </span>
      )}
    </div>
  );
}
