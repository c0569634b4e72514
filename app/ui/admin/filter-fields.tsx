interface FilterInputProps {
  label: string;
  name: string;
  type?: 'search' | 'text' | 'date';
  value: string | undefined;
  placeholder?: string;
  /** Takes most of the row. */
  isWide?: boolean;
  /** The ID of a datalist. */
  list?: string;
}

/** A text or date in the filter of a list. */
export function FilterInput({ label, value, isWide = false, type = 'search', ...input }: FilterInputProps) {
  return (
    <label className={isWide ? 'order-filter__search' : undefined}>
      <span className="field__label">{label}</span>
      <input {...input} className="input" type={type} defaultValue={value} autoComplete="off" />
    </label>
  );
}

interface FilterSelectProps {
  label: string;
  hidesLabel?: boolean;
  name: string;
  /** Undefined if the list isn't filtered by it. */
  value: string | number | undefined;
  /** Name of the choice without a filter. */
  any: string;
  /** Value and name of each choice. */
  choices: readonly (readonly [string | number, string])[];
}

/** A select in the filter of a list. */
export function FilterSelect({ label, hidesLabel = false, name, value, any, choices }: FilterSelectProps) {
  const select = (
    <select className="select" id={hidesLabel ? name : undefined} name={name} defaultValue={value ?? ''}>
      <option value="">{any}</option>
      {choices.map(([choice, choiceName]) => (
        <option key={choice} value={choice}>
          {choiceName}
        </option>
      ))}
    </select>
  );
  return hidesLabel ? (
    <>
      <label className="sr-only" htmlFor={name}>
        {label}
      </label>
      {select}
    </>
  ) : (
    <label>
      <span className="field__label">{label}</span>
      {select}
    </label>
  );
}

/** Converts records to choices. */
export function toChoices(things: readonly { id: number; name: string }[]): [number, string][] {
  return things.map(({ id, name }) => [id, name]);
}
