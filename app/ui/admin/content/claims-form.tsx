import type { ReactNode } from 'react';

import { claimFormSchema } from '../../../domain/content/content/company-blocks.schema';
import type {
  ClaimField,
  ClaimGroup,
  ClaimSet,
  ClaimsDoc,
} from '../../../domain/content/content/claim-sets.rules';
import { TextareaField, TextField } from '../../form/fields';
import { Icon } from '../../icon/icon';
import { useContentAnswer } from './content-answer';
import { editorValidator } from '../products/editor-validator';
import { PictureField } from './picture-field';

export function claimsValidator(set: ClaimSet) {
  return editorValidator(claimFormSchema(set));
}

/** Labels of a set's fields, including each row. */
export function claimLabels(set: ClaimSet): Record<string, string> {
  const labels = new Map<string, string>(set.fields.map(({ name, label }) => [name, label]));
  for (const group of set.groups) {
    labels.set(group.name, group.label);
    for (let row = 0; row < group.most; row += 1)
      for (const { name, label } of group.fields)
        labels.set(`${group.name}[${row}].${name}`, `${label}, ${group.item} ${row + 1}`);
  }
  return Object.fromEntries(labels);
}

interface ClaimFieldsProps {
  set: ClaimSet;
  doc: ClaimsDoc;
  pictures: readonly string[];
}

/** A set's fields and its rows. The row buttons submit the form, which comes back changed. */
export function ClaimFields({ set, doc, pictures }: ClaimFieldsProps) {
  const { repopulateFields, step } = useContentAnswer();
  const field = (one: ClaimField, prefix = '') => (
    <OneField
      key={one.name}
      field={one}
      name={`${prefix}${one.name}`}
      pictures={pictures}
      takesFocus={step?.focus === `${prefix}${one.name}`}
    />
  );
  return (
    <>
      {set.fields.length > 0 && (
        <div className="panel">
          <div className="field-grid">{set.fields.map((one) => field(one))}</div>
        </div>
      )}
      {set.groups.map((group) => {
        const count = countRows(repopulateFields ?? doc, group.name);
        return (
          <fieldset key={group.name} className="panel">
            <legend>{group.label}</legend>
            <ol className="stack space-below">
              {Array.from({ length: count }, (_, row) => (
                <ClaimRowFields key={row} group={group} row={row} count={count}>
                  {group.fields.map((one) => field(one, `${group.name}[${row}].`))}
                </ClaimRowFields>
              ))}
            </ol>
            {count < group.most && (
              <button type="submit" className="btn" name="intent" value={`add ${group.name}`}>
                <Icon name="plus" />
                Add {group.item}
              </button>
            )}
          </fieldset>
        );
      })}
    </>
  );
}

interface ClaimRowFieldsProps {
  group: ClaimGroup;
  row: number;
  count: number;
  children: ReactNode;
}

function ClaimRowFields({ group, row, count, children }: ClaimRowFieldsProps) {
  const name = `${group.item} ${row + 1}`;
  const button = (action: string, label: string) => (
    <button
      type="submit"
      className="btn btn--small"
      name="intent"
      value={`${action} ${group.name} ${row}`}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </button>
  );
  return (
    <li className="claim-row">
      <div className="claim-row__fields">{children}</div>
      <div className="claim-row__buttons">
        {row > 0 && button('up', 'Up')}
        {row < count - 1 && button('down', 'Down')}
        {button('remove', 'Remove')}
      </div>
    </li>
  );
}

interface OneFieldProps {
  field: ClaimField;
  name: string;
  pictures: readonly string[];
  takesFocus: boolean;
}

function OneField({ field, name, pictures, takesFocus }: OneFieldProps) {
  const { label, type, hint, isOptional = false } = field;
  const props = { name, label, optional: isOptional, ...(hint === undefined ? {} : { hint }) };
  if (type === 'picture') return <PictureField name={name} label={label} kinds={pictures} />;
  if (type === 'line') return <TextField {...props} takesFocus={takesFocus} />;
  return <TextareaField {...props} rows={type === 'text' ? 3 : 5} />;
}

/** Counts the rows of a submitted form (flat names) or of a stored set (an array). */
function countRows(values: Record<string, unknown>, group: string): number {
  const rows = values[group];
  if (Array.isArray(rows)) return rows.length;
  const numbers = Object.keys(values).flatMap((name) => {
    const row = name.startsWith(`${group}[`) ? Number.parseInt(name.slice(group.length + 1), 10) : Number.NaN;
    return Number.isNaN(row) ? [] : [row + 1];
  });
  return Math.max(0, ...numbers);
}
