import { useRef, useState, type MouseEvent } from 'react';
import { useFormContext } from 'remix-validated-form';

import { MAX_ROWS } from '../../domain/goods/catalog/product-lists.schema';
import {
  moveRow,
  formatRowIntent,
  type RowList,
  type RowMove,
} from '../../domain/goods/catalog/product-rows.rules';
import { fieldId, useFormId } from '../form/form-context';
import { Icon } from '../icon/icon';
import { FieldMessage } from '../form/fields';

interface Column {
  /** Undefined if a row is a single text. */
  field?: string;
  label: string;
  inputMode?: 'numeric';
}

interface Row {
  key: number;
  values: unknown;
}

interface RowListProps {
  list: RowList;
  legend: string;
  one: string;
  hint?: string;
  columns: Column[];
}

/**
 * Rows that can be added, removed and moved. With JavaScript at once; without it every button sends the form, which
 * comes back with the row where it is wanted and everything that was typed.
 */
export function RowListField({ list, legend, one, hint, columns }: RowListProps) {
  const { defaultValues, fieldErrors, clearError } = useFormContext();
  const formId = useFormId();
  const [rows, setRows] = useState(() => initialRows(propertyOf(defaultValues, list)));
  const next = useRef(rows.length);
  const box = useRef<HTMLFieldSetElement>(null);
  const nameOf = (index: number, { field }: Column) =>
    field === undefined ? `${list}[${index}]` : `${list}[${index}].${field}`;

  const press = (event: MouseEvent, move: RowMove, index = 0) => {
    event.preventDefault();
    clearError(...rows.flatMap((_, at) => columns.map((column) => nameOf(at, column))));
    const empty = { key: next.current, values: '' };
    next.current += 1;
    setRows(moveRow(rows, { list, move, index }, empty));
    // Focuses the new row. Removing a row removes its focused button.
    requestAnimationFrame(() => {
      const inputs = box.current?.querySelectorAll('input') ?? [];
      if (move === 'add') inputs[inputs.length - columns.length]?.focus();
      if (move === 'remove') box.current?.querySelector<HTMLElement>('.row-list__add')?.focus();
    });
  };

  const button = (
    move: RowMove,
    index: number,
    icon: 'arrow-up' | 'arrow-down' | 'trash-2',
    label: string,
  ) => (
    <button
      type="submit"
      className="icon-btn icon-btn--small"
      name="intent"
      value={formatRowIntent(list, move, index)}
      onClick={(event) => press(event, move, index)}
    >
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </button>
  );

  return (
    <fieldset className="row-list field--whole" ref={box}>
      <legend className="field__label">
        {legend} <span className="muted regular">(optional)</span>
      </legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      {fieldErrors[list] !== undefined && <p className="field__error">{fieldErrors[list]}</p>}
      <ol>
        {rows.map((row, index) => (
          <li key={row.key} className="row-list__row">
            {columns.map((column) => {
              const name = nameOf(index, column);
              const id = fieldId(formId, name);
              const error = fieldErrors[name];
              return (
                <span key={column.label} className={error === undefined ? 'field' : 'field field--bad'}>
                  <label className="sr-only" htmlFor={id}>
                    {column.label} {index + 1}
                  </label>
                  <input
                    type="text"
                    id={id}
                    name={name}
                    className="input"
                    placeholder={column.label}
                    inputMode={column.inputMode}
                    defaultValue={getText(row.values, column.field)}
                    aria-invalid={error === undefined ? undefined : true}
                    aria-describedby={error === undefined ? undefined : `${id}-error`}
                    autoComplete="off"
                  />
                  <FieldMessage id={id} error={error} />
                </span>
              );
            })}
            <span className="row-actions">
              {index > 0 && button('up', index, 'arrow-up', `Move ${one} ${index + 1} up`)}
              {index < rows.length - 1 &&
                button('down', index, 'arrow-down', `Move ${one} ${index + 1} down`)}
              {button('remove', index, 'trash-2', `Remove ${one} ${index + 1}`)}
            </span>
          </li>
        ))}
      </ol>
      {rows.length < MAX_ROWS[list] && (
        <button
          type="submit"
          className="btn btn--small row-list__add"
          name="intent"
          value={formatRowIntent(list, 'add')}
          onClick={(event) => press(event, 'add')}
        >
          <Icon name="plus" />
          Add {one}
        </button>
      )}
    </fieldset>
  );
}

/** Starts an empty list with one empty row. */
function initialRows(value: unknown): Row[] {
  const values: unknown[] = Array.isArray(value) && value.length > 0 ? value : [''];
  return values.map((one, key) => ({ key, values: one }));
}

function getText(row: unknown, field: string | undefined): string {
  const value = field === undefined ? row : propertyOf(row, field);
  return typeof value === 'string' ? value : '';
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
