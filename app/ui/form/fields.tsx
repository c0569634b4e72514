import type { FocusEvent, ReactNode } from 'react';
import { useField } from 'remix-validated-form';

import { Icon } from '../icon/icon';
import { runAfterPointer } from './after-pointer';
import { fieldId, useFormId, useFormLabel, useKnownErrors } from './form-context';
import { Options } from './options';
import { Trans } from '~/i18n/trans';

interface FieldProps {
  name: string;
  /** The form's label for the field by default. */
  label?: string;
  hint?: string;
  optional?: boolean;
  /** Marks the label with an asterisk, which the page must explain. */
  required?: boolean;
  /** Spans both columns. */
  whole?: boolean;
  /** For table cells, which have a visible heading. */
  hideLabel?: boolean;
  /** The language of what is typed, if it isn't the page's. */
  lang?: string;
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  required: true | undefined;
  lang: string | undefined;
}

// The library validates as soon as a field is left. We wait until the click that left it is over.
const NOT_BY_ITSELF = { initial: 'onSubmit', whenTouched: 'onSubmit', whenSubmitted: 'onSubmit' } as const;

/** Connects a control to its label, hint, error, and the form library. Validates when the field is left. */
function useControl({ name, hint, required, lang }: FieldProps) {
  const id = fieldId(useFormId(), name);
  const known = useKnownErrors();
  const checked = useField(name, { validationBehavior: NOT_BY_ITSELF });
  const field = { ...checked, error: checked.error ?? known[name] };
  const described = [hint !== undefined && `${id}-hint`, field.error !== undefined && `${id}-error`];
  const attributes: ControlAttributes = {
    id,
    'aria-invalid': field.error === undefined ? undefined : true,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    required: required === true ? true : undefined,
    lang,
  };
  const checkWhenLeft = (event: FocusEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
    const control = event.currentTarget;
    if (control.value === '') return;
    runAfterPointer(() => {
      // The click may have removed the form.
      if (control.isConnected) field.validate();
    });
  };
  return { id, field, attributes, checkWhenLeft };
}

/** A field's error. */
export function FieldMessage({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <span className="field__error" id={`${id}-error`}>
      <Icon name="circle-alert" />
      {error}
    </span>
  );
}

/** A control with its label, hint, and error. */
export function FieldFrame(
  props: FieldProps & { id: string; error: string | undefined; children: ReactNode },
) {
  const { id, hint, optional, required, whole, hideLabel, error, children } = props;
  const formLabel = useFormLabel(props.name);
  const classes = ['field', error !== undefined && 'field--bad', whole === true && 'field--whole'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label className={hideLabel === true ? 'sr-only' : 'field__label'} htmlFor={id}>
        {props.label ?? formLabel}
        {optional === true && (
          <span className="muted regular">
            {' '}
            <Trans>(optional)</Trans>
          </span>
        )}
        {required === true && (
          <span className="field__asterisk" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {hint !== undefined && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldMessage id={id} error={error} />
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** For codes such as part numbers: turns off capitalization and correction. */
  isCode?: boolean;
  /** For a form that a click just opened. */
  takesFocus?: boolean;
}

export function TextField(all: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode, isCode = false, takesFocus = false, ...props } = all;
  const { id, field, attributes, checkWhenLeft } = useControl(props);
  return (
    <FieldFrame {...props} id={id} error={field.error}>
      <input
        {...field.getInputProps({ type, onBlur: checkWhenLeft })}
        {...attributes}
        className="input"
        autoComplete={autoComplete}
        inputMode={inputMode}
        // The click that opened the form asked for this field.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        {...(isCode ? { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } : {})}
      />
    </FieldFrame>
  );
}

/** A file must be chosen again after a refused submit: browsers don't restore it. */
export function FileField({ accept, ...props }: FieldProps & { accept: string }) {
  const { id, field, attributes } = useControl(props);
  return (
    <FieldFrame {...props} id={id} error={field.error}>
      <input
        {...attributes}
        type="file"
        name={props.name}
        className="input"
        accept={accept}
        onChange={() => field.validate()}
      />
    </FieldFrame>
  );
}

interface TextareaFieldProps extends FieldProps {
  rows: number;
  /** For a form that a click just opened. */
  takesFocus?: boolean;
}

export function TextareaField({ rows, takesFocus = false, ...props }: TextareaFieldProps) {
  const { id, field, attributes, checkWhenLeft } = useControl(props);
  return (
    <FieldFrame {...props} id={id} error={field.error}>
      <textarea
        {...field.getInputProps({ onBlur: checkWhenLeft })}
        {...attributes}
        className="textarea"
        rows={rows}
        // The click that opened the form asked for this field.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps {
  autoComplete?: string;
  /** Value and name of each choice, after the children. */
  choices?: readonly (readonly [string | number, string])[];
  children?: ReactNode;
}

export function SelectField({ autoComplete, choices = [], children, ...props }: SelectFieldProps) {
  const { id, field, attributes, checkWhenLeft } = useControl(props);
  return (
    <FieldFrame {...props} id={id} error={field.error}>
      <select
        {...field.getInputProps({ onBlur: checkWhenLeft })}
        {...attributes}
        className="select"
        autoComplete={autoComplete}
      >
        {children}
        <Options of={choices} />
      </select>
    </FieldFrame>
  );
}

export function CheckboxField({
  onToggle,
  ...props
}: FieldProps & { onToggle?: (checked: boolean) => void }) {
  const { id, field, attributes } = useControl(props);
  const formLabel = useFormLabel(props.name);
  return (
    <div className={field.error === undefined ? 'field' : 'field field--bad'}>
      <label className="check">
        <input
          {...field.getInputProps({ type: 'checkbox' })}
          {...attributes}
          defaultChecked={field.defaultValue === true || field.defaultValue === 'on'}
          value="on"
          onClick={(event) => onToggle?.(event.currentTarget.checked)}
        />
        <span className={props.hideLabel === true ? 'sr-only' : undefined}>
          {props.label ?? formLabel}
          {props.hint !== undefined && (
            <span className="field__hint block" id={`${id}-hint`}>
              {props.hint}
            </span>
          )}
        </span>
      </label>
      <FieldMessage id={id} error={field.error} />
    </div>
  );
}
